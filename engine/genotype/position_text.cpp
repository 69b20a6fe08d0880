// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/position_text.h"

#include "engine/core/cross_sign.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace genotype {

namespace {

std::string_view plainWord(std::string_view& text) {
    const auto end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

/// In the written form: without sign or leading zeros.
std::optional<int> number(std::string_view text, int most) {
    int value = 0;
    const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || text[0] == '-' || (text[0] == '0' && text.size() > 1) || error != std::errc{} ||
        stop != text.data() + text.size() || value > most)
        return {};
    return value;
}

std::optional<Genotype> genotypeIn(Trait trait, std::string_view text) {
    for (const Genotype genotype : allGenotypes)
        if (notation(trait, genotype) == text)
            return genotype;
    return {};
}

bool namesPlants(const std::array<PlantId, matPlots>& garden) {
    return std::ranges::any_of(garden, [](PlantId plant) { return plant != noPlant; });
}

bool addParents(StartPosition& position, std::string_view text) {
    for (const Trait trait : allTraits) {
        std::string_view rest = text;
        const auto left = genotypeIn(trait, plainWord(rest));
        if (!left)
            continue;
        const bool crossed = plainWord(rest) == "x";
        const auto top = genotypeIn(trait, rest);
        // In board order, each once and only where there is a tile: there is only one way to write it.
        for (auto after = static_cast<std::size_t>(trait); after < position.parents.size(); ++after)
            if (position.parents[after] != Parents{})
                return false;
        if (!crossed || !top || Parents{*left, *top} == Parents{})
            return false;
        position.parents[static_cast<std::size_t>(trait)] = {*left, *top};
        return true;
    }
    return false;
}

bool addPlants(StartPosition& position, std::string_view text) {
    const auto seat = number(plainWord(text), maxSeats);
    if (!seat || *seat < 1)
        return false;
    for (auto after = static_cast<std::size_t>(*seat - 1); after < position.plants.size(); ++after)
        if (namesPlants(position.plants[after]))
            return false;
    std::array<PlantId, matPlots> garden{};
    for (std::size_t plot = 0; plot < garden.size(); ++plot) {
        const std::string_view word = plot + 1 < garden.size() ? plainWord(text) : text;
        const auto plant = number(word, plantCardCount);
        if (word != "-" && (!plant || *plant < 1))
            return false;
        garden[plot] = plant ? static_cast<PlantId>(*plant - 1) : noPlant;
    }
    if (!namesPlants(garden))
        return false;
    position.plants[static_cast<std::size_t>(*seat - 1)] = garden;
    return true;
}

} // namespace

std::string positionText(const StartPosition& position) {
    std::string text = "position round " + std::to_string(position.round) + '\n';
    for (const Trait trait : allTraits) {
        const Parents& parents = position.parents[static_cast<std::size_t>(trait)];
        if (parents != Parents{})
            text.append("position parents ")
                .append(core::joinCross(notation(trait, parents.left), notation(trait, parents.top)))
                .append("\n");
    }
    for (std::size_t seat = 0; seat < position.plants.size(); ++seat) {
        if (!namesPlants(position.plants[seat]))
            continue;
        text += "position plants " + std::to_string(seat + 1);
        for (const PlantId plant : position.plants[seat])
            text += plant == noPlant ? " -" : ' ' + std::to_string(plant + 1);
        text += '\n';
    }
    return text;
}

bool addPositionLine(Setup& setup, std::string_view text) {
    const std::string_view word = plainWord(text);
    if (word == "round") {
        const auto round = number(text, maxRounds);
        if (!round || setup.position)
            return false;
        setup.position.emplace().round = *round;
        return true;
    }
    if (!setup.position)
        return false;
    if (word == "plants")
        return addPlants(*setup.position, text);
    return word == "parents" && !std::ranges::any_of(setup.position->plants, namesPlants) &&
           addParents(*setup.position, text);
}

std::optional<TraitParents> readParents(std::string_view text) {
    const auto sides = core::splitCross(text);
    if (!sides)
        return std::nullopt;
    for (const Trait trait : allTraits) {
        const auto left = genotypeIn(trait, sides->first);
        const auto top = genotypeIn(trait, sides->second);
        if (left && top)
            return TraitParents{trait, {*left, *top}};
    }
    return std::nullopt;
}

} // namespace genotype
