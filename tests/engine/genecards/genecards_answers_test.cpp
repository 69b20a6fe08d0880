// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_table.h"
#include "engine/genecards/words.h"
#include "phrase_checks.h"
#include "test_registry.h"

using namespace genecards;
using tests::CardTable;

/// What the game answers: notation, order of choices, and what each seat may see.
class GeneCardsAnswersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsOnlyTheNotationThatIsWritten() {
        for (CardId card = 0; card < cardKinds; ++card)
            QCOMPARE(int{parseCard(cardNotation(card))}, int{card});
        QCOMPARE(cardNotation(parseCard("factor-deletion")), std::string("factor-deletion"));
        for (const char* text : {"",
                                 "play",
                                 "play ",
                                 "play operon",
                                 "play operon-0",
                                 "play operon-11",
                                 "play operon-07",
                                 "Play operon-7",
                                 "play operon-7 ",
                                 "play enhancer-3",
                                 "swap 1 1",
                                 "swap 2 1",
                                 "swap 0 1",
                                 "swap 1 7",
                                 "swap 12",
                                 "swap 1 2 3",
                                 "swap 1  2",
                                 "draw 2",
                                 "deal ",
                                 "undo"})
            QVERIFY2(!parseAction(text).has_value(), text);
        QVERIFY(parseAction("swap 5 6") == act::swap(5, 4));
    }

    void refusesActionsOfNoForm() {
        const State state = newGame({.seed = 3});
        QCOMPARE(whyNot(state, {.kind = ActionKind::Play, .card = cardKinds}), Refusal::NotAnAction);
        QCOMPARE(whyNot(state, {.kind = ActionKind::Draw, .card = 1}), Refusal::NotAnAction);
        QCOMPARE(whyNot(state, {.kind = ActionKind::Swap, .first = 2, .second = 2}), Refusal::NotAnAction);
        QCOMPARE(whyNot(state, {.kind = static_cast<ActionKind>(17)}), Refusal::NotAnAction);
    }

    void namesTheChoiceThatWaits() {
        CardTable table;
        table.hand(0, "operon-substitution operon-5");
        CARDS_REFUSED(table, "swap 1 2", Refusal::NotAskedNow);
        CARDS_REFUSED(table, "play gene-9", Refusal::CardNotHeld);
        CARDS_PLAY(table, "play operon-substitution");
        CARDS_REFUSED(table, "draw", Refusal::OtherChoiceFirst);
        CARDS_REFUSED(table, "pass", Refusal::OtherChoiceFirst);
    }

    void listsACardHeldTwiceOnce() {
        CardTable table;
        table.hand(0, "operon-insertion operon-insertion gene-1");
        QCOMPARE(table.legal(), QStringList{"play operon-insertion"});
        CARDS_PLAY(table, "play operon-insertion");
        QCOMPARE(table.hand(0), QStringLiteral("operon-insertion gene-1"));
    }

    void showsASeatItsOwnHandAndTheSizesOfTheOthers() {
        const State state = newGame({.players = 5, .seed = 12});
        for (const Seat viewer : {Seat{0}, Seat{3}, noSeat}) {
            const Observation seen = observe(state, viewer);
            for (Seat seat = 0; seat < state.seats; ++seat) {
                QCOMPARE(int{seen.handSizes[seat]}, state.handOf(seat).size());
                QVERIFY(seen.visible.handOf(seat) == (seat == viewer ? state.handOf(seat) : CardSet{}));
            }
            QVERIFY(seen.visible.random == core::Random{});
            QCOMPARE(seen.visible.drawPile.size(), state.drawPile.size());
            for (const CardId card : seen.visible.drawPile)
                QCOMPARE(int{card}, int{noCard});
            QVERIFY(seen.visible.discard == state.discard);
        }
    }

    void hidesWhatOthersHoldAndWhatIsToBeDrawn() {
        CardTable one;
        one.hand(1, "gene-2 gene-5").hand(2, "gene-6 gene-7").next("operon-1 operon-2");
        CardTable other;
        other.hand(1, "gene-6 gene-7").hand(2, "gene-2 gene-5").next("operon-2 operon-1");
        other.state.random = core::Random(99);
        QVERIFY(!(one.state == other.state));
        QVERIFY(observe(one.state, 0) == observe(other.state, 0));
        QVERIFY(!(observe(one.state, 1) == observe(other.state, 1)));
    }

    void hidesTheCardThatWasDrawn() {
        CardTable table;
        table.hand(0, "gene-9").next("operon-1");
        CARDS_PLAY(table, "draw");
        QCOMPARE(int{observe(table.state, 0).visible.now().card}, int{parseCard("operon-1")});
        QCOMPARE(int{observe(table.state, 1).visible.now().card}, int{noCard});
        const auto drawn = [&table](Seat viewer) {
            return std::get<event::CardDrawn>(observeEvents(table.events, viewer).at(0)).card;
        };
        QCOMPARE(int{drawn(0)}, int{parseCard("operon-1")});
        QCOMPARE(int{drawn(2)}, int{noCard});
        QCOMPARE(int{drawn(noSeat)}, int{noCard});
    }

    void hidesWhetherACardThatWasKeptFits() {
        CardTable fits;
        fits.top("promoter-3").hand(0, "gene-9").next("operon-1");
        CARDS_PLAY(fits, "draw; keep");
        CardTable other;
        other.top("promoter-3").hand(0, "gene-9").next("gene-1");
        CARDS_PLAY(other, "draw");
        const auto told = [](const CardTable& table, Seat viewer) {
            QStringList all;
            for (const Event& event : observeEvents(table.events, viewer))
                all += tests::textOf(words::phrase(event, {}));
            return all;
        };
        for (const Seat viewer : {Seat{1}, Seat{2}, noSeat})
            QCOMPARE(told(fits, viewer), told(other, viewer));
        QCOMPARE(told(fits, 0).at(1), QStringLiteral("Player 1 kept the card, although it fit."));
        QCOMPARE(told(other, 0).at(1), QStringLiteral("The card did not fit, so Player 1 kept it."));
    }

    void hidesTheCardsThatWereDealt() {
        std::vector<Event> events;
        newGame({.seed = 4}, &events);
        for (const Event& one : observeEvents(events, 2))
            if (const auto* dealt = std::get_if<event::CardsDealt>(&one))
                QCOMPARE(dealt->cards.size(), dealt->seat == 2 ? 6 : 0);
    }

    void laysAllHandsOpenWhenAHandIsOver() {
        CardTable table;
        table.hand(0, "operon-5");
        CARDS_PLAY(table, "play operon-5");
        QVERIFY(observe(table.state, 3).visible.handOf(1) == table.state.handOf(1));
        QCOMPARE(observeEvents(table.events, 3).size(), table.events.size());
    }
};

GENOTYPE_TEST(GeneCardsAnswersTest)
#include "genecards_answers_test.moc"
