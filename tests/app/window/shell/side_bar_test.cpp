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

    /// Six places, and two at the lower end.
    static void addPlaces(app::SideBar& bar) {
        for (int page = 0; page < 8; ++page)
            bar.addPage(app::PageIcon{}, QStringLiteral("Lektionen"),
                        page < 6 ? app::SideBar::End::Upper : app::SideBar::End::Lower);
    }

private slots:
    void initTestCase() { app::Theme::install(); }
    void cleanup() { app::Theme::current().setTextScale(1); }

    void helpAndSettingsAreAtTheLowerEnd() {
        app::SideBar bar;
        addPlaces(bar);
        bar.show();
        bar.resize(bar.width(), 768);
        QCoreApplication::sendPostedEvents();
        const auto buttons = findAll<app::SideBarButton>(bar);
        for (int i = 1; i < buttons.size(); ++i)
            QVERIFY(buttons[i]->y() > buttons[i - 1]->y());
        const int gap = buttons[6]->y() - buttons[5]->geometry().bottom();
        QVERIFY2(gap > 2 * (buttons[1]->y() - buttons[0]->geometry().bottom()),
                 qPrintable(QString::number(gap)));
        QVERIFY(bar.height() - buttons[7]->geometry().bottom() < buttons[7]->height());
    }

    /// A screen of 1366×768 pixels at 150 per cent shows a window 911 wide and 512 high.
    void everyPlaceHasItsIconOnASmallScreenWithLargeType_data() {
        QTest::addColumn<int>("height");
        QTest::addColumn<double>("type");
        QTest::newRow("1366x768 at 100 %") << 768 << 1.0;
        QTest::newRow("1366x768 with type at 150 %") << 768 << 1.5;
        QTest::newRow("911x512") << 512 << 1.0;
    }
    void everyPlaceHasItsIconOnASmallScreenWithLargeType() {
        QFETCH(int, height);
        QFETCH(double, type);
        app::Theme::current().setTextScale(type);
        app::SideBar bar;
        addPlaces(bar);
        bar.show();
        bar.resize(bar.width(), height);
        QCoreApplication::sendPostedEvents();
        for (const auto* button : findAll<app::SideBarButton>(bar))
            QVERIFY(button->iconSide() > 0);
    }

    /// The layout hands out odd pixels, so buttons differ by one.
    void allButtonsHaveAnIconOrNoneHas() {
        app::SideBar bar;
        addPlaces(bar);
        bar.show();
        const auto buttons = findAll<app::SideBarButton>(bar);
        QCOMPARE(buttons.size(), 8);
        int with = 0;
        int without = 0;
        for (int height = bar.minimumSizeHint().height(); height < 800; ++height) {
            bar.resize(bar.width(), height);
            QCoreApplication::sendPostedEvents();
            const auto hasIcon = [](const app::SideBarButton* button) { return button->iconSide() > 0; };
            const auto icons = std::count_if(buttons.begin(), buttons.end(), hasIcon);
            QVERIFY2(icons == 0 || icons == 8, qPrintable(QString::number(height)));
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
