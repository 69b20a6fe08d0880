// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/lab/lab_page.h"
#include "app/ui/theme/theme.h"
#include "app/window/pages/game_entries.h"
#include "app/window/pages/play_page.h"
#include "pupil_at_window.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>

using namespace app;

/// A window as narrow as the screen of an old projector.
class NarrowWindowTest : public QObject {
    Q_OBJECT

    /// Whether nothing visible sticks out at the side; if false, `what` names it.
    static bool fits(PupilAtWindow& pupil, QString& what) {
        pupil.settle();
        for (const auto* area : findAll<QScrollArea>(pupil.window))
            if (area->isVisible() && area->widgetResizable() &&
                area->widget()->minimumSizeHint().width() > area->viewport()->width())
                what = QStringLiteral("%1: %2 of %3")
                           .arg(pupil.window.currentPage())
                           .arg(area->widget()->minimumSizeHint().width())
                           .arg(area->viewport()->width());
        return what.isEmpty();
    }

private slots:
    void init() { Theme::install(); }
    void cleanup() { Theme::current().setViewScale(1); }

    void everyPageFits() {
        PupilAtWindow pupil(QStringLiteral("play"));
        pupil.window.setMinimumSize(MainWindow::smallestSize());
        pupil.window.setWindowState(Qt::WindowNoState);
        pupil.window.resize(1024, 768);
        pupil.settle();
        QCOMPARE(pupil.window.width(), 1024);
        QString what;
        auto* play = qobject_cast<PlayPage*>(pupil.page());
        for (const GameEntry& entry : gameEntries()) {
            play->choose(entry.id);
            QVERIFY2(fits(pupil, what), qPrintable(entry.id + QLatin1Char(' ') + what));
        }
        for (const char* page :
             {"home", "herbarium", "lessons", "games", "glossary", "help", "settings", "lab", "puzzles"}) {
            pupil.window.showPage(QLatin1String(page));
            QVERIFY2(fits(pupil, what), qPrintable(what));
        }
        auto* lab = qobject_cast<LabPage*>(pupil.window.page(QStringLiteral("lab")));
        for (const LabSource source :
             {LabSource::Games, LabSource::Tally, LabSource::File, LabSource::Mendel}) {
            lab->showSource(source);
            QVERIFY2(fits(pupil, what), qPrintable(what));
        }
    }

    void theWindowMayBeThatSmall() {
        QVERIFY(MainWindow::smallestSize().width() <= 1024);
        QVERIFY(MainWindow::smallestSize().height() <= 700);
    }
};

GENOTYPE_TEST(NarrowWindowTest)
#include "narrow_window_test.moc"
