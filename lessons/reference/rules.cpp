// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reference/rules.h"

#include "engine/core/text.h"
#include "lessons/documents/toml_entries.h"
#include "lessons/reference/game_elements.h"

#include <algorithm>

namespace lessons {
namespace {

/// Title, text and words of an entry. An element has its title and at least a sentence from the engine.
void readTexts(TomlTable& table, RuleEntry& entry) {
    entry.title = table.text("title", entry.of.empty());
    entry.text = table.text("text", entry.of.empty());
    entry.words = table.text("words", false);
    if (!entry.of.empty() && !entry.title.empty())
        table.complain(table.lineOf("title"), {ENGINE_TEXT("engine", "There is no key “%1”."), {"title"}});
}

void readEnglish(TomlTable& table, RuleEntry& entry) {
    entry.game = table.text("game");
    entry.of = table.text("of", false);
    entry.chapter = table.text("chapter");
    entry.rulings = table.texts("rulings");
    entry.see = table.texts("see");
    if (!entry.of.empty() && !findElement(entry.of))
        table.complain(table.lineOf("of"),
                       {ENGINE_TEXT("engine", "There is no “%1” in the games."), {entry.of}});
    readTexts(table, entry);
}

/// Links are checked when all entries are known.
void checkLinks(TomlTable& root, const std::vector<RuleEntry>& all) {
    for (const RuleEntry& entry : all)
        for (const std::string& other : entry.see)
            if (!findEntry(all, other))
                root.complain(
                    0, {ENGINE_TEXT("engine", "“%1” names “%2”, which does not exist."), {entry.id, other}});
}

} // namespace

EntriesReading<RuleEntry> readRules(std::string_view text) {
    return readEntries<RuleEntry>(text, "rule",
                                  {"id", "game", "of", "chapter", "rulings", "see", "title", "text", "words"},
                                  readEnglish, checkLinks);
}

EntriesReading<RuleEntry> readRules(std::string_view text, const std::vector<RuleEntry>& english) {
    return readTranslation(
        text, "rule", english, {"id", "title", "text", "words"},
        [](TomlTable& table, RuleEntry& entry, const RuleEntry& original) {
            readTexts(table, entry);
            if (entry.text.empty() != original.text.empty())
                table.complain(table.lineOf("text"),
                               {ENGINE_TEXT("engine", "“%1” has a text in one language only."), {entry.id}});
        });
}

const std::vector<RuleEntry>& rules(std::string_view language) {
    static const EntriesByLanguage<RuleEntry> all(
        "reference", [](std::string_view text) { return readRules(text); },
        [](std::string_view text, const std::vector<RuleEntry>& english) {
            return readRules(text, english);
        });
    return all.in(language);
}

const RuleEntry* findRule(std::string_view id, std::string_view language) {
    return findEntry(rules(language), id);
}

const RuleEntry* ruleOf(std::string_view element, std::string_view language) {
    const std::vector<RuleEntry>& all = rules(language);
    const auto found = std::ranges::find(all, element, &RuleEntry::of);
    return element.empty() || found == all.end() ? nullptr : &*found;
}

} // namespace lessons
