// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/pupil/member_store.h"
#include "app/network/client/joined_class.h"
#include "app/network/client/pupil_reporter.h"
#include "pupil_at_page.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>

using namespace app;
using tests::ClassRoom;
using tests::Pupil;
using tests::PupilAtPage;

/// How a pupil comes into a class, back to it, and into no other one at the same time.
class WaysIntoAClassTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theWordsFindTheirClassWhicheverWasChosen();
    void whoComesBackToNobodyIsToldAndNotJoined();
    void anErasedClassAsksForItsNewWords();
    void aClassOfOnesOwnIsNoWayOut();
    void whatWasGivenIsKnownAfterARestart();
};

void WaysIntoAClassTest::theWordsFindTheirClassWhicheverWasChosen() {
    ClassRoom other({}, tests::Entrance::WithCode);
    ClassRoom room({}, tests::Entrance::WithCode);
    PupilAtPage pupil;
    pupil.page().client().connection().setHashCost(tests::cheap);
    JoinPage& joining = pupil.page().joining();
    auto* const hosts = find<QListWidget>(joining, "foundHosts");
    QVERIFY(Pupil::waitsFor([&] { return !joining.classSearch().finder().isBusy(); }));
    for (const QUrl& url : {other.url(), room.url()}) {
        auto* const found = new QListWidgetItem(QStringLiteral("8b"), hosts);
        found->setData(Qt::UserRole, url.toString());
    }
    hosts->setCurrentRow(0);
    find<QLineEdit>(joining, "joinWords")->setText(QString::fromStdString(room.code().words()));
    QVERIFY(PupilAtPage::click(joining, "joinNow"));
    QVERIFY(Pupil::waitsFor([&] { return pupil.page().client().state() == ClassClient::State::In; }));
    QCOMPARE(MemberStore(pupil.folder()).read()->host, room.url());
}

void WaysIntoAClassTest::whoComesBackToNobodyIsToldAndNotJoined() {
    auto room = std::make_unique<ClassRoom>();
    PupilAtPage pupil;
    QVERIFY(pupil.comes(room->url()));
    room->restart([&] {
        QVERIFY(Pupil::waitsFor([&] { return pupil.page().client().state() == ClassClient::State::Out; }));
    });
    room.reset();
    // In the same run of the program the client knows its earlier welcome.
    QVERIFY(PupilAtPage::click(pupil.page().joining(), "backToClass"));
    QVERIFY(pupil.page().client().state() == ClassClient::State::Entering);
    PupilReporter reporter;
    reporter.setClient(&pupil.page().client());
    QVERIFY(!reporter.isMonitored());
    QVERIFY(Pupil::waitsFor([&] { return pupil.page().client().state() == ClassClient::State::Out; }));
    QVERIFY_SAYS(pupil.page().joining().told(), "ReasonText.hostDoesNotAnswer");
    QVERIFY(!says(pupil.page().joining().wordsAboutSearch(), "JoinPage.aClassWasFound"));
}

void WaysIntoAClassTest::anErasedClassAsksForItsNewWords() {
    ClassRoom room({}, tests::Entrance::WithCode);
    PupilAtPage pupil;
    QVERIFY(pupil.types(room.url(), room.code()));
    MemberStore store(pupil.folder());
    auto place = store.read();
    QVERIFY(place);
    // The class at that address is another one now.
    place->fingerprint = QByteArray(32, 'x');
    QVERIFY(store.remember(*place));
    pupil.restart();
    pupil.page().client().connection().setHashCost(tests::cheap);
    JoinPage& joining = pupil.page().joining();
    QVERIFY(PupilAtPage::click(joining, "backToClass"));
    QVERIFY(Pupil::waitsFor([&] { return says(joining.told(), "ReasonText.otherClassGone"); }));
    QVERIFY(!says(joining.told(), "ReasonText.notYourClass"));
    QVERIFY(!find<QPushButton>(joining, "backToClass")->isVisible());
    QVERIFY(find<QPushButton>(joining, "joinNow")->isDefault());
    QVERIFY(pupil.types(room.url(), room.code()));
}

void WaysIntoAClassTest::aClassOfOnesOwnIsNoWayOut() {
    ClassRoom room;
    Pupil teacher;
    PupilAtPage pupil;
    QVERIFY(teacher.comesAsTeacher(room.url()) && pupil.comes(room.url()));
    const int number = pupil.number();
    const auto isHere = [&] {
        return teacher.monitoring().pupils().contains(number) &&
               teacher.monitoring().pupils().at(number).here;
    };
    QVERIFY(Pupil::waitsFor(isHere));
    ClassRoom own;
    Pupil owner;
    QVERIFY(owner.comesAsTeacher(own.url()));
    JoinedClass::current().set(&owner);
    QVERIFY(pupil.page().client().state() == ClassClient::State::Out);
    QVERIFY(Pupil::waitsFor([&] { return !isHere(); }));
    QVERIFY_SAYS(pupil.page().joining().told(), "MemberPage.classOpenedComputerSo");
    // And no way in, as long as it is open.
    QVERIFY(PupilAtPage::click(pupil.page().joining(), "backToClass"));
    QVERIFY(pupil.page().client().state() == ClassClient::State::Out);
    QVERIFY_SAYS(pupil.page().joining().told(), "MemberPage.classOpenComputerClose");
    JoinedClass::current().set(nullptr);
    QVERIFY(PupilAtPage::click(pupil.page().joining(), "backToClass"));
    QVERIFY(Pupil::waitsFor(isHere));
}

void WaysIntoAClassTest::whatWasGivenIsKnownAfterARestart() {
    ClassRoom room;
    Pupil teacher;
    PupilAtPage pupil;
    QVERIFY(teacher.comesAsTeacher(room.url()) && pupil.comes(room.url()));
    constexpr int flowers = 18; // Ff × Ff
    QCOMPARE(teacher.asks(messages::SetPool{flowers, messages::PoolStage::Open, false}), std::string());
    pupil.page().client().polls().contribute({.experiment = flowers, .counts = {30, 10}});
    const auto given = [&] { return pupil.page().client().polls().given(flowers); };
    QVERIFY(Pupil::waitsFor([&] { return given().size() == 1; }));
    pupil.restart();
    QVERIFY(PupilAtPage::click(pupil.page().joining(), "backToClass"));
    QVERIFY(Pupil::waitsFor([&] { return given().size() == 1; }));
    QCOMPARE(given().front().counts, (std::vector<std::int64_t>{30, 10}));
}

GENOTYPE_TEST(WaysIntoAClassTest)

#include "ways_into_a_class_test.moc"
