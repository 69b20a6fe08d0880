// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/guide/guide_words.h"

#include <algorithm>
#include <iterator>

namespace lessons {

using genotype::PendingKind;
using genotype::Phase;

namespace {

constexpr std::string_view verbs[] = {"setup",   "place", "tile",     "plant", "tool", "keep",
                                      "harvest", "sow",   "validate", "goal",  "play", "use",
                                      "die",     "buy",   "hire",     "done",  "end",  "pass"};
constexpr std::string_view usefulWord = "useful ";
constexpr std::string_view eventWord = "event ";
constexpr std::string_view both = " & ";
constexpr std::string_view phaseNames[] = {"setup", "working", "breeding", "upgrades"};

std::string listed(const auto& names) {
    std::string all;
    for (const std::string_view name : names)
        all.append(all.empty() ? "" : ", ").append(name);
    return all;
}

/// The place of a name in a list; no value, and a fault that lists them, if it is none of them.
std::optional<std::size_t> placeOf(TomlTable& table, std::string_view key, std::string_view name,
                                   const auto& names) {
    const auto found = std::ranges::find(names, name);
    if (found != std::end(names))
        return static_cast<std::size_t>(found - std::begin(names));
    table.complain(table.lineOf(key), {ENGINE_TEXT("engine", "The guide does not know “%1”. There are: %2."),
                                       {std::string(name), listed(names)}});
    return std::nullopt;
}

} // namespace

GuidePattern readPattern(TomlTable& table, std::string_view key, std::string_view text) {
    GuidePattern pattern;
    pattern.useful = text.starts_with(usefulWord);
    if (pattern.useful)
        text.remove_prefix(usefulWord.size());
    pattern.notation = text;
    placeOf(table, key, text.substr(0, text.find(' ')), verbs);
    return pattern;
}

GuideDeed readDeed(TomlTable& table, std::string_view key, std::string_view text) {
    GuideDeed deed;
    while (!text.empty()) {
        const std::size_t end = text.find(both);
        const std::string_view part = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + both.size());
        if (!part.starts_with(eventWord))
            deed.action = readPattern(table, key, part);
        else if (const auto event = placeOf(table, key, part.substr(eventWord.size()), guideEvents))
            deed.event = guideEvents[*event];
    }
    return deed;
}

std::optional<GuideMoment::Time> readTime(TomlTable& table, std::string_view key, std::string_view text) {
    const std::size_t space = std::min(text.find(' '), text.size());
    const auto phase = placeOf(table, key, text.substr(0, space), phaseNames);
    const std::string_view round = text.substr(std::min(space + 1, text.size()));
    if (round.size() != 1 || round[0] < '1' || round[0] > '0' + genotype::maxRounds) {
        table.complain(
            table.lineOf(key),
            {ENGINE_TEXT("engine", "A moment is a phase and the number of a round: “breeding 1”."), {}});
        return std::nullopt;
    }
    if (!phase)
        return std::nullopt;
    return GuideMoment::Time{static_cast<Phase>(*phase), round[0] - '0'};
}

std::optional<PendingKind> readChoice(TomlTable& table, std::string_view key, std::string_view text) {
    const auto place = placeOf(table, key, text, choiceNames);
    return place ? std::optional(static_cast<PendingKind>(*place)) : std::nullopt;
}

bool isRegion(std::string_view name) {
    return std::ranges::find(guideRegions, name) != std::end(guideRegions);
}

} // namespace lessons
