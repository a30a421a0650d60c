// SPDX-License-Identifier: MIT
#include "core/referee/answers.h"

namespace adjutant {

std::optional<QJsonValue> GivenAnswers::find(const Question &question)
{
    const auto found = m_answers.constFind(question.key);
    if (found == m_answers.cend())
        return std::nullopt;
    // The state may have changed since (an entry was parked, an older answer corrected): what no
    // longer fits is asked anew.
    const Result<QJsonValue> accepted = question.accept(*found);
    return accepted ? std::optional(*accepted) : std::nullopt;
}

} // namespace adjutant
