// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/model/catalogue.h"

namespace genotype {

namespace {

/// "RR -- Gg tt": four places in board order, "--" where the card does not need the trait.
consteval PlantCard plant(std::string_view text, int points) {
    PlantCard card;
    card.points = static_cast<std::uint8_t>(points);
    for (std::size_t t = 0; t < traitCount; ++t) {
        const char first = text[3 * t];
        const char second = text[3 * t + 1];
        if (first == '-')
            continue;
        const char capital = letterOf(allTraits[t]);
        card.traits |= static_cast<std::uint8_t>(1u << t);
        card.genotypes[t] = fromAlleles(first == capital, second == capital);
        card.asked.add(allTraits[t], card.genotypes[t]);
    }
    return card;
}

} // namespace

// In the order of Upgrade. How they were chosen: engine/README.md.
constinit const std::array<PriceScale, upgradeKinds> abacus{{{.steps = {1, 2, 3, 4}, .start = 0},
                                                             {.steps = {1, 2, 3, 4}, .start = 1},
                                                             {.steps = {2, 3, 4, 5}, .start = 2},
                                                             {.steps = {1, 2, 3, 4}, .start = 1}}};

// 12 cards with two traits, 24 with three, 14 with four; no two alike; each trait is on 38 of them, 11 as XX,
// 16 as Xx and 11 as xx; every pair and every triple of traits is equally frequent. Points: 2 for each
// heterozygous and 2½ for each homozygous trait, the sum rounded up (RULINGS.md 1.1).
constinit const std::array<PlantCard, 256> plantTable{{
    plant("RR Ff -- --", 5),  plant("RR -- Gg --", 5),  plant("Rr ff -- --", 5),  plant("Rr -- GG --", 5),
    plant("rr -- -- Tt", 5),  plant("rr -- -- tt", 5),  plant("-- FF Gg --", 5),  plant("-- FF gg --", 5),
    plant("-- Ff -- TT", 5),  plant("-- ff -- TT", 5),  plant("-- -- GG tt", 5),  plant("-- -- gg Tt", 5),
    plant("RR FF -- Tt", 7),  plant("RR Ff Gg --", 7),  plant("RR ff Gg --", 7),  plant("RR ff gg --", 8),
    plant("RR -- GG TT", 8),  plant("Rr FF -- tt", 7),  plant("Rr Ff GG --", 7),  plant("Rr Ff Gg --", 6),
    plant("Rr Ff -- Tt", 6),  plant("Rr ff -- Tt", 7),  plant("Rr -- Gg tt", 7),  plant("Rr -- gg TT", 7),
    plant("Rr -- gg tt", 7),  plant("rr FF GG --", 8),  plant("rr Ff -- Tt", 7),  plant("rr ff -- TT", 8),
    plant("rr -- Gg TT", 7),  plant("rr -- Gg Tt", 7),  plant("-- FF GG tt", 8),  plant("-- FF gg Tt", 7),
    plant("-- Ff GG TT", 7),  plant("-- Ff Gg Tt", 6),  plant("-- Ff gg tt", 7),  plant("-- ff Gg Tt", 7),
    plant("RR Ff Gg tt", 9),  plant("RR Ff gg Tt", 9),  plant("RR ff Gg Tt", 9),  plant("RR ff gg tt", 10),
    plant("Rr FF GG Tt", 9),  plant("Rr FF Gg TT", 9),  plant("Rr Ff Gg Tt", 8),  plant("Rr Ff gg TT", 9),
    plant("Rr ff GG TT", 10), plant("Rr ff Gg tt", 9),  plant("rr FF GG TT", 10), plant("rr FF Gg Tt", 9),
    plant("rr Ff GG Tt", 9),  plant("rr Ff gg tt", 10),
}};

} // namespace genotype
