// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/board/board_focus.h"

#include "app/ui/theme/theme.h"
#include "plain_button.h"
#include "test_registry.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace app;

/// Where the keyboard is, on three buttons in a row without a game.
class BoardFocusTest : public QObject {
    Q_OBJECT

    struct Row {
        QWidget window;
        QPushButton* outside = new QPushButton(&window);
        QWidget* board = new QWidget(&window);
        QScrollArea* scroll = new QScrollArea(board);
        QWidget* cover = new QWidget(board);
        QPushButton* proceed = new QPushButton(board);
        QList<GlowButton*> things;
        BoardFocus focus{{*board, *scroll, *cover, *proceed}, [this] { return things; }};

        Row() {
            auto* table = new QWidget;
            auto* row = new QHBoxLayout(table);
            for (int i = 0; i < 3; ++i) {
                things << new tests::PlainButton(table);
                things.back()->setMinimumSize(60, 60);
                row->addWidget(things.back());
            }
            scroll->setWidget(table);
            scroll->resize(400, 120);
            proceed->move(0, 150);
            cover->hide();
            proceed->hide();
            board->setFocusPolicy(Qt::StrongFocus);
            board->setGeometry(0, 50, 500, 200);
            window.resize(500, 300);
            window.show();
            window.activateWindow();
            [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&window);
        }
    };

private slots:
    void initTestCase() { Theme::install(); }

    void knowsWhatIsVisibleAndWhatGlows() {
        Row row;
        QCOMPARE(row.focus.buttons(), row.things);
        QVERIFY(row.focus.glowing().isEmpty());
        row.things[0]->hide();
        row.things[2]->setGlowing(true);
        QCOMPARE(row.focus.buttons(), row.things.mid(1));
        QCOMPARE(row.focus.glowing(), QList{row.things[2]});
    }

    void goesToWhatGlowsElseToTheButtonThatContinues() {
        Row row;
        row.board->setFocus();
        row.things[1]->setGlowing(true);
        row.focus.keep();
        QCOMPARE(QApplication::focusWidget(), row.things[1]);
        row.things[1]->setGlowing(false);
        row.proceed->show();
        row.focus.keep();
        QCOMPARE(QApplication::focusWidget(), row.proceed);
    }

    void leavesTheFocusAloneOutsideTheBoardAndBehindTheCover() {
        Row row;
        row.things[1]->setGlowing(true);
        row.outside->setFocus();
        row.focus.keep();
        QCOMPARE(QApplication::focusWidget(), row.outside);
        row.board->setFocus();
        row.cover->show();
        row.focus.keep();
        QCOMPARE(QApplication::focusWidget(), row.board);
    }

    void arrowKeysGoFromNeighbourToNeighbour() {
        Row row;
        row.board->setFocus();
        row.focus.move(Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), row.things[0]);
        row.focus.move(Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), row.things[1]);
        row.focus.move(Qt::Key_Left);
        QCOMPARE(QApplication::focusWidget(), row.things[0]);
    }

    void staysOnTheBoardWhenThePartWithTheFocusDisappears() {
        Row row;
        row.things[1]->setFocus();
        const BoardFocus::Place before = row.focus.place();
        QVERIFY(before.onBoard);
        row.things[1]->hide();
        row.things[2]->setGlowing(true);
        row.focus.restore(before);
        QCOMPARE(QApplication::focusWidget(), row.things[2]);
    }
};

GENOTYPE_TEST(BoardFocusTest)
#include "board_focus_test.moc"
