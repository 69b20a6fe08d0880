// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/app_settings.h"
#include "app/ui/theme/theme.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/settings_applier.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

#include <array>

namespace {

/// A window with three pages that count how often they were made.
struct Bench {
    QTemporaryDir folder;
    app::AppSettings settings{folder.filePath(QStringLiteral("settings.ini"))};
    app::AppContext context{settings, folder.path(), {}};
    int made[3] = {0, 0, 0};
    app::MainWindow window{context};

    Bench() {
        constexpr std::array pages{app::PageId::Play, app::PageId::Lessons, app::PageId::Lab};
        for (std::size_t i = 0; i < pages.size(); ++i)
            window.addPage(pages[i], app::PageIcon::Play, [this, i] {
                ++made[i];
                return new QPushButton(QStringLiteral("inside %1").arg(i));
            });
    }

    void show() {
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }
    QList<app::SideBarButton*> buttons() { return findAll<app::SideBarButton>(window); }
};

/// Changes of size post layouts, which may post further changes: returns when all of them are done.
void settle() {
    for (int round = 0; round < 4; ++round) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }
    void cleanup() { app::Theme::current().setViewScale(1); }

    void makesAPageWhenItIsFirstShown() {
        Bench bench;
        QSignalSpy shown(&bench.window, &app::MainWindow::pageShown);
        bench.show();
        QCOMPARE(bench.window.currentPage(), QStringLiteral("play"));
        QCOMPARE(bench.made[0], 1);
        QCOMPARE(bench.made[2], 0);
        bench.window.showPage(QStringLiteral("lab"));
        bench.window.showPage(QStringLiteral("play"));
        bench.window.showPage(QStringLiteral("lab"));
        QCOMPARE(bench.made[2], 1);
        QCOMPARE(bench.made[1], 0);
        QCOMPARE(shown.size(), 4);
        QCOMPARE(shown.last().constFirst().toString(), QStringLiteral("lab"));
    }

    void staysWhereItIsForAPageThatDoesNotExist() {
        Bench bench;
        bench.show();
        bench.window.showPage(QStringLiteral("nowhere"));
        QCOMPARE(bench.window.currentPage(), QStringLiteral("play"));
        QVERIFY(!bench.window.page(QStringLiteral("nowhere")));
    }

    void numberKeysShowPages() {
        Bench bench;
        bench.show();
        QTest::keyClick(&bench.window, Qt::Key_3, Qt::ControlModifier);
        QCOMPARE(bench.window.currentPage(), QStringLiteral("lab"));
        QTest::keyClick(&bench.window, Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(bench.window.currentPage(), QStringLiteral("play"));
    }

    void clicksShowPagesAndMarkThem() {
        Bench bench;
        bench.show();
        QTest::mouseClick(bench.buttons()[1], Qt::LeftButton);
        QCOMPARE(bench.window.currentPage(), QStringLiteral("lessons"));
        QVERIFY(bench.buttons()[1]->isChecked());
        QVERIFY(!bench.buttons()[0]->isChecked());
        // The current page's button cannot be switched off.
        QTest::mouseClick(bench.buttons()[1], Qt::LeftButton);
        QVERIFY(bench.buttons()[1]->isChecked());
    }

    void aPageUnderAnotherOneLightsItsButton() {
        Bench bench;
        bench.window.addPage(app::PageId::Puzzles, app::PageIcon::Puzzles, [] { return new QPushButton; });
        bench.show();
        QCOMPARE(bench.buttons().size(), 3);
        bench.window.showPage(QStringLiteral("lessons"));
        bench.window.showPage(QStringLiteral("puzzles"));
        QCOMPARE(bench.window.currentPage(), QStringLiteral("puzzles"));
        QVERIFY(bench.buttons()[0]->isChecked());
        QVERIFY(!bench.buttons()[1]->isChecked());
        // The button leads to the page itself.
        QTest::mouseClick(bench.buttons()[0], Qt::LeftButton);
        QCOMPARE(bench.window.currentPage(), QStringLiteral("play"));
        QVERIFY(bench.buttons()[0]->isChecked());
    }

    void arrowsGoThroughTheBarAndEnterChooses() {
        Bench bench;
        bench.show();
        const auto buttons = bench.buttons();
        buttons[0]->setFocus();
        QTest::keyClick(buttons[0], Qt::Key_Down);
        QVERIFY(buttons[1]->hasFocus());
        QCOMPARE(bench.window.currentPage(), QStringLiteral("play"));
        QTest::keyClick(buttons[1], Qt::Key_End);
        QVERIFY(buttons[2]->hasFocus());
        QTest::keyClick(buttons[2], Qt::Key_Return);
        QCOMPARE(bench.window.currentPage(), QStringLiteral("lab"));
        QTest::keyClick(buttons[2], Qt::Key_Home);
        QTest::keyClick(buttons[0], Qt::Key_Space);
        QCOMPARE(bench.window.currentPage(), QStringLiteral("play"));
    }

    void theBarIsOneStopOfTheTabKey() {
        Bench bench;
        bench.show();
        bench.window.showPage(QStringLiteral("lessons"));
        const auto buttons = bench.buttons();
        QVERIFY(!(buttons[0]->focusPolicy() & Qt::TabFocus));
        QVERIFY(buttons[1]->focusPolicy() & Qt::TabFocus);
        buttons[1]->setFocus();
        QTest::keyClick(&bench.window, Qt::Key_Tab);
        QVERIFY(bench.window.page(QStringLiteral("lessons"))->hasFocus());
    }

    void pagesHaveAccessibleNamesAndKeys() {
        Bench bench;
        const auto buttons = bench.buttons();
        QCOMPARE(buttons[1]->accessibleName(), wording("pages.lessons"));
        QCOMPARE(buttons[1]->accessibleDescription(), QStringLiteral("Ctrl+2"));
    }

    void aLargerWindowEnlargesEverythingAndNeverGrowsByItself() {
        Bench bench;
        bench.show();
        bench.window.resize(1366, 768);
        QTRY_COMPARE(app::Theme::current().scale(), 1.0);
        bench.window.resize(2732, 1536);
        QTRY_COMPARE(app::Theme::current().scale(), 2.0);
        settle();
        QCOMPARE(bench.window.size(), QSize(2732, 1536));
        bench.window.resize(1366, 768);
        QTRY_COMPARE(app::Theme::current().scale(), 1.0);
        settle();
        QCOMPARE(bench.window.size(), QSize(1366, 768));
    }

    void remembersItsPlaceOnTheScreen() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.ini"));
        QSize before;
        {
            app::AppSettings settings(file);
            app::AppContext context{settings, folder.path(), {}};
            app::MainWindow window(context);
            window.setWindowState(Qt::WindowNoState);
            window.resize(window.minimumSize() + QSize(0, 40));
            window.show();
            before = window.size();
            window.close();
        }
        app::AppSettings settings(file);
        app::AppContext context{settings, folder.path(), {}};
        const app::MainWindow window(context);
        QCOMPARE(window.size(), before);
    }
};

GENOTYPE_TEST(MainWindowTest)
#include "main_window_test.moc"
