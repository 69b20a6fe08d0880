// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/tally.h"

#include "lessons/csv/names.h"

#include <algorithm>
#include <set>
#include <utility>

namespace lessons {

namespace {
using Kind = CsvError::Kind;
} // namespace

std::variant<CategoryNames, CsvError> CategoryNames::of(const std::vector<WrittenName>& written) {
    CategoryNames names;
    std::vector<std::vector<WrittenName>> groups;
    std::map<std::string, std::size_t> places;
    std::set<std::string> seen;
    for (const WrittenName& one : written) {
        std::string plain = plainName(one.text);
        if (!seen.insert(plain).second)
            continue;
        const auto [place, isNew] = places.try_emplace(foldedName(plain), groups.size());
        if (isNew)
            groups.emplace_back();
        groups[place->second].push_back(one);
    }
    for (const auto& group : groups)
        if (const auto error = names.add(group))
            return *error;
    return names;
}

std::string CategoryNames::categoryOf(std::string_view written) const {
    std::string plain = plainName(written);
    const auto found = m_others.find(plain);
    return found == m_others.end() ? plain : found->second;
}

std::optional<CsvError> CategoryNames::add(const std::vector<WrittenName>& group) {
    constexpr std::size_t longEnough = 5; // bytes of a word of which nobody makes two alleles
    const std::string first = plainName(group.front().text);
    for (std::size_t i = 1; i < group.size(); ++i)
        if (areSymbols(first, group[i].text))
            return std::nullopt;
    for (std::size_t i = 1; i < group.size(); ++i) {
        const std::string plain = plainName(group[i].text);
        if (plain.size() < longEnough)
            return CsvError{Kind::CaseVariants, group[i].line, plain};
        m_others.emplace(plain, first);
        m_notes.push_back({TableNote::Kind::OtherCapitals, group[i].line, plain, 0});
    }
    return std::nullopt;
}

Tallied tallied(const std::vector<WrittenName>& written, const std::vector<std::int64_t>& counts,
                bool tellsAgain) {
    const auto named = CategoryNames::of(written);
    if (const auto* error = std::get_if<CsvError>(&named))
        return *error;
    const auto& names = std::get<CategoryNames>(named);
    Tally tally{{}, names.notes()};
    std::map<std::string, std::size_t> places;
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const std::string name = names.categoryOf(written[i].text);
        const auto [place, isNew] = places.try_emplace(name, tally.table.names.size());
        if (isNew) {
            if (tally.table.names.size() == maxKinds)
                return CsvError{Kind::TooManyKinds, written[i].line, std::to_string(maxKinds)};
            tally.table.names.push_back(name);
            tally.table.counts.push_back(0);
        } else if (tellsAgain) {
            tally.notes.push_back({TableNote::Kind::AddedTogether, written[i].line, name, 0});
        }
        tally.table.counts[place->second] += counts[i];
        if ((sum += counts[i]) > maxCounted)
            return CsvError{Kind::TooManyCounted, written[i].line, ""};
    }
    return tally;
}

} // namespace lessons
