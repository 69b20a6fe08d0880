// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_table.h"
#include "test_registry.h"

using namespace genecards;
using tests::CardTable;

class GeneCardsActionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void swapsTheHandsOfAnyTwoPlayers() {
        CardTable table;
        table.hand(0, "operon-substitution gene-9");
        CARDS_PLAY(table, "play operon-substitution");
        QCOMPARE(table.actor(), 0);
        QCOMPARE(table.legal(),
                 QStringList({"swap 1 2", "swap 1 3", "swap 1 4", "swap 2 3", "swap 2 4", "swap 3 4"}));
        CARDS_REFUSED(table, "swap 1 5", Refusal::NoSuchPlayer);
        CARDS_REFUSED(table, "play gene-9", Refusal::OtherChoiceFirst);
        CardTable others = table;
        CARDS_PLAY(table, "swap 1 3");
        QCOMPARE(table.hand(0), QStringLiteral("factor-3 gene-3"));
        QCOMPARE(table.hand(2), QStringLiteral("gene-9"));
        QCOMPARE(table.hand(1), QStringLiteral("factor-2 gene-2"));
        QCOMPARE(table.actor(), 1);
        CARDS_PLAY(others, "swap 2 4");
        QCOMPARE(others.hand(0), QStringLiteral("gene-9"));
        QCOMPARE(others.hand(1), QStringLiteral("factor-4 gene-4"));
        QCOMPARE(others.hand(3), QStringLiteral("factor-2 gene-2"));
        QCOMPARE(others.actor(), 1);
    }

    void skipsTheNextPlayerByATranslocation() {
        CardTable table;
        table.hand(0, "operon-translocation gene-9");
        CARDS_PLAY(table, "play operon-translocation");
        QCOMPARE(table.actor(), 2);
        QCOMPARE(int{table.all<event::TurnLost>().at(0).seat}, 1);
        QCOMPARE(table.hand(1), QStringLiteral("factor-2 gene-2"));
    }

    void skipsRoundTheTable() {
        CardTable table;
        table.state.actor = 3;
        table.hand(3, "operon-translocation gene-9");
        CARDS_PLAY(table, "play operon-translocation");
        QCOMPARE(table.actor(), 1);
    }

    void asksForOneMoreCardByADeletion() {
        CardTable table;
        table.hand(0, "operon-deletion promoter-2 gene-deletion gene-9");
        CARDS_PLAY(table, "play operon-deletion");
        QCOMPARE(table.actor(), 0);
        // Any card except a Deletion can be played, and one of them must be.
        QCOMPARE(table.legal(), QStringList({"play promoter-2", "play gene-9"}));
        CARDS_REFUSED(table, "play gene-deletion", Refusal::NoSecondDeletion);
        CARDS_REFUSED(table, "draw", Refusal::OtherChoiceFirst);
        CARDS_REFUSED(table, "pass", Refusal::OtherChoiceFirst);
        CARDS_REFUSED(table, "keep", Refusal::OtherChoiceFirst);
        CARDS_PLAY(table, "play promoter-2");
        QCOMPARE(table.top(), QStringLiteral("promoter-2"));
        QCOMPARE(table.actor(), 1);
        QCOMPARE(table.all<event::CardPlayed>().at(1).fit, Fit::Extra);
    }

    void endsTheTurnWhenNoCardIsLeftForADeletion() {
        CardTable table;
        table.hand(0, "operon-deletion gene-deletion");
        CARDS_PLAY(table, "play operon-deletion");
        QCOMPARE(table.actor(), 1);
        QCOMPARE(table.count<event::NoExtraCard>(), 1);
        QCOMPARE(table.hand(0), QStringLiteral("gene-deletion"));
    }

    void carriesOutTheActionOfTheExtraCard() {
        CardTable skip;
        skip.hand(0, "operon-deletion promoter-translocation gene-9");
        CARDS_PLAY(skip, "play operon-deletion; play promoter-translocation");
        QCOMPARE(skip.actor(), 2);
        CardTable swap;
        swap.hand(0, "operon-deletion promoter-substitution gene-9");
        CARDS_PLAY(swap, "play operon-deletion; play promoter-substitution; swap 1 2");
        QCOMPARE(swap.hand(1), QStringLiteral("gene-9"));
        QCOMPARE(swap.actor(), 1);
        CardTable draw;
        draw.hand(0, "operon-deletion promoter-insertion gene-9");
        CARDS_PLAY(draw, "play operon-deletion; play promoter-insertion");
        QCOMPARE(draw.state.handOf(1).size(), 4);
        QCOMPARE(draw.actor(), 2);
    }

    void asksForOneMoreCardAfterADeletionThatWasDrawn() {
        CardTable table;
        table.hand(0, "gene-9").next("operon-deletion");
        CARDS_PLAY(table, "draw; play operon-deletion");
        QCOMPARE(table.legal(), QStringList{"play gene-9"});
    }

    void makesTheNextPlayerDrawTwoAndLoseTheTurnByAnInsertion() {
        CardTable table;
        table.hand(0, "operon-insertion gene-9").next("promoter-1 promoter-2 promoter-5");
        CARDS_PLAY(table, "play operon-insertion");
        QCOMPARE(table.hand(1), QStringLiteral("promoter-1 promoter-2 factor-2 gene-2"));
        QCOMPARE(table.actor(), 2);
        QCOMPARE(int{table.all<event::TurnLost>().at(0).seat}, 1);
    }

    void drawsAsManyAsThereAreForAnInsertion() {
        // The pile has one card; the only discard under the new top card becomes the next pile.
        CardTable table;
        table.hand(0, "operon-insertion gene-9").everythingElseTo(3);
        CARDS_PLAY(table, "play operon-insertion");
        QCOMPARE(table.hand(1), QStringLiteral("promoter-10 factor-2 gene-2"));
        QCOMPARE(table.actor(), 2);
        QCOMPARE(table.state.drawable(), std::size_t{0});
    }
};

GENOTYPE_TEST(GeneCardsActionsTest)
#include "genecards_actions_test.moc"
