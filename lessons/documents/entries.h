// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/lesson_reader.h"

#include <algorithm>
#include <string_view>
#include <vector>

/// Files that are lists of entries, [[term]] or [[rule]], one for each language. An entry has an `id`, which
/// is the same in every language.
namespace lessons {

/// A language's file as it is built into the program: lessons/FOLDER/LANGUAGE.toml.
struct LanguageFile {
    std::string_view language; ///< "en", "de"
    std::string_view text;
};
/// The files of a folder. Throws std::out_of_range for a folder that is not built in.
const std::vector<LanguageFile>& languageFiles(std::string_view folder);

template <typename Entry> struct EntriesReading {
    std::vector<Entry> all; ///< only if there is no fault
    std::vector<LessonFault> faults;
};

/// Null if there is none of that id.
template <typename Entry> const Entry* findEntry(const std::vector<Entry>& all, std::string_view id) {
    const auto found = std::ranges::find(all, id, &Entry::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace lessons
