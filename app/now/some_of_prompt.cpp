// SPDX-License-Identifier: MIT
#include "app/now/some_of_prompt.h"

#include "app/keys/key_router.h"
#include "app/now/option_button.h"
#include "app/session/session.h"
#include "app/widgets/flow_layout.h"

#include <QGridLayout>
#include <QJsonArray>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace adjutant::app {

SomeOfPrompt::SomeOfPrompt(const Session &session, QWidget *parent)
    : Prompt(session, parent)
    , m_keys(session, question().options)
    , m_done(new ActionButton(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *lines = new QGridLayout;
    auto *flow = new FlowLayout;
    column->addLayout(lines);
    column->addLayout(flow);
    for (const Option &option : question().options) {
        ActionButton *button = makeButton(option);
        if (isOneOfSeveral(option))
            addToLine(*lines, option, *button);
        else
            flow->addWidget(button);
    }
    lines->setColumnStretch(lines->columnCount(), 1);
    m_done->setKey(tr("Enter"));
    markPreset(*m_done, true);
    connect(m_done, &QAbstractButton::clicked, this, &SomeOfPrompt::commit);
    column->addWidget(m_done, 0, Qt::AlignLeft);
    showChosen();
}

/// Whether there is something else to say of the same unit.
bool SomeOfPrompt::isOneOfSeveral(const Option &option) const
{
    const QList<Option> &all = question().options;
    return option.entity != EntityId::None && !option.detail.isEmpty() &&
           std::count_if(all.cbegin(), all.cend(),
                         [&](const Option &other) { return other.entity == option.entity; }) > 1;
}

/// The unit by its name, and beside it what may be said of it. Its number ticks one after the
/// other.
void SomeOfPrompt::addToLine(QGridLayout &lines, const Option &option, ActionButton &button)
{
    const QString whole = button.label();
    button.setLabel(session().render(option.detail));
    button.setAccessibleName(whole);
    QLabel *&name = m_names[option.entity];
    if (!name) {
        const int number = session().state().entity(option.entity).number(u"number"_s);
        name = new QLabel(tr("%1  %2", "number and name of a unit")
                              .arg(number)
                              .arg(session().nameOf(option.entity)),
                          this);
        name->setTextFormat(Qt::PlainText);
        lines.addWidget(name, lines.count() == 0 ? 0 : lines.rowCount(), 0);
    }
    int row = 0;
    int column = 0;
    int span = 0;
    lines.getItemPosition(lines.indexOf(name), &row, &column, &span, &span);
    while (lines.itemAtPosition(row, column))
        ++column;
    lines.addWidget(&button, row, column);
}

ActionButton *SomeOfPrompt::makeButton(const Option &option)
{
    ActionButton *button = makeOptionButton(session(), option, m_keys, this);
    button->setCheckable(true);
    const QJsonArray assumed = question().assumed.toArray();
    button->setChecked(option.preset.toBool() || assumed.contains(option.id));
    const QString id = option.id;
    connect(button, &QAbstractButton::clicked, this, [this, id] {
        makeWayFor(id);
        m_toggled.append(id);
        showChosen();
    });
    m_buttons.insert(id, button);
    return button;
}

/// What does not go together with it is not chosen any more.
void SomeOfPrompt::makeWayFor(const QString &option)
{
    const Option *other =
        m_buttons.value(option)->isChecked() ? question().excluding(option, chosen()) : nullptr;
    if (!other)
        return;
    m_buttons.value(other->id)->setChecked(false);
    m_toggled.append(other->id);
}

bool SomeOfPrompt::takeKey(const QKeyEvent &key)
{
    if (isEnter(key)) {
        commit();
        return true;
    }
    const OptionKeys::Choice choice = m_keys.take(key);
    const QString pending = digitOf(key) >= 0 ? m_pending : QString();
    m_pending = choice.certain ? QString() : choice.option;
    // A second digit means another unit than the first one alone did, or the same once more.
    if (choice.option != pending) {
        if (!pending.isEmpty())
            takeBackTo(m_toggledBefore);
        m_toggledBefore = m_toggled.size();
        if (!choice.option.isEmpty())
            point(choice.option);
    }
    return m_keys.isPending() || !choice.option.isEmpty();
}

bool SomeOfPrompt::takeBack()
{
    m_keys.clear();
    m_pending.clear();
    if (m_toggled.isEmpty())
        return false;
    takeBackTo(m_toggled.size() - 1);
    return true;
}

void SomeOfPrompt::takeBackTo(qsizetype toggled)
{
    while (m_toggled.size() > toggled)
        m_buttons.value(m_toggled.takeLast())->toggle();
    showChosen();
}

bool SomeOfPrompt::takeUnit(EntityId unit)
{
    const Option *option = question().optionOf(unit);
    if (option)
        point(option->id);
    return option != nullptr;
}

void SomeOfPrompt::toggle(const QString &option)
{
    m_buttons.value(option)->click();
}

/// Ticks it; or, where several say something of the same unit, the next of these, after the last
/// none.
void SomeOfPrompt::point(const QString &option)
{
    const EntityId unit = question().option(option)->entity;
    QStringList ofUnit;
    for (const Option &each : question().options) {
        if (each.entity == unit && unit != EntityId::None)
            ofUnit.append(each.id);
    }
    if (ofUnit.size() < 2) {
        toggle(option);
        return;
    }
    const auto isTicked = [this](const QString &id) { return m_buttons.value(id)->isChecked(); };
    const auto ticked = std::find_if(ofUnit.cbegin(), ofUnit.cend(), isTicked);
    const bool none = ticked == ofUnit.cend();
    const auto next = none ? ofUnit.cbegin() : std::next(ticked);
    if (!none)
        toggle(*ticked);
    if (next != ofUnit.cend())
        toggle(*next);
}

QStringList SomeOfPrompt::chosen() const
{
    QStringList ids;
    for (const Option &option : question().options) {
        if (m_buttons.value(option.id)->isChecked())
            ids.append(option.id);
    }
    return ids;
}

QJsonValue SomeOfPrompt::standing() const
{
    return QJsonArray::fromStringList(chosen());
}

void SomeOfPrompt::showChosen()
{
    const auto count = static_cast<int>(chosen().size());
    m_done->setLabel(count == 0 ? tr("None of these") : tr("These %n", nullptr, count));
    emit reconsidered();
}

void SomeOfPrompt::commit()
{
    emit answered(standing());
}

} // namespace adjutant::app
