// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/printed/box_fields.h"
#include "box_tables.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace app;
using genotype::DieFace;
using genotype::Genotype;
using genotype::Side;
using genotype::Trait;
using Die = BoxGame::Die;

namespace {

const std::string noon = "2026-11-21T12:00:00Z";

std::vector<Die> typed(const char* text) {
    return diceTyped(text).value_or(std::vector<Die>());
}

json::Json keptOf(const BoxGame& game) {
    return json::Object::write(KeptBoxGame{game}, json::Style::Stored);
}

} // namespace

class BoxGameTest : public QObject {
    Q_OBJECT

private slots:
    void diceAreReadAsPeopleTypeThem() {
        const Die r3{Trait::SeedShape, DieFace::Three};
        const Die fm{Trait::FlowerColour, DieFace::Mutation};
        for (const char* text : {"R III", "r iii", "R3", "RIII", " r , 3 "})
            QVERIFY2(typed(text) == std::vector<Die>{r3}, text);
        for (const char* text : {"F mutation", "F M", "fm", "F Mutation", "FMUTATION"})
            QVERIFY2(typed(text) == std::vector<Die>{fm}, text);
        QVERIFY(typed("R III, F mutation") == (std::vector<Die>{r3, fm}));
        QVERIFY(typed("R III; III F M") == (std::vector<Die>{r3, r3, fm}));
        QVERIFY(typed("G 1 2 IV T I") == (std::vector<Die>{{Trait::PodColour, DieFace::One},
                                                           {Trait::PodColour, DieFace::Two},
                                                           {Trait::PodColour, DieFace::Four},
                                                           {Trait::PlantHeight, DieFace::One}}));
    }

    void nothingIsReadFromWhatIsNoDice() {
        for (const char* text : {"", " ", "R", "III", "R 5", "R III X", "R F III", "R III F", "RR", "Erbse"})
            QVERIFY2(!diceTyped(text), text);
    }

    void aTraitHasFiveDiceInARound() {
        BoxGame game = tests::boxGame();
        for (int die = 0; die < 5; ++die)
            QVERIFY(game.now().add({Trait::SeedShape, DieFace::One}, noon));
        QVERIFY(!game.now().add({Trait::SeedShape, DieFace::One}, noon));
        QVERIFY(game.now().add({Trait::PodColour, DieFace::One}, noon));
        QVERIFY(!game.now().correct(5, {Trait::SeedShape, DieFace::Two}));
        QVERIFY(game.now().correct(0, {Trait::SeedShape, DieFace::Two}));
        QVERIFY(!game.now().correct(6, {Trait::SeedShape, DieFace::Two}) && !game.now().remove(6));
        QVERIFY(game.now().remove(0));
        QCOMPARE(game.now().diceOf(Trait::SeedShape).size(), std::size_t{4});
        game.nextRound();
        QCOMPARE(game.now().diceOf(Trait::SeedShape).size(), std::size_t{0});
    }

    void theFirstTurnMovesOnClockwise() {
        BoxGame game = tests::boxGame();
        game.first = 1;
        QVERIFY((game.order() == std::vector<int>{1, 2, 0}));
        game.nextRound();
        QVERIFY((game.order() == std::vector<int>{2, 0, 1}));
        game.nextRound();
        QVERIFY((game.order() == std::vector<int>{0, 1, 2}));
    }

    void geneTilesStayAndPointsAreCountedAfterTheLastRound() {
        BoxGame game = tests::boxGame();
        game.rounds = 2;
        game.now().setParent(Trait::FlowerColour, Side::Top, Genotype::HomozygousRecessive);
        game.nextRound();
        QCOMPARE(game.round(), 2);
        QVERIFY(game.now().parentsOf(Trait::FlowerColour).top == Genotype::HomozygousRecessive);
        QVERIFY(game.now().parentsOf(Trait::FlowerColour).left == Genotype::Heterozygous);
        QVERIFY(!game.counting);
        game.nextRound();
        QCOMPARE(game.round(), 2);
        QVERIFY(game.counting);
    }

    void correctingTheParentsCorrectsTheDiceOfTheRoundOnly() {
        BoxGame game = tests::boxGame();
        game.now().add({Trait::SeedShape, DieFace::Four}, noon);
        game.nextRound();
        game.now().add({Trait::SeedShape, DieFace::Four}, noon);
        game.now().setParent(Trait::SeedShape, Side::Left, Genotype::HomozygousDominant);
        const auto rows = game.rows();
        QVERIFY(rows[0].area() == genotype::PoolArea::HomozygousRecessive);
        QVERIFY(rows[1].area() == genotype::PoolArea::Heterozygous);
    }

    /// The dice of later rounds are numbered after one that had been forgotten.
    void aRoundThatIsOverCanBeCorrected() {
        BoxGame game = tests::boxGame();
        game.now().add({Trait::SeedShape, DieFace::Four}, noon);
        game.nextRound();
        game.now().add({Trait::PodColour, DieFace::One}, noon);
        QVERIFY(game.at(1).correct(0, {Trait::SeedShape, DieFace::Two}));
        QVERIFY(game.at(1).add({Trait::PlantHeight, DieFace::One}, noon));
        game.at(1).setParent(Trait::SeedShape, Side::Left, Genotype::HomozygousDominant);
        const auto rows = game.rows();
        QCOMPARE(rows.size(), std::size_t{3});
        QVERIFY(rows[0].face == DieFace::Two && rows[1].trait == Trait::PlantHeight);
        QVERIFY(rows[0].parents.left == Genotype::HomozygousDominant);
        QCOMPARE(rows[2].round, 2);
        QVERIFY(game.now().parentsOf(Trait::SeedShape).left == Genotype::Heterozygous);
        QVERIFY(game.isPossible());
    }

    void theLedgerTakesEveryDieAndKnowsThatItWasEnteredByHand() {
        BoxGame game = tests::boxGame();
        game.now().add({Trait::SeedShape, DieFace::Four}, noon);
        game.now().add({Trait::SeedShape, DieFace::Mutation}, "later");
        game.nextRound();
        game.now().add({Trait::PlantHeight, DieFace::One}, noon);
        lessons::Ledger ledger;
        for (const lessons::LedgerRow& row : game.rows()) {
            QVERIFY(ledger.add(row));
            QVERIFY(row.game.starts_with(lessons::byHand));
            QCOMPARE(row.time, noon);
        }
        QCOMPARE(ledger.rows()[1].rerolls, 1);
        QCOMPARE(ledger.rows()[2].round, 2);
        QCOMPARE(game.tally().sample(Trait::SeedShape, lessons::RollRule::RerolledOnce).size(), 2);
    }

    /// The worked example is counted by hand.
    void pointsAreCountedAsInTheRulebook() {
        BoxGame game = tests::boxGame();
        game.seats[0].plants = {4, 6, 3};
        game.seats[0].markers = 2;
        game.seats[0].coins = 5;
        game.goals[0][0] = {0, 2}; // round seeds: two points for each of two plants
        game.goals[0][1] = {1, 1}; // wrinkled seeds: three points
        const genotype::Score score = game.score(0);
        QCOMPARE(score.plants, 13);
        QCOMPARE(score.goals, 4);
        QCOMPARE(score.markers, 2);
        QCOMPARE(score.coins, 5);
        QCOMPARE(score.harvestedPlants, 3);
        QCOMPARE(score.total(), 24);
        QCOMPARE(game.score(1).total(), 3);
        QCOMPARE(game.score(2).total(), 0);
        QCOMPARE(int(game.winners()), 1);
    }

    void goalsScoreAsTheOverlaySays() {
        BoxGame game = tests::boxGame();
        game.goals[1][2] = {1, 1};
        QCOMPARE(game.score(1).goals, 0); // there is no third goal without an overlay
        game.inheritance[1] = genotype::Inheritance::Codominance;
        QCOMPARE(game.score(1).goals, 3);
    }

    void aTieGoesToMoreCompletedPlantsAndThenIsShared() {
        BoxGame game = tests::boxGame();
        game.seats[0].plants = {6};
        game.seats[1].plants = {3, 3};
        QCOMPARE(int(game.winners()), 0b010);
        game.seats[2].plants = {2, 4};
        QCOMPARE(int(game.winners()), 0b110);
    }

    void isTheSameAfterSaving() {
        BoxGame game = tests::boxGame();
        game.inheritance[1] = genotype::Inheritance::Codominance;
        game.now().setParent(Trait::SeedShape, Side::Left, Genotype::HomozygousDominant);
        game.now().add({Trait::SeedShape, DieFace::Mutation}, noon);
        game.nextRound();
        game.seats[2] = {"Čleo", 4, {4, 6}, 3, 2};
        game.goals[3][1] = {2, 1};
        game.counting = true;
        const auto read = json::storedIn<KeptBoxGame>(keptOf(game)).game;
        QVERIFY(read);
        QVERIFY(*read == game);
    }

    void whatCannotBeIsNotRead_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QByteArray>("value");
        QTest::newRow("no seats") << "seats" << QByteArray("[]");
        QTest::newRow("rounds") << "rounds" << QByteArray("6");
        QTest::newRow("first") << "first" << QByteArray("3");
        QTest::newRow("nothing played") << "played" << QByteArray("[]");
        QTest::newRow("a round that is none") << "played" << QByteArray("[{}]");
        QTest::newRow("inheritance") << "inheritance" << QByteArray("[0, 0, 0, 3]");
        QTest::newRow("not by hand") << "id" << QByteArray("\"8a0d\"");
        QTest::newRow("a line break in the id") << "id" << QByteArray("\"by hand \\n\"");
        QTest::newRow("nobody's goal") << "goals" << QByteArray("[[7, 1]]");
    }

    void whatCannotBeIsNotRead() {
        QFETCH(const QString, key);
        QFETCH(const QByteArray, value);
        BoxGame game = tests::boxGame();
        game.now().add({Trait::SeedShape, DieFace::One}, noon);
        json::Json kept = keptOf(game);
        QVERIFY(json::storedIn<KeptBoxGame>(kept).game);
        kept["game"][key.toStdString()] = json::Json::parse(value.toStdString());
        QVERIFY(!json::storedIn<KeptBoxGame>(kept).game);
    }
};

GENOTYPE_TEST(BoxGameTest)
#include "box_game_test.moc"
