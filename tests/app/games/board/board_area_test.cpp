// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/board_area.h"

#include "app/games/board/handover_screen.h"
#include "app/games/board/last_events.h"
#include "app/games/board/prompt_bar.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

using namespace app;

/// Where the parts of a board are, for a board that consists of nothing else.
class BoardAreaTest : public QObject {
    Q_OBJECT

    /// A strip whose height depends on its width.
    class Strip : public QWidget {
    public:
        int heightForWidth(int wide) const override { return wide / 10; }
    };

    struct Bare {
        QWidget board;
        PromptBar* prompt = new PromptBar(&board);
        BoardArea area{board, *prompt};
        LastEvents* events = new LastEvents(&board);
        QWidget* log = new QWidget(&board);
        QWidget* motion = new QWidget(&board);
        HandoverScreen* handover = nullptr;
        QRect ownLogPlace;
        int arranged = 0;

        Bare() {
            board.resize(800, 600);
            events->hide();
        }
        void begin() {
            handover = new HandoverScreen(area.table());
            area.setOverlay({.events = events,
                             .log = log,
                             .logPlace = [this] { return ownLogPlace; },
                             .handover = handover,
                             .motion = motion,
                             .arrange = [this] { ++arranged; }});
        }
    };

private slots:
    void initTestCase() { Theme::install(); }

    void nothingIsPlacedBeforeAllPartsAreThere() {
        Bare bare;
        const QSignalSpy placed(&bare.area, &BoardArea::placed);
        bare.area.fit();
        QCOMPARE(placed.size(), 0);
        bare.begin();
        bare.area.fit();
        QCOMPARE(placed.size(), 1);
        QCOMPARE(bare.arranged, 1);
        QCOMPARE(bare.motion->geometry(), bare.board.rect());
    }

    void theLogIsAtTheRightEdgeUnlessTheGameSaysWhere() {
        Bare bare;
        bare.begin();
        bare.area.fit();
        QCOMPARE(bare.log->geometry().right(), bare.board.rect().right());
        bare.ownLogPlace = {10, 20, 30, 40};
        bare.area.fit();
        QCOMPARE(bare.log->geometry(), bare.ownLogPlace);
    }

    void aColumnHasPromptStripTableAndLastEventsBelowOneAnother() {
        Bare bare;
        bare.area.column();
        bare.begin();
        auto* strip = new QLabel(QStringLiteral("strip"));
        bare.area.setStrip(strip);
        bare.events->show();
        bare.board.show();
        bare.area.fitToSize();
        QVERIFY(bare.prompt->geometry().bottom() < strip->geometry().top());
        QVERIFY(strip->geometry().bottom() < bare.area.scroll()->geometry().top());
        QVERIFY(bare.area.scroll()->geometry().bottom() < bare.events->geometry().top());
        // The column makes room for both, not the game.
        QCOMPARE(bare.area.stripHeight(800), 0);
        QCOMPARE(bare.area.eventsHeight(), 0);
    }

    void aGameWithoutColumnLearnsHowMuchRoomToLeave() {
        Bare bare;
        bare.begin();
        auto* strip = new Strip;
        strip->hide();
        bare.area.setStrip(strip);
        QCOMPARE(bare.area.strip(), nullptr);
        strip->show();
        QCOMPARE(bare.area.strip(), strip);
        QCOMPARE(bare.area.stripHeight(700), 70);
        QCOMPARE(bare.area.eventsHeight(), 0);
        bare.events->show();
        QVERIFY(bare.area.eventsHeight() > 0);
        bare.area.fit();
        QCOMPARE(bare.events->geometry().bottom(), bare.board.rect().bottom());
    }

    void aPartIsScrolledIntoSight() {
        Bare bare;
        bare.begin();
        bare.area.scroll()->setGeometry(0, 0, 300, 200);
        bare.area.table()->resize(280, 2000);
        auto* part = new QWidget(bare.area.table());
        part->setGeometry(0, 1800, 50, 50);
        bare.board.show();
        bare.area.reveal(part);
        QVERIFY(bare.area.scroll()->verticalScrollBar()->value() > 1500);
        bare.area.reveal(bare.prompt); // not a part of the table
    }

    void theHandoverScreenFollowsWhatItCovers() {
        Bare bare;
        auto* secret = new QWidget(bare.area.table());
        secret->setGeometry(10, 10, 100, 50);
        bare.begin();
        bare.handover->cover({secret});
        bare.area.fit();
        QCOMPARE(bare.handover->geometry(), secret->geometry());
        bare.board.show();
        secret->setGeometry(20, 30, 120, 60);
        QCOMPARE(bare.handover->geometry(), secret->geometry());
    }
};

GENOTYPE_TEST(BoardAreaTest)
#include "board_area_test.moc"
