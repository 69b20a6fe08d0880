// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/games.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <array>
#include <utility>

namespace {

constexpr int seeds = 10'000;

/// Pearson's statistic against expectations in these proportions.
template <std::size_t N>
double chiSquare(const std::array<int, N>& counts, const std::array<double, N>& proportions) {
    double total = 0;
    double shares = 0;
    for (std::size_t i = 0; i < N; ++i) {
        total += counts[i];
        shares += proportions[i];
    }
    double sum = 0;
    for (std::size_t i = 0; i < N; ++i) {
        const double expected = total * proportions[i] / shares;
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
    return sum;
}

template <std::size_t N> std::array<double, N> alike() {
    std::array<double, N> proportions;
    proportions.fill(1);
    return proportions;
}

/// Cards of a deck vary less in number when several of one deal cannot be the same one: the covariances of a
/// multivariate hypergeometric distribution are these times those of a multinomial one.
constexpr double ofOneDeal(int deck, int dealt) {
    return static_cast<double>(deck - dealt) / (deck - 1);
}

/// What a fair generator leaves once in a million, half of it on each side: R's
/// qchisq(c(5e-7, 1 - 5e-7), df).
struct Bounds {
    double least;
    double most;
};

void fair(double statistic, const Bounds& bounds, const char* what) {
    QVERIFY2(statistic > bounds.least && statistic < bounds.most,
             qPrintable(QStringLiteral("%1: %2").arg(QLatin1String(what)).arg(statistic)));
}

} // namespace

/// Seeds that people count up (0, 1, 2 …) start games that have nothing to do with each other.
class CountedSeedsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dealEverySeatEveryPlantAlike() {
        using namespace genotype;
        std::array<std::array<int, plantCardCount>, maxSeats> dealt{};
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const State state = newGame({.players = maxSeats, .seed = seed});
            for (Seat seat = 0; seat < maxSeats; ++seat)
                for (const PlantId plant : state.player(seat).dealt)
                    ++dealt[seat][plant];
        }
        for (const auto& counts : dealt)
            fair(chiSquare(counts, alike<plantCardCount>()) / ofOneDeal(plantCardCount, 3), {14.72, 113.47},
                 "plants");
    }

    void layOutEveryPlaceOfTheNurseryAlike() {
        using namespace genotype;
        std::array<std::array<int, plantCardCount>, maxRow> shown{};
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const State state = newGame({.players = maxSeats, .seed = seed});
            for (std::size_t place = 0; place < maxRow; ++place)
                ++shown[place][state.nursery[place]];
        }
        for (const auto& counts : shown)
            fair(chiSquare(counts, alike<plantCardCount>()), {14.72, 113.47}, "Nursery");
    }

    void dealEverySeatOfGeneExpressionEveryCardAlike() {
        using namespace genecards;
        std::array<std::array<int, cardKinds>, maxSeats> dealt{};
        std::array<double, cardKinds> copies{};
        for (CardId card = 0; card < cardKinds; ++card)
            copies[card] = copiesOf(card);
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            std::vector<Event> events;
            newGame({.players = maxSeats, .seed = seed}, &events);
            // What was dealt first: a Substitution that is turned up does not change it.
            for (const Event& one : events)
                if (const auto* deal = std::get_if<event::CardsDealt>(&one))
                    for (const CardId card : deal->cards)
                        ++dealt[deal->seat][card];
        }
        for (const auto& counts : dealt)
            fair(chiSquare(counts, copies) / ofOneDeal(cardCount, handSize), {17.92, 122.31}, "cards");
    }

    /// The first roll of the environment, and the dice of the first turns.
    void rollTheDiceOfGenomeWarsAlike() {
        using namespace genomewars;
        std::array<int, 36> dice{};
        std::array<int, 36> laterDice{};
        std::array<int, environmentCount> faces{};
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            std::vector<Event> events;
            State state = newGame({.players = 2, .seed = seed}, &events);
            ActionList legal;
            int rolls = 0;
            while (rolls < 2 && !state.finished()) {
                legalActions(state, legal);
                events.clear();
                applyLegal(state, legal[0], &events);
                for (const Event& one : events) {
                    if (const auto* rolled = std::get_if<event::EnvironmentBegan>(&one); rolled && rolls == 0)
                        ++faces[static_cast<std::size_t>(rolled->environment)];
                    if (const auto* rolled = std::get_if<event::DiceRolled>(&one); rolled && rolls < 2)
                        ++(rolls++ == 0 ? dice : laterDice)[(rolled->first - 1u) * 6 + rolled->second - 1u];
                }
            }
        }
        fair(chiSquare(dice, alike<36>()), {7.97, 92.08}, "dice");
        fair(chiSquare(laterDice, alike<36>()), {7.97, 92.08}, "dice of the second turn");
        fair(chiSquare(faces, alike<environmentCount>()), {0.0021, 34.84}, "environment");
    }

    /// Neighbours: what one seed draws says nothing about the next one's.
    void leaveNeighboursIndependent() {
        std::array<int, 64> pairs{};
        for (std::uint64_t seed = 0; seed < 2 * seeds; seed += 2)
            ++pairs[core::Random(seed).below(8) * 8 + core::Random(seed + 1).below(8)];
        fair(chiSquare(pairs, alike<64>()), {22.4, 133.88}, "pairs");
    }
};

GENOTYPE_TEST(CountedSeedsTest)
#include "counted_seeds_test.moc"
