// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/board_plan.h"

#include "app/games/board/board_area.h"
#include "app/games/board/score_track.h"
#include "app/games/genotype/garden_panel.h"
#include "app/games/genotype/johann_panel.h"
#include "app/games/genotype/shops_panel.h"
#include "app/games/genotype/top_bar.h"
#include "app/games/genotype/trait_benches.h"
#include "app/ui/theme/theme.h"
#include "board_driver.h"
#include "test_registry.h"

#include <QtWidgets/QScrollArea>

/// Where the parts of Genotype's board are, for a board that consists of nothing else.
class BoardPlanTest : public QObject {
    Q_OBJECT

    struct Parts {
        QWidget board;
        app::PromptBar* prompt = new app::PromptBar(&board);
        app::BoardArea area{board, *prompt};
        app::TopBar* top = new app::TopBar(&board);
        app::ScoreTrack* scores = new app::ScoreTrack(&board);
        app::ShopsPanel* shops = new app::ShopsPanel(area.table());
        app::GardenPanel* garden = new app::GardenPanel(area.table());
        app::JohannPanel* johann = new app::JohannPanel(area.table());
        QWidget* story = new QWidget(&board);
        app::TraitBenches benches{area.table()};
        app::BoardPlan plan{
            {board, area, *prompt, *top, *scores, benches, *shops, *garden, *johann, {story}}};

        Parts() { johann->hide(); }
        QList<QRect> onTable() const {
            QList<QRect> places{shops->geometry(), garden->geometry()};
            for (const QWidget* bench : benches.all())
                places << bench->geometry();
            if (!johann->isHidden())
                places << johann->geometry();
            return places;
        }
        void arrange(const QSize& size) {
            board.resize(size);
            plan.arrange();
        }
    };

private slots:
    void initTestCase() { app::Theme::install(); }

    void nothingOnTheTableOverlapsOrLeavesIt() {
        for (const bool solo : {false, true})
            for (const QSize size : {QSize(1366, 768), QSize(1920, 1080), QSize(900, 600)}) {
                Parts parts;
                parts.johann->setVisible(solo);
                parts.arrange(size);
                const QList<QRect> places = parts.onTable();
                for (qsizetype i = 0; i < places.size(); ++i) {
                    QVERIFY(parts.area.table()->rect().contains(places[i]));
                    for (qsizetype j = 0; j < i; ++j)
                        QVERIFY(!places[i].intersects(places[j]));
                }
            }
    }

    void barsAndTableAreBelowOneAnother() {
        Parts parts;
        parts.arrange({1366, 768});
        QVERIFY(!parts.plan.isFolded());
        QVERIFY(parts.top->geometry().bottom() < parts.prompt->geometry().top());
        QVERIFY(parts.prompt->geometry().bottom() < parts.area.scroll()->geometry().top());
        QVERIFY(parts.area.scroll()->geometry().bottom() <= parts.board.rect().bottom());
        // The whole table is on the screen.
        QVERIFY(parts.area.table()->height() <= parts.area.scroll()->height());
    }

    void aSmallWindowFoldsTheTableWhichThenScrolls() {
        Parts parts;
        parts.arrange({900, 600});
        QVERIFY(parts.plan.isFolded());
        QVERIFY(parts.area.table()->height() > parts.area.scroll()->height());
        QCOMPARE(parts.plan.logPlace(), parts.area.scroll()->geometry());
        parts.arrange({900, 500});
        // Here even the top bar would leave too little room, and scrolls too.
        QCOMPARE(parts.top->parentWidget(), parts.area.table());
        parts.arrange({1366, 768});
        QCOMPARE(parts.top->parentWidget(), &parts.board);
    }

    void whatLiesOverTheShopsHasTheirPlace() {
        Parts parts;
        parts.arrange({1366, 768});
        const QRect shops(parts.shops->mapTo(&parts.board, QPoint()), parts.shops->size());
        QCOMPARE(parts.plan.logPlace(), shops);
        QCOMPARE(parts.story->geometry(), shops);
    }
};

GENOTYPE_TEST(BoardPlanTest)
#include "board_plan_test.moc"
