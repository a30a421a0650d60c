// SPDX-License-Identifier: MIT
#include "app/rulings/ruling_page.h"

#include "rulings/ui_ruling_page.h"

#include "app/rule_table/printed_table.h"
#include "app/rulings/agreed_rules.h"
#include "app/widgets/choice_button.h"

using namespace Qt::StringLiterals;

namespace adjutant::app {

RulingPage::RulingPage(QWidget *parent)
    : QScrollArea(parent)
    , m_form(std::make_unique<Ui::RulingPage>())
{
    m_form->setupUi(this);
    connect(m_form->defaultButton, &QPushButton::clicked, this,
            [this] { choose(m_ruling->fallback); });
    connect(m_form->numberButton, &QPushButton::clicked, this,
            [this] { choose(QString::number(m_form->numberSpin->value())); });
}

RulingPage::~RulingPage() = default;

void RulingPage::showRuling(AgreedRules &rules, const Ruling &ruling)
{
    m_rules = &rules;
    m_ruling = &ruling;
    const Phrasebook &phrases = rules.rulebook().phrases;
    m_form->headingLabel->setText(phrases.render(ruling.heading));
    m_form->questionLabel->setText(phrases.render(ruling.question));
    m_form->whereLabel->setText(whereText());
    m_form->numberBox->setVisible(ruling.takesNumber);
    m_form->numberSpin->setRange(ruling.minimum, ruling.maximum);
    m_form->numberSpin->setValue(rules.choice(ruling.id).toInt());
    addChoices();
    refresh();
}

void RulingPage::addChoices()
{
    qDeleteAll(m_choices);
    m_choices.clear();
    for (const RulingOption &option : m_ruling->options) {
        const QString text = m_rules->rulebook().phrases.render(option.text);
        const bool isDefault = option.id == m_ruling->fallback;
        auto *choice = new ChoiceButton(
            isDefault ? tr("%1 (default)", "a choice of a ruling").arg(text) : text,
            m_form->choicesBox);
        connect(choice, &QAbstractButton::clicked, this, [this, id = option.id] { choose(id); });
        m_form->choicesLayout->addWidget(choice);
        m_choices.append(choice);
    }
}

void RulingPage::choose(const QString &choice)
{
    if (choice != m_rules->choice(m_ruling->id))
        m_rules->choose(m_ruling->id, choice);
}

void RulingPage::refresh()
{
    if (!m_ruling)
        return;
    const QString chosen = m_rules->choice(m_ruling->id);
    for (qsizetype i = 0; i < m_choices.size(); ++i) {
        // Where a number is in force, none of them is checked.
        m_choices.at(i)->setAutoExclusive(false);
        m_choices.at(i)->setChecked(m_ruling->options.at(i).id == chosen);
        m_choices.at(i)->setAutoExclusive(true);
    }
    m_form->defaultButton->setEnabled(m_rules->isChanged(*m_ruling));
}

/// What the rulebook says there, so that people can judge.
QString RulingPage::whereText() const
{
    QStringList paragraphs;
    const Rulebook &book = m_rules->rulebook();
    for (const QString &rule : m_ruling->rules) {
        if (const RuleParagraph *paragraph = book.paragraph(rule))
            paragraphs.append(ruleHeading(book, rule) + u": "_s +
                              book.phrases.render(paragraph->text));
    }
    return paragraphs.join(u'\n');
}

} // namespace adjutant::app
