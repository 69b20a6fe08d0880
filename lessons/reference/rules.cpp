// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reference/rules.h"

#include "engine/core/text.h"
#include "lessons/documents/toml_entries.h"
#include "lessons/reference/game_elements.h"

#include <algorithm>
#include <utility>

namespace lessons {
namespace {

using Entries = std::vector<RuleEntry>;

const RuleEntry* find(const Entries& all, std::string_view id) {
    const auto found = std::ranges::find(all, id, &RuleEntry::id);
    return found == all.end() ? nullptr : &*found;
}

/// Title, text and words of an entry. An element has its title and at least a sentence from the engine.
void readTexts(TomlTable& table, RuleEntry& entry) {
    entry.title = table.text("title", entry.of.empty());
    entry.text = table.text("text", entry.of.empty());
    entry.words = table.text("words", false);
    if (!entry.of.empty() && !entry.title.empty())
        table.complain(table.lineOf("title"), {ENGINE_TEXT("engine", "There is no key “%1”."), {"title"}});
}

RuleEntry englishEntry(TomlTable& table) {
    RuleEntry entry;
    entry.id = table.text("id");
    entry.game = table.text("game");
    entry.of = table.text("of", false);
    entry.chapter = table.text("chapter");
    entry.rulings = table.texts("rulings");
    entry.see = table.texts("see");
    if (!entry.of.empty() && !findElement(entry.of))
        table.complain(table.lineOf("of"),
                       {ENGINE_TEXT("engine", "There is no “%1” in the games."), {entry.of}});
    readTexts(table, entry);
    return entry;
}

/// Links are checked when all entries are known.
void checkLinks(TomlTable& root, const Entries& all) {
    for (const RuleEntry& entry : all)
        for (const std::string& other : entry.see)
            if (!find(all, other))
                root.complain(
                    0, {ENGINE_TEXT("engine", "“%1” names “%2”, which does not exist."), {entry.id, other}});
}

} // namespace

RuleReading readRules(std::string_view text) {
    return readEntries<RuleReading>(text, "rule", [](TomlTable& root, RuleReading& result) {
        for (const toml::table* const one : root.tables("rule")) {
            TomlTable table(*one, result.faults,
                            {"id", "game", "of", "chapter", "rulings", "see", "title", "text", "words"});
            RuleEntry entry = englishEntry(table);
            refuseSecond(table, result.all, entry.id);
            result.all.push_back(std::move(entry));
        }
        checkLinks(root, result.all);
    });
}

RuleReading readRules(std::string_view text, const std::vector<RuleEntry>& english) {
    return readEntries<RuleReading>(text, "rule", [&english](TomlTable& root, RuleReading& result) {
        for (const toml::table* const one : root.tables("rule")) {
            TomlTable table(*one, result.faults, {"id", "title", "text", "words"});
            const std::string id = table.text("id");
            const RuleEntry* original = find(english, id);
            refuseSecond(table, result.all, id);
            if (!original) {
                table.complain(table.lineOf("id"),
                               {ENGINE_TEXT("engine", "The English file has no entry “%1”."), {id}});
                continue;
            }
            RuleEntry entry = *original;
            readTexts(table, entry);
            if (entry.text.empty() != original->text.empty())
                table.complain(table.lineOf("text"),
                               {ENGINE_TEXT("engine", "“%1” has a text in one language only."), {id}});
            result.all.push_back(std::move(entry));
        }
        for (const RuleEntry& original : english)
            if (!find(result.all, original.id))
                root.complain(0, {ENGINE_TEXT("engine", "“%1” is missing."), {original.id}});
    });
}

const std::vector<RuleEntry>& rules(std::string_view language) {
    static const EntriesByLanguage<RuleEntry> all(
        "reference", ruleFiles(), [](std::string_view text) { return readRules(text); },
        [](std::string_view text, const Entries& english) { return readRules(text, english); });
    return all.in(language);
}

const RuleEntry* findRule(std::string_view id, std::string_view language) {
    return find(rules(language), id);
}

const RuleEntry* ruleOf(std::string_view element, std::string_view language) {
    const Entries& all = rules(language);
    const auto found = std::ranges::find(all, element, &RuleEntry::of);
    return element.empty() || found == all.end() ? nullptr : &*found;
}

} // namespace lessons
