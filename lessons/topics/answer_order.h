// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/topic.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lessons {

/// The order in which one pupil sees the answers of a form of a question: at each place, the index that the
/// answer has in `QuestionForm::answers`. Always the same for the same seed and form, so that a pupil finds
/// the same order again; every order is equally likely over the seeds.
///
/// The right answers of a lesson are spread over the places, as in a balanced key (Bar-Hillel and Attali
/// 2002): among four questions in a row with four answers each, each place holds one, and the right answer of
/// a variant stands where that of the next question does. So whoever presses the same place again and again
/// cannot get all questions of a lesson right.
///
/// Precondition: the topic has that question, and the question that form.
std::vector<std::size_t> answerOrder(std::uint64_t pupilSeed, const Topic& topic, std::size_t question,
                                     std::size_t form);

} // namespace lessons
