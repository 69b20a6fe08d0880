// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_bench.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>

#include <array>

using namespace app;

/// A Punnett square to be filled in, and the riddle of its parents.
class SquareFigureTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theSquareSaysWhichCellIsWrongAndWhenAllAreRight() {
        FigureBench bench("square");
        QVERIFY(bench.press(QStringLiteral("cell3")));
        QVERIFY(bench.words("squareSaid").contains(QStringLiteral("IV")));
        // FF, Ff, Ff, ff: each press moves on to the next genotype.
        const std::array presses{1, 2, 2, 2};
        for (int cell = 0; cell < 4; ++cell)
            for (int i = 0; i < presses[std::size_t(cell)]; ++i)
                QVERIFY(bench.press(QStringLiteral("cell%1").arg(cell)));
        QVERIFY_SAYS(bench.words("squareSaid"), "Figures.everyCellRight");
    }

    void theCellsHaveTheNumbersThatAreSaidAndAFinishedSquareIsMarked() {
        FigureBench bench("square");
        const std::array<QString, 4> numerals{QStringLiteral("I"), QStringLiteral("II"),
                                              QStringLiteral("III"), QStringLiteral("IV")};
        const auto cell = [&bench](int number) {
            return find<QAbstractButton>(bench.window, QStringLiteral("cell%1").arg(number));
        };
        const std::array presses{1, 2, 2, 3};
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(cell(i)->accessibleName(),
                     QStringLiteral("Cell %1: empty").arg(numerals[std::size_t(i)]));
            QVERIFY(!cell(i)->isChecked());
            for (int press = 0; press < presses[std::size_t(i)]; ++press)
                bench.press(QStringLiteral("cell%1").arg(i));
        }
        for (int i = 0; i < 4; ++i)
            QVERIFY(cell(i)->isChecked());
        bench.press(QStringLiteral("cell2"));
        QVERIFY(!cell(2)->isChecked() && !cell(0)->isChecked());
    }

    void aFinishedSquareShowsItsFlowersOnceOffspringAreRolled() {
        FigureBench bench("square");
        const auto cell = [&bench](int number) {
            return find<QAbstractButton>(bench.window, QStringLiteral("cell%1").arg(number));
        };
        const std::array presses{1, 2, 2, 3}; // FF, Ff, Ff, ff
        for (int i = 0; i < 4; ++i)
            for (int press = 0; press < presses[std::size_t(i)]; ++press)
                bench.press(QStringLiteral("cell%1").arg(i));
        const auto purple = [&](int i) {
            cell(i)->resize(200, 120);
            const QImage picture = cell(i)->grab().toImage();
            const QColor petal = Theme::current().colour(Role::FlowerPurple);
            int pixels = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    pixels += QColor(picture.pixel(x, y)) == petal ? 1 : 0;
            return pixels > 0;
        };
        for (int i = 0; i < 4; ++i) {
            QVERIFY(!purple(i)); // that would answer the prediction
            QVERIFY(!cell(i)->accessibleName().contains(QStringLiteral("flowers")));
        }
        bench.predictEvenly();
        bench.run.roll(4);
        const std::array<const char*, 4> names{"purple", "purple", "purple", "white"};
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(purple(i), i < 3);
            QVERIFY2(
                cell(i)->accessibleName().endsWith(QStringLiteral("%1 flowers").arg(names[std::size_t(i)])),
                qPrintable(cell(i)->accessibleName()));
        }
    }

    void theRiddleAsksForTheRatioOfAGuess() {
        FigureBench bench("square");
        const QString plain = LessonFigure::question(bench.settings);
        QVERIFY(bench.press(QStringLiteral("mode1")));
        const QString riddle = LessonFigure::question(bench.settings);
        QVERIFY(riddle != plain);
        QVERIFY2(riddle.contains(QStringLiteral("guess")), qPrintable(riddle));
    }

    void theRiddleKeepsItsCountsWhileParentsAreTried() {
        FigureBench bench("square");
        QVERIFY(bench.press(QStringLiteral("mode1")));
        bench.predictEvenly();
        bench.run.roll(200);
        const auto counts = bench.run.counts();
        for (const char* parent : {"left0", "left2", "top0", "top2"}) {
            QVERIFY(bench.press(QLatin1String(parent)));
            QVERIFY(bench.run.counts() == counts);
        }
        // ff × ff can have no purple offspring.
        if (counts[0] > 0) {
            bench.press(QStringLiteral("left2"));
            bench.press(QStringLiteral("top2"));
            QVERIFY(bench.words("squareSaid").contains(QStringLiteral("cannot")));
            QCOMPARE(bench.run.experiment().outcomes[0].chance, 0.0);
        }
    }

    void everyRiddleCanBeSolved() {
        for (int riddle = 0; riddle < 12; ++riddle) {
            FigureBench bench("square");
            bench.press(QStringLiteral("mode1"));
            bench.settings.setSetting(QStringLiteral("riddle"), riddle);
            LessonFigure::prepare(bench.settings, bench.run);
            bench.predictEvenly();
            bench.run.roll(100);
            int possible = 0;
            for (int left = 0; left < 3; ++left)
                for (int top = 0; top < 3; ++top) {
                    bench.press(QStringLiteral("left%1").arg(left));
                    bench.press(QStringLiteral("top%1").arg(top));
                    possible += bench.words("squareSaid").contains(QStringLiteral("cannot")) ? 0 : 1;
                }
            QVERIFY(possible >= 1);
        }
    }
};

GENOTYPE_TEST(SquareFigureTest)
#include "square_figure_test.moc"
