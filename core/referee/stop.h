// SPDX-License-Identifier: MIT
#pragma once

#include "core/referee/question.h"
#include "core/referee/refusal.h"

/// How an Interview ends a run before its last line. Thrown there, caught in run() and nowhere
/// else.
namespace adjutant::stop {

struct Asking
{
    Question question;
};

struct Refusing
{
    Refusal refusal;
};

} // namespace adjutant::stop
