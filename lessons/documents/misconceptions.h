// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/entries.h"

#include <string>
#include <string_view>
#include <vector>

namespace lessons {

/// Something that many pupils believe and that is wrong, as the literature on teaching describes it.
struct Misconception {
    std::string id;     ///< "dominant-frequent": for files, never shown
    Text says;          ///< the belief, in a pupil's words
    Text fact;          ///< what is so, for the pupil
    std::string source; ///< who described it; not translated
};

/// Reads a catalogue (TOML, entries [[misconception]] with id, says, fact and source).
EntriesReading<Misconception> readMisconceptions(std::string_view text);

/// The program's catalogue, in English if the language has none. It lives as long as the program.
const std::vector<Misconception>& misconceptions(std::string_view language = "en");
/// Null if there is none of that id.
const Misconception* findMisconception(std::string_view id, std::string_view language = "en");

} // namespace lessons
