// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json/json.h"
#include "engine/genotype/model/event.h"
#include "engine/genotype/model/state.h"
#include "engine/genotype/model/value_names.h"

#include <nlohmann/json.hpp>

#include <string_view>

/// How single values are written in JSON: seats and plants from 1, everything else by a word that the
/// notation of actions also uses, or by one in lower case with hyphens. "Nobody" and "nothing" are null.
namespace messages {

using json::Json;

Json seatJson(genotype::Seat seat);
Json plantJson(genotype::PlantId plant);
Json plantsJson(genotype::PlantSet plants);
Json toolJson(std::uint8_t tool);
Json assistantJson(std::uint8_t assistant);
/// The assistants whose bits are set.
Json assistantsJson(std::uint16_t bits);

/// An automa card by its action; a set of them.
Json automaJson(std::uint8_t card);
Json automaCardsJson(std::uint16_t bits);

/// Names shared with notations and records are in engine/genotype/model/value_names.h. "R", "F", "G",
/// "T".
constexpr std::string_view code(genotype::Trait value) {
    switch (value) {
    case genotype::Trait::SeedShape: return "R";
    case genotype::Trait::FlowerColour: return "F";
    case genotype::Trait::PodColour: return "G";
    case genotype::Trait::PlantHeight: return "T";
    }
    return "";
}
/// "Rr".
std::string code(genotype::Trait trait, genotype::Genotype genotype);
constexpr std::string_view code(genotype::Phase value) {
    switch (value) {
    case genotype::Phase::Setup: return "setup";
    case genotype::Phase::Working: return "working";
    case genotype::Phase::Breeding: return "breeding";
    case genotype::Phase::Upgrades: return "upgrades";
    case genotype::Phase::Finished: return "finished";
    }
    return "";
}

constexpr std::string_view code(genotype::PendingKind value) {
    switch (value) {
    case genotype::PendingKind::Setup: return "setup";
    case genotype::PendingKind::Marker: return "marker";
    case genotype::PendingKind::EndOfTurn: return "end-of-turn";
    case genotype::PendingKind::GeneTile: return "gene-tile";
    case genotype::PendingKind::Nursery: return "nursery";
    case genotype::PendingKind::ToolShed: return "tool-shed";
    case genotype::PendingKind::GardenDraw: return "garden-draw";
    case genotype::PendingKind::GardenHarvest: return "garden-harvest";
    case genotype::PendingKind::GardenSow: return "garden-sow";
    case genotype::PendingKind::Omari: return "omari";
    case genotype::PendingKind::Validate: return "validate";
    case genotype::PendingKind::Goal: return "goal";
    case genotype::PendingKind::SeedBag: return "seed-bag";
    case genotype::PendingKind::FillPlot: return "fill-plot";
    case genotype::PendingKind::Pick: return "pick";
    case genotype::PendingKind::Purchase: return "purchase";
    }
    return "";
}

constexpr std::string_view code(genotype::PickStage value) {
    switch (value) {
    case genotype::PickStage::FirstShift: return "first-shift";
    case genotype::PickStage::Anton: return "anton";
    case genotype::PickStage::SecondShift: return "second-shift";
    case genotype::PickStage::Normal: return "normal";
    }
    return "";
}

constexpr std::string_view code(genotype::ValidationSource value) {
    switch (value) {
    case genotype::ValidationSource::University: return "university";
    case genotype::ValidationSource::Die: return "die";
    case genotype::ValidationSource::ToolShed: return "shed";
    case genotype::ValidationSource::Assistants: return "assistants";
    case genotype::ValidationSource::FullGarden: return "full-garden";
    }
    const auto card = genotype::cardIn(value);
    return !card                                                       ? ""
           : *card == genotype::cardOf(genotype::Tool::WateringFunnel) ? "funnel"
                                                                       : genotype::notationOf(*card);
}

constexpr std::string_view code(genotype::FillReason value) {
    switch (value) {
    case genotype::FillReason::FlowerPot: return "flower-pot";
    case genotype::FillReason::EduardHired: return "eduard-hired";
    case genotype::FillReason::EduardHarvested: return "eduard-harvested";
    }
    return "";
}

constexpr std::string_view code(genotype::CoinReason value) {
    switch (value) {
    case genotype::CoinReason::PunnettSquare: return "punnett-square";
    case genotype::CoinReason::Treasury: return "treasury";
    case genotype::CoinReason::MutationDie: return "mutation-die";
    case genotype::CoinReason::University: return "university";
    case genotype::CoinReason::ResearchGoal: return "research-goal";
    case genotype::CoinReason::Upgrade: return "upgrade";
    case genotype::CoinReason::AutomaPhase: return "automa-phase";
    }
    const auto card = genotype::cardIn(value);
    return card ? genotype::notationOf(*card) : "";
}

constexpr std::string_view code(genotype::DeckKind value) {
    switch (value) {
    case genotype::DeckKind::Plants: return "plants";
    case genotype::DeckKind::Tools: return "tools";
    case genotype::DeckKind::Assistants: return "assistants";
    case genotype::DeckKind::Automa: return "automa";
    }
    return "";
}

constexpr std::string_view code(genotype::DiePlace value) {
    switch (value) {
    case genotype::DiePlace::Board: return "board";
    case genotype::DiePlace::Pool: return "pool";
    case genotype::DiePlace::Slot: return "slot";
    case genotype::DiePlace::FranzSlot: return "franz-slot";
    case genotype::DiePlace::Knife: return "knife";
    case genotype::DiePlace::Aside: return "aside";
    }
    return "";
}

constexpr std::string_view code(genotype::DieFace value) {
    switch (value) {
    case genotype::DieFace::One: return "I";
    case genotype::DieFace::Two: return "II";
    case genotype::DieFace::Three: return "III";
    case genotype::DieFace::Four: return "IV";
    case genotype::DieFace::Mutation: return "mutation";
    }
    return "";
}

constexpr std::string_view code(genotype::AutomaRole value) {
    switch (value) {
    case genotype::AutomaRole::SetupGoal: return "setup-goal";
    case genotype::AutomaRole::Action: return "action";
    case genotype::AutomaRole::Support: return "support";
    case genotype::AutomaRole::Shift: return "shift";
    case genotype::AutomaRole::Upgrade: return "upgrade";
    case genotype::AutomaRole::Hire: return "hire";
    }
    return "";
}

constexpr std::string_view code(genotype::ArrowOutcome value) {
    switch (value) {
    case genotype::ArrowOutcome::NotOnPlant: return "not-on-plant";
    case genotype::ArrowOutcome::Covered: return "covered";
    case genotype::ArrowOutcome::NoDie: return "no-die";
    case genotype::ArrowOutcome::Dice: return "dice";
    case genotype::ArrowOutcome::Maria: return "maria";
    }
    return "";
}

constexpr std::string_view code(genotype::MutationOutcome value) {
    switch (value) {
    case genotype::MutationOutcome::NoDie: return "no-die";
    case genotype::MutationOutcome::Validates: return "validates";
    case genotype::MutationOutcome::Coin: return "coin";
    }
    return "";
}

constexpr std::string_view code(genotype::Inheritance value) {
    switch (value) {
    case genotype::Inheritance::CompleteDominance: return "complete-dominance";
    case genotype::Inheritance::IncompleteDominance: return "incomplete-dominance";
    case genotype::Inheritance::Codominance: return "codominance";
    }
    return "";
}

} // namespace messages
