// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/painted_figure.h"
#include "figure_bench.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>

using namespace app;

namespace {

QString pictured(const FigureBench& bench) {
    return find<PaintedFigure>(bench.window)->accessibleDescription();
}

} // namespace

/// Choosing parents, and the generations that follow.
class BreedingFigureTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theNextGenerationIsShownOnlyAfterCounting() {
        FigureBench bench("selective-breeding");
        QVERIFY(pictured(bench).contains(QStringLiteral("Generation 0: mean 480 mg")));
        QVERIFY(!pictured(bench).contains(QStringLiteral("Generation 1")));
        QVERIFY(!bench.words("breedingSaid").contains(QStringLiteral("R =")));
        QVERIFY(!bench.press(wording("Figures.nextGeneration")));
        bench.predictEvenly();
        bench.run.roll(16);
        QVERIFY(pictured(bench).contains(QStringLiteral("Generation 1: mean 535 mg")));
        QVERIFY(bench.words("breedingSaid").contains(QStringLiteral("S = 111 mg")));
        QVERIFY(bench.words("breedingSaid").contains(QStringLiteral("R = 55 mg")));
        QVERIFY_SAYS(bench.words("breedingSaid"), "Figures.theirOffspringRAhead", anything, "0.50", "55 mg");
    }

    void generationsFollowUntilNothingIsLeftToChoose() {
        FigureBench bench("selective-breeding");
        bench.predictEvenly();
        bench.run.roll(16);
        QVERIFY(bench.press(wording("Figures.nextGeneration")));
        QVERIFY(pictured(bench).contains(QStringLiteral("Generation 1: mean 535 mg")));
        QVERIFY(pictured(bench).contains(QStringLiteral("Generation 2: mean 579 mg")));
        for (int i = 0; i < 30; ++i)
            bench.press(wording("Figures.nextGeneration"));
        QVERIFY(pictured(bench).contains(QStringLiteral("Generation 20: mean 680 mg")));
        QVERIFY(bench.words("breedingSaid").contains(QStringLiteral("R = 0 mg")));
        QVERIFY(bench.press(wording("Figures.firstGeneration")));
        QVERIFY(pictured(bench).contains(QStringLiteral("Generation 0: mean 480 mg")));
    }

    void anotherChoiceAsksItsOwnQuestionAndBeginsAnew() {
        FigureBench bench("selective-breeding");
        const QString own = LessonFigure::question(bench.settings);
        bench.predictEvenly();
        bench.run.roll(16);
        QVERIFY(bench.press(wording("Figures.nextGeneration")));
        for (const char* choice : {"kept1", "kept2", "stock1"}) {
            QVERIFY(bench.press(QLatin1String(choice)));
            QVERIFY(LessonFigure::question(bench.settings) != own);
            QVERIFY(pictured(bench).contains(QStringLiteral("Generation 0: mean 480 mg")));
            QVERIFY(!pictured(bench).contains(QStringLiteral("Generation 1")));
        }
    }

    void aPureLineStaysWhereItIs() {
        FigureBench bench("selective-breeding");
        QVERIFY(bench.press(QStringLiteral("stock1")));
        // Heritability would answer the prediction.
        QVERIFY(!bench.words("breedingSaid").contains(QStringLiteral("h²")));
        bench.predictEvenly();
        bench.run.roll(16);
        QVERIFY(bench.words("breedingSaid").contains(QStringLiteral("R = 0 mg")));
        QVERIFY(pictured(bench).contains(QStringLiteral("Generation 1: mean 480 mg")));
    }
};

GENOTYPE_TEST(BreedingFigureTest)
#include "breeding_figure_test.moc"
