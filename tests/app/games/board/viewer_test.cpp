// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/game_document.h"
#include "app/documents/viewer.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace app;

/// Who is looking at the screen, and when a handover screen hides it.
class ViewerTest : public QObject {
    Q_OBJECT

private slots:
    void oneAmongBotsAlwaysLooks() {
        GameDocument document;
        Viewer viewer(document);
        document.open(table::record({"simple", "person", "simple"}, 3), nullptr);
        QCOMPARE(int(viewer.seat()), 1);
        QVERIFY(!viewer.isToChoose());
        for (int step = 0; step < 12; ++step) {
            QVERIFY(table::step(document, 3));
            QVERIFY(!viewer.isHandover());
            QCOMPARE(int(viewer.eyes()), 1);
            QCOMPARE(viewer.isToChoose(), document.state().actor == 1);
        }
    }

    void onlyBotsAreWatchedByNobody() {
        GameDocument document;
        Viewer viewer(document);
        document.open(table::record({"simple", "simple"}, 3), nullptr);
        QCOMPARE(viewer.eyes(), core::noSeat);
        QVERIFY(!viewer.isHandover() && !viewer.isToChoose());
    }

    void betweenTwoPersonsHangsACurtain() {
        GameDocument document;
        document.open(table::record({"person", "person"}, 3), nullptr);
        Viewer viewer(document); // even in the middle of a game
        QVERIFY(viewer.isHandover());
        QCOMPARE(viewer.next(), document.state().actor);
        QCOMPARE(viewer.eyes(), core::noSeat);
        QVERIFY(!viewer.isToChoose());
        QSignalSpy lifted(&viewer, &Viewer::lifted);
        viewer.confirmHandover();
        QCOMPARE(lifted.size(), 1);
        QCOMPARE(viewer.eyes(), document.state().actor);
        QVERIFY(viewer.isToChoose());
        viewer.confirmHandover();
        QCOMPARE(lifted.size(), 1);
    }

    void staysWithAPersonWhileBotsMove() {
        GameDocument document;
        Viewer viewer(document);
        document.open(table::record({"person", "simple", "person"}, 3), nullptr);
        for (int step = 0; step < 200 && !document.state().finished(); ++step) {
            viewer.confirmHandover();
            const core::Seat before = viewer.seat();
            QVERIFY(table::step(document, 5));
            if (!document.isPerson(document.state().actor)) {
                QCOMPARE(viewer.eyes(), before);
            } else if (document.state().actor != before) {
                QVERIFY(viewer.isHandover());
                QCOMPARE(viewer.next(), document.state().actor);
            }
        }
    }

    void whileTheGameIsStoppedNobodyChooses() {
        GameDocument document;
        Viewer viewer(document);
        document.open(table::record({"person"}, 3), nullptr);
        QVERIFY(viewer.isToChoose());
        viewer.setStopped(true);
        QVERIFY(!viewer.isToChoose() && viewer.isOwnTurn());
        viewer.setStopped(false);
        QVERIFY(viewer.isToChoose());
    }

    void aSpectatorChoosesNothing() {
        GameDocument document;
        Viewer viewer(document);
        viewer.setSpectator(1);
        document.open(table::record({"person", "person"}, 3), nullptr);
        QVERIFY(!viewer.isHandover() && !viewer.isToChoose());
        QCOMPARE(int(viewer.eyes()), 1);
    }

    void theEndNeedsNoCurtain() {
        GameDocument document;
        Viewer viewer(document);
        document.open(table::record({"person", "person"}, 3, 1), nullptr);
        table::play(document, 3);
        QVERIFY(document.state().finished());
        QVERIFY(!viewer.isHandover() && !viewer.isToChoose());
    }
};

GENOTYPE_TEST(ViewerTest)
#include "viewer_test.moc"
