// SPDX-License-Identifier: MIT
#include "app/now/prompt.h"

#include "app/now/card_prompt.h"
#include "app/now/cells_prompt.h"
#include "app/now/dice_prompt.h"
#include "app/now/length_prompt.h"
#include "app/now/number_prompt.h"
#include "app/now/one_of_prompt.h"
#include "app/now/some_of_prompt.h"
#include "app/now/tally_prompt.h"
#include "app/now/text_prompt.h"
#include "app/now/yes_no_prompt.h"
#include "app/session/session.h"

namespace adjutant::app {

Prompt::Prompt(const Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_question(*session.question())
{
}

Prompt *makePrompt(const Session &session, Habits &habits, QWidget *parent)
{
    switch (session.question()->kind) {
    case QuestionKind::Cells:
        return new CellsPrompt(session, parent);
    case QuestionKind::Number:
        return new NumberPrompt(session, parent);
    case QuestionKind::Length:
        return new LengthPrompt(session, parent);
    case QuestionKind::YesNo:
        return new YesNoPrompt(session, parent);
    case QuestionKind::OneOf:
        return new OneOfPrompt(session, parent);
    case QuestionKind::Card:
        return new CardPrompt(session, parent);
    case QuestionKind::SomeOf:
        return new SomeOfPrompt(session, parent);
    case QuestionKind::Tally:
        return new TallyPrompt(session, parent);
    case QuestionKind::Dice:
        return new DicePrompt(session, habits, parent);
    case QuestionKind::Place:
    case QuestionKind::Secret:
    case QuestionKind::Note:
        return new TextPrompt(session, parent);
    }
    Q_UNREACHABLE();
}

} // namespace adjutant::app
