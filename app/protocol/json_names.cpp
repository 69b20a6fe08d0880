// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_names.h"

#include <string>

namespace messages {

using namespace genotype;

Json seatJson(Seat seat) {
    return seat == noSeat ? Json() : Json(seat + 1);
}

Json plantJson(PlantId plant) {
    return plant == noPlant ? Json() : Json(plant + 1);
}

Json plantsJson(PlantSet plants) {
    Json list = Json::array();
    for (const PlantId plant : plants)
        list.push_back(plantJson(plant));
    return list;
}

Json toolJson(std::uint8_t tool) {
    return tool == noTool ? Json() : Json(toolCard(static_cast<Tool>(tool)).notation);
}

Json assistantJson(std::uint8_t assistant) {
    return assistant == noAssistant ? Json()
                                    : Json(assistantCard(static_cast<Assistant>(assistant)).notation);
}

Json automaJson(std::uint8_t card) {
    return card == noAutoma ? Json() : Json(automaCard(static_cast<Automa>(card)).notation);
}

Json automaCardsJson(std::uint16_t bits) {
    Json list = Json::array();
    for (std::uint8_t card = 0; card < automaCount; ++card)
        if ((bits >> card) & 1)
            list.push_back(automaJson(card));
    return list;
}

Json assistantsJson(std::uint16_t bits) {
    Json list = Json::array();
    for (std::uint8_t a = 0; a < assistantCount; ++a)
        if ((bits >> a) & 1)
            list.push_back(assistantJson(a));
    return list;
}

std::string code(Trait trait) {
    return std::string(1, letterOf(trait));
}

std::string code(Trait trait, Genotype genotype) {
    return std::string(notation(trait, genotype));
}

std::string_view code(genotype::Phase value) {
    switch (value) {
    case genotype::Phase::Setup: return "setup";
    case genotype::Phase::Working: return "working";
    case genotype::Phase::Breeding: return "breeding";
    case genotype::Phase::Upgrades: return "upgrades";
    case genotype::Phase::Finished: return "finished";
    }
    return "";
}

std::string_view code(PendingKind value) {
    switch (value) {
    case PendingKind::Setup: return "setup";
    case PendingKind::Marker: return "marker";
    case PendingKind::EndOfTurn: return "end-of-turn";
    case PendingKind::GeneTile: return "gene-tile";
    case PendingKind::Nursery: return "nursery";
    case PendingKind::ToolShed: return "tool-shed";
    case PendingKind::GardenDraw: return "garden-draw";
    case PendingKind::GardenHarvest: return "garden-harvest";
    case PendingKind::GardenSow: return "garden-sow";
    case PendingKind::Omari: return "omari";
    case PendingKind::Validate: return "validate";
    case PendingKind::Goal: return "goal";
    case PendingKind::SeedBag: return "seed-bag";
    case PendingKind::FillPlot: return "fill-plot";
    case PendingKind::Pick: return "pick";
    case PendingKind::Purchase: return "purchase";
    }
    return "";
}

std::string_view code(PickStage value) {
    switch (value) {
    case PickStage::FirstShift: return "first-shift";
    case PickStage::Anton: return "anton";
    case PickStage::SecondShift: return "second-shift";
    case PickStage::Normal: return "normal";
    }
    return "";
}

std::string_view code(ValidationSource value) {
    switch (value) {
    case ValidationSource::University: return "university";
    case ValidationSource::Die: return "die";
    case ValidationSource::ToolShed: return "shed";
    case ValidationSource::Assistants: return "assistants";
    case ValidationSource::FullGarden: return "full-garden";
    }
    const auto card = cardIn(value);
    return !card ? "" : *card == cardOf(Tool::WateringFunnel) ? "funnel" : notationOf(*card);
}

std::string_view code(FillReason value) {
    switch (value) {
    case FillReason::FlowerPot: return "flower-pot";
    case FillReason::EduardHired: return "eduard-hired";
    case FillReason::EduardHarvested: return "eduard-harvested";
    }
    return "";
}

std::string_view code(CoinReason value) {
    switch (value) {
    case CoinReason::PunnettSquare: return "punnett-square";
    case CoinReason::Treasury: return "treasury";
    case CoinReason::MutationDie: return "mutation-die";
    case CoinReason::University: return "university";
    case CoinReason::ResearchGoal: return "research-goal";
    case CoinReason::Upgrade: return "upgrade";
    case CoinReason::AutomaPhase: return "automa-phase";
    }
    const auto card = cardIn(value);
    return card ? notationOf(*card) : "";
}

std::string_view code(DeckKind value) {
    switch (value) {
    case DeckKind::Plants: return "plants";
    case DeckKind::Tools: return "tools";
    case DeckKind::Assistants: return "assistants";
    case DeckKind::Automa: return "automa";
    }
    return "";
}

std::string_view code(DiePlace value) {
    switch (value) {
    case DiePlace::Board: return "board";
    case DiePlace::Pool: return "pool";
    case DiePlace::Slot: return "slot";
    case DiePlace::FranzSlot: return "franz-slot";
    case DiePlace::Knife: return "knife";
    case DiePlace::Aside: return "aside";
    }
    return "";
}

std::string_view code(DieFace value) {
    switch (value) {
    case DieFace::One: return "I";
    case DieFace::Two: return "II";
    case DieFace::Three: return "III";
    case DieFace::Four: return "IV";
    case DieFace::Mutation: return "mutation";
    }
    return "";
}

std::string_view code(AutomaRole value) {
    switch (value) {
    case AutomaRole::SetupGoal: return "setup-goal";
    case AutomaRole::Action: return "action";
    case AutomaRole::Support: return "support";
    case AutomaRole::Shift: return "shift";
    case AutomaRole::Upgrade: return "upgrade";
    case AutomaRole::Hire: return "hire";
    }
    return "";
}

std::string_view code(ArrowOutcome value) {
    switch (value) {
    case ArrowOutcome::NotOnPlant: return "not-on-plant";
    case ArrowOutcome::Covered: return "covered";
    case ArrowOutcome::NoDie: return "no-die";
    case ArrowOutcome::Dice: return "dice";
    case ArrowOutcome::Maria: return "maria";
    }
    return "";
}

std::string_view code(MutationOutcome value) {
    switch (value) {
    case MutationOutcome::NoDie: return "no-die";
    case MutationOutcome::Validates: return "validates";
    case MutationOutcome::Coin: return "coin";
    }
    return "";
}

std::string_view code(Inheritance value) {
    switch (value) {
    case Inheritance::CompleteDominance: return "complete-dominance";
    case Inheritance::IncompleteDominance: return "incomplete-dominance";
    case Inheritance::Codominance: return "codominance";
    }
    return "";
}

} // namespace messages
