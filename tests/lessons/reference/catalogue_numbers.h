// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/state.h"
#include "engine/genomewars/state.h"
#include "engine/genotype/johann/help_lower_costs.h"
#include "engine/genotype/model/automa.h"

#include <algorithm>
#include <cmath>
#include <vector>

/// The numbers of the three games as the catalogues hold them, for comparison with what documents say.
namespace tests::documents {

using List = std::vector<double>;

// ---- Genotype

/// An offspring die (rulebook, Components; RollTest): its faces, and how many of them are mutations.
inline constexpr int dieFaces = 6;
inline constexpr int mutationFaces = 2;
/// Phases of a round, and sources of points (rulebook).
inline constexpr int phases = 3;
inline constexpr int sources = 4;

inline List together(std::initializer_list<List> parts) {
    List all;
    for (const List& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}
/// The steps of a rod of the abacus.
inline List steps(genotype::Upgrade upgrade) {
    const auto& scale = genotype::abacus[static_cast<std::size_t>(upgrade)].steps;
    return {scale.begin(), scale.end()};
}
inline double firstPrice(genotype::Upgrade upgrade) {
    const genotype::PriceScale& scale = genotype::abacus[static_cast<std::size_t>(upgrade)];
    return scale.steps[scale.start];
}
inline double copies(genotype::Tool tool) {
    return genotype::toolCard(tool).copies;
}
/// Plant cards with so many traits.
inline double plantsWith(int traits) {
    return static_cast<double>(
        std::ranges::count(genotype::plantCards, traits, &genotype::PlantCard::traitTotal));
}
/// The number of traits on the smallest and on the largest plant.
inline double fewestTraits() {
    return std::ranges::min(genotype::plantCards, {}, &genotype::PlantCard::traitTotal).traitTotal();
}
inline double mostTraits() {
    return std::ranges::max(genotype::plantCards, {}, &genotype::PlantCard::traitTotal).traitTotal();
}
/// Plant cards with the trait, and the per cent of them that ask for a genotype, to the nearest ten; the same
/// for every trait (CatalogueTest).
inline double plantsAsking(genotype::Trait trait) {
    return static_cast<double>(std::ranges::count_if(
        genotype::plantCards, [trait](const genotype::PlantCard& card) { return card.has(trait); }));
}
inline double tensOfPercent(genotype::Genotype genotype) {
    constexpr auto trait = genotype::Trait::SeedShape;
    const auto asking =
        std::ranges::count_if(genotype::plantCards, [genotype](const genotype::PlantCard& card) {
            return card.has(trait) && card.genotype(trait) == genotype;
        });
    return 10 * std::round(10 * static_cast<double>(asking) / plantsAsking(trait));
}
/// What a plant is worth for each trait: found from cards that have one kind of trait only.
inline constexpr double heterozygousPoints = 2;
inline constexpr double homozygousPoints = 2.5;
inline bool pointsAreThese() {
    return std::ranges::all_of(genotype::plantCards, [](const genotype::PlantCard& card) {
        double sum = 0;
        for (const genotype::Trait trait : genotype::allTraits)
            if (card.has(trait))
                sum += card.genotype(trait) == genotype::Genotype::Heterozygous ? heterozygousPoints
                                                                                : homozygousPoints;
        return card.points == std::ceil(sum);
    });
}
inline double goalPoints(int goal, genotype::Inheritance kind = genotype::Inheritance::CompleteDominance) {
    return genotype::goalInfo(kind, goal).points;
}
inline constexpr genotype::Inheritance underOverlay = genotype::Inheritance::IncompleteDominance;
inline double cost(genotype::Space space) {
    return genotype::spaceInfo(space).cost;
}
/// The smallest table at which a space exists.
inline double playersFor(genotype::Space space) {
    return genotype::spaceInfo(space).players;
}
inline double johannPips(genotype::Automa card) {
    return genotype::automaCard(card).pips;
}
inline constexpr auto franz = genotype::effectOf<genotype::RentedSlots>(genotype::Assistant::Franz);
inline constexpr auto leopold = genotype::effectOf<genotype::LowerCosts>(genotype::Assistant::Leopold);
inline constexpr auto anna = genotype::effectOf<genotype::ValidateForCoins>(genotype::Assistant::Anna);
inline constexpr auto seedBag = genotype::effectOf<genotype::DrawAndKeep>(genotype::Tool::SeedBag);
inline constexpr auto grant = genotype::effectOf<genotype::Discount>(genotype::Tool::Grant);
inline constexpr auto dissertation = genotype::effectOf<genotype::ClaimGoal>(genotype::Tool::Dissertation);
inline constexpr auto handLens = genotype::effectOf<genotype::CoinsWithMarker>(genotype::Tool::HandLens);
/// Face-up assistants.
inline constexpr int assistantsShown = 3;

// ---- Genome Wars

inline const genomewars::NaturalRow& naturalRow(genomewars::NaturalEffect effect) {
    return *std::ranges::find(genomewars::naturalTable, effect, &genomewars::NaturalRow::effect);
}
inline const genomewars::NaturalRow& extinction = naturalRow(genomewars::NaturalEffect::Extinction);
inline const genomewars::NaturalRow& mutationRow = naturalRow(genomewars::NaturalEffect::Mutation);
inline const genomewars::NaturalRow& newEnvironment = naturalRow(genomewars::NaturalEffect::NewEnvironment);
inline const genomewars::NaturalRow& highestRoll = genomewars::naturalTable.back();
inline const double highestTotal = genomewars::modifiedTable.back().to;
inline const auto bonus =
    std::get<genomewars::BonusIn>(genomewars::alleleInfo(genomewars::Allele::Autotrophy).effect);
inline const auto fasterRise =
    std::get<genomewars::FasterRise>(genomewars::alleleInfo(genomewars::Allele::FastReproduction).effect);
inline const auto milder =
    std::get<genomewars::MilderExtinction>(genomewars::alleleInfo(genomewars::Allele::Adaptability).effect);
/// 1 … 5: the faces of the environments.
inline List environmentFaces() {
    List faces;
    for (std::size_t face = 1; face <= genomewars::environments.size(); ++face)
        faces.push_back(static_cast<double>(face));
    return faces;
}

// ---- Gene Expression

inline double drawsOf(genecards::Mutation mutation) {
    return std::get<genecards::SkipNext>(genecards::actionCard(mutation).effect).draws;
}

} // namespace tests::documents
