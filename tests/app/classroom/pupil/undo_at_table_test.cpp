// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/pupil/member_page.h"

#include "app/games/board/game_board.h"
#include "played_by_two.h"
#include "pupil_at_table.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListView>

#include <algorithm>

using namespace app;
using tests::AtATable;
using tests::ClassRoom;
using tests::isShown;
using tests::Pupil;
using tests::PupilAtPage;
using tests::takesAChoice;

/// Taking back a choice at a table asks the other pupils.
class UndoAtTableTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void undoingAsksTheOthers();
    void aRefusedUndoIsSaid();
    void whoAsksToUndoCanThinkAgain();
};

/// Two pupils at a table; the first has made a choice.
struct Two {
    bool isReady() {
        return one.comes(room.url()) && other.comes(room.url()) && one.sitsDown(number) &&
               other.sitsDown(number) && one.clicksInLobby(number, "beginGame") && one.hasBoard() &&
               other.hasBoard() &&
               Pupil::waitsFor([this] { return takesAChoice<genomewars::Game>(one, chance); }) &&
               Pupil::waitsFor([this] { return one.game().canUndo() && other.game().stepCount() == 1; });
    }
    bool otherIsAsked() {
        one.game().undo();
        return Pupil::waitsFor([this] {
            const auto* const agree = find<QPushButton>(other.table(), "agreeToUndo");
            return isShown(agree);
        });
    }

    ClassRoom room;
    int number = room.open("genome-wars", 2);
    PupilAtPage one;
    PupilAtPage other;
    core::Random chance{3};
};

void UndoAtTableTest::undoingAsksTheOthers() {
    Two two;
    QVERIFY(two.isReady());
    QVERIFY(two.otherIsAsked());
    QVERIFY_SAYS(two.other.table()->strip().words(), "TablePage.wantsToUndo");
    QVERIFY(!isShown(find<QPushButton>(two.one.table(), "agreeToUndo")));
    QCOMPARE(two.one.game().stepCount(), 1u);
    QVERIFY(PupilAtPage::click(two.other.table()->strip(), "agreeToUndo"));
    QVERIFY(Pupil::waitsFor(
        [&] { return two.one.game().stepCount() == 0 && two.other.game().stepCount() == 0; }));
    QVERIFY(!isShown(find<QPushButton>(two.other.table(), "agreeToUndo")));
}

void UndoAtTableTest::aRefusedUndoIsSaid() {
    Two two;
    QVERIFY(two.isReady());
    QVERIFY(two.otherIsAsked());
    QVERIFY(PupilAtPage::click(two.other.table()->strip(), "refuseToUndo"));
    QVERIFY(Pupil::waitsFor(
        [&] { return says(two.one.table()->strip().words(), "TablePage.refusedUndoGameContinues"); }));
    QCOMPARE(two.one.game().stepCount(), 1u);
}

void UndoAtTableTest::whoAsksToUndoCanThinkAgain() {
    Two two;
    QVERIFY(two.isReady());
    QVERIFY(two.otherIsAsked());
    // A second question would be no other one.
    QVERIFY(!two.one.game().canUndo());
    QVERIFY(Pupil::waitsFor([&] { return PupilAtPage::click(two.one.table()->strip(), "withdrawUndo"); }));
    QVERIFY(Pupil::waitsFor(
        [&] { return says(two.other.table()->strip().words(), "TablePage.longerWantsUndoGame"); }));
    QVERIFY(!isShown(find<QPushButton>(two.other.table(), "agreeToUndo")));
    QVERIFY(Pupil::waitsFor([&] { return two.one.game().canUndo(); }));
    QCOMPARE(two.one.game().stepCount(), 1u);
}

GENOTYPE_TEST(UndoAtTableTest)

#include "undo_at_table_test.moc"
