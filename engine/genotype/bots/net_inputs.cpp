// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/net_inputs.h"

#include "engine/genotype/bots/garden_view.h"
#include "engine/genotype/model/queries.h"
#include "engine/genotype/rules/rules.h"

#include <algorithm>
#include <utility>

namespace genotype {

namespace {

class Writer {
public:
    Writer(const State& state, const Outlook& outlook, Seat seat)
        : m_state(state), m_outlook(outlook), m_seat(seat), m_player(state.player(seat)),
          m_hope(outlook.hope(seat)) {}

    NetInputs write() {
        const FeatureVector features = featuresOf(m_state, m_outlook, m_hope, m_seat);
        m_inputs.stage = features.stage;
        m_inputs.sure = features.sure;
        for (int i = 1; i < featureCount; ++i)
            put(features.values[static_cast<std::size_t>(i)]);
        addOthers();
        addGarden();
        addSpaces();
        addParents();
        addCards();
        addBreeding();
        addUpgrades();
        if (m_state.johann.plays())
            addJohann();
        return m_inputs;
    }

private:
    void put(int value) {
        m_inputs.values[m_count++] =
            static_cast<std::int16_t>(std::clamp(value, -netInputLimit, netInputLimit));
    }
    void putCount(int count) { put(100 * count); }
    void putFlag(bool flag) { put(flag ? 100 : 0); }
    bool isFree(Space space) const {
        return m_state.phase == Phase::Working && m_state.owner(space) == noSeat;
    }
    int open(Seat seat, Trait trait, Genotype genotype) const {
        return m_outlook.open(seat, trait, genotype);
    }

    /// Means over the other seats, their best score, and how many there are.
    void addOthers() {
        int markers = 0;
        int wishes = 0;
        int points = 0;
        int slots = 0;
        int plots = 0;
        int most = 0;
        for (Seat seat = 0; seat < m_state.seats; ++seat) {
            if (seat == m_seat)
                continue;
            const Player& other = m_state.player(seat);
            markers += other.markersLeft;
            slots += other.diceSlots;
            plots += other.newPlots;
            wishes += m_outlook.open(seat);
            const int score = genotype::score(m_state, seat).total();
            points += score;
            most = std::max(most, score);
        }
        const int others = m_state.seats - 1;
        for (const int sum : {markers, wishes, points, slots, plots})
            put(100 * sum / others);
        putCount(most);
        put(100 * m_player.markersLeft - 100 * markers / others);
        for (const int seats : {2, 3, 5})
            putFlag(m_state.seats == seats);
        putFlag(m_player.passed);
    }

    /// Plants by the traits that they lack, and the first five, those nearest to completion first.
    void addGarden() {
        struct Plant {
            int missing = 0;
            int points = 0;
        };
        const auto isNearer = [](const Plant& a, const Plant& b) {
            return a.missing != b.missing ? a.missing < b.missing : a.points > b.points;
        };
        core::FixedVector<Plant, plotPlaces> plants;
        std::array<int, traitCount + 1> byMissing{};
        int missing = 0;
        for (const Plot& plot : m_player.plots) {
            if (plot.empty())
                continue;
            const int left = traitsIn(plot.uncovered());
            plants.push({left, plantCard(plot.plant).points});
            for (std::size_t i = plants.size() - 1; i > 0 && isNearer(plants[i], plants[i - 1]); --i)
                std::swap(plants[i], plants[i - 1]);
            ++byMissing[static_cast<std::size_t>(left)];
            missing += left;
        }
        for (const int count : byMissing)
            putCount(count);
        putCount(missing);
        m_missing = missing;
        constexpr std::size_t listed = 5;
        for (std::size_t i = 0; i < listed; ++i) {
            const bool exists = i < plants.size();
            putCount(exists ? plants[i].missing : traitCount + 1);
            putCount(exists ? plants[i].points : 0);
        }
        put(m_hope.total);
        put(m_hope.freeSlots);
        for (const auto& trait : m_hope.dice) {
            int dice = 0;
            for (const int part : trait)
                dice += part;
            put(dice);
        }
    }

    /// What is left for the markers to come.
    void addSpaces() {
        putFlag(m_state.phase == Phase::Working);
        putFlag(m_state.phase == Phase::Breeding);
        putFlag(m_state.phase == Phase::Upgrades);
        int shifts = 0;
        int benches = 0;
        for (const Trait trait : allTraits) {
            const bool needed = (uncoveredTraits(m_player) >> static_cast<int>(trait)) & 1;
            shifts += needed && isFree(firstShiftSpace(trait));
            benches += isFree(parentGenesSpace(trait));
        }
        putCount(shifts);
        putCount(benches);
        for (const Space space : {Space::UniversityOne, Space::UniversityTwo, Space::GoalTwo,
                                  Space::GoalThree, Space::Treasury, Space::Nursery, Space::ToolShed})
            putFlag(isFree(space));
        putFlag(isFree(Space::UniversityOne) && m_player.coins >= 1 && m_missing > 0);
        putFlag(isFree(Space::UniversityTwo) && m_player.coins >= 2 && m_missing > 0);
        const bool hasMarker = m_player.goalMarkersLeft > 0;
        const int goal = hasMarker ? bestGoal(m_state, m_seat) : 0;
        const bool canClaim = (isFree(Space::GoalTwo) && m_player.coins >= 2) ||
                              (isFree(Space::GoalThree) && m_player.coins >= 3);
        put(goal);
        put(canClaim ? goal : 0);
    }

    /// By genotype.
    using Copies = std::array<int, genotypeCount>;

    static int servedBy(const Copies& copies, Parents parents) {
        const auto& cells = punnettCounts(parents);
        int dice = 0;
        for (std::size_t g = 0; g < copies.size(); ++g)
            dice += servedCopies(cells[g], copies[g]);
        return dice;
    }

    /// What a gene tile or an early pick could still change, and what others could spoil.
    void addParents() {
        std::array<int, traitCount> gain{};
        std::array<int, traitCount> loss{};
        std::array<int, traitCount> early{};
        int contested = 0;
        int coins = 0;
        for (const Trait trait : allTraits) {
            const auto t = static_cast<std::size_t>(trait);
            const Bench& bench = m_state.bench(trait);
            if (isFree(parentGenesSpace(trait)))
                coins += bench.coin;
            Copies copies;
            for (const Genotype genotype : allGenotypes)
                copies[static_cast<std::size_t>(genotype)] = open(m_seat, trait, genotype);
            if (copies == Copies{})
                continue; // nothing to gain, to lose or to compete for
            for (Seat seat = 0; seat < m_state.seats; ++seat)
                if (seat != m_seat)
                    for (const Genotype genotype : allGenotypes)
                        contested +=
                            std::min(copies[static_cast<std::size_t>(genotype)], open(seat, trait, genotype));
            if (isFree(parentGenesSpace(trait))) {
                const int now = servedBy(copies, bench.parents);
                for (const Genotype genotype : allGenotypes)
                    for (const Parents parents :
                         {Parents{genotype, bench.parents.top}, Parents{bench.parents.left, genotype}}) {
                        const int change = servedBy(copies, parents) - now;
                        gain[t] = std::max(gain[t], change);
                        loss[t] = std::max(loss[t], -change);
                    }
            }
            const auto& cells = punnettCounts(bench.parents);
            if (isFree(firstShiftSpace(trait)))
                for (std::size_t g = 0; g < copies.size(); ++g)
                    if (copies[g] > 0)
                        early[t] =
                            std::max(early[t], servedCopies(cells[g], 1) - std::min(100, m_hope.dice[t][g]));
        }
        for (auto* best : {&gain, &loss, &early})
            std::sort(best->begin(), best->end(), std::greater<>());
        for (std::size_t i = 0; i < 3; ++i)
            put(gain[i]);
        put(loss[0]);
        put(loss[1]);
        for (std::size_t i = 0; i < 3; ++i)
            put(early[i]);
        putCount(contested);
        putCount(coins);
    }

    void addCards() {
        int best = 0;
        int second = 0;
        for (const PlantId plant : m_state.nursery) {
            if (plant == noPlant)
                continue;
            const int worth = plantWorth(m_state, m_seat, plant);
            second = std::max(second, std::min(worth, best));
            best = std::max(worth, best);
        }
        put(best);
        put(second);
        putCount(m_player.hand.size());
        putCount(m_player.toolTotal());
        putCount(std::popcount(static_cast<unsigned>(m_player.assistants)));
    }

    /// The dice in the pool that would serve, and who picks before this seat.
    void addBreeding() {
        int picking = 0;
        int useful = 0;
        int mutations = 0;
        int before = 0;
        int slots = 0;
        if (m_state.phase == Phase::Breeding) {
            for (Seat seat = 0; seat < m_state.seats; ++seat)
                picking += !m_state.player(seat).passed;
            for (const Trait trait : allTraits) {
                const auto& pool = m_state.bench(trait).pool;
                for (const Genotype genotype : allGenotypes)
                    useful += std::min<int>(pool[static_cast<std::size_t>(genotype)],
                                            open(m_seat, trait, genotype));
                mutations += pool[static_cast<std::size_t>(PoolArea::DeNovo)];
            }
            before = (m_seat + m_state.seats - m_state.nextPicker) % m_state.seats;
            slots = freeDiceSlots(m_player);
        }
        for (const int count : {picking, useful, mutations, before, slots})
            putCount(count);
    }

    void addUpgrades() {
        for (const int step : m_state.priceStep)
            putCount(step);
        putCount(m_state.phase == Phase::Upgrades && !m_player.passed ? m_player.coins : 0);
    }

    /// The last inputs, so that they stay zero at other tables.
    void addJohann() {
        const Player& johann = m_state.player(johannSeat);
        for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Standard, Difficulty::Hard})
            putFlag(m_state.johann.difficulty == difficulty);
        for (const Assistant helper : hardAssistants)
            putFlag(johann.has(helper));
        int plants = 0;
        int points = 0;
        int missing = 0;
        for (const Plot& plot : johann.plots) {
            if (plot.empty())
                continue;
            ++plants;
            points += plantCard(plot.plant).points;
            missing += traitsIn(plot.uncovered());
        }
        const int helpers = std::popcount(unsigned{m_state.johann.faceDown});
        for (const int count : {plants, points, missing, helpers, int{johann.diceSlots},
                                int{m_state.johann.shiftsLeft}, int{m_state.johann.purchasesLeft}})
            putCount(count);
    }

    const State& m_state;
    const Outlook& m_outlook;
    Seat m_seat;
    const Player& m_player;
    Outlook::Hope m_hope;
    int m_missing = 0;
    std::size_t m_count = 0;
    NetInputs m_inputs;
};

} // namespace

NetInputs netInputsOf(const State& state, const Outlook& outlook, Seat seat) {
    return Writer(state, outlook, seat).write();
}

} // namespace genotype
