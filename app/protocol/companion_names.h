// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/enum_words.h"
#include "engine/genecards/event.h"
#include "engine/genomewars/event.h"
#include "engine/genomewars/game.h"

#include <string_view>

/// How single values of the companion games are written in JSON, as json_names.h does it for Genotype: first
/// those of Gene Expression.
namespace messages {

constexpr std::string_view code(genecards::Mutation value) {
    return core::rowWord(genecards::actionCards, value, &genecards::ActionCard::notation);
}

} // namespace messages

/// Those of Genome Wars.
namespace messages {

constexpr std::string_view code(genomewars::Weighting value) {
    return genomewars::weightingNotation(value);
}

constexpr std::string_view code(genomewars::Environment value) {
    return core::rowWord(genomewars::environments, value, &genomewars::EnvironmentInfo::notation);
}

constexpr std::string_view code(genomewars::Allele value) {
    return core::rowWord(genomewars::alleles, value, &genomewars::AlleleInfo::notation);
}

} // namespace messages
