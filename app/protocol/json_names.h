// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/event.h"
#include "engine/genotype/model/state.h"
#include "engine/genotype/model/value_names.h"

#include <nlohmann/json.hpp>

#include <string_view>

/// How single values are written in JSON: seats and plants from 1, everything else by a word that the
/// notation of actions also uses, or by one in lower case with hyphens. "Nobody" and "nothing" are null.
namespace messages {

using Json = nlohmann::ordered_json;

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
std::string code(genotype::Trait trait);
/// "Rr".
std::string code(genotype::Trait trait, genotype::Genotype genotype);
std::string_view code(genotype::Phase phase);
std::string_view code(genotype::PendingKind kind);
std::string_view code(genotype::PickStage stage);
std::string_view code(genotype::ValidationSource source);
std::string_view code(genotype::FillReason reason);
std::string_view code(genotype::CoinReason reason);
std::string_view code(genotype::DeckKind deck);
std::string_view code(genotype::DiePlace place);
std::string_view code(genotype::DieFace face);
std::string_view code(genotype::AutomaRole role);
std::string_view code(genotype::ArrowOutcome outcome);
std::string_view code(genotype::MutationOutcome outcome);
std::string_view code(genotype::Inheritance inheritance);

} // namespace messages
