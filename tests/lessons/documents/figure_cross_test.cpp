// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/figure_cross.h"
#include "lessons/documents/start_cross.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;

class FigureCrossTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFigureTakesOnlyCrossesThatItCanShow_data() {
        QTest::addColumn<QString>("figure");
        QTest::addColumn<QString>("cross");
        QTest::addColumn<bool>("fits");
        const auto row = [](const char* figure, const char* cross, bool fits) {
            QTest::addRow("%s %s", figure, cross)
                << QString::fromUtf8(figure) << QString::fromUtf8(cross) << fits;
        };
        row("garden", "Rr x Rr", true);
        row("garden", "Rr x rr", false);
        row("garden", "RrGg x RrGg", false);
        row("gametes", "RrGgTt x RrGgTt", true);
        row("gametes", "Bb x Bb", true);
        row("gametes", "RrGgFfTt x RrGgFfTt", false);
        row("looks", "GG x gg", true);
        row("looks", "Bb x Bb", false);
        row("generations", "Yy x Yy", false);
        row("square", "Ff x ff", true);
        row("square", "FF x Ff", false);
        row("small-families", "Gg x Gg", true);
        row("small-families", "Rr x rr", true);
        row("small-families", "RR x Rr", false);
        row("small-families", "Bb x Bb", false);
        row("test-cross", "Gg x gg", true);
        row("test-cross", "gg x Gg", false);
        row("test-cross", "GG x gg", false);
        row("several-genes", "RrYy x RrYy", true);
        row("several-genes", "Rr x Rr", false);
        row("linkage", "RrGg x rrgg", true);
        row("linkage", "RrFf x rrff", false);
        row("three-point", "RrGg x rrgg", false);
        row("mutation", "Rr x Rr", false);
        row("sex-linkage", "XRXr x XrY", true);
        row("sex-linkage", "XAY x XAXa", true);
        row("sex-linkage", "Rr x Rr", false);
        row("sex-linkage", "XRXrTt x XrYTt", false);
        row("square", "XRXr x XrY", false);
        row("generations", "XRXr x XrY", false);
        row("interactions", "BbEe x BbEe", false);
    }

    void aFigureTakesOnlyCrossesThatItCanShow() {
        QFETCH(const QString, figure);
        QFETCH(const QString, cross);
        const auto* const found = std::ranges::find(figureNames, figure.toStdString());
        QVERIFY(found != figureNames.end());
        const Cross parents = startCross(cross.toStdString());
        QTEST(!refusalOfCross(static_cast<Figure>(found - figureNames.begin()), &parents), "fits");
    }

    void aFigureWithoutACrossNeedsNone() {
        QVERIFY(!refusalOfCross(Figure::Selection, nullptr));
        QVERIFY(refusalOfCross(Figure::Square, nullptr));
    }
};

GENOTYPE_TEST(FigureCrossTest)
#include "figure_cross_test.moc"
