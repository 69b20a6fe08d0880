// SPDX-License-Identifier: GPL-3.0-or-later
#include "test_registry.h"

#include "app/charts/tally_pad.h"
#include "app/ui/theme/theme.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using Counts = std::vector<std::int64_t>;

/// Counting things by hand, with clicks.
class TallyPadTest : public QObject {
    Q_OBJECT

    static QPushButton* named(const app::TallyPad& pad, const QString& start) {
        for (QPushButton* one : findAll<QPushButton>(pad))
            if (one->isVisible() && (one->accessibleName().startsWith(start)))
                return one;
        return nullptr;
    }

private slots:
    void initTestCase() { app::Theme::install(); }

    void aPressOfACategoryCountsOne() {
        app::TallyPad pad;
        pad.setCategories({QStringLiteral("purple"), QStringLiteral("yellow")});
        pad.show();
        QSignalSpy changes(&pad, &app::TallyPad::changed);
        QTest::mouseClick(named(pad, QStringLiteral("yellow")), Qt::LeftButton);
        QTest::mouseClick(named(pad, QStringLiteral("yellow")), Qt::LeftButton);
        QTest::mouseClick(named(pad, QStringLiteral("purple")), Qt::LeftButton);
        QCOMPARE(pad.counts(), (Counts{1, 2}));
        QCOMPARE(changes.count(), 3);
        QVERIFY(named(pad, QStringLiteral("yellow"))->accessibleName().contains(QLatin1Char('2')));
    }

    void digitsCountAndBackspaceTakesTheLastOneBack() {
        app::TallyPad pad;
        pad.setCategories({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
        pad.show();
        QTest::keyClicks(&pad, QStringLiteral("1332"));
        QCOMPARE(pad.counts(), (Counts{1, 1, 2}));
        QTest::keyClick(&pad, Qt::Key_Backspace);
        QCOMPARE(pad.counts(), (Counts{1, 0, 2}));
        QTest::keyClick(&pad, Qt::Key_Backspace);
        QCOMPARE(pad.counts(), (Counts{1, 0, 1}));
        QTest::keyClicks(&pad, QStringLiteral("9"));
        QCOMPARE(pad.total(), 2);
    }

    void nothingCanBeTakenBackFromNothing() {
        app::TallyPad pad;
        pad.setCategories({QStringLiteral("a"), QStringLiteral("b")});
        pad.show();
        pad.undo();
        QCOMPARE(pad.counts(), (Counts{0, 0}));
        QVERIFY(!named(pad, app::TallyPad::tr("Undo last"))->isEnabled());
    }

    void otherNamesKeepTheCountsAndAnotherNumberOfCategoriesBeginsAnew() {
        app::TallyPad pad;
        pad.setCategories({QStringLiteral("a"), QStringLiteral("b")});
        pad.tap(1);
        pad.setCategories({QStringLiteral("x"), QStringLiteral("y")});
        QCOMPARE(pad.counts(), (Counts{0, 1}));
        pad.setCategories({QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")});
        QCOMPARE(pad.counts(), (Counts{0, 0, 0}));
        QCOMPARE(pad.total(), 0);
    }

    void countsThatBeganAnewAreBroughtBack() {
        app::TallyPad pad;
        pad.setCategories({QStringLiteral("a"), QStringLiteral("b")});
        pad.show();
        QSignalSpy names(&pad, &app::TallyPad::namesRestored);
        pad.tap(1);
        pad.tap(1);
        QTest::mouseClick(named(pad, app::TallyPad::tr("Start over")), Qt::LeftButton);
        QCOMPARE(pad.total(), 0);
        QTest::mouseClick(named(pad, app::TallyPad::tr("Restore the counts")), Qt::LeftButton);
        QCOMPARE(pad.counts(), (Counts{0, 2}));
        QCOMPARE(names.size(), 0);
        pad.setCategories({QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("z")});
        QCOMPARE(pad.counts(), (Counts{0, 0, 0}));
        QTest::keyClick(&pad, Qt::Key_Backspace);
        QCOMPARE(pad.counts(), (Counts{0, 2}));
        QCOMPARE(names.size(), 1);
    }

    void aButtonThatIsPressedWhileTheNamesChangeCounts() {
        app::TallyPad pad;
        pad.setCategories({QStringLiteral("a"), QStringLiteral("b")});
        pad.show();
        QPushButton* pressed = named(pad, QStringLiteral("b"));
        QTest::mousePress(pressed, Qt::LeftButton);
        // As when the names field loses the focus.
        pad.setCategories({QStringLiteral("a"), QStringLiteral("brown")});
        QTest::mouseRelease(pressed, Qt::LeftButton);
        QCOMPARE(pad.counts(), (Counts{0, 1}));
    }
};

GENOTYPE_TEST(TallyPadTest)
#include "tally_pad_test.moc"
