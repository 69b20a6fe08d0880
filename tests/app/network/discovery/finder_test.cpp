// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/discovery/find_words.h"
#include "app/network/discovery/finder.h"
#include "made_up_network.h"
#include "test_registry.h"
#include "tests/patience.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app::join;

Q_DECLARE_METATYPE(std::optional<app::join::Cause>)

namespace {

/// A finder in a made-up network, with little patience.
struct Search {
    MadeUpNetwork network;
    Finder finder;
    QList<Finder::Step> steps;
    bool over = false;
    std::optional<Cause> cause;

    explicit Search(const FinderPatience& patience = {3, 2, 40, 5, 2, 4, 48, 2000})
        : finder(network, patience) {
        QObject::connect(&finder, &Finder::stepBegun, &finder, [this](Finder::Step step) { steps << step; });
        QObject::connect(&finder, &Finder::ended, &finder, [this](std::optional<Cause> why) {
            over = true;
            cause = why;
        });
    }
    bool ends() {
        return QTest::qWaitFor([this] { return over; }, tests::patience);
    }
    bool searches() {
        over = false;
        finder.search();
        return ends();
    }
    bool tries(const char* address) {
        over = false;
        finder.tryAddress(QString::fromLatin1(address));
        return ends();
    }
    void put(const char* address, const char* name = "Room 12", std::uint16_t port = usualPort) {
        network.hosts[QString::fromLatin1(address)] = {{}, port, "01234567", name};
        network.doors[QStringLiteral("%1:%2").arg(QLatin1String(address)).arg(port)] = Reach::Connected;
    }
};

} // namespace

class FinderTest : public QObject {
    Q_OBJECT

private slots:
    void asksFirstAndFindsWhoAnswers() {
        Search search;
        search.put("10.0.0.5", "Room 12", 4000);
        QVERIFY(search.searches());
        QVERIFY(!search.cause);
        QCOMPARE(search.finder.hosts().size(), 1);
        const FoundHost& host = search.finder.hosts().constFirst();
        QCOMPARE(host.address, QHostAddress(QStringLiteral("10.0.0.5")));
        QCOMPARE(host.port, quint16{4000});
        QCOMPARE(host.name, QStringLiteral("Room 12"));
        QCOMPARE(host.fingerprintStart, QByteArray("01234567"));
        QCOMPARE(search.steps, QList{Finder::Step::Asking});
        QVERIFY(!search.finder.isBusy());
    }

    void severalClassesAreAllFound() {
        Search search;
        search.put("10.0.0.5", "Room 12");
        search.put("10.0.0.6", "Room 13");
        QVERIFY(search.searches());
        QCOMPARE(search.finder.hosts().size(), 2);
    }

    void probesWhenNobodyHearsQuestions() {
        Search search;
        search.network.everybodyHears = false;
        search.put("10.0.0.200");
        QVERIFY(search.searches());
        QVERIFY(!search.cause);
        QCOMPARE(search.steps, (QList{Finder::Step::Asking, Finder::Step::Probing}));
        QVERIFY(search.network.questions >= 1 && search.network.questions <= 3);
        QCOMPARE(search.finder.hosts().constFirst().name, QStringLiteral("Room 12")); // asked at the door
        QVERIFY(search.network.mostAtOnce <= 48);
    }

    void aHostThatAnswersNoQuestionIsFoundWithoutAName() {
        Search search;
        search.network.doors[QStringLiteral("10.0.0.9")] = Reach::Connected;
        QVERIFY(search.searches());
        QVERIFY(!search.cause);
        QCOMPARE(search.finder.hosts().size(), 1);
        QVERIFY(search.finder.hosts().constFirst().name.isEmpty());
        QCOMPARE(search.finder.hosts().constFirst().port, usualPort);
    }

    void probesOnlyInItsOwnNetworkAndOnlyOnceAtEachDoor() {
        Search search;
        search.network.own[0].prefix = 16; // a large one: still only the /24
        QVERIFY(search.searches());
        QStringList doors = search.network.probedAt;
        QCOMPARE(doors.size(), 253);
        QCOMPARE(doors.removeDuplicates(), 0);
        for (const QString& door : doors)
            QVERIFY(door.startsWith(QStringLiteral("10.0.0.")));
        QVERIFY(!doors.contains(QStringLiteral("10.0.0.7"))); // itself
        search.network.probedAt.clear();
        search.network.own[0].prefix = 28; // a small one: only that
        QVERIFY(search.searches());
        QCOMPARE(search.network.probedAt.size(), 14);
    }

    void probingTakesABoundedTime() {
        Search search(FinderPatience{3, 2, 10, 5, 60000, 4, 48, 20});
        QVERIFY(search.searches());
        QVERIFY(search.cause.has_value());
        QCOMPARE(search.network.probedAt.size(), 48);
    }

    void probesFirstWhereSomebodySurelyIs() {
        Search search;
        search.network.seen << QHostAddress(QStringLiteral("10.0.0.231"));
        QVERIFY(search.searches());
        QCOMPARE(search.network.probedAt.constFirst(), QStringLiteral("10.0.0.231"));
    }

    void triesNamedHostsLast() {
        Search search;
        search.put("172.16.3.4");
        search.network.everybodyHears = false;
        search.network.names[QStringLiteral("teacher")] = {QHostAddress(QStringLiteral("172.16.3.4"))};
        search.finder.setNamedHosts({QStringLiteral("teacher")});
        QVERIFY(search.searches());
        QVERIFY(!search.cause);
        QCOMPARE(search.steps,
                 (QList{Finder::Step::Asking, Finder::Step::Probing, Finder::Step::NamedHosts}));
        QCOMPARE(search.finder.hosts().constFirst().address, QHostAddress(QStringLiteral("172.16.3.4")));
    }

    void aBriefSearchKnocksAtNamedHostsOnly() {
        Search search;
        search.put("172.16.3.4");
        search.network.everybodyHears = false;
        search.finder.setNamedHosts({QStringLiteral("172.16.3.4")});
        search.finder.search(Finder::Effort::Brief);
        QTRY_VERIFY(!search.finder.isBusy());
        QCOMPARE(search.steps, (QList{Finder::Step::Asking, Finder::Step::NamedHosts}));
        QCOMPARE(search.finder.hosts().size(), 1);
        QCOMPARE(search.network.probedAt, QStringList{QStringLiteral("172.16.3.4")});
    }

    /// Another class's computer, say.
    void namedHostsAreTriedAlsoWhenSomebodyElseCannotBeReached() {
        Search search;
        search.put("10.0.0.5");
        search.network.doors[QStringLiteral("10.0.0.5:18660")] = Reach::Refused;
        search.network.doors[QStringLiteral("10.0.0.5")] = Reach::Refused;
        search.network.doors[QStringLiteral("172.16.3.4")] = Reach::Connected;
        search.finder.setNamedHosts({QStringLiteral("172.16.3.4")});
        QVERIFY(search.searches());
        QCOMPARE(search.finder.hosts().size(), 1);
        QCOMPARE(search.finder.hosts().constFirst().address, QHostAddress(QStringLiteral("172.16.3.4")));
    }

    void aTypedAddressIsEnough() {
        Search search;
        search.put("172.16.3.4", "Room 12", 4000);
        QVERIFY(search.tries("172.16.3.4:4000"));
        QVERIFY(!search.cause);
        QCOMPARE(search.finder.hosts().constFirst().port, quint16{4000});
        QCOMPARE(search.steps, QList{Finder::Step::TypedAddress});
    }

    // Why nobody was found.

    void withoutANetwork() {
        Search search;
        search.network.own.clear();
        QVERIFY(search.searches());
        QCOMPARE(search.cause, Cause::NoNetwork);
        QCOMPARE(search.network.questions, 0);
    }

    void aNetworkInWhichNobodyButTheRouterAnswersIsolates() {
        Search search;
        search.network.doors[QStringLiteral("10.0.0.1")] = Reach::Refused;
        search.network.seen << QHostAddress(QStringLiteral("10.0.0.1"));
        QVERIFY(search.searches());
        QCOMPARE(search.cause, Cause::Isolated);
        QVERIFY(search.tries("10.0.0.5"));
        QCOMPARE(search.cause, Cause::Isolated);
    }

    void theRouterIsGuessedWhereTheSystemDoesNotSay() {
        Search search;
        search.network.gateways.clear();
        search.network.doors[QStringLiteral("10.0.0.254")] = Reach::Refused;
        QVERIFY(search.searches());
        QCOMPARE(search.cause, Cause::Isolated);
        search.network.doors[QStringLiteral("10.0.0.200")] = Reach::Refused;
        QVERIFY(search.searches());
        QCOMPARE(search.cause, Cause::NobodyAnswers);
    }

    void othersAnswerAndNoneHasAClass() {
        Search search;
        search.network.doors[QStringLiteral("10.0.0.30")] = Reach::Refused;
        QVERIFY(search.searches());
        QCOMPARE(search.cause, Cause::NobodyAnswers);
        search.network.doors.clear(); // all are silent, but one is a neighbour
        search.network.seen << QHostAddress(QStringLiteral("10.0.0.30"));
        QVERIFY(search.searches());
        QCOMPARE(search.cause, Cause::NobodyAnswers);
    }

    void anAddressInAnotherNetwork_data() {
        QTest::addColumn<Reach>("reach");
        QTest::newRow("no way") << Reach::Unreachable;
        QTest::newRow("nothing comes back") << Reach::Silent;
    }

    void anAddressInAnotherNetwork() {
        QFETCH(const Reach, reach);
        Search search;
        search.network.doors[QStringLiteral("172.16.3.4")] = reach;
        QVERIFY(search.tries("172.16.3.4"));
        QCOMPARE(search.cause, Cause::AnotherNetwork);
        QCOMPARE(search.network.probedAt.size(), 1); // what the others do says nothing about it
    }

    void aClosedDoorMeansThatNoClassIsOpen() {
        Search search;
        search.network.doors[QStringLiteral("10.0.0.5")] = Reach::Refused;
        QVERIFY(search.tries("10.0.0.5"));
        QCOMPARE(search.cause, Cause::NoClassThere);
        search.network.doors[QStringLiteral("172.16.3.4")] = Reach::Refused;
        QVERIFY(search.tries("172.16.3.4"));
        QCOMPARE(search.cause, Cause::NoClassThere);
    }

    void anAnswerFromBehindASilentDoorIsTheTeachersFirewall() {
        Search search;
        search.put("10.0.0.5");
        search.network.doors.clear();
        QVERIFY(search.searches());
        QCOMPARE(search.cause, Cause::TeachersFirewall);
        QVERIFY(search.tries("10.0.0.5"));
        QCOMPARE(search.cause, Cause::TeachersFirewall);
    }

    void aNeighbourWithASilentDoorHasAFirewall() {
        Search search;
        search.network.seen << QHostAddress(QStringLiteral("10.0.0.5"));
        QVERIFY(search.tries("10.0.0.5"));
        QCOMPARE(search.cause, Cause::TeachersFirewall);
        QCOMPARE(search.network.probedAt.size(), 1); // no need to probe elsewhere
    }

    void aSilentDoorAmongOthersThatAnswerIsTheTeachersFirewall() {
        Search search;
        search.network.doors[QStringLiteral("10.0.0.30")] = Reach::Refused;
        QVERIFY(search.tries("10.0.0.5"));
        QCOMPARE(search.cause, Cause::TeachersFirewall);
        QVERIFY(search.network.probedAt.size() > 200); // so it looked whether others answer
    }

    void nobodyHasThatAddress() {
        Search search;
        search.network.doors[QStringLiteral("10.0.0.30")] = Reach::Refused;
        search.network.doors[QStringLiteral("10.0.0.5")] = Reach::Unreachable;
        QVERIFY(search.searches());
        QVERIFY(search.tries("10.0.0.5"));
        QCOMPARE(search.cause, Cause::NobodyThere);
    }

    void aNameThatNobodyHasAndWhatIsNoAddress() {
        Search search;
        QVERIFY(search.tries("teacher"));
        QCOMPARE(search.cause, Cause::UnknownName);
        for (const char* typed : {"", "  ", "ten dot zero", "10.0.0.5:99999", "http://10.0.0.5/", "a@b"}) {
            QVERIFY(search.tries(typed));
            QCOMPARE(search.cause, Cause::NoAddress);
        }
    }

    void everyCauseHasWordsOfItsOwn() {
        QSet<QString> words;
        for (int cause = 0; cause <= static_cast<int>(Cause::NoAddress); ++cause)
            words << causeWords(static_cast<Cause>(cause));
        QCOMPARE(words.size(), static_cast<int>(Cause::NoAddress) + 1);
        QVERIFY(!words.contains(QString()));
    }

    // What strangers send.

    void answersToNoQuestionOfOursAreIgnored() {
        Search search;
        search.put("10.0.0.5");
        search.network.hosts[QStringLiteral("10.0.0.5")].nonce = "another!";
        search.network.doors.clear();
        QVERIFY(search.searches());
        QCOMPARE(search.cause, Cause::Isolated);
    }

    void aFloodOfHostsIsBounded() {
        Search search;
        for (int i = 8; i < 250; ++i)
            search.put(qPrintable(QStringLiteral("10.0.0.%1").arg(i)));
        QVERIFY(search.searches());
        QVERIFY(search.finder.hosts().size() <= 32);
    }

    void stoppingInTheMiddleEndsWithoutASignal() {
        Search search;
        search.put("10.0.0.5");
        QObject::connect(&search.finder, &Finder::found, &search.finder, [&] { search.finder.stop(); });
        search.finder.search();
        QVERIFY(QTest::qWaitFor([&] { return !search.finder.isBusy(); }, tests::patience));
        QCoreApplication::processEvents();
        QVERIFY(!search.over);
    }
};

GENOTYPE_TEST(FinderTest)
#include "finder_test.moc"
