// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/help/help.h"

#include "engine/core/text.h"
#include "lessons/documents/toml_entries.h"
#include "lessons/rulings/rulings.h"

#include <algorithm>
#include <cstddef>

namespace lessons {
namespace {

void readTexts(TomlTable& table, HelpPart& part) {
    part.head = table.text("head", false);
    if (table.has("text"))
        part.paragraphs = table.paragraphs("text");
    part.list = table.texts("list");
    part.rows = table.pairs("rows");
    for (const std::string& text : textsOf(part))
        for (const std::string_view name : valuesIn(text))
            table.checkName("text", name, std::ranges::find(helpValueNames, name) != helpValueNames.end());
}

HelpPart englishPart(TomlTable& table) {
    HelpPart part;
    readTexts(table, part);
    const std::string name = table.text("table", false);
    const auto found = std::ranges::find(helpTableNames, name);
    table.checkName("table", name, found != helpTableNames.end());
    if (found != helpTableNames.end())
        part.table = static_cast<HelpTable>(found - helpTableNames.begin());
    part.rulings = table.text("rulings", false);
    table.checkName("rulings", part.rulings, part.rulings.empty() || isRulingList(part.rulings));
    return part;
}

std::vector<std::string_view> sortedValues(const std::vector<std::string>& texts) {
    std::vector<std::string_view> all;
    for (const std::string& text : texts)
        for (const std::string_view name : valuesIn(text))
            all.push_back(name);
    std::ranges::sort(all);
    return all;
}

/// Whether a translated part has as many texts of each kind.
bool sameShape(const HelpPart& one, const HelpPart& other) {
    return one.head.empty() == other.head.empty() && one.paragraphs.size() == other.paragraphs.size() &&
           one.list.size() == other.list.size() && one.rows.size() == other.rows.size();
}

} // namespace

EntriesReading<HelpChapter> readHelp(std::string_view text) {
    return readEntries<HelpChapter>(
        text, "chapter", {"id", "title", "part"},
        [](TomlTable& table, HelpChapter& chapter) {
            chapter.title = table.text("title");
            for (const toml::table* const one : table.tables("part")) {
                TomlTable inner = table.inside(*one, {"head", "text", "list", "table", "rows", "rulings"});
                chapter.parts.push_back(englishPart(inner));
            }
        },
        [](const TomlTable&, const std::vector<HelpChapter>&) {});
}

EntriesReading<HelpChapter> readHelp(std::string_view text, const std::vector<HelpChapter>& english) {
    return readTranslation(
        text, "chapter", english, {"id", "title", "part"},
        [](TomlTable& table, HelpChapter& chapter, const HelpChapter& original) {
            chapter.title = table.text("title");
            const auto parts = table.tables("part");
            bool same = parts.size() == original.parts.size();
            for (std::size_t i = 0; i < std::min(parts.size(), original.parts.size()); ++i) {
                TomlTable inner = table.inside(*parts[i], {"head", "text", "list", "rows"});
                readTexts(inner, chapter.parts[i]);
                same = same && sameShape(chapter.parts[i], original.parts[i]);
                const auto given = textsOf(chapter.parts[i]);
                const auto wanted = textsOf(original.parts[i]);
                if (sortedValues(given) != sortedValues(wanted))
                    inner.complain(inner.line(),
                                   {ENGINE_TEXT("engine", "“%1” has other values in braces than in English."),
                                    {chapter.id}});
            }
            if (!same)
                table.complain(
                    table.lineOf("part"),
                    {ENGINE_TEXT("engine", "“%1” has a text in one language only."), {chapter.id}});
        });
}

const std::vector<HelpChapter>& help(std::string_view language) {
    static const EntriesByLanguage<HelpChapter> all(
        "help", [](std::string_view text) { return readHelp(text); },
        [](std::string_view text, const std::vector<HelpChapter>& english) {
            return readHelp(text, english);
        });
    return all.in(language);
}

std::vector<std::string> textsOf(const HelpPart& part) {
    std::vector<std::string> all{part.head};
    all.insert(all.end(), part.paragraphs.begin(), part.paragraphs.end());
    all.insert(all.end(), part.list.begin(), part.list.end());
    for (const auto& row : part.rows)
        all.insert(all.end(), row.begin(), row.end());
    return all;
}

std::vector<std::string_view> valuesIn(std::string_view text) {
    std::vector<std::string_view> names;
    for (auto at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1))
        names.push_back(text.substr(at + 1, text.find('}', at) - at - 1));
    return names;
}

} // namespace lessons
