// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"
#include "lessons/documents/topic.h"

#include <optional>
#include <string_view>
#include <vector>

namespace lessons {

/// An error in a lesson's file.
struct LessonFault {
    int line = 0; ///< from 1; 0 if no single line is to blame
    core::Phrase what;
};

struct LessonReading {
    /// Empty if there is a fault.
    std::optional<Topic> topic;
    std::vector<LessonFault> faults; ///< in the order of their lines
    /// Where each question begins, in the order of `Topic::questions`.
    std::vector<int> questionLines;
};

/// In bytes. Larger files are refused without being read.
inline constexpr std::size_t largestLesson = 256 * 1024;

/// Reads the file of one lesson (TOML; lessons/documents/README.md describes it) and checks everything that
/// can be checked without another language: keys and types, the figure, that the cross parses, that each
/// question has one right answer and feedback on all of them, that glossary words and misconceptions exist.
/// `id`: the name of the file, without ".toml".
LessonReading readLesson(std::string_view id, std::string_view text);

/// How a translation differs in structure from the English lesson: in figure, cross, order or practice, in
/// the number of questions, variants, answers, hints or paragraphs, in which answer is right or stands for
/// which misconception, or in its links. Precondition: `translation` was read without a fault.
std::vector<LessonFault> compareWithEnglish(const Topic& english, const LessonReading& translation);

} // namespace lessons
