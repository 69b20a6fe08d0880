// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/outlook.h"

#include "engine/genotype/rules/rules.h"

#include <algorithm>

namespace genotype {

namespace {

constexpr int mostCopies = 4;
constexpr int mostRivals = 9;

/// Copies of mine that `dice` dice of the genotype will cover (hundredths) when others want `rivals` of them
/// too: a rival's copy counts three fifths of mine, because rivals have other traits to look after as well.
constexpr int served(int dice, int copies, int rivals) {
    const int part = 100 * dice * copies * 5 / (5 * copies + 3 * rivals);
    return std::min(100 * copies, part);
}

constexpr int power(int base, int exponent) {
    int result = 1;
    for (int i = 0; i < exponent; ++i)
        result *= base;
    return result;
}

/// In how many of the 9^5 results of five dice exactly `dice` of them show a genotype that has `cells` cells
/// of the square: each cell accounts for 2 of the 9 results of a die.
constexpr int ways(int cells, int dice) {
    constexpr std::array<int, dicePerTrait + 1> choose{1, 5, 10, 10, 5, 1};
    return choose[static_cast<std::size_t>(dice)] * power(2 * cells, dice) *
           power(9 - 2 * cells, dicePerTrait - dice);
}

struct Tables {
    /// By cells, copies − 1, rivals.
    std::array<std::array<std::array<int, mostRivals + 1>, mostCopies>, 5> expected{};
    /// By cells: the chance that there will be a die of the genotype.
    std::array<int, 5> present{};
};

constexpr Tables makeTables() {
    constexpr int all = power(9, dicePerTrait);
    Tables tables;
    for (int cells = 0; cells <= 4; ++cells) {
        const auto c = static_cast<std::size_t>(cells);
        tables.present[c] = 100 * (all - ways(cells, 0)) / all;
        for (int copies = 1; copies <= mostCopies; ++copies)
            for (int rivals = 0; rivals <= mostRivals; ++rivals) {
                std::int64_t sum = 0;
                for (int dice = 0; dice <= dicePerTrait; ++dice)
                    sum += std::int64_t{ways(cells, dice)} * served(dice, copies, rivals);
                tables.expected[c][static_cast<std::size_t>(copies - 1)][static_cast<std::size_t>(rivals)] =
                    static_cast<int>(sum / all);
            }
    }
    return tables;
}

constexpr Tables tables = makeTables();

/// Before the roll: the chance according to the squares. After it: the dice in the pool.
int presence(const State& state, bool rolled, std::size_t trait, std::size_t genotype) {
    const Bench& bench = state.benches[trait];
    if (rolled)
        return bench.pool[genotype] > 0 ? 100 : 0;
    return tables.present[static_cast<std::size_t>(punnettCounts(bench.parents)[genotype])];
}

} // namespace

int servedCopies(int cells, int copies) {
    if (copies <= 0)
        return 0;
    const auto most = static_cast<std::size_t>(std::min(copies, mostCopies));
    return tables.expected[static_cast<std::size_t>(cells)][most - 1][0];
}

Outlook::Outlook(const State& state) : m_state(state) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Player& player = state.player(seat);
        // A player who is out of this breeding phase takes no more of its dice.
        const bool rival = state.phase != Phase::Breeding || !player.passed;
        for (const Plot& plot : player.plots) {
            const unsigned uncovered = plot.uncovered();
            if (uncovered == 0)
                continue;
            const PlantCard& card = plantCard(plot.plant);
            for (std::size_t trait = 0; trait < traitCount; ++trait) {
                if (!((uncovered >> trait) & 1))
                    continue;
                const auto genotype = static_cast<std::size_t>(card.genotypes[trait]);
                ++m_open[seat][trait][genotype];
                ++m_allOpen[seat];
                m_total[trait][genotype] += rival;
            }
        }
    }
}

Outlook::Hope Outlook::hope(Seat seat) const {
    const Player& player = m_state.player(seat);
    const bool rolled = m_state.phase == Phase::Breeding;
    const bool counts = !rolled || !player.passed;
    Hope hope;
    // Upgrades look ahead to the next round, when all slots are free.
    const bool now = rolled || m_state.phase == Phase::Working;
    hope.freeSlots = 100 * (now ? freeDiceSlots(player) : baseDiceSlots + player.diceSlots);
    if (player.has(Assistant::Franz) && !player.hasUsed(Assistant::Franz) && player.coins > 0)
        hope.freeSlots += 160;
    if (!counts)
        hope.freeSlots = 0;
    std::array<std::array<int, genotypeCount>, traitCount> gain{};
    for (std::size_t trait = 0; trait < traitCount; ++trait) {
        const Bench& bench = m_state.benches[trait];
        const auto cells = punnettCounts(bench.parents);
        for (std::size_t genotype = 0; genotype < genotypeCount; ++genotype) {
            const int copies = m_open[seat][trait][genotype];
            if (copies == 0)
                continue;
            const int rivals = std::min(m_total[trait][genotype] - (counts ? copies : 0), mostRivals);
            int dice = 0;
            if (rolled)
                dice = served(bench.pool[genotype], copies, rivals);
            else
                dice = tables.expected[static_cast<std::size_t>(cells[genotype])][static_cast<std::size_t>(
                    std::min(copies, mostCopies) - 1)][static_cast<std::size_t>(rivals)];
            hope.dice[trait][genotype] = dice;
            gain[trait][genotype] =
                std::max(0, presence(m_state, rolled, trait, genotype) - std::min(dice, 100));
        }
    }
    // Early picks get the dice that the others would have taken.
    if (now) {
        for (std::size_t trait = 0; trait < traitCount; ++trait) {
            const bool resolved = (m_state.firstShiftsDone >> trait) & 1;
            if (m_state.owner(firstShiftSpace(static_cast<Trait>(trait))) != seat || resolved)
                continue;
            const auto best = std::max_element(gain[trait].begin(), gain[trait].end());
            hope.dice[trait][static_cast<std::size_t>(best - gain[trait].begin())] += *best;
            *best = 0;
        }
        int picks = player.has(Assistant::Anton) && !m_state.antonDone ? 1 : 0;
        for (std::size_t i = m_state.secondShiftsDone; i < m_state.secondShift.size(); ++i)
            picks += m_state.secondShift[i] == seat;
        for (; picks > 0; --picks) {
            std::size_t best = 0;
            for (std::size_t place = 1; place < traitCount * genotypeCount; ++place)
                if (gain[place / genotypeCount][place % genotypeCount] >
                    gain[best / genotypeCount][best % genotypeCount])
                    best = place;
            int& most = gain[best / genotypeCount][best % genotypeCount];
            hope.dice[best / genotypeCount][best % genotypeCount] += most * 85 / 100;
            most = 0;
        }
    }
    for (const auto& trait : hope.dice)
        for (const int dice : trait)
            hope.total += dice;
    return hope;
}

} // namespace genotype
