// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/glossary.h"

#include "engine/core/text.h"
#include "lessons/documents/toml_entries.h"

#include <algorithm>
#include <utility>

namespace lessons {
namespace {

const Term* termIn(const std::vector<Term>& all, std::string_view id) {
    const auto found = std::ranges::find(all, id, &Term::id);
    return found == all.end() ? nullptr : &*found;
}

std::vector<std::string_view> sortedLinks(std::string_view text) {
    auto links = linksIn(text);
    std::ranges::sort(links);
    return links;
}

} // namespace

TermReading readTerms(std::string_view text) {
    return readEntries<TermReading>(text, "term", [](TomlTable& root, TermReading& result) {
        std::vector<int> lines;
        for (const toml::table* const one : root.tables("term")) {
            TomlTable table(*one, result.faults, {"id", "name", "lesson", "meaning"});
            Term term{table.text("id"), table.text("name"), table.text("meaning"), table.text("lesson")};
            lines.push_back(table.lineOf("meaning"));
            refuseSecond(table, result.all, term.id);
            result.all.push_back(std::move(term));
        }
        // Links are checked when all terms are known.
        const auto isTerm = [&all = result.all](std::string_view id) { return termIn(all, id) != nullptr; };
        for (std::size_t i = 0; i < result.all.size(); ++i)
            for (core::Phrase& fault : markFaults(result.all[i].meaning, isTerm))
                root.complain(lines[i], std::move(fault));
    });
}

TermReading readTerms(std::string_view text, const std::vector<Term>& english) {
    return readEntries<TermReading>(text, "term", [&english](TomlTable& root, TermReading& result) {
        const auto isTerm = [&english](std::string_view id) { return termIn(english, id) != nullptr; };
        for (const toml::table* const one : root.tables("term")) {
            TomlTable table(*one, result.faults, {"id", "name", "meaning"});
            const std::string id = table.text("id");
            const Term* const original = termIn(english, id);
            refuseSecond(table, result.all, id);
            if (!original) {
                table.complain(table.lineOf("id"),
                               {ENGINE_TEXT("engine", "The English file has no entry “%1”."), {id}});
                continue;
            }
            Term term{id, table.text("name"), table.text("meaning"), original->topic};
            for (core::Phrase& fault : markFaults(term.meaning, isTerm))
                table.complain(table.lineOf("meaning"), std::move(fault));
            if (!haveSameLinks(original->meaning, term.meaning))
                table.complain(
                    table.lineOf("meaning"),
                    {ENGINE_TEXT("engine", "“%1” links to other words of the glossary than in English."),
                     {id}});
            result.all.push_back(std::move(term));
        }
        for (const Term& original : english)
            if (!termIn(result.all, original.id))
                root.complain(0, {ENGINE_TEXT("engine", "“%1” is missing."), {original.id}});
    });
}

const std::vector<Term>& glossary(std::string_view language) {
    static const EntriesByLanguage<Term> all(
        "glossary", termFiles(), [](std::string_view text) { return readTerms(text); },
        [](std::string_view text, const std::vector<Term>& english) { return readTerms(text, english); });
    return all.in(language);
}

const Term* findTerm(std::string_view id, std::string_view language) {
    return termIn(glossary(language), id);
}

std::vector<std::string_view> linksIn(std::string_view text) {
    std::vector<std::string_view> links;
    for (auto at = text.find("]("); at != std::string_view::npos; at = text.find("](", at + 2))
        if (const auto end = text.find(')', at); end != std::string_view::npos)
            links.push_back(text.substr(at + 2, end - at - 2));
    return links;
}

bool haveSameLinks(std::string_view one, std::string_view other) {
    return sortedLinks(one) == sortedLinks(other);
}

std::vector<core::Phrase> markFaults(std::string_view text,
                                     const std::function<bool(std::string_view id)>& isTerm) {
    std::vector<core::Phrase> faults;
    if (std::ranges::count(text, '*') % 2 != 0)
        faults.push_back(
            {ENGINE_TEXT("engine", "A genotype stands between two asterisks; one of them is missing."), {}});
    for (const std::string_view link : linksIn(text))
        if (!isTerm(link))
            faults.push_back({ENGINE_TEXT("engine", "The glossary has no entry “%1”."), {std::string(link)}});
    return faults;
}

} // namespace lessons
