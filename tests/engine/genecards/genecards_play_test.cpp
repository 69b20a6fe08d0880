// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_table.h"
#include "test_registry.h"

using namespace genecards;
using tests::CardTable;

class GeneCardsPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fitsByTheOrderOfExpression() {
        CardTable table;
        table.top("promoter-3").hand(0, "operon-5 factor-5 gene-5");
        QCOMPARE(table.legal(), QStringList{"play operon-5"});
        CARDS_REFUSED(table, "play factor-5", Refusal::OutOfOrder);
        table.top("operon-3");
        QCOMPARE(table.legal(), QStringList{"play factor-5"});
        table.top("factor-3");
        QCOMPARE(table.legal(), QStringList{"play gene-5"});
        table.top("gene-3").hand(0, "promoter-5 operon-5");
        QCOMPARE(table.legal(), QStringList{"play promoter-5"});
    }

    void fitsByTheSameNumber() {
        CardTable table;
        table.top("promoter-3").hand(0, "gene-3 factor-3 gene-4");
        QCOMPARE(table.legal(), QStringList({"play factor-3", "play gene-3"}));
    }

    void fitsByTheSameAction() {
        CardTable table;
        table.top("promoter-insertion").hand(0, "gene-insertion promoter-insertion gene-deletion");
        QCOMPARE(table.legal(), QStringList({"play promoter-insertion", "play gene-insertion"}));
    }

    void refusesTheSameCategoryAlone() {
        CardTable table;
        table.top("promoter-3").hand(0, "promoter-4 promoter-deletion operon-1");
        CARDS_REFUSED(table, "play promoter-4", Refusal::SameCategory);
        CARDS_REFUSED(table, "play promoter-deletion", Refusal::SameCategory);
    }

    void countsAnActionCardToItsCategory() {
        CardTable table;
        table.top("promoter-3").hand(0, "operon-translocation factor-deletion");
        QCOMPARE(table.legal(), QStringList{"play operon-translocation"});
        table.top("operon-translocation").hand(0, "factor-8 promoter-8");
        QCOMPARE(table.legal(), QStringList{"play factor-8"});
    }

    void laysTheCardOnTheDiscardsAndGoesOnClockwise() {
        for (int players = minSeats; players <= maxSeats; ++players) {
            CardTable table(players);
            for (int turn = 0; turn < 2 * players; ++turn) {
                const int seat = turn % players;
                QCOMPARE(table.actor(), seat);
                table.top("gene-9").hand(static_cast<Seat>(seat), "promoter-8 factor-7");
                CARDS_PLAY(table, "play promoter-8");
                QCOMPARE(table.top(), QStringLiteral("promoter-8"));
                QCOMPARE(table.hand(static_cast<Seat>(seat)), QStringLiteral("factor-7"));
            }
        }
    }

    void demandsACardThatFits() {
        CardTable table;
        table.top("promoter-3").hand(0, "operon-5 gene-9");
        CARDS_REFUSED(table, "draw", Refusal::MustPlay);
        CARDS_REFUSED(table, "pass", Refusal::MustPlay);
        CARDS_REFUSED(table, "keep", Refusal::NotAskedNow);
    }

    void drawsOneCardWhenNoneFits() {
        CardTable table;
        table.top("promoter-3").hand(0, "gene-9").next("gene-8 operon-1");
        CARDS_REFUSED(table, "pass", Refusal::MustDraw);
        QCOMPARE(table.legal(), QStringList{"draw"});
        CARDS_PLAY(table, "draw");
        QCOMPARE(table.hand(0), QStringLiteral("gene-8 gene-9"));
        // It does not fit, so the turn is over.
        QCOMPARE(table.actor(), 1);
        QVERIFY(table.waitsFor(PendingKind::Turn));
    }

    void letsADrawnCardBePlayedIfItFits() {
        CardTable table;
        table.top("promoter-3").hand(0, "gene-9").next("operon-1");
        CARDS_PLAY(table, "draw");
        QCOMPARE(table.actor(), 0);
        QCOMPARE(table.legal(), QStringList({"play operon-1", "keep"}));
        CARDS_REFUSED(table, "play gene-9", Refusal::OnlyTheDrawnCard);
        CARDS_REFUSED(table, "draw", Refusal::OtherChoiceFirst);
        CARDS_PLAY(table, "play operon-1");
        QCOMPARE(table.top(), QStringLiteral("operon-1"));
        QCOMPARE(table.actor(), 1);
    }

    void letsADrawnCardBeKept() {
        CardTable table;
        table.top("promoter-3").hand(0, "gene-9").next("operon-1");
        CARDS_PLAY(table, "draw; keep");
        QCOMPARE(table.hand(0), QStringLiteral("operon-1 gene-9"));
        QCOMPARE(table.top(), QStringLiteral("promoter-3"));
        QCOMPARE(table.actor(), 1);
    }

    void shufflesTheDiscardsUnderTheTopCardIntoANewPile() {
        CardTable table;
        table.top("promoter-3").hand(0, "gene-9").drawPile(0);
        const auto discards = table.state.discard.size();
        CARDS_PLAY(table, "draw");
        QCOMPARE(table.top(), QStringLiteral("promoter-3"));
        QCOMPARE(table.state.discard.size(), std::size_t{1});
        QCOMPARE(table.state.drawPile.size(), discards - 2);
        QCOMPARE(table.count<event::PileShuffled>(), 1);
        QVERIFY2(tests::unsound(table.state).isEmpty(), qPrintable(tests::unsound(table.state)));
        // The order differs with another generator.
        QSet<QString> drawn;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            CardTable again;
            again.top("promoter-3").hand(0, "gene-9").drawPile(0);
            again.state.random = core::Random(seed);
            CARDS_PLAY(again, "draw");
            drawn.insert(again.hand(0));
        }
        QVERIFY(drawn.size() > 10);
    }

    void leavesTheDiscardsAloneWhileThereIsADrawPile() {
        CardTable table;
        table.top("promoter-3").hand(0, "gene-9").drawPile(1);
        const auto discards = table.state.discard.size();
        CARDS_PLAY(table, "draw");
        QCOMPARE(table.state.discard.size(), discards);
        QCOMPARE(table.count<event::PileShuffled>(), 0);
    }

    void passesWhenBothPilesAreOutAndNothingFits() {
        CardTable table;
        table.top("promoter-3").hand(0, "gene-9").everythingElseTo(2);
        CARDS_REFUSED(table, "draw", Refusal::NothingToDraw);
        QCOMPARE(table.legal(), QStringList{"pass"});
        CARDS_PLAY(table, "pass");
        QCOMPARE(table.actor(), 1);
        QCOMPARE(table.count<event::Passed>(), 1);
    }

    void leavesSomebodyACardWhenBothPilesAreOut() {
        // All cards but the top one are in hands, so the 18 of the next category are too: not everybody can
        // pass.
        for (CardId top = 0; top < cardKinds; ++top) {
            CardSet others;
            for (CardId card = 0; card < cardKinds; ++card)
                for (int copy = card == top ? 1 : 0; copy < copiesOf(card); ++copy)
                    others.insert(card);
            int following_ = 0;
            for (const CardId card : others)
                following_ += fitOf(top, card) == Fit::Order;
            QCOMPARE(following_, 18);
        }
    }
};

GENOTYPE_TEST(GeneCardsPlayTest)
#include "genecards_play_test.moc"
