// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace lessons {

/// The order in which one pupil sees the answers of a question: at each place, the index that the answer has
/// in Question::answers, 0 … count − 1. Always the same for the same seed and question, so that a pupil
/// finds the same order again; every order is equally likely over the seeds.
std::vector<std::size_t> answerOrder(std::uint64_t pupilSeed, std::string_view questionId, std::size_t count);

} // namespace lessons
