// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/theme/theme.h"
#include "app/ui/widgets/text_field.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QMenu>

using namespace app;

/// When a new theme reaches the pages.
class ThemeTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }
    void cleanup() { Theme::current().setKind(ThemeKind::Light); }

    void aNewLookWaitsForTheEndOfADialogue() {
        QDialog dialogue;
        dialogue.setModal(true);
        dialogue.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialogue));
        waitsFor([&dialogue] { dialogue.close(); });
    }

    void aNewLookWaitsForTheEndOfAMenu() {
        QMenu menu;
        menu.addAction(QStringLiteral("Table"));
        menu.popup({});
        QVERIFY(QTest::qWaitForWindowExposed(&menu));
        waitsFor([&menu] { menu.close(); });
    }

    void theEdgeOfAFieldForSeveralLinesIsThatOfAControl() {
        TextField field({}, 100, 4, nullptr);
        field.resize(200, 80);
        field.show();
        QVERIFY(QTest::qWaitForWindowExposed(&field));
        const QImage picture = field.grab().toImage();
        const QColor edge = picture.pixelColor(0, picture.height() / 2);
        QVERIFY2(contrastRatio(edge, Theme::current().colour(Role::Panel)) > 2.5, qPrintable(edge.name()));
    }

    void theRingInAListThatOpensLeavesTheLettersFree() {
        QComboBox box;
        box.addItems({QStringLiteral("Mendel and his garden"), QStringLiteral("Why pea plants")});
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        box.showPopup();
        const int row = box.view()->visualRect(box.model()->index(0, 0)).height();
        box.hidePopup();
        constexpr int ring = 4; // on either side
        QVERIFY2(row >= box.fontMetrics().height() + 2 * ring, qPrintable(QString::number(row)));
    }

private:
    /// A rebuilt page would take with it anything of the old one that is still open, such as a menu.
    static void waitsFor(const std::function<void()>& close) {
        QSignalSpy changed(&Theme::current(), &Theme::changed);
        Theme::current().setKind(ThemeKind::Dark);
        Theme::current().setTextScale(1.5);
        QCOMPARE(changed.count(), 0);
        close();
        QTRY_COMPARE(changed.count(), 1);
        Theme::current().setTextScale(1);
    }
};

GENOTYPE_TEST(ThemeTest)
#include "theme_test.moc"
