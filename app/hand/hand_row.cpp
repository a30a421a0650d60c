// SPDX-License-Identifier: MIT
#include "app/hand/hand_row.h"

#include "app/style/design.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace adjutant::app {

HandRow::HandRow(const QString &label, QWidget *parent)
    : QFrame(parent)
    , m_line(new QHBoxLayout(this))
    , m_label(new QLabel(label, this))
{
    const int gap = design().px(space::Hair);
    m_line->setContentsMargins(design().px(space::Small), gap, design().px(space::Small), gap);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_line->addWidget(m_label, 1);
    setCurrent(false);
}

QString HandRow::label() const
{
    return m_label->text();
}

void HandRow::setCurrent(bool current)
{
    const QString look = current ? u"current"_s : u"plain"_s;
    if (property("look").toString() == look)
        return;
    setProperty("look", look);
    style()->unpolish(this);
    style()->polish(this);
}

} // namespace adjutant::app
