// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/widgets/steady_scroll_area.h"
#include "test_registry.h"

#include <QtTest/QTest>
#include <QtWidgets/QScrollBar>

namespace {

/// Asks for another height whenever it has been resized, and counts how often that happens.
class Restless : public QWidget {
public:
    Restless() {
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    int heightForWidth(int) const override { return height() % 2 == 0 ? 1001 : 1000; }
};

} // namespace

class SteadyScrollAreaTest : public QObject {
    Q_OBJECT
private slots:
    void comesToRestOverAWidgetThatNeverDoes() {
        app::SteadyScrollArea area;
        area.setWidgetResizable(true);
        auto* restless = new Restless;
        area.setWidget(restless);
        area.resize(300, 200);
        area.show();
        // With Qt's own scroll area, the stack overflows here.
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        for (const int wide : {301, 400, 350}) {
            area.resize(wide, 200);
            QCoreApplication::processEvents();
        }
        QVERIFY(restless->height() >= 1000);
        QVERIFY(area.verticalScrollBar()->maximum() > 0);
    }
};

GENOTYPE_TEST(SteadyScrollAreaTest)
#include "steady_scroll_area_test.moc"
