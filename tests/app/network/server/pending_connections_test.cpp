// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/server/pending_connections.h"

#include "app/network/server/frame_watch.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <set>
#include <string>

using namespace app;
using Step = PendingConnections::Step;

namespace {

/// A door with room for so many, and who stands there.
struct Doorway {
    explicit Doorway(const PendingConnections::Limits& limits) : pending(limits) {}

    PendingConnections::Number add(const std::string& computer, Step step = Step::Silent) {
        const PendingConnections::Number number = ++last;
        present.insert(number);
        pending.add(number, computer);
        if (const auto leaving = pending.firstToGo()) {
            pending.remove(*leaving);
            present.erase(*leaving);
        }
        pending.comeTo(number, step);
        return number;
    }
    bool has(PendingConnections::Number number) const { return present.contains(number); }

    PendingConnections pending;
    PendingConnections::Number last = 0;
    std::set<PendingConnections::Number> present;
};

/// A frame as a client sends it.
std::string frame(unsigned char first, std::size_t length) {
    std::string bytes(1, static_cast<char>(first));
    if (length < 126) {
        bytes += static_cast<char>(0x80 | length);
    } else if (length < 65'536) {
        bytes += static_cast<char>(0x80 | 126);
        bytes += static_cast<char>(length >> 8);
        bytes += static_cast<char>(length & 255);
    } else {
        bytes += static_cast<char>(0x80 | 127);
        for (int shift = 56; shift >= 0; shift -= 8)
            bytes += static_cast<char>(length >> shift & 255);
    }
    return bytes + std::string(4, '\x89') + std::string(length, '\x89');
}

} // namespace

/// Who has to leave a host's doorway, and what is counted of a web socket.
class PendingConnectionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whoeverHasRoomStays();
    void theComputerWithTheMostMakesRoom();
    void behindOneAddressTheOldestSilentOneGoesFirst();
    void whoSpeaksStaysLongerThanWhoIsSilent();
    void whoOpensWebSocketsAndSaysNothingMakesRoomForWhoComesAfter();
    void aClassThatComesAtOnceStaysBesideWebSocketsThatSayNothing();
    void whoIsNewHasTime();
    void whoIsGoneTakesNoRoom();
    void framesAreCountedHoweverTheirBytesCome();
    void aFrameOfImpossibleLengthIsCountedOnce();
};

void PendingConnectionsTest::whoeverHasRoomStays() {
    Doorway door({.each = 3, .silent = 1, .all = 5});
    for (int i = 0; i < 3; ++i)
        door.add("10.0.0.1");
    door.add("10.0.0.2");
    door.add("10.0.0.3");
    QCOMPARE(door.present.size(), std::size_t{5});
}

void PendingConnectionsTest::theComputerWithTheMostMakesRoom() {
    Doorway door({.each = 100, .silent = 1, .all = 10});
    const auto honest = door.add("10.0.0.1");
    for (int i = 0; i < 200; ++i)
        door.add("10.0.0.66");
    QVERIFY(door.has(honest));
    QVERIFY(door.has(door.add("10.0.0.2")));
    QVERIFY(door.has(honest));
    QCOMPARE(door.present.size(), std::size_t{10});
}

void PendingConnectionsTest::behindOneAddressTheOldestSilentOneGoesFirst() {
    Doorway door({.each = 4, .silent = 1, .all = 100});
    const auto first = door.add("10.0.0.1");
    const auto second = door.add("10.0.0.1");
    door.add("10.0.0.1");
    door.add("10.0.0.1");
    door.add("10.0.0.1");
    QVERIFY(!door.has(first) && door.has(second));
    door.add("10.0.0.1");
    QVERIFY(!door.has(second));
}

void PendingConnectionsTest::whoSpeaksStaysLongerThanWhoIsSilent() {
    Doorway door({.each = 4, .silent = 1, .all = 100});
    const auto speaking = door.add("10.0.0.1", Step::Speaking);
    const auto handshaking = door.add("10.0.0.1", Step::Handshaking);
    for (int i = 0; i < 50; ++i)
        door.add("10.0.0.1");
    QVERIFY(door.has(speaking) && door.has(handshaking));
}

void PendingConnectionsTest::whoOpensWebSocketsAndSaysNothingMakesRoomForWhoComesAfter() {
    Doorway door({.each = 4, .silent = 1, .all = 100});
    for (int i = 0; i < 4; ++i)
        door.add("10.0.0.1", Step::Speaking);
    // Both are still on their way.
    const auto one = door.add("10.0.0.1", Step::Handshaking);
    const auto other = door.add("10.0.0.1", Step::Handshaking);
    door.add("10.0.0.1", Step::Speaking);
    QVERIFY(door.has(one) && door.has(other));
}

/// Many are accepted before the first of them has been heard.
void PendingConnectionsTest::aClassThatComesAtOnceStaysBesideWebSocketsThatSayNothing() {
    Doorway door({.each = 8, .silent = 4, .all = 100});
    for (int i = 0; i < 8; ++i)
        door.add("10.0.0.1", Step::Speaking);
    std::set<PendingConnections::Number> pupils;
    for (int i = 0; i < 5; ++i)
        pupils.insert(door.add("10.0.0.1"));
    QVERIFY(std::ranges::includes(door.present, pupils));
    // One more is a crowd that says nothing, and its first leaves.
    door.add("10.0.0.1");
    QVERIFY(!door.has(*pupils.begin()) && door.has(*pupils.rbegin()));
}

void PendingConnectionsTest::whoIsNewHasTime() {
    Doorway door({.each = 2, .silent = 1, .all = 100});
    const auto first = door.add("10.0.0.1", Step::Speaking);
    const auto second = door.add("10.0.0.1", Step::Speaking);
    const auto third = door.add("10.0.0.1");
    QVERIFY(!door.has(first) && door.has(second) && door.has(third));
}

void PendingConnectionsTest::whoIsGoneTakesNoRoom() {
    Doorway door({.each = 2, .silent = 1, .all = 100});
    const auto first = door.add("10.0.0.1");
    door.pending.remove(door.add("10.0.0.1"));
    door.add("10.0.0.1");
    QVERIFY(door.has(first));
    QCOMPARE(door.pending.size(), std::size_t{2});
    door.pending.remove(first);
    QVERIFY(door.pending.stepOf(first) == Step::Speaking);
}

void PendingConnectionsTest::framesAreCountedHoweverTheirBytesCome() {
    // Whole texts of all kinds of lengths, and between them a ping, a pong, a part of a text, its end, bytes,
    // a close.
    const std::string stream = frame(0x81, 0) + frame(0x89, 125) + frame(0x81, 125) + frame(0x8a, 0) +
                               frame(0x01, 300) + frame(0x80, 4) + frame(0x81, 70'000) + frame(0x82, 66'000) +
                               frame(0x81, 1400) + frame(0x88, 2);
    constexpr int odd = 6;
    for (const std::size_t step : {std::size_t{1}, std::size_t{7}, std::size_t{1000}, stream.size()}) {
        FrameWatch watch;
        int counted = 0;
        for (std::size_t at = 0; at < stream.size(); at += step)
            counted += watch.oddFramesIn(std::string_view(stream).substr(at, step));
        QCOMPARE(counted, odd);
    }
}

void PendingConnectionsTest::aFrameOfImpossibleLengthIsCountedOnce() {
    FrameWatch watch;
    QCOMPARE(watch.oddFramesIn(std::string("\x82\xff") + std::string(8, '\xff')), 1);
    QCOMPARE(watch.oddFramesIn(std::string(10'000, '\x89')), 0);
}

GENOTYPE_TEST(PendingConnectionsTest)

#include "pending_connections_test.moc"
