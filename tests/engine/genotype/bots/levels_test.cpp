// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/evaluation.h"
#include "engine/genotype/bots/roster.h"
#include "engine/genotype/rules/rules.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;

namespace {

/// Games that the first of four bots wins against three of the others, a shared win counting its share.
double wins(std::string_view first, std::string_view others, unsigned games) {
    double won = 0;
    for (unsigned game = 0; game < games; ++game) {
        State state = newGame({.players = 4, .seed = 1000 + game});
        core::Random random(game);
        ActionList legal;
        const Seat own = static_cast<Seat>(game % 4);
        while (!state.finished()) {
            legalActions(state, legal);
            const Bot* const bot = Roster::find(state.actor == own ? first : others);
            applyLegal(state, bot->chooseAction(observe(state, state.actor), legal, random));
        }
        const unsigned winning = winners(state);
        if ((winning >> own) & 1)
            won += 1.0 / std::popcount(winning);
    }
    return won;
}

/// The seats' points at the end of a game in which one bot plays for all of them.
std::vector<int> pointsOf(std::string_view id, const Setup& setup) {
    State state = newGame(setup);
    core::Random random(setup.seed);
    ActionList legal;
    while (!state.finished()) {
        legalActions(state, legal);
        applyLegal(state, Roster::find(id)->chooseAction(observe(state, state.actor), legal, random));
    }
    std::vector<int> points;
    for (Seat seat = 0; seat < state.seats; ++seat)
        points.push_back(score(state, seat).total());
    return points;
}

} // namespace

class LevelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNoviceBeatsRandomMoves() { QVERIFY(wins("novice", "random", 40) >= 36); }
    void theApprenticeBeatsTheNovice() { QVERIFY(wins("apprentice", "novice", 40) >= 20); }
    /// It is the yardstick: these are its games on the day it was frozen. Only changed rules or cards may
    /// change them, never a better Mendel.
    void theApprenticePlaysAsItDidWhenItWasFrozen() {
        QCOMPARE(pointsOf("apprentice", {.players = 2, .seed = 1}), std::vector<int>({60, 65}));
        QCOMPARE(pointsOf("apprentice", {.players = 4, .seed = 2}), std::vector<int>({35, 55, 72, 60}));
        QCOMPARE(pointsOf("apprentice", {.players = 5,
                                         .seed = 3,
                                         .flowerColour = Inheritance::Codominance,
                                         .plantHeight = Inheritance::IncompleteDominance}),
                 std::vector<int>({45, 50, 76, 59, 58}));
        QCOMPARE(pointsOf("apprentice", {.players = 1, .seed = 4, .johann = Difficulty::Hard}),
                 std::vector<int>({60, 76}));
    }

    // An even share would be 10. In 400 games the net won seven in ten.
    void theNetAloneBeatsTheApprentice() { QVERIFY(wins("net", "apprentice", 40) >= 18); }

    // An even share would be 6.
    void theResearcherBeatsTheApprentice() { QVERIFY(wins("researcher", "apprentice", 24) >= 9); }

    /// The start of a round predicts the end of the game, on average, with all three tables of weights.
    void theRoundWeightsForeseeTheEnd() {
        std::array<double, 3> error{};
        std::array<int, 3> count{};
        for (unsigned game = 0; game < 64; ++game) {
            const bool solo = game >= 4;
            State state = newGame(solo ? Setup{.players = 1, .seed = game, .johann = Difficulty::Hard}
                                       : Setup{.players = 4, .seed = game});
            core::Random random(game);
            ActionList legal;
            std::vector<std::array<int, maxSeats>> expected;
            int round = 0;
            while (!state.finished()) {
                if (state.phase == Phase::Working && state.round != round) {
                    round = state.round;
                    const Outlook outlook(state);
                    expected.emplace_back();
                    for (Seat seat = 0; seat < state.seats; ++seat)
                        expected.back()[seat] =
                            expectedPoints(state, outlook, seat, roundWeights(state, seat));
                }
                legalActions(state, legal);
                applyLegal(
                    state,
                    Roster::find("apprentice")->chooseAction(observe(state, state.actor), legal, random));
            }
            for (const auto& points : expected)
                for (Seat seat = 0; seat < state.seats; ++seat) {
                    const std::size_t table = solo ? 1u + seat : 0u;
                    error[table] += points[seat] / 100.0 - score(state, seat).total();
                    ++count[table];
                }
        }
        // Those for Brother Johann's table were fitted when his face-up assistant still counted for him, so
        // they think too much of him: by 7.9 points on average over 200 other games, of which the mean of 60
        // has a standard error of 1.3. The others are right on average, with standard errors of 1.4 and 0.8.
        constexpr std::array<double, 3> largest{6, 5, 14};
        for (std::size_t table = 0; table < error.size(); ++table)
            QVERIFY2(qAbs(error[table] / count[table]) < largest[table],
                     qPrintable(QString::number(error[table] / count[table])));
    }

    /// At the end the evaluation is the score; before it, it is not far off on average.
    void theEvaluationEndsInTheScore() {
        std::array<double, maxRounds + 1> error{};
        std::array<int, maxRounds + 1> count{};
        for (unsigned game = 0; game < 40; ++game) {
            State state = newGame({.players = 4, .seed = game});
            core::Random random(game);
            ActionList legal;
            std::vector<std::array<int, maxSeats>> expected(maxRounds + 1);
            int round = 0;
            while (!state.finished()) {
                legalActions(state, legal);
                applyLegal(state,
                           Roster::find("novice")->chooseAction(observe(state, state.actor), legal, random));
                if (state.phase != Phase::Setup && state.round != round && !state.finished()) {
                    round = state.round;
                    for (Seat seat = 0; seat < 4; ++seat)
                        expected[static_cast<std::size_t>(round)][seat] = expectedPoints(state, seat);
                }
            }
            for (Seat seat = 0; seat < 4; ++seat) {
                QCOMPARE(expectedPoints(state, seat), 100 * score(state, seat).total());
                for (std::size_t r = 1; r <= maxRounds; ++r) {
                    error[r] += expected[r][seat] / 100.0 - score(state, seat).total();
                    ++count[r];
                }
            }
        }
        for (std::size_t r = 1; r <= maxRounds; ++r)
            QVERIFY2(qAbs(error[r] / count[r]) < 6, qPrintable(QString::number(error[r] / count[r])));
    }
};

GENOTYPE_TEST(LevelsTest, long)
#include "levels_test.moc"
