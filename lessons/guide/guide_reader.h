// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/lesson_reader.h"
#include "lessons/guide/guide.h"

#include <optional>
#include <string_view>
#include <vector>

namespace lessons {

struct GuideReading {
    /// Empty if there is a fault.
    std::optional<Guide> guide;
    std::vector<LessonFault> faults;
    /// Where each section begins, in the order of `Guide::sections`.
    std::vector<int> sectionLines;
};

/// Reads a guide's file (TOML; README.md describes it) and checks everything that can be checked without
/// another language: keys and types, that nothing is said in more than two sentences, that lessons, parts of
/// the board, choices, actions and events exist, that every section can be left.
GuideReading readGuide(std::string_view text);

/// How a translation differs from the English guide in anything but its texts. Precondition: `translation`
/// was read without a fault.
std::vector<LessonFault> compareWithEnglish(const Guide& english, const GuideReading& translation);

/// How many sentences a text has: it ends each with a full stop, an exclamation or a question mark.
int sentencesIn(std::string_view text);

} // namespace lessons
