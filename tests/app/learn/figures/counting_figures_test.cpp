// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/meiosis_view.h"
#include "app/charts/painted_figure.h"
#include "figure_bench.h"
#include "lessons/topics/mapping_experiment.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace app;

namespace {

/// The plant of the bench's first mystery.
lessons::MappingStudy plantBehind(const FigureBench& bench) {
    return lessons::unknownPlant(bench.settings.firstMystery());
}

QString nameOfMiddle(const lessons::MappingStudy& study) {
    return QString::fromStdString(study.genes[study.middle].name);
}

QString pairButton(const lessons::MappingStudy& study, bool doubles) {
    const std::size_t parental = study.map->parental;
    const std::size_t rare = parental ^ (std::size_t{4} >> study.middle);
    const std::size_t wanted = doubles ? rare : parental;
    return QStringLiteral("pair%1").arg(std::min(wanted, 7 - wanted));
}

QString mapText(const FigureBench& bench) {
    return find<PaintedFigure>(bench.window)->accessibleDescription();
}

/// Everything in sight.
QString allWords(const FigureBench& bench) {
    QStringList all{mapText(bench)};
    for (const auto* label : findAll<QLabel>(bench.window))
        if (label->isVisible())
            all << label->text().replace(QChar::Nbsp, QLatin1Char(' '));
    return all.join(QLatin1Char('\n'));
}

} // namespace

/// Mapping three genes, and families of a few.
class CountingFiguresTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theOrderIsHiddenUntilThePupilHasStatedIt() {
        FigureBench bench("mapping");
        const auto plant = plantBehind(bench);
        QVERIFY(!bench.press(QStringLiteral("pair0")) && !bench.press(QStringLiteral("middle0")));
        bench.predictEvenly();
        bench.run.roll(1'000'000);
        QVERIFY(!bench.press(QStringLiteral("middle0")));
        QVERIFY(bench.press(pairButton(plant, false)));
        QVERIFY_SAYS(bench.words("mappingReport"), "engine.pairIsParental");
        QVERIFY(bench.press(pairButton(plant, true)));
        QVERIFY(bench.words("mappingVerdict").isEmpty());
        QVERIFY(!says(allWords(bench), "engine.orderOfGenes"));
        QVERIFY_SAYS(mapText(bench), "Figures.orderNotKnown");
        QVERIFY(bench.press(QStringLiteral("middle%1").arg(plant.middle)));
        QCOMPARE(bench.words("mappingVerdict"), wording("Figures.yesMiddle", nameOfMiddle(plant)));
        QVERIFY(mapText(bench).contains(QStringLiteral("– %1 –").arg(nameOfMiddle(plant))));
        for (const char* part : {"were separated in", "add up to", "Interference:", "was rolled with"})
            QVERIFY2(bench.words("mappingReport").contains(QLatin1String(part)), part);
    }

    void theMeiosisOfTheMappedPlantIsOfferedOnceItsOrderIsKnown() {
        FigureBench bench("mapping");
        const auto plant = plantBehind(bench);
        bench.predictEvenly();
        bench.run.roll(1'000'000);
        bench.press(pairButton(plant, false));
        bench.press(pairButton(plant, true));
        QVERIFY(!bench.press(QStringLiteral("showMeiosis")));
        bench.press(QStringLiteral("middle%1").arg(plant.middle));
        QVERIFY(bench.press(QStringLiteral("showMeiosis")));
        const auto& series = find<MeiosisView>(bench.window)->series();
        QCOMPARE(series.current().pairs().size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(series.cross().genes[1].id), nameOfMiddle(plant));
        // The tester makes one kind of gamete only, which is not worth a choice.
        QVERIFY(!has<QWidget>(bench.window, "meiosisParent"));
    }

    void aWrongPairIsAnsweredWithItsCount() {
        FigureBench bench("mapping");
        const auto plant = plantBehind(bench);
        bench.predictEvenly();
        bench.run.roll(1'000'000);
        const QString right = pairButton(plant, false);
        const QString wrong =
            right == QLatin1String("pair0") ? QStringLiteral("pair1") : QStringLiteral("pair0");
        QVERIFY(bench.press(wrong));
        QVERIFY_SAYS(bench.words("mappingSaid"), "Figures.anotherPairMoreFrequent");
        QVERIFY(bench.words("mappingReport").isEmpty());
        QVERIFY(bench.press(right));
        QVERIFY(bench.words("mappingSaid").isEmpty());
    }

    void aWrongOrderIsSaidToBeWrongAndShown() {
        FigureBench bench("mapping");
        const auto plant = plantBehind(bench);
        bench.predictEvenly();
        bench.run.roll(1'000'000);
        bench.press(pairButton(plant, false));
        bench.press(pairButton(plant, true));
        QVERIFY(bench.press(QStringLiteral("middle%1").arg((plant.middle + 1) % 3)));
        QCOMPARE(bench.words("mappingVerdict"), wording("Figures.middle", nameOfMiddle(plant)));
        QVERIFY(!bench.press(QStringLiteral("middle0")));
    }

    void fewOffspringShowNoOrder() {
        FigureBench bench("mapping");
        const auto plant = plantBehind(bench);
        bench.predictEvenly();
        bench.run.roll(16);
        bench.press(pairButton(plant, false));
        QVERIFY(says(bench.words("mappingTask"), "Figures.rollMore") ||
                bench.words("mappingTask").startsWith(QStringLiteral("2.")) ||
                bench.words("mappingTask").startsWith(QStringLiteral("1.")));
        QVERIFY(!bench.press(QStringLiteral("middle0")));
    }

    void aNewPlantKeepsThePredictionAndForgetsTheRest() {
        FigureBench bench("mapping");
        const auto plant = plantBehind(bench);
        bench.predictEvenly();
        bench.run.roll(1'000'000);
        bench.press(pairButton(plant, false));
        bench.press(pairButton(plant, true));
        bench.press(QStringLiteral("middle0"));
        QVERIFY(bench.press(wording("Figures.newPlant")));
        QVERIFY(bench.run.hasPrediction() && !bench.run.isRevealed());
        QVERIFY_SAYS(mapText(bench), "Figures.orderNotKnown");
        bench.run.roll(1'000'000);
        QVERIFY(bench.words("mappingTask").startsWith(QStringLiteral("1.")));
        const auto next = lessons::unknownPlant(bench.settings.firstMystery() + 1);
        QVERIFY(bench.press(pairButton(next, false)));
        QVERIFY(bench.press(pairButton(next, true)));
        QVERIFY(bench.press(QStringLiteral("middle%1").arg(next.middle)));
        QCOMPARE(bench.words("mappingVerdict"), wording("Figures.yesMiddle", nameOfMiddle(next)));
    }

    void publishedFliesAreMappedInTheSameWay() {
        FigureBench bench("mapping");
        const QString own = LessonFigure::question(bench.settings);
        QVERIFY(bench.press(QStringLiteral("mapping-source3"))); // v, s, B: table 14
        QVERIFY(LessonFigure::question(bench.settings) != own);
        QVERIFY_SAYS(bench.words("mappingCross"), "engine.sableBody");
        bench.press(wording("Figures.showPublishedCounts"));
        QCOMPARE(bench.run.size(), std::int64_t{0}); // before a prediction
        bench.predictEvenly();
        QVERIFY(bench.press(wording("Figures.showPublishedCounts")));
        QCOMPARE(bench.run.size(), std::int64_t{1850});
        QVERIFY(bench.run.source().contains(QStringLiteral("table 14")));
        const auto study =
            lessons::publishedStudy(lessons::publishedMappings()[2], bench.settings.firstMystery());
        const auto analysis = lessons::threePointAnalysis(study.counts);
        QVERIFY(bench.press(QStringLiteral("pair%1").arg(analysis.parental->front())));
        QVERIFY(bench.press(QStringLiteral("pair%1").arg(analysis.map->doubles[0])));
        QVERIFY(bench.press(QStringLiteral("middle%1").arg(study.middle)));
        QCOMPARE(bench.words("mappingVerdict"), wording("Figures.yesMiddle", "s"));
        // 191 and 267 of 1850 (Morgan and Bridges 1916, table 14).
        QVERIFY(mapText(bench).contains(QStringLiteral("10.3 cM")));
        QVERIFY(mapText(bench).contains(QStringLiteral("14.4 cM")));
        QVERIFY(bench.press(QStringLiteral("mapping-source0")));
        QCOMPARE(LessonFigure::question(bench.settings), own);
        QVERIFY_SAYS(mapText(bench), "Figures.orderNotKnown");
    }

    void moreOffspringThanCanBeAnalysedAreLeftAlone() {
        FigureBench bench("mapping");
        bench.predictEvenly();
        bench.run.setCounts(std::vector<std::int64_t>(8, 500'000'000'000), QStringLiteral("a table"));
        QVERIFY(!bench.press(QStringLiteral("pair0")));
    }

    void familiesShowTheirExactShareOnlyAfterRolling() {
        FigureBench bench("small-families");
        QVERIFY(!allWords(bench).contains(QLatin1Char('%')));
        bench.predictEvenly();
        QVERIFY(!allWords(bench).contains(QLatin1Char('%')));
        bench.run.roll(320);
        QVERIFY(bench.words("exactFamilies").contains(QStringLiteral("Calculated: 42.2 %")));
        const std::int64_t exact = bench.run.counts()[1];
        QVERIFY_SAYS(bench.words("exactFamilies"), "Figures.exactlyFramedFamiliesCalculated", anything, exact,
                     320);
        QVERIFY(bench.words("familyRules").contains(QStringLiteral("(3/4)³ × 1/4 = 10.5 %")));
        QVERIFY(bench.words("familyRules").contains(QStringLiteral("4 orders")));
        QVERIFY(says(bench.words("familyMemory"), "Figures.noMemoryInFamilies") ||
                says(bench.words("familyMemory"), "Figures.noMemoryYet"));
    }

    void thePodsAreFamiliesThatWereRolled() {
        FigureBench bench("small-families");
        bench.predictEvenly();
        for (int family = 1; family <= 5; ++family) {
            bench.run.roll(1);
            const QStringList pods = mapText(bench).split(QStringLiteral("; "));
            QCOMPARE(pods.size(), family);
            std::vector<std::int64_t> counts(5);
            for (const QString& pod : pods)
                ++counts[std::size_t(pod.left(1).toInt())];
            QCOMPARE(counts, bench.run.counts());
        }
        bench.run.roll(10'000);
        QCOMPARE(mapText(bench).split(QStringLiteral("; ")).size(), 12);
        bench.run.startOver();
        QVERIFY(mapText(bench).isEmpty());
    }

    void twoOffspringAreNeverThreeToOne() {
        FigureBench bench("small-families");
        QVERIFY(bench.press(QStringLiteral("family-size0")));
        bench.predictEvenly();
        bench.run.roll(16);
        QCOMPARE(bench.words("exactFamilies"), wording("Figures.familyCanNeverExactly", 2, "3 : 1"));
        QVERIFY(bench.press(QStringLiteral("family-partner1")));
        bench.predictEvenly();
        bench.run.roll(16);
        QVERIFY_SAYS(bench.words("exactFamilies"), "Figures.exactlyFramedFamiliesCalculated", "1 : 1");
        QVERIFY(bench.words("familyRules").contains(QStringLiteral("1/2 × 1/2 = 25 %")));
    }

    void otherFamiliesAskAnotherQuestion() {
        FigureBench bench("small-families");
        const QString own = LessonFigure::question(bench.settings);
        QVERIFY(bench.press(QStringLiteral("family-size2")));
        QVERIFY(LessonFigure::question(bench.settings) != own);
        QVERIFY(bench.press(QStringLiteral("family-size1")));
        QCOMPARE(LessonFigure::question(bench.settings), own);
    }
};

GENOTYPE_TEST(CountingFiguresTest)
#include "counting_figures_test.moc"
