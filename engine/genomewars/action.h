// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/genomewars/state.h"

#include <optional>
#include <string>
#include <string_view>

namespace genomewars {

enum class ActionKind : std::uint8_t {
    ChooseGenome, ///< all four alleles
    Roll,
    Mutate ///< an allele held, the one that replaces it
};

/// One click. A small value; fields that a kind does not use hold the first allele.
struct Action {
    ActionKind kind = ActionKind::Roll;
    /// ChooseGenome: the alleles in the order of the catalogue. Mutate: the allele lost, the allele gained.
    std::array<Allele, genomeSize> alleles{};

    Genome genome() const { return genomeOf(alleles); }
    Allele from() const { return alleles[0]; }
    Allele to() const { return alleles[1]; }

    bool operator==(const Action&) const = default;
};

namespace act {
/// Precondition: genome.size() == genomeSize.
inline Action chooseGenome(const Genome& genome) {
    return {.kind = ActionKind::ChooseGenome, .alleles = genome.sorted()};
}
inline Action roll() {
    return {.kind = ActionKind::Roll};
}
inline Action mutate(Allele from, Allele to) {
    return {.kind = ActionKind::Mutate, .alleles = {from, to}};
}
} // namespace act

/// Capacity for every action that any state can list: there are 155 legal genomes.
using ActionList = core::FixedVector<Action, 160>;

/// Whether every field is in range, a genome is in order, and unused fields have their default. Says nothing
/// about legality.
bool isWellFormed(const Action& action);

/// One line that a person can read: "genome autotrophy autotrophy resistance adaptability", "roll", "mutate
/// resistance to symbiotic". Precondition: isWellFormed(action).
std::string notation(const Action& action);

/// Reads `notation` back, the alleles of a genome in any order; no value if the text is not an action. Says
/// nothing about legality.
std::optional<Action> parseAction(std::string_view text);

} // namespace genomewars
