// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/theme.h"
#include "app/window/shell/side_bar.h"
#include "test_registry.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>

#include <algorithm>

/// The bar of pages at the left edge of the window.
class SideBarTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { app::Theme::install(); }

    /// The layout hands out odd pixels, so buttons differ by one.
    void allButtonsHaveAnIconOrNoneHas() {
        app::SideBar bar;
        for (int page = 0; page < 9; ++page)
            bar.addPage(app::PageIcon{}, QStringLiteral("Lektionen"));
        bar.show();
        const auto buttons = findAll<app::SideBarButton>(bar);
        QCOMPARE(buttons.size(), 9);
        int with = 0;
        int without = 0;
        for (int height = bar.minimumSizeHint().height(); height < 800; ++height) {
            bar.resize(bar.width(), height);
            QCoreApplication::sendPostedEvents();
            const auto hasIcon = [](const app::SideBarButton* button) { return button->iconSide() > 0; };
            const auto icons = std::count_if(buttons.begin(), buttons.end(), hasIcon);
            QVERIFY2(icons == 0 || icons == 9, qPrintable(QString::number(height)));
            with += icons > 0 ? 1 : 0;
            without += icons == 0 ? 1 : 0;
        }
        QVERIFY(with > 0);
        QVERIFY(without > 0);
    }

    void noNameTouchesTheEdgeOfItsButton() {
        app::SideBar bar;
        for (const char* title : {"Lektionen", "Hilfe", "Einstellungen"})
            bar.addPage(app::PageIcon{}, QString::fromLatin1(title));
        bar.show();
        bar.resize(bar.width(), 512);
        QCoreApplication::sendPostedEvents();
        for (const auto* button : findAll<app::SideBarButton>(bar)) {
            const app::PaintedText name = button->paintedTexts().constFirst();
            QVERIFY2(name.needed.width() + 2 * app::Theme::current().px(3) <= button->width(),
                     qPrintable(name.text));
        }
    }
};

GENOTYPE_TEST(SideBarTest)
#include "side_bar_test.moc"
