// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/pupil/class_search.h"

#include "app/classroom/pupil/door_tries.h"
#include "app/classroom/pupil/host_panel.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/network/discovery/made_up_network.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace app;
using messages::ErrorCode;

namespace {

constexpr join::FinderPatience noPatience{.questions = 1,
                                          .betweenQuestions = 1,
                                          .answers = 1,
                                          .others = 1,
                                          .probe = 1,
                                          .knownDoor = 1,
                                          .atOnce = 255,
                                          .allDoors = 1};

/// A search in a made-up network, with short patience.
struct Searching {
    explicit Searching(std::chrono::milliseconds pause = std::chrono::milliseconds(0))
        : search(network, {.patience = noPatience, .pause = pause}) {
        search.setAllowed(true);
    }
    bool ends() {
        return QTest::qWaitFor([this] { return !search.isGoingOn(); }, tests::patience);
    }
    void open() {
        network.hosts[QStringLiteral("10.0.0.5")] = {
            .nonce = {}, .port = 18660, .fingerprintStart = "12345678", .name = "Room 12"};
        network.doors[QStringLiteral("10.0.0.5")] = MadeUpNetwork::Reach::Connected;
    }

    MadeUpNetwork network;
    ClassSearch search;
};

join::FoundHost hostAt(const char* address, const QString& name = {}) {
    return {.address = QHostAddress(QString::fromLatin1(address)),
            .port = 18660,
            .name = name,
            .fingerprintStart = {}};
}

const JoinDoor firstDoor{QUrl(QStringLiteral("wss://10.0.0.5:18660")), QStringLiteral("8b")};
const JoinDoor secondDoor{QUrl(QStringLiteral("wss://10.0.0.6:18660")), QStringLiteral("8b")};

} // namespace

/// The parts of the page for joining a class, each without the others.
class ClassSearchTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::install(); }
    void whatIsAskedForIsSaidWhenItEnds();
    void itSearchesQuietlyButNotForEver();
    void itKnocksAtAllDoorsOnlyNowAndThen();
    void itDoesNotGoOnUnlessAllowed();
    void aClassThatIsFoundEndsTheSearchUnlessAnotherIsWanted();
    void everyDoorIsTriedOnce();
    void whatIsNoFaultOfAHostEndsTheTries();
    void whatIsTriedByItselfLeavesOutWhoHasRefused();
    void theChosenHostComesFirst();
    void anAddressComesBeforeTheHosts();
};

void ClassSearchTest::whatIsAskedForIsSaidWhenItEnds() {
    Searching at;
    at.search.setAllowed(false);
    QSignalSpy ended(&at.search, &ClassSearch::ended);
    at.search.search();
    QVERIFY(at.search.step().has_value() && at.search.isGoingOn());
    QVERIFY(ended.wait(tests::patience));
    QVERIFY(!at.search.step() && at.search.cause());
    at.search.forget();
    QVERIFY(!at.search.cause());
}

void ClassSearchTest::itSearchesQuietlyButNotForEver() {
    Searching at;
    QSignalSpy ended(&at.search, &ClassSearch::ended);
    at.search.search();
    QVERIFY(at.ends());
    // The searches that have begun by themselves have said nothing.
    QCOMPARE(ended.count(), 1);
    QVERIFY(at.network.questions > 50);
    const int asked = at.network.questions;
    at.search.goOn();
    QVERIFY(at.ends());
    QVERIFY(at.network.questions > asked + 50);
}

void ClassSearchTest::itKnocksAtAllDoorsOnlyNowAndThen() {
    Searching at;
    at.search.setAllowed(false);
    at.search.search();
    QVERIFY(at.ends());
    const auto probes = at.network.probedAt.size();
    QVERIFY(probes > 200);
    const int asked = at.network.questions;
    at.search.setAllowed(true);
    at.search.goOn();
    QTRY_VERIFY_WITH_TIMEOUT(at.network.probedAt.size() > probes, tests::patience);
    QVERIFY2(at.network.askedBefore[probes] >= asked + 5,
             qPrintable(QString::number(at.network.askedBefore[probes] - asked)));
}

void ClassSearchTest::itDoesNotGoOnUnlessAllowed() {
    Searching at(std::chrono::hours(1));
    at.search.setAllowed(false);
    at.search.search();
    QVERIFY(at.ends());
    at.search.goOn();
    QVERIFY(!at.search.isGoingOn());
    at.search.setAllowed(true);
    at.search.goOn();
    QVERIFY(at.search.isGoingOn());
    at.search.setAllowed(false);
    QVERIFY(!at.search.isGoingOn());
}

void ClassSearchTest::aClassThatIsFoundEndsTheSearchUnlessAnotherIsWanted() {
    Searching at(std::chrono::hours(1));
    at.open();
    at.search.search();
    QVERIFY(at.ends());
    QVERIFY(!at.search.cause());
    QCOMPARE(at.search.finder().hosts().size(), 1);
    at.search.goOn();
    QVERIFY(!at.search.isGoingOn());
    at.search.setWanted(true);
    at.search.searchLater();
    QVERIFY(at.search.isGoingOn());
}

void ClassSearchTest::everyDoorIsTriedOnce() {
    DoorTries tries;
    QVERIFY(!tries.next());
    tries.begin({firstDoor, secondDoor});
    QCOMPARE(tries.next()->url, firstDoor.url);
    QVERIFY(!tries.refuse(ErrorCode::WrongCode, 7));
    QVERIFY(tries.wasRefused());
    QCOMPARE(tries.next()->url, secondDoor.url);
    const auto refusal = tries.refuse(ErrorCode::OtherHost, 3);
    QVERIFY(refusal && refusal->isOfSeveral && !refusal->isByItself);
    QCOMPARE(refusal->wait, 7);
    QVERIFY(!tries.next());
    // Nothing is left of these tries for the next ones.
    tries.begin({firstDoor});
    QVERIFY(!tries.wasRefused());
    tries.next();
    const auto single = tries.refuse(ErrorCode::WrongCode, 0);
    QVERIFY(single && !single->isOfSeveral);
    QCOMPARE(single->wait, 0);
}

void ClassSearchTest::whatIsNoFaultOfAHostEndsTheTries() {
    for (const ErrorCode why : {ErrorCode::Left, ErrorCode::NoMemory}) {
        DoorTries tries;
        tries.begin({firstDoor, secondDoor});
        tries.next();
        QVERIFY(tries.refuse(why, 0));
        QVERIFY(!tries.next());
    }
}

void ClassSearchTest::whatIsTriedByItselfLeavesOutWhoHasRefused() {
    DoorTries tries;
    QVERIFY(tries.beginByItself({firstDoor}));
    tries.next();
    QVERIFY(tries.refuse(ErrorCode::WrongCode, 0)->isByItself);
    QVERIFY(!tries.beginByItself({firstDoor}));
    QVERIFY(tries.beginByItself({firstDoor, secondDoor}));
    QCOMPARE(tries.next()->url, secondDoor.url);
    tries.forgetRefusals();
    QVERIFY(tries.beginByItself({firstDoor}));
}

void ClassSearchTest::theChosenHostComesFirst() {
    HostPanel panel;
    QVERIFY(panel.doors().isEmpty());
    panel.setHosts({hostAt("10.0.0.5", QStringLiteral("8b")), hostAt("10.0.0.6")});
    QCOMPARE(panel.count(), 2);
    QCOMPARE(panel.firstName(), QStringLiteral("8b (10.0.0.5:18660)"));
    QCOMPARE(panel.doors().constFirst().url, firstDoor.url);
    QCOMPARE(panel.doors().constFirst().className, QStringLiteral("8b"));
    auto* const list = find<QListWidget>(panel, "foundHosts");
    list->setCurrentRow(1);
    QCOMPARE(panel.doors().size(), 2);
    QCOMPARE(panel.doors().constFirst().url, secondDoor.url);
    // A host that was chosen stays chosen when others are found.
    panel.setHosts({hostAt("10.0.0.4"), hostAt("10.0.0.5"), hostAt("10.0.0.6")});
    QCOMPARE(panel.doors().constFirst().url, secondDoor.url);
    panel.setHosts({});
    QVERIFY(panel.doors().isEmpty() && list->isHidden());
}

void ClassSearchTest::anAddressComesBeforeTheHosts() {
    HostPanel panel;
    panel.setHosts({hostAt("10.0.0.5")});
    QSignalSpy changed(&panel, &HostPanel::changed);
    auto* const address = find<QLineEdit>(panel, "hostAddress");
    address->setText(QStringLiteral(" lab-12:4433 "));
    QVERIFY(!changed.isEmpty());
    QCOMPARE(panel.doors().size(), 1);
    QCOMPARE(panel.doors().constFirst().url, QUrl(QStringLiteral("wss://lab-12:4433")));
    address->setText(QStringLiteral("10.0.0.5:x"));
    QVERIFY(panel.hasTypedAddress() && panel.doors().isEmpty());
    QSignalSpy searched(&panel, &HostPanel::searchClicked);
    panel.setSearchable(false);
    find<QPushButton>(panel, "searchAgain")->click();
    QCOMPARE(searched.count(), 0);
    panel.setSearchable(true);
    find<QPushButton>(panel, "searchAgain")->click();
    QCOMPARE(searched.count(), 1);
}

GENOTYPE_TEST(ClassSearchTest)

#include "class_search_test.moc"
