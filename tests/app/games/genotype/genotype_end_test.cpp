// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/dice_chart.h"
#include "app/documents/bot_driver.h"
#include "app/games/genotype/dice_detail.h"
#include "app/games/genotype/dice_rolls.h"
#include "app/games/genotype/genotype_end.h"
#include "app/games/genotype/luck_panel.h"
#include "app/ui/widgets/fact_table.h"
#include "app/ui/widgets/segment_row.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

using namespace app;
using genotype::Record;
using genotype::Seat;

namespace {

/// A whole game played by bots, with cards that were bought and dice that were rolled.
Record wholeGame(int players, std::uint64_t seed) {
    Record record;
    record.setup.players = players;
    record.setup.rounds = 5;
    record.setup.seed = seed;
    for (int seat = 0; seat < players; ++seat)
        record.seats.push_back({"Player " + std::string(1, static_cast<char>('A' + seat)), "simple", seat});
    GameDocument document;
    document.open(record, nullptr);
    BotDriver driver(document);
    driver.setPace(BotPace::EachKey);
    while (driver.isBotsTurn())
        driver.advance();
    return document.record();
}

/// The row whose first cell begins with the name; −1 if there is none.
int rowOf(const FactTable& table, const QString& name) {
    for (int row = 0; row < table.rowCount(); ++row)
        if (table.item(row, 0)->text().startsWith(name))
            return row;
    return -1;
}

} // namespace

class GenotypeEndTest : public QObject {
    Q_OBJECT

private slots:
    void aRoomSeesTheScoresButNothingToPressAndNothingOnSinglePlayers() {
        GameDocument document;
        document.open(wholeGame(3, 1), nullptr);
        GenotypeEnd page;
        page.setForRoom();
        page.setGame(document);
        QVERIFY(find<FactTable>(page, "scores")->isVisibleTo(&page));
        for (const QPushButton* button : findAll<QPushButton>(page))
            QVERIFY(!button->isVisibleTo(&page));
        QVERIFY(!has<LuckPanel>(page));
    }

    void whoeverLooksSeesTheirOwnLuckFirst() {
        GameDocument document;
        document.open(wholeGame(3, 1), nullptr);
        GenotypeEnd page;
        page.luck().setOptions({.samples = 8, .searched = 12, .compared = 8});
        page.setHome(2);
        page.setGame(document);
        page.luck().finish();
        page.setGame(document);
        QCOMPARE(find<SegmentRow>(page, "luckSeat")->value(), 2);
    }

    void showsTheScoresOfTheReplayedRecord_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("seed");
        for (int players = 2; players <= 5; ++players)
            for (const int seed : {1, 2})
                QTest::addRow("%d players, seed %d", players, seed) << players << seed;
    }
    void showsTheScoresOfTheReplayedRecord() {
        QFETCH(int, players);
        QFETCH(int, seed);
        const Record record = wholeGame(players, static_cast<std::uint64_t>(seed));
        GameDocument document;
        document.open(record, nullptr);
        GenotypeEnd page;
        page.setGame(document);
        const auto* table = find<FactTable>(page, "scores");
        QCOMPARE(table->rowCount(), players);
        const genotype::State state = genotype::replay(record).state;
        QVERIFY(state.finished());
        const unsigned winners = genotype::winners(state);
        for (Seat seat = 0; seat < players; ++seat) {
            const genotype::Score score = genotype::score(state, seat);
            const int row = rowOf(*table, document.seatName(seat));
            QVERIFY(row >= 0);
            const auto cell = [&](int column) { return table->item(row, column)->text().toInt(); };
            QCOMPARE(cell(1), score.plants);
            QCOMPARE(cell(2), score.goals);
            QCOMPARE(cell(3), score.markers);
            QCOMPARE(cell(4), score.coins);
            QCOMPARE(cell(5), score.total());
            QCOMPARE(cell(6), score.harvestedPlants);
            const bool wins = winners >> seat & 1;
            QCOMPARE(page.winnerSentence().contains(document.seatName(seat)), wins);
            QCOMPARE(table->item(row, 0)->text() != document.seatName(seat), wins);
        }
    }

    void theChartsHoldTheDiceOfTheGame() {
        GameDocument document;
        document.open(wholeGame(4, 3), nullptr);
        GenotypeEnd page;
        page.setGame(document);
        const DiceRolls rolls(document);
        const auto details = findAll<DiceDetail>(page);
        QCOMPARE(details.size(), 4);
        for (const genotype::Trait trait : genotype::allTraits) {
            const auto charts = findAll<DiceChart>(details[static_cast<int>(trait)]);
            const auto& bred = rolls.tally().sample(trait, lessons::RollRule::RerolledOnce);
            const auto& omari = rolls.tally().sample(trait, lessons::RollRule::RerolledUntilNumeral);
            QCOMPARE(charts.size(), omari.size() > 0 ? 2 : 1);
            QCOMPARE(charts[0]->sample().observed(), bred.observed());
            QCOMPARE(bred.size(), 25);
        }
    }

    void aTieOnPointsGoesToMorePlantsAndSaysSo() {
        // In a random game of one round, points are few and ties frequent.
        bool shared = false;
        bool broken = false;
        for (std::uint64_t seed = 0; seed < 3000 && !(shared && broken); ++seed) {
            GameDocument document;
            document.open(table::played(table::record({"person", "person", "person"}, seed, 1), seed),
                          nullptr);
            const genotype::State& state = document.state();
            const unsigned winners = genotype::winners(state);
            int best = 0;
            int asGood = 0;
            for (Seat seat = 0; seat < 3; ++seat)
                best = std::max(best, genotype::score(state, seat).total());
            for (Seat seat = 0; seat < 3; ++seat)
                asGood += genotype::score(state, seat).total() == best ? 1 : 0;
            GenotypeEnd page;
            page.setGame(document);
            if (std::popcount(winners) > 1) {
                shared = true;
                QVERIFY_SAYS(page.winnerSentence(), "GenotypeEnd.shareTheWin", anything, best);
            } else if (asGood > 1) {
                broken = true;
                QVERIFY_SAYS(page.winnerSentence(), "GenotypeEnd.winsByPlants", anything, best);
            } else {
                QVERIFY_SAYS(page.winnerSentence(), "GenotypeEnd.winsPoints", best);
            }
        }
        QVERIFY(shared);
        QVERIFY(broken);
    }

    void itsButtonsAskForWhatComesNext() {
        GameDocument document;
        document.open(wholeGame(2, 1), nullptr);
        GenotypeEnd page;
        page.setGame(document);
        QSignalSpy newGame(&page, &GenotypeEnd::newGameRequested);
        QSignalSpy replay(&page, &GenotypeEnd::replayRequested);
        QSignalSpy board(&page, &GenotypeEnd::boardRequested);
        for (const char* name : {"newGame", "replay", "board"})
            find<QPushButton>(page, name)->click();
        QCOMPARE(newGame.size(), 1);
        QCOMPARE(replay.size(), 1);
        QCOMPARE(board.size(), 1);
    }

    void keepsWhatItShowsWhenTheDocumentGoesOn() {
        GameDocument document;
        document.open(wholeGame(2, 1), nullptr);
        GenotypeEnd page;
        page.setGame(document);
        const QString sentence = page.winnerSentence();
        document.open(table::record({"person", "person"}, 9), nullptr);
        QCOMPARE(page.winnerSentence(), sentence);
    }

    void aLabScreenShowsBedsLuckAndWhatComesNextAtOnce() {
        GameDocument document;
        document.open(wholeGame(5, 1), nullptr);
        GenotypeEnd page;
        page.resize(1294, 768);
        page.setGame(document);
        page.show();
        QCoreApplication::processEvents();
        for (const char* name : {"endBeds", "luckCard", "newGame"}) {
            const auto* part = find<QWidget>(page, name);
            QVERIFY(part->isVisible());
            QVERIFY2(part->mapTo(&page, part->rect().bottomLeft()).y() < page.height(), name);
        }
        QVERIFY(!find<FactTable>(page, "scores")->isVisible());
    }

    void allNumbersAreOnePressAwayAndOnePressBack() {
        GameDocument document;
        document.open(wholeGame(3, 1), nullptr);
        GenotypeEnd page;
        page.resize(1294, 768);
        page.setGame(document);
        page.show();
        find<QPushButton>(page, "allNumbers")->click();
        QVERIFY(find<FactTable>(page, "scores")->isVisible());
        QVERIFY(find<LuckPanel>(page)->isVisible());
        QVERIFY(!find<QWidget>(page, "endBeds")->isVisible());
        QVERIFY(find<QPushButton>(page, "backToResult")->hasFocus() || !page.isActiveWindow());
        find<QPushButton>(page, "backToResult")->click();
        QVERIFY(find<QWidget>(page, "endBeds")->isVisible());
        QVERIFY(!find<FactTable>(page, "scores")->isVisible());
    }

    void luckGoesOnBeingWorkedOutWhereverItIsShown() {
        GameDocument document;
        document.open(wholeGame(3, 1), nullptr);
        GenotypeEnd page;
        page.luck().setOptions({.samples = 8, .searched = 12, .compared = 8});
        QSignalSpy finished(&page.luck(), &LuckReporter::finished);
        page.setGame(document);
        page.show();
        find<QPushButton>(page, "allNumbers")->click();
        find<QPushButton>(page, "backToResult")->click();
        QVERIFY(finished.size() > 0 || finished.wait(tests::patience));
        QVERIFY(textOf(page, "luckSentence").endsWith('.'));
        QVERIFY(!find<QProgressBar>(page)->isVisible());
    }

    /// The plant with the most points, those of research goals among them, in the round of its harvest.
    void theBestPlantIsTheOneThatGaveMostPoints() {
        for (const std::uint64_t seed : {1, 2, 3}) {
            GameDocument document;
            document.open(wholeGame(4, seed), nullptr);
            const genotype::State& state = document.state();
            for (Seat seat = 0; seat < 4; ++seat) {
                const auto best = bestPlantOf(document, seat);
                QCOMPARE(best.has_value(), !state.player(seat).harvested.empty());
                int most = 0;
                for (const genotype::PlantId plant : state.player(seat).harvested)
                    most = std::max(most, genotype::plantCard(plant).points +
                                              genotype::goalPoints(state, seat, plant));
                if (!best)
                    continue;
                QCOMPARE(genotype::plantCard(best->plant).points +
                             genotype::goalPoints(state, seat, best->plant),
                         most);
                std::size_t harvested = 0;
                while (!document.stateAfter(harvested).player(seat).harvested.contains(best->plant))
                    ++harvested;
                QCOMPARE(best->points, most);
                QCOMPARE(best->round, document.stateAfter(harvested - 1).round);
            }
        }
    }

    void theDifferenceIsTheSourceInWhichTheWinnerWasFurthestAhead() {
        const QStringList names{"Alina", "Marco", "Jule"};
        const auto score = [](int plants, int goals, int markers, int coins) {
            return genotype::Score{plants, goals, markers, coins, 1};
        };
        const auto said = [&](const std::vector<genotype::Score>& scores) {
            return differenceWords(names, scores);
        };
        QVERIFY(says(said({score(20, 15, 0, 0), score(30, 0, 1, 1), score(5, 0, 0, 0)}),
                     "GenotypeEnd.goalsDifference", 15, 0, "Marco"));
        QVERIFY(says(said({score(5, 0, 0, 0), score(20, 3, 1, 1), score(25, 3, 1, 1)}),
                     "GenotypeEnd.plantsDifference", 25, 20, "Marco"));
        QVERIFY(says(said({score(5, 0, 4, 0), score(5, 0, 1, 0), score(1, 0, 0, 0)}),
                     "GenotypeEnd.markersDifference", 4, 1, "Marco"));
        QVERIFY(says(said({score(5, 0, 0, 2), score(5, 0, 0, 0), score(1, 0, 0, 0)}),
                     "GenotypeEnd.coinsDifference", 2, 0, "Marco"));
        // Shared, or level on points: the winner's sentence says all.
        QCOMPARE(said({score(5, 0, 0, 2), score(5, 0, 0, 2), score(1, 0, 0, 0)}), QString());
        QCOMPARE(said({{5, 0, 0, 2, 2}, {5, 0, 0, 2, 1}, {1, 0, 0, 0, 0}}), QString());
    }
};

GENOTYPE_TEST(GenotypeEndTest)
#include "genotype_end_test.moc"
