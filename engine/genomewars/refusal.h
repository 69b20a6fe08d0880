// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace genomewars {

/// Why an action may not be taken now. `None`: it may. The texts are in words_refusals.cpp.
enum class Refusal : std::uint8_t {
    None,
    GameOver,
    NotAnAction,   ///< fields out of range
    GenomesFirst,  ///< nobody rolls or mutates before all genomes are chosen
    GenomesChosen, ///< a genome is chosen once, before evolution begins
    NoMutationNow, ///< a mutation follows only a natural roll of 7 or 8
    MutationFirst, ///< the mutation must be chosen before the next roll
    GenomeFull,    ///< four alleles
    CopyLimit,     ///< one copy of Fast Reproduction, one of Adaptability
    AlleleNotHeld, ///< only an allele in the genome can mutate
    SameAllele     ///< a mutation produces a different allele
};
inline constexpr int refusalCount = static_cast<int>(Refusal::SameAllele) + 1;

/// "game-over": its name in text for machines.
std::string_view notation(Refusal refusal);

} // namespace genomewars
