// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/johann_chances.h"

namespace genotype {

std::optional<JohannChance> chanceAgainstJohann(Difficulty difficulty, std::uint8_t assistant) {
    const bool drawn = difficulty == Difficulty::Hard && assistant == noAssistant;
    JohannChance sum{difficulty, assistant};
    std::size_t found = 0;
    for (const JohannChance& one : johannChances) {
        if (one.difficulty != difficulty || (!drawn && one.assistant != assistant))
            continue;
        sum.games += one.games;
        sum.halfWins += one.halfWins;
        ++found;
    }
    return found == (drawn ? hardAssistants.size() : 1) ? std::optional(sum) : std::nullopt;
}

} // namespace genotype
