// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json/json.h"
#include "engine/core/enum_words.h"
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

/// The word of a value: that of the notation of actions and records (engine/genotype/model/value_names.h), or
/// its name. The functions below are for those that have another.
template <typename Enum>
requires std::is_enum_v<Enum>
constexpr std::string_view code(Enum value) {
    if constexpr (requires { notation(value); })
        return notation(value);
    else
        return core::nameWord(value);
}
/// "R", "F", "G", "T".
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

} // namespace messages
