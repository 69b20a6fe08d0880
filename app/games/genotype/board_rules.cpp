// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_rules.h"

#include "engine/genotype/model/state.h"
#include "engine/genotype/model/value_names.h"
#include "lessons/reference/rules.h"

#include <string>

namespace app {

using namespace genotype;

namespace {

/// The entry about a card, a space or an upgrade.
std::string_view ofElement(std::string_view kind, std::string_view notation) {
    const lessons::RuleEntry* entry = lessons::ruleOf(std::string(kind) + ' ' + std::string(notation));
    return entry ? std::string_view(entry->id) : std::string_view();
}

/// Spaces that work alike have one entry, under the first of them.
std::string_view ofSpace(Space space) {
    if (space == Space::Omari)
        return ofElement("assistant", assistantCard(Assistant::Omari).notation);
    for (const SpaceInfo& first : spaces)
        if (first.kind == spaceInfo(space).kind)
            return ofElement("space", first.notation);
    return {};
}

} // namespace

std::string_view ruleOf(const Target& target, const State& state) {
    using Kind = Target::Kind;
    switch (target.kind) {
    case Kind::Space: return ofSpace(static_cast<Space>(target.first));
    case Kind::ParentSide: return "gene-tile";
    case Kind::PoolColumn:
        return target.second == static_cast<std::uint8_t>(PoolArea::DeNovo) ? "mutation" : "pick";
    case Kind::Goal: return "goal";
    case Kind::NurseryPlace: return "nursery";
    case Kind::ShedPlace: return "tool-shed";
    case Kind::Upgrade: return ofElement("upgrade", notation(static_cast<Upgrade>(target.first)));
    case Kind::Hire: {
        const std::uint8_t card = state.assistantsForHire[target.first];
        return card == noAssistant ? "assistant" : ofElement("assistant", assistantCards[card].notation);
    }
    case Kind::PlotTrait: return "validate";
    case Kind::Plot: return "complete-plant";
    case Kind::HandPlant: return "sow";
    case Kind::BagPlant: return "seed-bag";
    case Kind::DealtPlant: return "setup";
    case Kind::HandTool: return ofElement("tool", toolCards[target.first].notation);
    case Kind::Assistant: return ofElement("assistant", assistantCards[target.first].notation);
    case Kind::Nothing:
    case Kind::Proceed: break;
    }
    return {};
}

} // namespace app
