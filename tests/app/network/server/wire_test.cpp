// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/protocol/class_messages.h"

#include "app/protocol/game_json.h"
#include "class_room.h"
#include "engine/games/games.h"
#include "test_registry.h"

using namespace app;
using tests::ClassRoom;
using tests::Pupil;
using tests::RawClient;

namespace {

const QString boards = QStringLiteral("\"type\":\"board\"");

/// A table for two, whose second seat and an observer keep every text as it came over the wire.
struct Listened {
    explicit Listened(std::string_view game, std::uint64_t seed, int seats = 2)
        : room([seed](ClassHost::Options& options) { options.firstSeed = seed; }),
          table(room.open(game, seats)), listener(room.url()), observer(room.url()) {
        listener.send(QStringLiteral(R"({"type": "hello", "protocol": 1})"));
        isReady = listener.waitsFor(QStringLiteral("welcome"));
        listener.send(QStringLiteral(R"({"type": "sit", "table": 1, "seat": 2, "id": 1})"));
        isReady = isReady && listener.waitsFor(QStringLiteral("\"re\":1"));
        observer.send(QStringLiteral(R"({"type": "hello", "protocol": 1, "role": "observer"})"));
        observer.send(QStringLiteral(R"({"type": "watch", "table": 1, "id": 1})"));
        isReady = isReady && observer.waitsFor(QStringLiteral("\"re\":1"));
        isReady = isReady && player.comes(room.url()) && player.sitsDown(table, 0);
        isReady = isReady && player.asks(messages::StartTable{table}).empty();
        isReady = isReady && Pupil::waitsFor([this] { return player.isMyTurn(); });
    }
    /// The boards that both have got, when there are that many.
    QStringList heard(int count) {
        if (!Pupil::waitsFor([&] {
                return listener.texts(boards).size() >= count && observer.texts(boards).size() >= count;
            }))
            return {};
        return listener.texts(boards) + observer.texts(boards);
    }

    ClassRoom room;
    int table;
    RawClient listener;
    RawClient observer;
    Pupil player;
    bool isReady = false;
};

/// What the listeners hear of a first choice that is hidden from them.
QStringList heardOfChoice(std::string_view game, std::uint64_t seed, std::size_t choice) {
    Listened table(game, seed);
    if (!table.isReady || table.player.board()->legal.size() <= choice)
        return {};
    if (!table.player.plays(table.player.board()->legal[choice]).empty())
        return {};
    return table.heard(2);
}

} // namespace

/// What comes over the wire depends on what the seat may know, and on nothing else.
class WireTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aHiddenSetupChoiceChangesNoByte();
    void aHiddenGenomeChangesNoByte();
    void theDiceToComeChangeNoByte();
    void whatIsPublicDoesChangeThem();
    void anotherHandIsNotInAnyByte();
    void theSeedIsSentToNobodyBeforeTheEnd();
};

/// The same deal; the first seat sows one plant or another, and nobody sees it until both have chosen.
void WireTest::aHiddenSetupChoiceChangesNoByte() {
    const QStringList one = heardOfChoice("genotype", 11, 0);
    QCOMPARE(one.size(), 4);
    QCOMPARE(heardOfChoice("genotype", 11, 3), one);
}

void WireTest::aHiddenGenomeChangesNoByte() {
    const QStringList one = heardOfChoice("genome-wars", 11, 0);
    QCOMPARE(one.size(), 4);
    QCOMPARE(heardOfChoice("genome-wars", 11, 100), one);
}

/// Another seed: in this game nothing has been rolled or dealt yet.
void WireTest::theDiceToComeChangeNoByte() {
    const QStringList one = heardOfChoice("genome-wars", 11, 7);
    QCOMPARE(one.size(), 4);
    QCOMPARE(heardOfChoice("genome-wars", 12'345, 7), one);
}

void WireTest::whatIsPublicDoesChangeThem() {
    const QStringList one = heardOfChoice("genotype", 11, 0);
    const QStringList other = heardOfChoice("genotype", 12, 0);
    QCOMPARE(other.size(), one.size());
    QVERIFY(other != one);
}

/// The cards of one seat of Gene Expression stand in no text that another gets while the hand is played.
void WireTest::anotherHandIsNotInAnyByte() {
    Listened table("gene-expression", 11, 4);
    QVERIFY(table.isReady);
    const auto own = messages::readObservation<genecards::Game>(table.player.board()->observation);
    const genecards::State& state = own.visible;
    QCOMPARE(own.seat, core::Seat{0});
    QVERIFY(!state.hands[0].empty());
    const QStringList heard = table.heard(1);
    QVERIFY(!heard.isEmpty());
    const auto seen = std::get<messages::Board>(
        std::get<messages::FromHost>(
            messages::readHostMessage(table.listener.texts(boards).front().toStdString()))
            .message);
    const auto other = messages::readObservation<genecards::Game>(seen.observation);
    for (const genecards::CardId card : state.hands[0]) {
        if (other.visible.hands[1].contains(card) || other.visible.discard.contains(card))
            continue;
        const QString word = '"' + QString::fromStdString(genecards::cardNotation(card)) + '"';
        QVERIFY2(!table.listener.texts(boards).front().contains(word), qPrintable(word));
    }
}

void WireTest::theSeedIsSentToNobodyBeforeTheEnd() {
    Listened table("genome-wars", 987'654'321);
    QVERIFY(table.isReady);
    QVERIFY(!table.heard(1).isEmpty());
    for (const QString& text : table.listener.texts() + table.observer.texts())
        QVERIFY2(!text.contains(QLatin1String("987654321")), qPrintable(text));
}

GENOTYPE_TEST(WireTest)

#include "wire_test.moc"
