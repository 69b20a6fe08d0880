// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/painted_figure.h"
#include "app/charts/square_picture.h"
#include "app/learn/figures/garden_map.h"
#include "figure_bench.h"
#include "lessons/mendel_data.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QLocale>
#include <QtTest/QTest>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSlider>

#include <cmath>

using namespace app;

/// The figures in which plants are crossed, and the garden in which they grew.
class CrossFiguresTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void aClickOnTheTimeLineChoosesTheYear() {
        FigureBench bench("garden");
        auto* years = find<QListWidget>(bench.window, "years");
        QCOMPARE(years->currentRow(), 0);
        PaintedFigure* line = nullptr;
        for (auto* one : findAll<PaintedFigure>(bench.window))
            if (one->isVisible() && says(one->accessibleName(), "Figures.timeLine"))
                line = one;
        QVERIFY(line);
        QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(line->width() - 24, line->height() * 2 / 3));
        QCOMPARE(years->currentRow(), years->count() - 1);
        QTest::mouseClick(line, Qt::LeftButton, {}, QPoint(24, line->height() * 2 / 3));
        QCOMPARE(years->currentRow(), 0);
    }

    void aSignTellsItsPlaceAndCountsAsVisited() {
        FigureBench bench("garden");
        QVERIFY(bench.press(QStringLiteral("view1")));
        auto* map = find<GardenMap>(bench.window);
        const QString before = map->accessibleDescription();
        QVERIFY(bench.press(QStringLiteral("place4")));
        QVERIFY(find<QPushButton>(bench.window, "place4")->isChecked());
        QVERIFY(map->accessibleDescription() != before);
        QVERIFY_SAYS(map->accessibleDescription(), "Figures.visited", 2, 6);
        QVERIFY(bench.press(QStringLiteral("place0")));
        QVERIFY_SAYS(map->accessibleDescription(), "Figures.visited", 2, 6);
    }

    void theSignsOfTheMapLieApart_data() {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(430, 330), QSize(600, 380), QSize(700, 360), QSize(1200, 700)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void theSignsOfTheMapLieApart() {
        QFETCH(const QSize, size);
        FigureBench bench("garden");
        bench.press(QStringLiteral("view1"));
        auto* map = find<GardenMap>(bench.window);
        map->resize(size);
        const auto signs = findAll<QPushButton>(map);
        QCOMPARE(signs.size(), 6);
        for (const QPushButton* one : signs) {
            QVERIFY(map->rect().contains(one->geometry()));
            for (const QPushButton* other : signs)
                QVERIFY(one == other || !one->geometry().intersects(other->geometry()));
        }
    }

    void aLessonAboutOneTraitOffersNoOther() {
        lessons::Topic topic = *lessons::findTopic("dominance");
        topic.ofTraits.clear();
        topic.startCross = "Rr x Rr";
        FigureBench bench(topic);
        QVERIFY(!bench.press(QStringLiteral("trait1")));
        // As an earlier version saved it.
        bench.settings.setSetting(QLatin1String(FigureSettings::traitSetting), 1);
        LessonFigure::prepare(bench.settings, bench.run);
        QVERIFY(bench.run.experiment().outcomes[0].letters.starts_with("R"));
    }

    void oneWhiteOffspringEndsTheTestCross() {
        int decided = 0;
        for (int plant = 0; plant < 8; ++plant) {
            FigureBench bench("test-cross");
            bench.settings.setSetting(QStringLiteral("plant"), plant);
            LessonFigure::prepare(bench.settings, bench.run);
            bench.predictEvenly();
            bench.run.roll(40);
            const bool white = bench.run.counts()[1] > 0;
            decided += white ? 1 : 0;
            QCOMPARE(says(bench.words("belief"), "Figures.whiteOneComeUp"), white);
            bench.press(white ? wording("Figures.iSayFf") : wording("Figures.iSayFf23"));
            QVERIFY2(bench.words("belief").startsWith(QStringLiteral("Yes")),
                     qPrintable(bench.words("belief")));
        }
        // Both kinds of plant occur.
        QVERIFY(decided > 0 && decided < 8);
    }

    void linkedGenesAreEstimatedFromTheirOffspring() {
        FigureBench bench("linkage");
        find<QSlider>(bench.window)->setValue(10);
        bench.predictEvenly();
        bench.run.roll(100000);
        const double fresh = double(bench.run.counts()[1] + bench.run.counts()[2]) / 100000;
        QVERIFY(std::abs(fresh - 0.1) < 0.01);
        QVERIFY(bench.words("linkageWords").contains(QLocale().toString(100 * fresh, 'f', 1)));
        // The chart still compares them with independence.
        QCOMPARE(bench.run.experiment().outcomes[0].chance, 0.25);
    }

    void aPlantOfFourGenesSaysHowManyLookLikeIt() {
        FigureBench bench("looks");
        QVERIFY(bench.words("lookWords").contains(QStringLiteral("15")));
        for (const char* recessive : {"gene02", "gene12", "gene22", "gene32"})
            QVERIFY(bench.press(QLatin1String(recessive)));
        QVERIFY_SAYS(bench.words("lookWords"), "Figures.noOtherGenotype");
    }

    void theSquareHidesLooksUntilTheyAreRolled() {
        FigureBench bench("several-genes");
        auto* square = find<SquarePicture>(bench.window);
        square->setFocus(Qt::TabFocusReason);
        QTest::keyClick(square, Qt::Key_Right);
        QVERIFY(!square->cursorText().contains(QStringLiteral("round")));
        bench.predictEvenly();
        QVERIFY(!square->cursorText().contains(QStringLiteral("round")));
        bench.run.roll(1);
        QTest::keyClick(square, Qt::Key_Right);
        QVERIFY2(square->cursorText().contains(QStringLiteral("round")), qPrintable(square->cursorText()));
    }

    void dihybridOfMendelIsOfSeedColour() {
        FigureBench bench("several-genes");
        QVERIFY(bench.press(QStringLiteral("genes3")));
        const auto& published = bench.run.experiment().published;
        QCOMPARE(published.size(), std::size_t{1});
        QVERIFY((published[0]->counts == std::vector<std::int64_t>{315, 108, 101, 32}));
        bench.press(QStringLiteral("genes0"));
        QVERIFY(bench.run.experiment().published.empty());
    }

    void drawnGametesComeFromThePlant() {
        FigureBench bench("gametes");
        for (int i = 0; i < 30; ++i)
            bench.press(wording("Figures.drawOneGamete"));
        const QStringList drawn = bench.settings.setting(QStringLiteral("drawn"), {}).toStringList();
        QVERIFY(drawn.contains(QStringLiteral("R")) && drawn.contains(QStringLiteral("r")));
        QVERIFY(drawn.size() <= 16);
    }

    void yearsAreWalkedWithTheArrowKeys() {
        FigureBench bench("garden");
        auto* years = find<QListWidget>(bench.window);
        QTest::keyClick(years, Qt::Key_Down);
        QCOMPARE(bench.settings.setting(QStringLiteral("year"), 0).toInt(), 1);
    }
};

GENOTYPE_TEST(CrossFiguresTest)
#include "cross_figures_test.moc"
