// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/misconceptions.h"

#include "lessons/documents/toml_entries.h"

namespace lessons {

EntriesReading<Misconception> readMisconceptions(std::string_view text) {
    return readEntries<Misconception>(
        text, "misconception", {"id", "says", "fact", "source"},
        [](TomlTable& table, Misconception& one) {
            one.says = table.text("says");
            one.fact = table.text("fact");
            one.source = table.text("source");
        },
        [](const TomlTable&, const std::vector<Misconception>&) {});
}

const std::vector<Misconception>& misconceptions(std::string_view language) {
    static const EntriesByLanguage<Misconception> all(
        "misconceptions", readMisconceptions,
        [](std::string_view text, const std::vector<Misconception>&) { return readMisconceptions(text); });
    return all.in(language);
}

const Misconception* findMisconception(std::string_view id, std::string_view language) {
    return findEntry(misconceptions(language), id);
}

} // namespace lessons
