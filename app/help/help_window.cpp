// SPDX-License-Identifier: MIT
#include "app/help/help_window.h"

#include "help/ui_help_window.h"

#include "app/style/design.h"
#include "app/widgets/window_place.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextTable>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr QSize HelpSize(900, 660); ///< at 100 percent
constexpr int ChaptersWidth = 240;
constexpr int ChapterLevel = 2; ///< the heading of a chapter

} // namespace

HelpWindow::HelpWindow(QWidget *parent)
    : QDialog(parent)
    , m_form(std::make_unique<Ui::HelpWindow>())
{
    m_form->setupUi(this);
    connect(m_form->chapters, &QListWidget::currentRowChanged, this, &HelpWindow::goTo);
    connect(m_form->closeButton, &QPushButton::clicked, this, &QDialog::reject);
    connect(&design(), &Design::changed, this, &HelpWindow::restyle);
    new WindowPlace(this, u"help"_s, HelpSize);
}

HelpWindow::~HelpWindow() = default;

void HelpWindow::setManual(const QString &markdown)
{
    m_manual = markdown;
    restyle();
    m_form->chapters->setFocus();
}

void HelpWindow::restyle()
{
    const int chapter = std::max(0, m_form->chapters->currentRow());
    m_form->chapters->setFixedWidth(design().px(ChaptersWidth));
    m_form->chapters->setSpacing(design().px(space::Hair));
    m_form->text->document()->setDefaultFont(design().font(Type::Body));
    m_form->text->document()->setDocumentMargin(design().px(space::Large));
    m_form->text->setMarkdown(m_manual);
    spreadText();
    listChapters();
    m_form->chapters->setCurrentRow(chapter);
}

/// Room above headings and paragraphs, which Markdown leaves to whoever shows it.
void HelpWindow::spreadText()
{
    const QTextDocument &document = *m_form->text->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        const bool heading = block.blockFormat().headingLevel() > 0;
        const bool inTable = cursor.currentTable() != nullptr;
        QTextBlockFormat format;
        format.setTopMargin(design().px(heading ? space::Large : inTable ? 0 : space::Small));
        format.setBottomMargin(design().px(inTable ? 0 : space::Small));
        cursor.mergeBlockFormat(format);
    }
    for (QTextFrame *frame : document.rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setCellPadding(design().px(space::Hair));
        table->setFormat(format);
    }
}

void HelpWindow::listChapters()
{
    m_form->chapters->clear();
    m_places.clear();
    const QTextDocument &document = *m_form->text->document();
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != ChapterLevel)
            continue;
        m_form->chapters->addItem(block.text());
        m_places.append(block.position());
    }
}

void HelpWindow::goTo(int chapter)
{
    if (chapter < 0)
        return;
    QTextCursor cursor(m_form->text->document());
    cursor.setPosition(m_places.at(chapter));
    m_form->text->setTextCursor(cursor);
    QScrollBar *bar = m_form->text->verticalScrollBar();
    // The first chapter begins with the title above it.
    bar->setValue(chapter == 0 ? 0 : bar->value() + m_form->text->cursorRect().top());
}

} // namespace adjutant::app
