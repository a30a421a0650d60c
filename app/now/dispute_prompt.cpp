// SPDX-License-Identifier: MIT
#include "app/now/dispute_prompt.h"

#include "app/keys/key_router.h"
#include "app/session/session.h"
#include "app/widgets/action_button.h"
#include "app/widgets/die_button.h"
#include "app/widgets/flow_layout.h"

#include "core/referee/app_dice.h"
#include "core/referee/describe.h"

#include <QKeyEvent>
#include <QLabel>
#include <QRandomGenerator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace adjutant::app {

namespace {

constexpr int Claims = 2;
constexpr int Faces = 6;

} // namespace

DisputePrompt::DisputePrompt(const Session &session, Habits &habits, QWidget *parent)
    : Prompt(session, parent)
    , m_habits(habits)
    , m_column(new QVBoxLayout(this))
    , m_label(new QLabel(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_label->setProperty("look", u"strong"_s);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_column->addWidget(m_label);
    // Of two answers it is plain who says what.
    if (question().kind == QuestionKind::YesNo)
        m_claims = {true, false};
    askForClaim();
}

void DisputePrompt::askForClaim()
{
    if (m_claims.size() == Claims) {
        askForDie();
        return;
    }
    m_label->setText(m_claims.isEmpty() ? tr("Disputed. What does one side say?")
                                        : tr("And what does the other side say?"));
    m_below = new QWidget(this);
    auto *below = new QVBoxLayout(m_below);
    below->setContentsMargins(0, 0, 0, 0);
    m_prompt = makePrompt(session(), m_habits, m_below);
    connect(m_prompt, &Prompt::answered, this, &DisputePrompt::take, Qt::QueuedConnection);
    connect(
        m_prompt, &Prompt::rollWanted, this, [this] { take(leaveToChance(question())); },
        Qt::QueuedConnection);
    below->addWidget(m_prompt);
    for (QWidget *extra : m_prompt->extras())
        below->addWidget(extra, 0, Qt::AlignLeft);
    m_column->addWidget(m_below);
    m_below->show();
    if (QWidget *edit = m_prompt->typedInto())
        edit->setFocus();
}

void DisputePrompt::take(const QJsonValue &claim)
{
    const Result<QJsonValue> accepted = question().accept(claim);
    if (!accepted || m_claims.contains(*accepted)) {
        m_label->setText(accepted ? tr("That is what the first side says. What does the other say?")
                                  : accepted.fault().message);
        return;
    }
    m_claims.append(*accepted);
    delete m_below;
    m_prompt = nullptr;
    askForClaim();
}

QString DisputePrompt::claimWords(int claim) const
{
    return session().render(describeAnswer(question(), m_claims.at(claim)));
}

void DisputePrompt::askForDie()
{
    m_label->setText(
        tr("One die decides. 1 to 3: %1. 4 to 6: %2.").arg(claimWords(0), claimWords(1)));
    m_below = new QWidget(this);
    auto *flow = new FlowLayout(m_below);
    for (int face = 1; face <= Faces; ++face) {
        auto *key = new DieButton(DieButton::Role::Key, m_below);
        key->setFace(face);
        connect(key, &QAbstractButton::clicked, this, [this, face] { decide(face); });
        flow->addWidget(key);
    }
    auto *roll = new ActionButton(tr("Roll for me"), m_below);
    roll->setKey(tr("R", "key: roll for me"));
    connect(roll, &QAbstractButton::clicked, this, &DisputePrompt::throwDie);
    flow->addWidget(roll);
    m_column->addWidget(m_below);
    m_below->show();
}

void DisputePrompt::throwDie()
{
    decide(QRandomGenerator::system()->bounded(1, Faces + 1));
}

void DisputePrompt::decide(int face)
{
    const int claim = face <= Faces / 2 ? 0 : 1;
    emit decided(m_claims.at(claim), m_claims.at(1 - claim), face);
}

bool DisputePrompt::takeKey(const QKeyEvent &key)
{
    if (m_prompt)
        return m_prompt->takeKey(key);
    if (letterOf(key) == tr("R", "key: roll for me")) {
        throwDie();
        return true;
    }
    const int digit = digitOf(key);
    if (digit >= 1 && digit <= Faces)
        decide(digit);
    return digit >= 0;
}

bool DisputePrompt::takeBack()
{
    return m_prompt && m_prompt->takeBack();
}

bool DisputePrompt::takeUnit(EntityId unit)
{
    return m_prompt && m_prompt->takeUnit(unit);
}

} // namespace adjutant::app
