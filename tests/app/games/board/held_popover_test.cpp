// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/held_popover.h"

#include "app/ui/theme/theme.h"
#include "app/ui/widgets/popover.h"
#include "test_registry.h"
#include "toy_race.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>

using namespace app;

/// What a board does with a popover, without the board.
class HeldPopoverTest : public QObject {
    Q_OBJECT

    static Popover* opened(QWidget& window) {
        return Popover::open(&window, new QLabel(QStringLiteral("words")), QStringLiteral("words"));
    }
    static bool isWaiting(const TableBots& bots) { return bots.pauses() & TableBots::Pause::Popover; }

private slots:
    void initTestCase() { Theme::install(); }

    void botsWaitUntilItIsClosed() {
        tests::ToyRace race{"person", "bold"};
        QWidget window;
        window.show();
        HeldPopover held(&race.bots);
        QVERIFY(!held.popover());
        held.hold(opened(window));
        QVERIFY(held.popover());
        QVERIFY(isWaiting(race.bots));
        held.close();
        QVERIFY(!isWaiting(race.bots));
        QTRY_VERIFY(!held.popover());
        held.close();
    }

    void botsWaitForTheLastOneAlone() {
        tests::ToyRace race{"person", "bold"};
        QWidget window;
        window.show();
        HeldPopover held(&race.bots);
        Popover* first = opened(window);
        held.hold(first);
        Popover* second = opened(window);
        held.hold(second);
        first->close();
        QVERIFY(isWaiting(race.bots));
        QCOMPARE(held.popover(), second);
        second->close();
        QVERIFY(!isWaiting(race.bots));
    }

    void botsGoOnWhenItIsDestroyedWithItsWindow() {
        tests::ToyRace race{"person", "bold"};
        HeldPopover held(&race.bots);
        {
            QWidget window;
            window.show();
            held.hold(opened(window));
            QVERIFY(isWaiting(race.bots));
        }
        QVERIFY(!isWaiting(race.bots));
        QVERIFY(!held.popover());
    }

    void aReplayHasNobodyToWait() {
        QWidget window;
        window.show();
        HeldPopover held(nullptr);
        held.hold(opened(window));
        QVERIFY(held.popover());
        held.close();
        QTRY_VERIFY(!held.popover());
    }
};

GENOTYPE_TEST(HeldPopoverTest)
#include "held_popover_test.moc"
