// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/topic.h"

#include <span>
#include <string_view>
#include <vector>

namespace lessons {

/// A lesson's file as it is built into the program: lessons/library/LANGUAGE/ID.toml.
struct LessonFile {
    std::string_view language; ///< "en", "de"
    std::string_view id;
    std::string_view text;
};

/// Every file of lessons/library, in no particular order.
std::span<const LessonFile> lessonFiles();

/// All lessons in a language, in the order in which they are taught; a lesson that this language lacks is in
/// English. They live as long as the program.
const std::vector<const Topic*>& topics(std::string_view language = "en");

/// Null if there is none of that id.
const Topic* findTopic(std::string_view id, std::string_view language = "en");

} // namespace lessons
