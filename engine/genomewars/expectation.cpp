// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/expectation.h"

#include "engine/genomewars/judgement.h"
#include "engine/genomewars/rules.h"

#include <vector>

namespace genomewars {

namespace {

constexpr std::int64_t one = 1'000'000;

/// What `changeOf36` returns for every legal genome: bots that search ask for it millions of times.
class Changes {
public:
    static const Changes& table() {
        static const Changes made;
        return made;
    }

    std::int64_t of(const Genome& genome, Environment environment, bool acting) const {
        const std::uint8_t row = m_rows[code(genome)];
        if (row == none)
            return changeOf36(genome, environment, acting);
        return m_changes[row][2 * static_cast<std::size_t>(environment) + acting];
    }

private:
    static constexpr std::uint8_t none = 255;
    static constexpr std::size_t digits = genomeSize + 1;

    Changes() {
        std::size_t codes = 1;
        for (int allele = 0; allele < alleleCount; ++allele)
            codes *= digits;
        m_rows.assign(codes, none);
        ActionList genomes;
        legalActions(newGame({}), genomes);
        for (std::size_t row = 0; row < genomes.size(); ++row) {
            const Genome genome = genomes[row].genome();
            m_rows[code(genome)] = static_cast<std::uint8_t>(row);
            for (const EnvironmentInfo& info : environments)
                for (const bool acting : {false, true})
                    m_changes[row][2 * static_cast<std::size_t>(info.id) + acting] =
                        static_cast<std::int16_t>(changeOf36(genome, info.id, acting));
        }
    }

    /// The copies as the digits of a number.
    static std::size_t code(const Genome& genome) {
        std::size_t number = 0;
        for (const std::uint8_t copies : genome.copies)
            number = number * digits + copies;
        return number;
    }

    std::vector<std::uint8_t> m_rows;
    std::array<std::array<std::int16_t, 2 * environmentCount>, ActionList::capacity()> m_changes{};
};

/// Turns in the present environment, and in each of the five after a change.
struct Turns {
    std::int64_t here = 0;
    std::int64_t anywhere = 0;
};

} // namespace

int changeOf36(const Genome& genome, Environment environment, bool acting) {
    int sum = 0;
    for (int roll = 2; roll <= 12; ++roll)
        sum += waysToRoll(roll) * judge(genome, environment, roll, acting).change;
    return sum;
}

TurnsAhead turnsAhead(const State& visible, Seat seat) {
    const bool begun = visible.phase == Phase::Evolution;
    // The chance that nobody has rolled a 2 before that turn; after a 2 every environment is equally likely.
    const bool known = begun || visible.startEnvironment != noEnvironment;
    const auto present = begun ? visible.environment : static_cast<Environment>(visible.startEnvironment);
    std::int64_t unchanged = known ? one : 0;
    Turns own;
    Turns others;
    const auto count = [&](Seat acting) {
        Turns& turns = acting == seat ? own : others;
        turns.here += unchanged;
        turns.anywhere += (one - unchanged) / environmentCount;
        unchanged = unchanged * 35 / 36;
    };
    const Seat first = begun ? visible.first : seat;
    // A mutation is chosen at the end of a turn, a roll is made at its beginning.
    bool counts = !begun || visible.now().kind == PendingKind::Roll;
    Seat acting = begun ? visible.actor : seat;
    for (int round = visible.round; round <= visible.rounds;) {
        if (counts && visible.isAlive(acting))
            count(acting);
        counts = true;
        acting = visible.nextSeat(acting);
        if (acting == first)
            ++round;
    }
    TurnsAhead ahead;
    ahead.own.fill(own.anywhere);
    ahead.others.fill(others.anywhere);
    if (known) {
        ahead.own[static_cast<std::size_t>(present)] += own.here;
        ahead.others[static_cast<std::size_t>(present)] += others.here;
    }
    return ahead;
}

std::int64_t expectedChange(const Genome& genome, const TurnsAhead& ahead) {
    const Changes& changes = Changes::table();
    std::int64_t sum = 0;
    for (const EnvironmentInfo& info : environments) {
        const auto at = static_cast<std::size_t>(info.id);
        sum += ahead.own[at] * changes.of(genome, info.id, true);
        sum += ahead.others[at] * changes.of(genome, info.id, false);
    }
    return sum;
}

} // namespace genomewars
