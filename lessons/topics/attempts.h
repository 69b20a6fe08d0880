// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/topic.h"

#include <cstddef>
#include <vector>

/// How a pupil fares with a question. A question is passed by a right first answer: to its first form or,
/// after a miss, to a variant. Trying the other answers of a form one by one shows why each is wrong, but
/// passes nothing.
namespace lessons {

/// One form of a question as a pupil met it.
struct Attempt {
    std::size_t form = 0;     ///< index in Question::forms
    std::vector<int> answers; ///< what was chosen, in order; indices in QuestionForm::answers
    int hints = 0;            ///< how many hints had been shown when the last answer was given

    bool operator==(const Attempt&) const = default;
};
using Attempts = std::vector<Attempt>;

/// Whether an attempt's first answer is right. False for attempts at a form or an answer that the question
/// no longer has, as after a change of its file.
bool isRightAtOnce(const Question& question, const Attempt& attempt);
/// Whether any attempt passed the question.
bool isPassed(const Question& question, const Attempts& attempts);
/// Whether the latest attempt missed, so that another form can be tried. Never for a passed question.
bool canTryAgain(const Question& question, const Attempts& attempts);
/// The form to be shown: that of the latest attempt, or the first.
std::size_t currentForm(const Question& question, const Attempts& attempts);
/// The form after that one; after the last, the first again.
std::size_t nextForm(const Question& question, const Attempts& attempts);

/// The attempts known in two places, as when two windows worked on the same file, or two computers with the
/// same pupil's: the saved ones, followed by those that are only in the other list. An attempt is in both if
/// one continues the other, and then the longer one stays. Merging the same list again changes nothing.
Attempts merged(const Attempts& saved, const Attempts& here);

} // namespace lessons
