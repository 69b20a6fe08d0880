// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/rulings/rulings.h"

#include "lessons/documents/toml_entries.h"

#include <algorithm>

namespace lessons {
namespace {

/// In the order of `Ruling::Kind`.
constexpr std::array<std::string_view, 3> kinds{"departure", "house", "reading"};

/// The place of a key's value among `names`; complains and returns 0 if it is not there.
template <std::size_t N>
std::size_t placeOf(TomlTable& table, std::string_view key, const std::array<std::string_view, N>& names) {
    const std::string value = table.text(key);
    const auto found = std::ranges::find(names, value);
    table.checkName(key, value, found != names.end());
    return found == names.end() ? 0 : static_cast<std::size_t>(found - names.begin());
}

} // namespace

EntriesReading<Ruling> readRulings(std::string_view text) {
    return readEntries<Ruling>(
        text, "ruling", {"id", "kind", "part", "text"},
        [](TomlTable& table, Ruling& ruling) {
            ruling.kind = static_cast<Ruling::Kind>(placeOf(table, "kind", kinds));
            ruling.part = rulingParts[placeOf(table, "part", rulingParts)];
            ruling.text = table.text("text");
        },
        [](const TomlTable&, const std::vector<Ruling>&) {});
}

EntriesReading<Ruling> readRulings(std::string_view text, const std::vector<Ruling>& english) {
    return readTranslation(
        text, "ruling", english, {"id", "text"},
        [](TomlTable& table, Ruling& ruling, const Ruling&) { ruling.text = table.text("text"); });
}

const std::vector<Ruling>& rulings(std::string_view language) {
    static const EntriesByLanguage<Ruling> all(
        "rulings", [](std::string_view text) { return readRulings(text); },
        [](std::string_view text, const std::vector<Ruling>& english) { return readRulings(text, english); });
    return all.in(language);
}

const Ruling* findRuling(std::string_view id, std::string_view language) {
    return findEntry(rulings(language), id);
}

bool isRulingList(std::string_view name) {
    return name == "departure" || name == "house" ||
           std::ranges::find(rulingParts, name) != rulingParts.end();
}

std::vector<std::string> rulingsOf(std::string_view list, std::string_view language) {
    std::vector<std::string> texts;
    for (const Ruling& ruling : rulings(language))
        if ((ruling.kind == Ruling::Kind::Reading ? ruling.part
                                                  : kinds[static_cast<std::size_t>(ruling.kind)]) == list)
            texts.push_back(ruling.text);
    return texts;
}

} // namespace lessons
