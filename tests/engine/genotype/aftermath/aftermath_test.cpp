// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/aftermath.h"

#include "played_game.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>

using namespace genotype;
using tests::playedGame;

namespace {

AftermathReport reportOn(const Record& record, const AftermathOptions& options) {
    Aftermath work(record, options);
    for (std::size_t piece = 0; piece < work.pieces(); ++piece)
        work.work(piece);
    return work.report();
}

/// Without the comparisons, which take the longest.
constexpr AftermathOptions quick{.samples = 3, .chances = 2, .searched = 0};

bool isNear(double one, double other) {
    return std::abs(one - other) < 1e-9;
}

/// Every account adds up, and all of them to the real result.
bool addsUp(const AftermathReport& report) {
    for (Seat seat = 0; seat < report.seats; ++seat) {
        double all = report.start[seat].mean;
        for (const auto& round : report.rounds) {
            double sum = 0;
            for (const Share share : allShares)
                sum += round[seat][share].mean;
            if (!isNear(sum, round[seat].change.mean))
                return false;
            all += sum;
        }
        const double luck = report.game[seat][Share::Dice].mean + report.game[seat][Share::Cards].mean;
        if (!isNear(all, report.result[seat]) || !isNear(luck, report.game[seat].luck.mean) ||
            !isNear(report.adjusted[seat].mean + luck, report.result[seat]))
            return false;
    }
    return true;
}

} // namespace

class AftermathTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSharesAddUpToTheRealResult_data() {
        QTest::addColumn<int>("players");
        for (int players = 1; players <= maxSeats; ++players)
            QTest::addRow("%d players", players) << players;
    }
    void theSharesAddUpToTheRealResult() {
        QFETCH(int, players);
        for (const std::uint64_t seed : {1u, 2u, 3u, 4u})
            for (const char* bot : {"random", "novice"}) {
                const Record record = playedGame(players, seed % 2 ? 5 : 2, seed, bot);
                const AftermathReport report = reportOn(record, quick);
                QVERIFY(addsUp(report));
                const State end = replay(record).state;
                double others = 0;
                for (Seat seat = 1; seat < end.seats; ++seat)
                    others += score(end, seat).total();
                QVERIFY(isNear(report.result[0], score(end, 0).total() - others / (end.seats - 1)));
            }
    }

    void theSharesAddUpFromASetPositionAndWhenPlayedOn() {
        Setup setup{.players = 3, .rounds = 4, .seed = 5, .position = StartPosition{}};
        setup.position->round = 3;
        const Record record = playedGame(setup, "novice", 5);
        QVERIFY(addsUp(reportOn(record, quick)));
        AftermathOptions options = quick;
        options.horizon = Horizon::EndOfRound;
        QVERIFY(addsUp(reportOn(record, options)));
    }

    void whatOneSeatGainsTheOthersLose() {
        const AftermathReport report = reportOn(playedGame(4, 2, 6), quick);
        for (const AftermathStep& step : report.steps) {
            double luck = 0;
            double choice = 0;
            for (Seat seat = 0; seat < report.seats; ++seat) {
                luck += step.luck[seat].mean;
                choice += step.choiceEffect[seat].mean;
            }
            QVERIFY(isNear(luck, 0) && isNear(choice, 0));
        }
    }

    void onlyChanceIsLuck() {
        const Record record = playedGame(3, 3, 7);
        const AftermathReport report = reportOn(record, quick);
        int certain = 0;
        int dice = 0;
        for (const AftermathStep& step : report.steps) {
            dice += step.chance == ChanceKind::Dice;
            if (step.chance != ChanceKind::None)
                continue;
            ++certain;
            for (Seat seat = 0; seat < report.seats; ++seat)
                QCOMPARE(step.luck[seat], Estimate{});
        }
        QVERIFY(certain > 20);
        QVERIFY(dice >= 3);
    }

    /// Over many deals, the luck of a seat has the mean zero: within four standard errors.
    void luckHasTheMeanZero() {
        Samples dice;
        Samples cards;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            // Seeds of their own: the same playouts in all games would not be independent of each other.
            const AftermathReport report =
                reportOn(playedGame(2, 1, seed), {.samples = 8, .searched = 0, .seed = seed});
            dice.push_back(report.game[0][Share::Dice].mean);
            cards.push_back(report.game[0][Share::Cards].mean);
        }
        for (const Samples& samples : {dice, cards}) {
            const Estimate luck = estimateOf(samples);
            QVERIFY(luck.error > 0);
            QVERIFY2(std::abs(luck.mean) < 4 * luck.error, qPrintable(QString::number(luck.mean)));
        }
    }

    /// In a game of one round, played on, luck explains a good part of the result.
    void theAdjustedResultVariesLessThanTheRealOne() {
        Samples real;
        Samples adjusted;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const AftermathReport report =
                reportOn(playedGame(2, 1, seed),
                         {.samples = 16, .horizon = Horizon::EndOfRound, .searched = 0, .seed = seed});
            real.push_back(report.result[0]);
            adjusted.push_back(report.adjusted[0].mean);
        }
        QVERIFY(estimateOf(adjusted).error < 0.8 * estimateOf(real).error);
    }

    void theOrderOfThePiecesMakesNoDifference() {
        const Record record = playedGame(2, 1, 8);
        const AftermathOptions options{.samples = 4, .searched = 12, .compared = 4};
        Aftermath backwards(record, options);
        for (std::size_t piece = backwards.pieces(); piece-- > 0;)
            backwards.work(piece);
        QVERIFY(backwards.report() == reportOn(record, options));
    }

    void moreSamplesNarrowTheIntervals() {
        const Record record = playedGame(2, 1, 9);
        const AftermathReport few = reportOn(record, {.samples = 8, .searched = 0});
        const AftermathReport many = reportOn(record, {.samples = 128, .searched = 0});
        QVERIFY(many.game[0].luck.error < 0.6 * few.game[0].luck.error);
    }

    void countsThePointsAtTheEndOfEachRound() {
        const Record record = playedGame(3, 4, 10);
        const AftermathReport report = reportOn(record, quick);
        QCOMPARE(report.scores.size(), std::size_t{4});
        const State end = replay(record).state;
        for (Seat seat = 0; seat < end.seats; ++seat)
            QCOMPARE(report.scores.back()[seat], score(end, seat));
    }

    void turningPointsAreTheLargestThatCanBeDistinguished() {
        AftermathReport report;
        report.seats = 2;
        const auto add = [&report](ChanceKind chance, Estimate luck, std::optional<Choice> choice) {
            AftermathStep step{.actor = 0, .chance = chance, .choice = choice};
            step.luck[0] = luck;
            report.steps.push_back(step);
        };
        add(ChanceKind::Dice, {5, 0.5}, {});
        add(ChanceKind::Dice, {9, 8}, {});                       // could be chance
        add(ChanceKind::Cards, {-6, 1}, {});                     // second
        add(ChanceKind::None, {}, Choice{act::pass(), {7, 1}});  // first
        add(ChanceKind::None, {}, Choice{act::pass(), {-8, 1}}); // the real choice was better
        add(ChanceKind::Dice, {0.5, 0.1}, {});
        const auto points = turningPoints(report, 0);
        QCOMPARE(points.size(), std::size_t{3});
        QCOMPARE(points[0].step, std::size_t{3});
        QCOMPARE(points[0].effect.mean, -7.0);
        QCOMPARE(points[1].step, std::size_t{2});
        QCOMPARE(points[2].step, std::size_t{0});
        QCOMPARE(turningPoints(report, 1).size(), std::size_t{0});
    }
};

GENOTYPE_TEST(AftermathTest)
#include "aftermath_test.moc"
