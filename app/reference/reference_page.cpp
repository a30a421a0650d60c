// SPDX-License-Identifier: MIT
#include "app/reference/reference_page.h"

#include "app/reference/fact_line.h"
#include "app/rule_table/table_sheet.h"
#include "app/style/design.h"
#include "app/words/words.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

using Kind = ReferenceBlock::Kind;

QLabel *makeLabel(const QString &look, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setProperty("look", look);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

ReferencePage::ReferencePage(QWidget *parent)
    : QScrollArea(parent)
    , m_sheet(new QWidget)
    , m_column(new QVBoxLayout(m_sheet))
{
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sheet->setProperty("look", u"sheet"_s);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addStretch();
    setWidget(m_sheet);
}

QWidget *ReferencePage::makeLink()
{
    auto *link = new QPushButton(m_sheet);
    link->setProperty("look", u"link"_s);
    connect(link, &QPushButton::clicked, this, [this, link] {
        const qsizetype place = m_widgets.indexOf(link);
        if (place >= 0)
            emit linkFollowed(m_blocks.at(place).item);
    });
    return link;
}

QWidget *ReferencePage::makeWidget(ReferenceBlock::Kind kind)
{
    switch (kind) {
    case Kind::Heading:
        return makeLabel(u"section"_s, m_sheet);
    case Kind::Text:
    case Kind::Choice:
        return makeLabel(u"text"_s, m_sheet);
    case Kind::Muted:
        return makeLabel(u"small"_s, m_sheet);
    case Kind::Fact:
        return new FactLine(m_sheet);
    case Kind::Link:
        return makeLink();
    case Kind::Table: {
        auto *sheet = new TableSheet(m_sheet);
        sheet->offerHouseRules();
        connect(sheet, &TableSheet::cellActivated, this, &ReferencePage::cellActivated);
        return sheet;
    }
    }
    Q_UNREACHABLE();
}

void ReferencePage::fill(QWidget *widget, qsizetype place)
{
    const ReferenceBlock &block = m_blocks.at(place);
    switch (block.kind) {
    case Kind::Heading: {
        auto *label = static_cast<QLabel *>(widget);
        const QString text =
            block.mended ? tr("%1 (changed)", "a ruling").arg(block.text) : block.text;
        label->setText(breakable(text.toUpper()));
        label->setAccessibleName(text);
        break;
    }
    case Kind::Choice:
        static_cast<QLabel *>(widget)->setText(
            breakable((block.lit ? u"● "_s : u"○ "_s) + block.text));
        widget->setAccessibleName(block.lit ? tr("In force: %1").arg(block.text) : block.text);
        break;
    case Kind::Text:
    case Kind::Muted:
        static_cast<QLabel *>(widget)->setText(breakable(block.text));
        break;
    case Kind::Fact:
        static_cast<FactLine *>(widget)->setFact(block.text, block.value);
        break;
    case Kind::Link:
        static_cast<QPushButton *>(widget)->setText(block.text);
        break;
    case Kind::Table:
        static_cast<TableSheet *>(widget)->setTable(block.table, block.litRows);
        break;
    }
    const QString look = block.lit ? u"lit"_s : u"text"_s;
    const bool isText = block.kind == Kind::Text || block.kind == Kind::Choice;
    if (isText && widget->property("look").toString() != look) {
        widget->setProperty("look", look);
        widget->setStyleSheet(widget->styleSheet()); // reads the property again
    }
}

void ReferencePage::setBlocks(const QList<ReferenceBlock> &blocks)
{
    const QList<ReferenceBlock> before = m_blocks;
    m_blocks = blocks;
    qsizetype same = 0;
    while (same < before.size() && same < blocks.size() &&
           before.at(same).kind == blocks.at(same).kind)
        ++same;
    while (m_widgets.size() > same)
        delete m_widgets.takeLast();
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        if (i >= m_widgets.size()) {
            m_widgets.append(makeWidget(blocks.at(i).kind));
            m_column->insertWidget(static_cast<int>(i), m_widgets.last());
            m_widgets.last()->show();
        } else if (before.at(i) == blocks.at(i)) {
            continue;
        }
        fill(m_widgets.at(i), i);
    }
}

} // namespace adjutant::app
