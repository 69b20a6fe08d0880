// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/client/seat_of.h"

#include "app/documents/hint_adviser.h"
#include "engine/genecards/bots/words_hint.h"
#include "engine/genomewars/bots/words_hint.h"
#include "engine/genotype/bots/words_hint.h"
#include "seen_game.h"
#include "test_registry.h"
#include "tests/patience.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;
using tests::Connected;
using tests::personsRecord;
using tests::SeenGame;

namespace {

template <typename G> void playSeen() {
    for (int game = 0; game < 6; ++game) {
        const QString wrong = SeenGame<G>(game).play();
        QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("game %1: %2").arg(game).arg(wrong)));
    }
}

/// A game of Genome Wars for two on a host, and its first seat, which is to choose.
struct Duel {
    Duel() { seat.come(); }
    bool isReady() { return seat.settle() && seat.seat.isOpen() && !seat.seat.legal().empty(); }

    using Game = genomewars::Game;
    core::Record<Game> record = personsRecord<Game>(0);
    HostGameOf<Game> host{record, nullptr};
    Connected<Game> seat{host, record, 0};
};

template <typename G> void isAdvised() {
    const core::Record<G> record = personsRecord<G>(0);
    HostGameOf<G> host(record, nullptr);
    Connected<G> own(host, record, host.document().actor());
    own.come();
    QVERIFY(own.settle());
    HintAdviserOf<G> adviser(own.seat);
    QSignalSpy advised(&adviser, &HintAdviser::advised);
    adviser.ask();
    QVERIFY(QTest::qWaitFor([&] { return !advised.isEmpty(); }, tests::patience));
    QVERIFY(own.seat.isLegal(adviser.hint().action));
}

} // namespace

/// A seat at a class table shows what its seat would see at the host's own screen, and nothing changes before
/// the host has said so.
class SeatTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void genotypeIsSeenAsAtTheHost() { playSeen<genotype::Game>(); }
    void genomeWarsIsSeenAsAtTheHost() { playSeen<genomewars::Game>(); }
    void geneExpressionIsSeenAsAtTheHost() { playSeen<genecards::Game>(); }
    void anActionIsAskedForOnceAndChangesNothing();
    void aRefusedActionCanBeTriedAgain();
    void anIllegalActionIsNotAskedFor();
    void undoingAsksTheHost();
    void isOpenWhenTheEarlierEventsHaveCome();
    void opensWithoutThemIfTheHostRefuses();
    void aMissedBoardIsMadeUpFor();
    void whatCannotBeUnderstoodChangesNothing();
    void adviceComesFromWhatTheSeatSees();
};

void SeatTest::anActionIsAskedForOnceAndChangesNothing() {
    Duel duel;
    QVERIFY(duel.isReady());
    auto& seat = duel.seat.seat;
    const auto action = seat.legal()[3];
    QVERIFY(seat.perform(action));
    QVERIFY(!seat.perform(action));
    const std::vector<messages::ClientMessage> expected{
        messages::Act{.step = 0, .action = std::string(genomewars::Game::notation(action))}};
    QVERIFY(duel.seat.asked == expected);
    QCOMPARE(duel.seat.changes.size(), 1u);
    QCOMPARE(seat.stepCount(), 0u);
    QVERIFY(seat.isLegal(action));
}

void SeatTest::aRefusedActionCanBeTriedAgain() {
    Duel duel;
    QVERIFY(duel.isReady());
    auto& seat = duel.seat.seat;
    QVERIFY(seat.perform(seat.legal()[0]));
    seat.answer(2, true); // 1 was the question for what had happened
    QVERIFY(seat.perform(seat.legal()[1]));
    QCOMPARE(duel.seat.asked.size(), 2u);
}

void SeatTest::anIllegalActionIsNotAskedFor() {
    Duel duel;
    QVERIFY(duel.isReady());
    QVERIFY(!duel.seat.seat.perform(genomewars::act::roll()));
    QVERIFY(duel.seat.asked.empty());
    QCOMPARE(duel.seat.seat.whyNot(genomewars::act::roll()), genomewars::Refusal::GenomesFirst);
}

void SeatTest::undoingAsksTheHost() {
    Duel duel;
    QVERIFY(duel.isReady());
    auto& seat = duel.seat.seat;
    QVERIFY(!seat.undo());
    QVERIFY(!duel.host.act(std::string(genomewars::Game::notation(seat.legal()[0]))));
    duel.seat.send({Change::Kind::Acted, 0, 1});
    QVERIFY(duel.seat.settle());
    QVERIFY(seat.canUndo());
    QVERIFY(seat.undo());
    QVERIFY(duel.seat.asked.back() == messages::ClientMessage(messages::Undo{.step = 1, .agree = true}));
    QCOMPARE(seat.stepCount(), 1u);
    QVERIFY(duel.host.document().undo());
    duel.seat.send({Change::Kind::Undone, 1, 0});
    QVERIFY(duel.seat.settle());
    QCOMPARE(seat.stepCount(), 0u);
    QCOMPARE(static_cast<int>(duel.seat.changes.back().kind), static_cast<int>(Change::Kind::Undone));
}

void SeatTest::isOpenWhenTheEarlierEventsHaveCome() {
    Duel duel;
    QVERIFY(duel.seat.readAll());
    QVERIFY(!duel.seat.seat.isOpen());
    QVERIFY(duel.seat.changes.empty());
    duel.seat.answerQuestions();
    QVERIFY(duel.seat.readAll());
    QVERIFY(duel.seat.seat.isOpen());
    QCOMPARE(duel.seat.changes.size(), 1u);
}

void SeatTest::opensWithoutThemIfTheHostRefuses() {
    Duel duel;
    QVERIFY(duel.seat.readAll());
    duel.seat.seat.answer(1, true);
    QVERIFY(duel.seat.seat.isOpen());
    QVERIFY(!duel.seat.seat.legal().empty());
}

void SeatTest::aMissedBoardIsMadeUpFor() {
    Duel duel;
    QVERIFY(duel.isReady());
    auto& seat = duel.seat.seat;
    for (int step = 0; step < 3; ++step)
        QVERIFY(!duel.host.act(std::string(genomewars::Game::notation(
            static_cast<DocumentOf<genomewars::Game>&>(duel.host.document()).legal()[0]))));
    duel.seat.send({Change::Kind::Acted, 2, 3});
    QVERIFY(duel.seat.settle());
    QCOMPARE(seat.stepCount(), 3u);
    QVERIFY(!seat.steps()[0].events.empty());
    QVERIFY(!seat.remembers(2));
    QVERIFY(seat.remembers(3));
    QCOMPARE(static_cast<int>(duel.seat.changes.back().kind), static_cast<int>(Change::Kind::Opened));
}

void SeatTest::whatCannotBeUnderstoodChangesNothing() {
    Duel duel;
    QVERIFY(duel.isReady());
    auto& seat = duel.seat.seat;
    const auto before = seat.observation(0);
    messages::Board board = duel.host.board(0, {Change::Kind::Opened, 0, 0});
    board.game = "genotype";
    QVERIFY(!seat.show(board));
    board = duel.host.board(0, {Change::Kind::Opened, 0, 0});
    board.legal.front() = "win";
    QVERIFY(!seat.show(board));
    board = duel.host.board(0, {Change::Kind::Opened, 0, 0});
    board.observation = {{"seat", 1}, {"state", 7}};
    QVERIFY(!seat.show(board));
    QVERIFY(seat.observation(0) == before);
    QCOMPARE(duel.seat.changes.size(), 1u);
    // An answer that speaks of another game.
    Duel other;
    QVERIFY(other.seat.readAll());
    messages::History history = other.host.history(0, 0);
    history.total = 5;
    QVERIFY(!other.seat.seat.fill(1, history));
}

void SeatTest::adviceComesFromWhatTheSeatSees() {
    isAdvised<genotype::Game>();
    isAdvised<genomewars::Game>();
    isAdvised<genecards::Game>();
}

GENOTYPE_TEST(SeatTest, long)

#include "seat_test.moc"
