// SPDX-License-Identifier: MIT
#include "app/hand/hand_row.h"

#include "app/style/design.h"
#include "app/style/sheet_property.h"

#include <QHBoxLayout>
#include <QLabel>

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
    setSheetProperty(*this, "look", current ? u"current"_s : u"plain"_s);
}

} // namespace adjutant::app
