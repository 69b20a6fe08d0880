// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/bots/roster.h"
#include "engine/genecards/words.h"

#include "card_table.h"
#include "engine/core/bot.h"
#include "engine/genecards/game.h"
#include "phrase_checks.h"
#include "test_registry.h"

#include <QtCore/QSet>

#include <set>

using namespace genecards;
using tests::textOf;

namespace {

const std::vector<std::string> names{"Alina", "Marco", "Brandy", "Jonas", "Mei", "Tom"};

} // namespace

class GeneCardsWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesEveryCardAndSaysWhatItDoes() {
        QSet<QString> all;
        for (CardId card = 0; card < cardKinds; ++card) {
            WELL_SAID(words::name(card));
            all.insert(textOf(words::name(card)));
            SENTENCE(words::worth(card));
            SENTENCE(words::whatFits(card));
        }
        QCOMPARE(static_cast<int>(all.size()), cardKinds);
        for (const ActionCard& card : actionCards)
            SENTENCE(words::rule(card.id));
        QCOMPARE(textOf(words::name(parseCard("factor-7"))), QStringLiteral("Transcription factor 7"));
        QCOMPARE(textOf(words::name(parseCard("gene-deletion"))), QStringLiteral("Expressed gene: Deletion"));
        QCOMPARE(textOf(words::rule(Mutation::Insertion)),
                 QStringLiteral("The next player draws 2 cards and loses a turn."));
        QCOMPARE(textOf(words::whatFits(parseCard("operon-7"))),
                 QStringLiteral("What fits: any transcription factor, or any 7."));
        QCOMPARE(textOf(words::whatFits(parseCard("gene-insertion"))),
                 QStringLiteral("What fits: any promoter, or another Insertion."));
    }

    void saysWhyNot() {
        std::set<QString> all;
        for (int refusal = 0; refusal < refusalCount; ++refusal) {
            SENTENCE(words::phrase(static_cast<Refusal>(refusal)));
            all.insert(textOf(words::phrase(static_cast<Refusal>(refusal))));
        }
        QCOMPARE(static_cast<int>(all.size()), refusalCount);
    }

    void tellsWholeGames() {
        std::set<std::size_t> kinds;
        std::set<PendingKind> choices;
        core::Random random(6);
        ActionList legal;
        for (unsigned game = 0; game < 15; ++game) {
            State state =
                newGame({.players = minSeats + static_cast<int>(game) % 3, .target = 200, .seed = game});
            const core::Bot<Game>* const bot = Roster::find(game % 3 == 0 ? "thoughtful" : "random");
            std::vector<Event> events;
            while (!state.finished()) {
                choices.insert(state.now().kind);
                legalActions(state, legal);
                for (Seat seat = 0; seat < state.seats; ++seat)
                    SENTENCE(words::prompt(observe(state, seat).visible, seat, names));
                SENTENCE(words::prompt(observe(state, noSeat).visible, noSeat, names));
                for (const Action& action : legal) {
                    WELL_SAID(words::label(state, action, names));
                    QCOMPARE(textOf(words::label(observe(state, state.actor).visible, action)),
                             textOf(words::label(state, action)));
                }
                events.clear();
                applyLegal(state, bot->chooseAction(observe(state, state.actor), legal, random), &events);
                for (Seat seat = 0; seat < state.seats; ++seat)
                    for (const Event& event : observeEvents(events, seat)) {
                        SENTENCE(words::phrase(event, {names}));
                        kinds.insert(event.index());
                    }
            }
            QCOMPARE(textOf(words::prompt(state, 0)), QStringLiteral("The game is over."));
        }
        choices.insert(PendingKind::Turn);
        QCOMPARE(choices.size(), static_cast<std::size_t>(PendingKind::NextHand) + 1);
        // Events that hardly ever happen.
        for (const Event& rare : {Event{event::Passed{1}}, Event{event::NoExtraCard{1}},
                                  Event{event::PileShuffled{1}}, Event{event::PileShuffled{30}},
                                  Event{event::HandsSwapped{0, 0, 2}}, Event{event::HandsSwapped{0, 1, 2}}}) {
            SENTENCE(words::phrase(rare, {names}));
            kinds.insert(rare.index());
        }
        kinds.insert(Event{event::HandBegan{}}.index());
        kinds.insert(Event{event::CardsDealt{}}.index());
        kinds.insert(Event{event::FirstCardTurned{}}.index());
        QCOMPARE(kinds.size(), std::variant_size_v<Event>);
    }

    void tellsTheDeal() {
        std::vector<Event> events;
        newGame({.seed = 5}, &events);
        for (Seat viewer = 0; viewer < 4; ++viewer)
            for (const Event& event : observeEvents(events, viewer))
                SENTENCE(words::phrase(event, {names}));
    }

    void doesNotNameHiddenCards() {
        const auto told = [](const Event& event, Seat viewer) {
            return textOf(words::phrase(observeEvents({event}, viewer).at(0), {names}));
        };
        const event::CardDrawn drawn{0, parseCard("operon-7"), DrawReason::NothingFits};
        QCOMPARE(told(drawn, 0), QStringLiteral("Alina had no card that fit and drew Operon 7."));
        QCOMPARE(told(drawn, 1), QStringLiteral("Alina had no card that fit and drew one."));
        CardSet cards;
        for (const char* card : {"promoter-1", "operon-2", "gene-insertion"})
            cards.insert(parseCard(card));
        QCOMPARE(told(event::CardsDealt{0, cards}, 0),
                 QStringLiteral("Alina was dealt Promoter 1, Operon 2 and Expressed gene: Insertion."));
        QCOMPARE(told(event::CardsDealt{0, cards}, 3), QStringLiteral("Alina was dealt 6 cards."));
    }

    void tellsHowACardFitted() {
        const words::Table table{names};
        const CardId card = parseCard("operon-7");
        QCOMPARE(textOf(words::phrase(event::CardPlayed{1, card, Fit::Order}, table)),
                 QStringLiteral("Marco played Operon 7, next in order."));
        QCOMPARE(textOf(words::phrase(event::CardPlayed{1, card, Fit::Number}, table)),
                 QStringLiteral("Marco played Operon 7, the same number."));
        QCOMPARE(textOf(words::phrase(event::HandsSwapped{0, 0, 2}, table)),
                 QStringLiteral("Alina swapped hands with Brandy."));
        QCOMPARE(textOf(words::phrase(event::HandsSwapped{0, 1, 2}, table)),
                 QStringLiteral("Alina made Marco and Brandy swap hands."));
        QCOMPARE(textOf(words::name(words::Table{{"", "Marco"}}, 0)), QStringLiteral("Player 1"));
    }

    void saysWhatToDo() {
        tests::CardTable table;
        table.top("promoter-3").hand(0, "operon-5");
        QCOMPARE(textOf(words::prompt(table.state, 0)),
                 QStringLiteral("Play a glowing card: an operon, or any 3."));
        QCOMPARE(textOf(words::prompt(table.state, 2, names)),
                 QStringLiteral("Please wait: Alina is choosing."));
        table.hand(0, "gene-5").next("operon-2");
        QCOMPARE(textOf(words::prompt(table.state, 0)), QStringLiteral("None of your cards fits: draw one."));
        CARDS_PLAY(table, "draw");
        QCOMPARE(textOf(words::prompt(table.state, 0)),
                 QStringLiteral("You drew Operon 2, which fits: play it or keep it."));
        QCOMPARE(textOf(words::prompt(observe(table.state, noSeat).visible, noSeat)),
                 QStringLiteral("The card you drew fits: play it or keep it."));
    }
};

GENOTYPE_TEST(GeneCardsWordsTest)
#include "genecards_words_test.moc"
