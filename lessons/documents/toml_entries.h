// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"
#include "lessons/documents/entries.h"
#include "lessons/documents/toml_error.h"
#include "lessons/documents/toml_table.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lessons {

/// Reads entries [[kind]] with an id and other keys among `keys`. `read(table, entry)` fills an entry, whose
/// id is known by then; `check(root, all)` looks at all of them together.
template <typename Entry, typename Read, typename Check>
EntriesReading<Entry> readEntries(std::string_view text, std::string_view kind,
                                  std::initializer_list<std::string_view> keys, Read read, Check check) {
    EntriesReading<Entry> reading;
    try {
        const toml::table document = toml::parse(text);
        TomlTable root(document, reading.faults, {kind});
        for (const toml::table* const one : root.tables(kind)) {
            TomlTable table(*one, reading.faults, keys);
            Entry entry;
            entry.id = table.text("id");
            if (findEntry(reading.all, entry.id))
                table.complain(table.lineOf("id"),
                               {ENGINE_TEXT("engine", "Two entries have the id “%1”."), {entry.id}});
            read(table, entry);
            reading.all.push_back(std::move(entry));
        }
        check(root, reading.all);
    } catch (const toml::parse_error& error) {
        reading.faults.push_back(faultOf(error));
    }
    if (!reading.faults.empty())
        reading.all.clear();
    return reading;
}

/// Reads a translation, which has every entry of the English file and no others, into the order of that file.
/// `read(table, entry, original)` replaces the texts of `entry`, a copy of the English one.
template <typename Entry, typename Read>
EntriesReading<Entry> readTranslation(std::string_view text, std::string_view kind,
                                      const std::vector<Entry>& english,
                                      std::initializer_list<std::string_view> keys, Read read) {
    return readEntries<Entry>(
        text, kind, keys,
        [&](TomlTable& table, Entry& entry) {
            if (const Entry* const original = findEntry(english, entry.id)) {
                entry = *original;
                read(table, entry, *original);
            } else {
                table.complain(table.lineOf("id"),
                               {ENGINE_TEXT("engine", "The English file has no entry “%1”."), {entry.id}});
            }
        },
        [&](TomlTable& root, std::vector<Entry>& all) {
            for (const Entry& original : english)
                if (!findEntry(all, original.id))
                    root.complain(0, {ENGINE_TEXT("engine", "“%1” is missing."), {original.id}});
            std::ranges::stable_sort(all, {},
                                     [&](const Entry& entry) { return findEntry(english, entry.id); });
        });
}

/// The program's own entries by language.
template <typename Entry> class EntriesByLanguage {
public:
    /// Reads the files of a folder: `english(text)` and, for the other languages, `translation(text, entries
    /// of the English file)`. Throws std::logic_error for a file with a fault.
    template <typename English, typename Translation>
    EntriesByLanguage(std::string_view folder, English english, Translation translation) {
        const auto faultless = [folder](std::string_view language, EntriesReading<Entry> reading) {
            if (!reading.faults.empty())
                throw std::logic_error(std::string(folder) + "/" + std::string(language) +
                                       ".toml: " + core::english(reading.faults.front().what));
            return std::move(reading.all);
        };
        for (const LanguageFile& file : languageFiles(folder))
            if (file.language == "en")
                m_all.emplace("en", faultless("en", english(file.text)));
        for (const LanguageFile& file : languageFiles(folder))
            if (file.language != "en")
                m_all.emplace(file.language,
                              faultless(file.language, translation(file.text, m_all.at("en"))));
    }

    /// In English if the language has none.
    const std::vector<Entry>& in(std::string_view language) const {
        const auto found = m_all.find(language);
        return found == m_all.end() ? m_all.at("en") : found->second;
    }

private:
    std::map<std::string_view, std::vector<Entry>> m_all;
};

} // namespace lessons
