// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/teacher/live_class_panel.h"

#include "app/charts/projector/present_view.h"
#include "app/classroom/teacher/class_page.h"
#include "app/classroom/teacher/class_pictures.h"
#include "app/classroom/teacher/group_bars.h"
#include "app/classroom/teacher/pool_panel.h"
#include "app/classroom/teacher/pool_reading.h"
#include "app/classroom/teacher/present_vote.h"
#include "app/classroom/teacher/vote_panel.h"
#include "app/learn/lab/chart_sheet.h"
#include "app/learn/sharing/share_bar.h"
#include "app/settings/app_context.h"
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "desk_windows.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableWidget>
#include <QtWidgets/QVBoxLayout>

using namespace app;
using namespace tests::desk;
using tests::ClassRoom;
using tests::Pupil;

/// What the class sees of its counts and votes while its teacher presents them, over a real host.
class NetworkPresentationTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theClassSeesTheVoteAsItGoesOn();
    void theClassSeesTheSumAsItGrows();
    void theDiceOfTablesAreNamedBesideThePupils();
    void aHiddenSumIsNotPresented();
};

void NetworkPresentationTest::theClassSeesTheVoteAsItGoesOn() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    window.write("And the next?", "purple; white");
    auto* experiments = shown<QComboBox>(window.desk, "askExperiment");
    experiments->setCurrentIndex(experiments->findData(flowers));
    press(window.desk, "askClass");
    QVERIFY(window.isAt(VoteStage::First));
    PresentView view(window.desk.presentation(), 1, nullptr);
    view.resize(1024, 768);
    view.show();
    const auto figure = [&view] { return findAll<PresentVote>(view).last(); };
    const auto next = [&view] { return find<QPushButton>(view, "presentNext")->text(); };
    QVERIFY(figure()->accessibleDescription().startsWith("0 of 1 pupil"));
    QCOMPARE(window.pupil.asks(messages::CastVote{1, 1, 2}), std::string());
    QVERIFY(Pupil::waitsFor([&] { return figure()->accessibleDescription().startsWith("1 of 1 pupil"); }));
    QCOMPARE(next(), wording("VotePanel.endFirstVote"));
    // As a remote presses it.
    QTest::keyClick(&view, Qt::Key_PageDown);
    QVERIFY(window.isAt(VoteStage::Talk));
    QVERIFY(Pupil::waitsFor([&] { return next() == wording("VotePanel.startSecondVote"); }));
    QVERIFY(figure()->accessibleDescription().contains("white: 1"));
    // Pressed twice, it takes one step.
    QTest::keyClick(&view, Qt::Key_PageDown);
    QVERIFY(window.isAt(VoteStage::Talk));
    const auto pause = 2 * QApplication::doubleClickInterval();
    QTest::qWait(pause);
    QTest::keyClick(&view, Qt::Key_PageDown);
    QVERIFY(window.isAt(VoteStage::Second));
    QTest::qWait(pause);
    QTest::keyClick(&view, Qt::Key_PageDown);
    QVERIFY(window.isAt(VoteStage::Closed));
    QVERIFY(Pupil::waitsFor([&] { return next() == wording("VotePanel.rollClass"); }));
    QTest::qWait(pause);
    QTest::keyClick(&view, Qt::Key_PageDown);
    QVERIFY(window.isAt(VoteStage::Rolled));
    QVERIFY(Pupil::waitsFor([&] { return next() == QLatin1String("Finish"); }));
}

void NetworkPresentationTest::theClassSeesTheSumAsItGrows() {
    TeachersWindow window;
    QVERIFY(window.isReady);
    LiveClassPanel& desk = window.desk;
    desk.pool().choose(flowers);
    QVERIFY(desk.presentation().title.isEmpty());
    press(desk, "poolOpen");
    QVERIFY(Pupil::waitsFor([&] { return desk.pool().shown().stage == messages::PoolStage::Open; }));
    PresentView view(desk.presentation(), 1, nullptr);
    view.resize(1024, 768);
    view.show();
    QVERIFY(othersGive(window.room, 4));
    QCOMPARE(view.rolled(), std::int64_t{0});
    QVERIFY(othersGive(window.room, 1));
    QVERIFY(Pupil::waitsFor([&] { return view.rolled() == 20; }));
    QVERIFY(view.step() == PresentView::Step::Compare);
    QVERIFY(view.isExpectationShown());
    const QString keys = seenText(view, "presentHints");
    QVERIFY2(keys.contains("E: expectation") && keys.contains("F: freeze"), qPrintable(keys));
    // A frozen picture waits.
    QTest::keyClick(&view, Qt::Key_F);
    QVERIFY(othersGive(window.room, 1));
    QVERIFY(Pupil::waitsFor([&] { return desk.pool().shown().contributors == 6; }));
    QCOMPARE(view.rolled(), std::int64_t{20});
    QTest::keyClick(&view, Qt::Key_F);
    QCOMPARE(view.rolled(), std::int64_t{24});
}

void NetworkPresentationTest::theDiceOfTablesAreNamedBesideThePupils() {
    messages::PoolShown pool{.experiment = flowers, .tables = 2, .counts = {60, 20}};
    QCOMPARE(pool_reading::contributors(pool), wording("PoolReading.diceTablesCounted", 2));
    QCOMPARE(pool_reading::source(pool), wording("PoolReading.diceTables", 2));
    pool.contributors = 3;
    QCOMPARE(pool_reading::contributors(pool),
             QStringLiteral(
                 "3 pupils have given counts. The dice of 2 tables are counted in. The class sees the sum "
                 "when 2 more pupils have given counts."));
    pool.contributors = 7;
    QCOMPARE(pool_reading::source(pool),
             wording("PoolReading.diceTables4", 2, wording("PoolReading.fromPupils", 7)));
}

void NetworkPresentationTest::aHiddenSumIsNotPresented() {
    const messages::PoolShown pool{
        .experiment = flowers, .hidden = true, .contributors = 5, .counts = {60, 20}};
    const Presentation shown = class_pictures::pool(pool, {});
    QVERIFY(shown.outcomes.empty());
    QVERIFY_SAYS(shown.explanation.first(), "PoolReading.pupilsHaveGiven", 5);
}

GENOTYPE_TEST(NetworkPresentationTest)

#include "network_presentation_test.moc"
