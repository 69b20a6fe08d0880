// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_table.h"
#include "test_registry.h"

using namespace genecards;
using tests::CardTable;

class GeneCardsScoringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsTheHandOnTheLastCard() {
        CardTable table;
        table.hand(0, "operon-5").hand(1, "gene-10 gene-4").hand(2, "factor-deletion").hand(3, "promoter-1");
        CARDS_PLAY(table, "play operon-5");
        QCOMPARE(table.state.phase, Phase::HandOver);
        // 10 + 4, 20 for the action, 1.
        QCOMPARE(int{table.state.scores[0]}, 35);
        for (const Seat other : {1, 2, 3})
            QCOMPARE(int{table.state.scores[other]}, 0);
        QCOMPARE(int{table.all<event::HandEnded>().at(0).points}, 35);
        QCOMPARE(table.count<event::HandShown>(), 3);
        QCOMPARE(int{table.state.lastWinner}, 0);
        CARDS_REFUSED(table, "play gene-10", Refusal::HandIsOver);
    }

    void countsNumbersAtFaceValueAndActionsAsTwenty() {
        for (CardId card = 0; card < cardKinds; ++card)
            QCOMPARE(pointsOf(card), isAction(card) ? 20 : numberOf(card));
        CardSet hand;
        for (const char* card : {"gene-insertion", "gene-insertion", "gene-7"})
            hand.insert(parseCard(card));
        QCOMPARE(pointsOf(hand), 47);
    }

    void carriesOutNoSubstitutionTranslocationOrDeletionAsLastCard() {
        for (const char* card : {"substitution", "translocation", "deletion"}) {
            CardTable table;
            table.hand(0, std::string("operon-") + card);
            CARDS_PLAY(table, std::string("play operon-") + card);
            QCOMPARE(table.state.phase, Phase::HandOver);
            QCOMPARE(table.legal(), QStringList{"deal"});
            QCOMPARE(table.count<event::TurnLost>(), 0);
            QCOMPARE(int{table.state.scores[0]}, 2 + 2 + 3 + 3 + 4 + 4);
        }
    }

    void drawsTheTwoCardsOfAnInsertionBeforeScoring() {
        CardTable table;
        table.hand(0, "operon-insertion").next("promoter-7 promoter-substitution");
        CARDS_PLAY(table, "play operon-insertion");
        QCOMPARE(table.hand(1), QStringLiteral("promoter-7 promoter-substitution factor-2 gene-2"));
        QCOMPARE(int{table.state.scores[0]}, 2 + 2 + 3 + 3 + 4 + 4 + 7 + 20);
    }

    void endsTheHandOnACardPlayedForADeletion() {
        CardTable table;
        table.hand(0, "operon-deletion promoter-4");
        CARDS_PLAY(table, "play operon-deletion; play promoter-4");
        QCOMPARE(table.state.phase, Phase::HandOver);
        QCOMPARE(int{table.state.lastWinner}, 0);
    }

    void dealsAnewForTheSeatToTheLeft() {
        CardTable table;
        table.state.starter = 2;
        table.hand(0, "operon-5").score(1, 60);
        CARDS_PLAY(table, "play operon-5");
        QCOMPARE(table.actor(), 3);
        CARDS_PLAY(table, "deal");
        QCOMPARE(int{table.state.hand}, 2);
        QCOMPARE(int{table.state.starter}, 3);
        QCOMPARE(int{table.state.scores[1]}, 60);
        QCOMPARE(table.count<event::CardsDealt>(), 4);
        QVERIFY2(tests::unsound(table.state).isEmpty(), qPrintable(tests::unsound(table.state)));
        QCOMPARE(table.state.phase, Phase::Playing);
        CARDS_REFUSED(table, "deal", Refusal::HandGoesOn);
    }

    void goesRoundTheTableWithTheStart() {
        CardTable table;
        table.state.starter = 3;
        table.hand(0, "operon-5");
        CARDS_PLAY(table, "play operon-5; deal");
        QCOMPARE(int{table.state.starter}, 0);
    }

    void endsTheGameAtTheScoreAgreed() {
        // 18 points are in the other hands.
        CardTable less;
        less.target(100).score(0, 81).hand(0, "operon-5");
        CARDS_PLAY(less, "play operon-5");
        QVERIFY(!less.state.finished());
        CardTable enough;
        enough.target(100).score(0, 82).score(1, 99).hand(0, "operon-5");
        CARDS_PLAY(enough, "play operon-5");
        QVERIFY(enough.state.finished());
        QCOMPARE(int{enough.state.actor}, int{noSeat});
        QCOMPARE(int{winners(enough.state)}, 1);
        QVERIFY(enough.legal().isEmpty());
        CARDS_REFUSED(enough, "deal", Refusal::GameOver);
    }

    void playsAGameOfOneHandToOnePoint() {
        CardTable table;
        table.target(1).hand(0, "operon-5");
        CARDS_PLAY(table, "play operon-5");
        QVERIFY(table.state.finished());
    }
};

GENOTYPE_TEST(GeneCardsScoringTest)
#include "genecards_scoring_test.moc"
