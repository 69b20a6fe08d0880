// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/glossary.h"

#include "engine/core/text.h"
#include "lessons/documents/toml_entries.h"

#include <algorithm>
#include <utility>

namespace lessons {
namespace {

std::vector<std::string_view> sortedLinks(std::string_view text) {
    auto links = linksIn(text);
    std::ranges::sort(links);
    return links;
}

} // namespace

EntriesReading<Term> readTerms(std::string_view text) {
    std::vector<int> lines;
    return readEntries<Term>(
        text, "term", {"id", "name", "lesson", "meaning"},
        [&lines](TomlTable& table, Term& term) {
            term.name = table.text("name");
            term.meaning = table.text("meaning");
            term.topic = table.text("lesson");
            lines.push_back(table.lineOf("meaning"));
        },
        // Links are checked when all terms are known.
        [&lines](TomlTable& root, const std::vector<Term>& all) {
            const auto isTerm = [&all](std::string_view id) { return findEntry(all, id) != nullptr; };
            for (std::size_t i = 0; i < all.size(); ++i)
                for (core::Phrase& fault : markFaults(all[i].meaning, isTerm))
                    root.complain(lines[i], std::move(fault));
        });
}

EntriesReading<Term> readTerms(std::string_view text, const std::vector<Term>& english) {
    const auto isTerm = [&english](std::string_view id) { return findEntry(english, id) != nullptr; };
    return readTranslation(
        text, "term", english, {"id", "name", "meaning"},
        [&isTerm](TomlTable& table, Term& term, const Term& original) {
            term.name = table.text("name");
            term.meaning = table.text("meaning");
            const int line = table.lineOf("meaning");
            for (core::Phrase& fault : markFaults(term.meaning, isTerm))
                table.complain(line, std::move(fault));
            if (!haveSameLinks(original.meaning, term.meaning))
                table.complain(
                    line,
                    {ENGINE_TEXT("engine", "“%1” links to other words of the glossary than in English."),
                     {term.id}});
        });
}

const std::vector<Term>& glossary(std::string_view language) {
    static const EntriesByLanguage<Term> all(
        "glossary", [](std::string_view text) { return readTerms(text); },
        [](std::string_view text, const std::vector<Term>& english) { return readTerms(text, english); });
    return all.in(language);
}

const Term* findTerm(std::string_view id, std::string_view language) {
    return findEntry(glossary(language), id);
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
