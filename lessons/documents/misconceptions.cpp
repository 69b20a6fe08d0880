// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/misconceptions.h"

#include "lessons/documents/toml_entries.h"

#include <algorithm>

namespace lessons {
MisconceptionReading readMisconceptions(std::string_view text) {
    return readEntries<
        MisconceptionReading>(text, "misconception", [](TomlTable& root, MisconceptionReading& reading) {
        for (const toml::table* const entry : root.tables("misconception")) {
            TomlTable table(*entry, reading.faults, {"id", "says", "fact", "source"});
            Misconception one{table.text("id"), table.text("says"), table.text("fact"), table.text("source")};
            refuseSecond(table, reading.all, one.id);
            reading.all.push_back(std::move(one));
        }
    });
}

const std::vector<Misconception>& misconceptions(std::string_view language) {
    static const EntriesByLanguage<Misconception> all(
        "misconceptions", misconceptionFiles(), readMisconceptions,
        [](std::string_view text, const std::vector<Misconception>&) { return readMisconceptions(text); });
    return all.in(language);
}

const Misconception* findMisconception(std::string_view id, std::string_view language) {
    const auto& all = misconceptions(language);
    const auto found = std::ranges::find(all, id, &Misconception::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace lessons
