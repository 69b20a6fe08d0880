// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"
#include "tests/app/games/genotype/board_driver.h"

#include "app/ui/theme/theme.h"
#include "tests/app/support/widgets.h"
#include "tests/patience.h"

#include <QtCore/QProcess>
#include <QtGui/QGuiApplication>

using namespace genotype;

/// A window on an X server, whose mouse xdotool moves. ctest runs this class under Xvfb.
class RealWindowTest : public QObject {
    Q_OBJECT

    static void xdotool(const QStringList& arguments) {
        QProcess process;
        process.start(QStringLiteral("xdotool"), arguments);
        QVERIFY(process.waitForFinished(tests::patience));
        QCOMPARE(process.exitCode(), 0);
    }

private slots:
    void initTestCase() {
        QCOMPARE(QGuiApplication::platformName(), QStringLiteral("xcb"));
        app::Theme::install();
    }

    void aFourSeatGameIsPlayedByTheMouseOfTheWindowSystem() {
        tests::Board board(tests::table(4, 4, 31));
        board.press = [](QWidget* widget) {
            const QPoint at = widget->mapToGlobal(widget->rect().center());
            xdotool({QStringLiteral("mousemove"), QString::number(at.x()), QString::number(at.y()),
                     QStringLiteral("click"), QStringLiteral("1")});
        };
        core::Random random(8);
        int clicks = 0;
        for (; !board.finished() && clicks < 6000; ++clicks) {
            const std::size_t before = board.document.steps().size();
            const auto sow = board.view->choices().setupSow();
            const auto way = board.view->choices().way();
            const bool handover = board.viewer->isHandover();
            QVERIFY2(board.clickSomething(random), qPrintable(board.view->prompt()));
            // The event comes back through the X server: something changes, or a choice opens or closes.
            const int open = static_cast<int>(board.choices().size());
            for (int wait = 0; wait < 40; ++wait) {
                QTest::qWait(2);
                if (board.finished() || board.document.steps().size() != before ||
                    board.view->choices().setupSow() != sow || board.view->choices().way() != way ||
                    board.viewer->isHandover() != handover ||
                    static_cast<int>(board.choices().size()) != open)
                    break;
            }
        }
        QVERIFY(board.finished());
        const auto read = readRecord(toText(board.document.record()));
        QVERIFY(std::holds_alternative<Record>(read));
        const State again = replay(std::get<Record>(read)).state;
        QVERIFY(again == board.document.state());
        for (Seat seat = 0; seat < board.document.seats(); ++seat) {
            const QString points = QStringLiteral(", %1 points,").arg(score(again, seat).total());
            bool shown = false;
            for (const auto* chip : findAll<QAbstractButton>(board.view))
                shown = shown || (chip->accessibleName().startsWith(board.document.seatName(seat)) &&
                                  chip->accessibleName().contains(points));
            QVERIFY2(shown, qPrintable(points));
        }
    }
};

GENOTYPE_TEST(RealWindowTest, long)
#include "real_window_test.moc"
