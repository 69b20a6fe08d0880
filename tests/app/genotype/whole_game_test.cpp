// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/theme/theme.h"

#include <QtWidgets/QScrollArea>

using namespace genotype;

/// Whole games through the window: with the mouse on whatever glows, and with the keyboard alone.
class WholeGameTest : public QObject {
    Q_OBJECT

    static void finishAndCompare(tests::Board& board) {
        QVERIFY(board.finished());
        // What the screen shows is what the record's replay gives.
        const auto read = readRecord(toText(board.document.record()));
        QVERIFY(std::holds_alternative<Record>(read));
        const Replay again = replay(std::get<Record>(read));
        QVERIFY(again.state == board.document.state());
        for (Seat seat = 0; seat < board.document.seats(); ++seat) {
            const QString points = QString::number(score(again.state, seat).total());
            bool shown = false;
            for (const QWidget* chip : board.view->findChildren<QAbstractButton*>())
                shown =
                    shown || (chip->accessibleName().startsWith(board.document.seatName(seat)) &&
                              chip->accessibleName().contains(QStringLiteral("points so far: ") + points));
            QVERIFY2(shown, qPrintable(points));
        }
    }

private slots:
    void initTestCase() { app::Theme::install(); }

    void fourPersonsPlayWithTheMouseOnWhatGlows() {
        tests::Board board(tests::table(4, 4, 11));
        core::Random random(5);
        int clicks = 0;
        while (!board.finished() && clicks < 6000) {
            QVERIFY2(board.clickSomething(random), qPrintable(board.view->prompt()));
            ++clicks;
            QCoreApplication::processEvents();
        }
        finishAndCompare(board);
    }

    void fourSeatsArePlayedByTheKeyboardAlone() {
        tests::Board board(tests::table(4, 4, 12));
        core::Random random(6);
        int keys = 0;
        while (!board.finished() && keys < 60000) {
            QCoreApplication::processEvents();
            if (board.bots->isBotsTurn() && !board.viewer->curtain()) {
                QTest::qWait(1);
                continue;
            }
            QWidget* focus = QApplication::focusWidget();
            QWidget* where = focus ? focus : board.view.get();
            // Whatever has the focus: press it when pressing does something, otherwise go on with Tab.
            const auto* button = qobject_cast<app::BoardButton*>(focus);
            const bool glows = button && button->isGlowing();
            const bool choice = qobject_cast<QPushButton*>(focus) && board.choices().contains(focus);
            const bool curtain = board.viewer->curtain() && qobject_cast<QPushButton*>(focus);
            ++keys;
            if (choice && random.below(2) == 0) {
                QTest::keyClick(where, Qt::Key_Down);
            } else if (choice || curtain) {
                QTest::keyClick(where, Qt::Key_Return);
            } else if (glows && random.below(4) == 0) {
                QTest::keyClick(where, Qt::Key_Return);
            } else if (board.view->proceedButton()->isVisible() && random.below(12) == 0) {
                QTest::keyClick(where, Qt::Key_Return, Qt::ControlModifier);
            } else if (random.below(5) == 0) {
                QTest::keyClick(where, Qt::Key_Down);
            } else {
                QTest::keyClick(where, Qt::Key_Tab);
            }
        }
        finishAndCompare(board);
    }
};

GENOTYPE_TEST(WholeGameTest)
#include "whole_game_test.moc"
