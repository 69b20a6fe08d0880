// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_driver.h"
#include "test_registry.h"

#include "app/games/genotype/top_bar.h"
#include "app/ui/theme/theme.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QRegularExpression>

using namespace genotype;

/// Whole games through the window: with the mouse on whatever glows, and with the keyboard alone.
class WholeGameTest : public QObject {
    Q_OBJECT

    /// What is wrong with a game that should be over and look like a replay of its record; empty if nothing
    /// is.
    static QString troubleAtTheEnd(const tests::Board& board) {
        if (!board.finished())
            return QStringLiteral("the game is not over");
        const auto read = readRecord(toText(board.document.record()));
        if (!std::holds_alternative<Record>(read))
            return QStringLiteral("the record cannot be read");
        const Replay again = replay(std::get<Record>(read));
        if (!(again.state == board.document.state()))
            return QStringLiteral("the replay comes to another end");
        const auto chips = findAll<app::PlayerChip>(board.view);
        for (Seat seat = 0; seat < board.document.seats(); ++seat) {
            const int points = score(again.state, seat).total();
            if (pointsOn(*chips.value(seat)) != points)
                return QStringLiteral("%1 has %2 points, but on the screen stands “%3”")
                    .arg(board.document.seatName(seat))
                    .arg(points)
                    .arg(chips.value(seat)->accessibleName());
        }
        return {};
    }

    /// The whole number, so that 5 is not found in 54; -1 if there is none.
    static int pointsOn(const app::PlayerChip& chip) {
        static const QRegularExpression pattern(QStringLiteral(", (\\d+) points?,"));
        const QRegularExpressionMatch match = pattern.match(chip.accessibleName());
        return match.hasMatch() ? match.captured(1).toInt() : -1;
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
        QCOMPARE(troubleAtTheEnd(board), QString());
    }

    void fourSeatsArePlayedByTheKeyboardAlone() {
        tests::Board board(tests::table(4, 4, 12));
        core::Random random(6);
        int keys = 0;
        while (!board.finished() && keys < 60000) {
            QCoreApplication::processEvents();
            if (board.bots->isBotsTurn() && !board.viewer->isHandover()) {
                QTest::qWait(1);
                continue;
            }
            QWidget* focus = QApplication::focusWidget();
            QWidget* where = focus ? focus : board.view.get();
            // Whatever has the focus: press it if that does something, otherwise press Tab.
            const auto* button = qobject_cast<app::BoardButton*>(focus);
            const bool glows = button && button->isGlowing();
            const bool choice = qobject_cast<QPushButton*>(focus) && board.choices().contains(focus);
            const bool way = tests::optionsOf(*board.view).contains(focus);
            const bool handover = board.viewer->isHandover() && qobject_cast<QPushButton*>(focus);
            ++keys;
            if (choice && random.below(2) == 0) {
                QTest::keyClick(where, Qt::Key_Down);
            } else if (choice || handover) {
                QTest::keyClick(where, Qt::Key_Return);
            } else if (way && random.below(4) == 0) {
                QTest::keyClick(where, Qt::Key_Space);
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
        QCOMPARE(troubleAtTheEnd(board), QString());
    }
};

GENOTYPE_TEST(WholeGameTest, long)
#include "whole_game_test.moc"
