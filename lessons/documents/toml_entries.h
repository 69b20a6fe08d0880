// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/text.h"
#include "lessons/documents/toml_error.h"
#include "lessons/documents/toml_table.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Files that are lists of entries, [[rule]] or [[demonstration]], one for each language.
namespace lessons {

/// Parses the text, whose outermost table has no other key than `kind`, and lets `read(root, reading)` fill
/// `reading.all`, which is empty if there is any fault.
template <typename Reading, typename Read>
Reading readEntries(std::string_view text, std::string_view kind, Read&& read) {
    Reading reading;
    try {
        const toml::table document = toml::parse(text);
        TomlTable root(document, reading.faults, {kind});
        read(root, reading);
    } catch (const toml::parse_error& error) {
        reading.faults.push_back(faultOf(error));
    }
    if (!reading.faults.empty())
        reading.all.clear();
    return reading;
}

/// Records a fault if one of `all` has the id already.
template <typename Entry>
void refuseSecond(TomlTable& table, const std::vector<Entry>& all, const std::string& id) {
    if (std::ranges::find(all, id, &Entry::id) != all.end())
        table.complain(table.lineOf("id"), {ENGINE_TEXT("engine", "Two entries have the id “%1”."), {id}});
}

/// The program's own entries by language.
template <typename Entry> class EntriesByLanguage {
public:
    /// Reads them: `english(text)` and, for the other languages, `translation(text, entries of the English
    /// file)`. Throws std::logic_error for a file with a fault; `folder` is where the files are.
    template <typename Files, typename English, typename Translation>
    EntriesByLanguage(std::string_view folder, const Files& files, English english, Translation translation) {
        for (const auto& file : files)
            if (file.language == "en")
                m_all.emplace("en", faultless(folder, file.language, english(file.text)));
        for (const auto& file : files)
            if (file.language != "en")
                m_all.emplace(file.language,
                              faultless(folder, file.language, translation(file.text, m_all.at("en"))));
    }

    /// In English if the language has none.
    const std::vector<Entry>& in(std::string_view language) const {
        const auto found = m_all.find(language);
        return found == m_all.end() ? m_all.at("en") : found->second;
    }

private:
    template <typename Reading>
    static std::vector<Entry> faultless(std::string_view folder, std::string_view language, Reading reading) {
        if (!reading.faults.empty())
            throw std::logic_error(std::string(folder) + "/" + std::string(language) +
                                   ".toml: " + core::english(reading.faults.front().what));
        return std::move(reading.all);
    }

    std::map<std::string_view, std::vector<Entry>> m_all;
};

} // namespace lessons
