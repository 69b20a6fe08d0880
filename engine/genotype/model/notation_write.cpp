// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/value_names.h"

namespace genotype {

std::string plotNotation(int plot) {
    if (plot == eduardPlot)
        return "eduard";
    if (plot >= firstFlowerPot)
        return "pot" + std::to_string(plot - firstFlowerPot + 1);
    return std::to_string(plot + 1);
}

std::string areaNotation(Trait trait, PoolArea area) {
    if (area == PoolArea::DeNovo)
        return std::string(1, letterOf(trait)) + '*';
    return std::string(notation(trait, static_cast<Genotype>(area)));
}

namespace {

std::string placeName(int place) {
    return place == deckPlace ? "deck" : std::to_string(place + 1);
}

} // namespace

std::string notation(const Action& action) {
    const auto number = [](int fromZero) { return std::to_string(fromZero + 1); };
    switch (action.kind) {
    case ActionKind::ChooseSetup:
        return "setup sow " + number(action.plant()) + " keep " + number(action.kept());
    case ActionKind::PlaceMarker:
        return "place " + std::string(spaceInfo(action.space()).notation) +
               (action.count > 0 ? " bonus " + std::to_string(action.count) : "");
    case ActionKind::PlaceGeneTile:
        return "tile " + std::string(notation(action.side())) +
               (action.tileGenotype() == Genotype::HomozygousDominant ? " dominant" : " recessive");
    case ActionKind::RemoveGeneTile: return "tile remove " + std::string(notation(action.side()));
    case ActionKind::LeaveGeneTiles: return "tile leave";
    case ActionKind::TakePlant: return "plant " + placeName(action.place);
    case ActionKind::TakeTool: return "tool " + placeName(action.place);
    case ActionKind::KeepPlant: return "keep " + number(action.plant());
    case ActionKind::Harvest: return "harvest";
    case ActionKind::Sow: return "sow " + number(action.plant()) + " plot " + plotNotation(action.plot());
    case ActionKind::Validate:
        return "validate " + plotNotation(action.plot()) + ' ' + letterOf(action.trait) +
               (action.mode != 0 ? " " + std::string(notation(action.widening())) : "") +
               (action.count > 0 ? " rake" : "");
    case ActionKind::ChooseGoal:
        return std::string("goal ") + letterOf(action.trait) + ' ' + number(action.goal());
    case ActionKind::PlayTool: return "play " + std::string(toolCard(action.tool()).notation);
    case ActionKind::UseAssistant: return "use " + std::string(assistantCard(action.assistant()).notation);
    case ActionKind::TakeDie:
        return "die " + areaNotation(action.trait, action.area) + ' ' + std::string(notation(action.use())) +
               (action.use() == DieUse::Pair ? ' ' + areaNotation(action.trait, action.partner) : "") +
               (action.count == 0   ? ""
                : action.count == 1 ? " knife"
                                    : " knives");
    case ActionKind::Buy:
        return (action.upgrade() == Upgrade::Assistant ? "hire " + number(action.place)
                                                       : "buy " + std::string(notation(action.upgrade()))) +
               (action.count > 0 ? " grant " + std::to_string(action.count) : "");
    case ActionKind::Finish: return "done";
    case ActionKind::EndTurn: return "end";
    case ActionKind::Pass: return "pass";
    }
    return {};
}

} // namespace genotype
