// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/shots/studio.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"

#include <QtTest/QTest>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

/// How pictures are taken of what is longer than its window.
class StudioTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { app::Theme::install(); }

    void scrollsTheLargestPartToItsEnd() {
        QWidget window;
        auto* rows = new QVBoxLayout(&window);
        const QScrollArea* small = addArea(*rows, 60, 500);
        const QScrollArea* large = addArea(*rows, 200, 900);
        window.resize(300, 320);
        window.show();
        app::settle(window);
        int pages = 1;
        while (app::scrollOn(window))
            ++pages;
        const QScrollBar* bar = large->verticalScrollBar();
        QCOMPARE(bar->value(), bar->maximum());
        QCOMPARE(small->verticalScrollBar()->value(), 0);
        // Each page shows a little of the one before.
        QVERIFY(pages > 900 / bar->pageStep());
    }

    void takesOnePictureOfWhatDoesNotScroll() {
        QWidget window;
        window.show();
        QVERIFY(!app::scrollOn(window));
    }

    void paintsOnRequestWhatTheAuditLeavesOut() {
        const app::ShotCatalogue catalogue = app::allShots();
        const auto isThere = [&](const QString& name, bool audited) {
            return std::ranges::any_of(catalogue.shots(), [&](const app::Shot& shot) {
                return shot.name == name && shot.settings.isEmpty() != audited;
            });
        };
        QVERIFY(isThere(QStringLiteral("lesson-meiosis-compare"), true));
        QVERIFY(isThere(QStringLiteral("lesson-meiosis-question-3"), false));
        QVERIFY(isThere(QStringLiteral("lesson-meiosis-practice-2"), false));
    }

private:
    static const QScrollArea* addArea(QVBoxLayout& rows, int height, int content) {
        auto* area = new QScrollArea;
        area->setFixedHeight(height);
        auto* inside = new QWidget;
        inside->setFixedSize(100, content);
        area->setWidget(inside);
        rows.addWidget(area);
        return area;
    }
};

GENOTYPE_TEST(StudioTest)
#include "studio_test.moc"
