// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_lessons.h"

#include "engine/genotype/model/state.h"

namespace app {

using namespace genotype;

namespace {

/// The lesson for this trait's Punnett square.
std::string_view ofSquare(const State& state, Trait trait) {
    return state.bench(trait).inheritance == Inheritance::CompleteDominance ? "square" : "patterns";
}

std::string_view ofSpace(const State& state, Space space) {
    for (const Trait trait : allTraits) {
        if (space == parentGenesSpace(trait))
            return ofSquare(state, trait);
        if (space == firstShiftSpace(trait))
            return "gametes";
    }
    return space == Space::Omari ? "gametes" : "garden";
}

} // namespace

std::string_view topicOf(const Target& target, const State& state) {
    switch (target.kind) {
    case Target::Kind::Space: return ofSpace(state, static_cast<Space>(target.first));
    case Target::Kind::ParentSide: return ofSquare(state, target.trait());
    case Target::Kind::PoolColumn:
        return target.second == static_cast<std::uint8_t>(PoolArea::DeNovo) ? "mutation"
                                                                            : ofSquare(state, target.trait());
    case Target::Kind::Goal:
        return state.bench(target.trait()).inheritance == Inheritance::CompleteDominance ? "dominance"
                                                                                         : "patterns";
    case Target::Kind::NurseryPlace:
    case Target::Kind::PlotTrait:
    case Target::Kind::Plot:
    case Target::Kind::HandPlant:
    case Target::Kind::BagPlant:
    case Target::Kind::DealtPlant: return "looks";
    case Target::Kind::ShedPlace:
    case Target::Kind::Upgrade:
    case Target::Kind::Hire:
    case Target::Kind::HandTool:
    case Target::Kind::Assistant: return "garden";
    case Target::Kind::Nothing:
    case Target::Kind::Proceed: break;
    }
    return {};
}

} // namespace app
