// SPDX-License-Identifier: MIT
#include "app/reference/fact_line.h"

#include "app/words/words.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace adjutant::app {

FactLine::FactLine(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_value(new QLabel(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QLabel *label : {m_label, m_value}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_label->setProperty("look", u"muted"_s);
    m_value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    row->addWidget(m_label, 3);
    row->addWidget(m_value, 2);
}

void FactLine::setFact(const QString &label, const QString &value)
{
    m_label->setText(breakable(label));
    m_value->setText(breakable(value));
}

} // namespace adjutant::app
