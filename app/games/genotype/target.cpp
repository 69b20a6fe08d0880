// SPDX-License-Identifier: GPL-3.0-or-later
#include "target.h"

#include "engine/genotype/rules/board_facts.h"

namespace app {

using namespace genotype;

bool answers(const State& state, const Action& action, const Target& target) {
    using Kind = Target::Kind;
    const auto kind = action.kind;
    switch (target.kind) {
    case Kind::Nothing: return false;
    case Kind::Space: return kind == ActionKind::PlaceMarker && action.item == target.first;
    case Kind::ParentSide:
        return (kind == ActionKind::PlaceGeneTile || kind == ActionKind::RemoveGeneTile) &&
               state.now().trait == target.trait() && action.item == target.second;
    case Kind::PoolColumn: {
        const auto area = static_cast<PoolArea>(target.second);
        return kind == ActionKind::TakeDie && action.trait == target.trait() &&
               (action.area == area || (action.use() == DieUse::Pair && action.partner == area));
    }
    case Kind::Goal:
        return kind == ActionKind::ChooseGoal && action.trait == target.trait() &&
               action.place == target.second;
    case Kind::NurseryPlace: return kind == ActionKind::TakePlant && action.place == target.first;
    case Kind::ShedPlace: return kind == ActionKind::TakeTool && action.place == target.first;
    case Kind::Upgrade:
        return kind == ActionKind::Buy && action.item == target.first &&
               action.upgrade() != Upgrade::Assistant;
    case Kind::Hire:
        return kind == ActionKind::Buy && action.upgrade() == Upgrade::Assistant &&
               action.place == target.first;
    case Kind::PlotTrait:
        return kind == ActionKind::Validate && action.place == target.first && action.trait == target.trait();
    case Kind::Plot: return kind == ActionKind::Sow && action.place == target.first;
    case Kind::HandPlant: return kind == ActionKind::Sow && action.item == target.first;
    case Kind::BagPlant: return kind == ActionKind::KeepPlant && action.item == target.first;
    case Kind::DealtPlant: return kind == ActionKind::ChooseSetup && action.item == target.first;
    case Kind::HandTool: return playsTool(action, static_cast<Tool>(target.first));
    case Kind::Assistant: return usesAssistant(action, static_cast<Assistant>(target.first));
    case Kind::Proceed:
        return kind == ActionKind::Harvest || kind == ActionKind::LeaveGeneTiles ||
               kind == ActionKind::Finish || kind == ActionKind::EndTurn || kind == ActionKind::Pass;
    }
    return false;
}

std::vector<Action> answersTo(const State& state, const ActionList& legal, const Target& target) {
    std::vector<Action> found;
    for (const Action& action : legal)
        if (answers(state, action, target))
            found.push_back(action);
    return found;
}

Action plainestAction(const State& state, const Target& target) {
    using Kind = Target::Kind;
    switch (target.kind) {
    case Kind::Space: return act::placeMarker(static_cast<Space>(target.first));
    case Kind::ParentSide: {
        const auto side = static_cast<Side>(target.second);
        const Parents& parents = state.bench(target.trait()).parents;
        const Genotype parent = side == Side::Left ? parents.left : parents.top;
        return parent == Genotype::Heterozygous ? act::placeGeneTile(side, Genotype::HomozygousDominant)
                                                : act::removeGeneTile(side);
    }
    case Kind::PoolColumn: {
        const auto area = static_cast<PoolArea>(target.second);
        return act::takeDie(target.trait(), area, area == PoolArea::DeNovo ? DieUse::Coin : DieUse::Match);
    }
    case Kind::Goal: return act::chooseGoal(target.trait(), target.second);
    case Kind::NurseryPlace: return act::takePlant(target.first);
    case Kind::ShedPlace: return act::takeTool(target.first);
    case Kind::Upgrade: return act::buy(static_cast<Upgrade>(target.first));
    case Kind::Hire: return act::hire(target.first);
    case Kind::PlotTrait: return act::validate(target.first, target.trait());
    case Kind::Plot: {
        const PlantSet& hand = state.player(state.actor).hand;
        return act::sow(hand.empty() ? PlantId{0} : *hand.begin(), target.first);
    }
    case Kind::HandPlant: {
        const int plot = firstFreePlot(state.player(state.actor));
        return act::sow(target.first, plot < 0 ? 0 : plot);
    }
    case Kind::BagPlant: return act::keepPlant(target.first);
    case Kind::DealtPlant: return act::chooseSetup(target.first, target.first == 0 ? 1 : 0);
    case Kind::HandTool: return act::playTool(static_cast<Tool>(target.first));
    case Kind::Assistant: return act::useAssistant(static_cast<Assistant>(target.first));
    case Kind::Proceed:
    case Kind::Nothing: break;
    }
    return act::endTurn();
}

} // namespace app
