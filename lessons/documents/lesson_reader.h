// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "lessons/documents/topic.h"

#include <optional>
#include <string_view>
#include <vector>

namespace lessons {

/// Something that is wrong with a lesson's file.
struct LessonFault {
    int line = 0; ///< from 1; 0 if it is in no single line
    core::Phrase what;
};

struct LessonReading {
    /// Empty if there is a fault.
    std::optional<Topic> topic;
    std::vector<LessonFault> faults; ///< in the order of their lines
    /// Where each question begins, in the order of `Topic::questions`.
    std::vector<int> questionLines;
};

/// Larger files are refused unread, in bytes.
inline constexpr std::size_t largestLesson = 256 * 1024;

/// Reads the file of one lesson (TOML; lessons/documents/README.md describes it) and checks everything that
/// can be checked without another language: keys and types, the figure, that the cross parses, that each
/// question has one right answer and feedback on all of them, that glossary words exist. `id`: the name of
/// the file, without ".toml".
LessonReading readLesson(std::string_view id, std::string_view text);

/// What a translation has otherwise than the English lesson: another figure, cross, order, practice, number
/// of questions, answers, hints or paragraphs, another right answer, other links. `translation` was read
/// without a fault.
std::vector<LessonFault> compareWithEnglish(const Topic& english, const LessonReading& translation);

} // namespace lessons
