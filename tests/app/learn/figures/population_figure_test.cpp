// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/figures/allele_key.h"
#include "app/learn/figures/population_chart.h"
#include "app/learn/session/lesson_games.h"
#include "figure_bench.h"
#include "test_registry.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <algorithm>

using namespace app;

namespace {

QString poolRatio(const FigureBench& bench) {
    return QString::fromStdString(bench.run.experiment().ratioText());
}

PopulationChart* chartOf(const FigureBench& bench) {
    return find<PopulationChart>(bench.window);
}

} // namespace

/// Gene pools from generation to generation, and Genome Wars.
class PopulationFigureTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void theRatioFollowsTheGenePool() {
        FigureBench bench("hardy-weinberg");
        QCOMPARE(poolRatio(bench), QStringLiteral("9 : 12 : 4"));
        QVERIFY(bench.press(QStringLiteral("frequency0")));
        QCOMPARE(poolRatio(bench), QStringLiteral("1 : 2 : 1"));
        QVERIFY(bench.words("populationGiven").contains(QStringLiteral("50 %")));
    }

    void nothingSaysTheRatioBeforeARoll() {
        FigureBench bench("hardy-weinberg");
        QVERIFY(!bench.words("populationWords").contains(QStringLiteral("p²")));
        bench.predictEvenly();
        QVERIFY(!bench.words("populationWords").contains(QStringLiteral("p²")));
        bench.run.roll(10);
        QVERIFY(bench.words("populationWords").contains(QStringLiteral("36 %")));
    }

    void eachRollIsALineOfTheChart() {
        FigureBench bench("hardy-weinberg");
        QVERIFY(bench.press(QStringLiteral("view1")));
        QVERIFY(chartOf(bench)->isVisible());
        QVERIFY(chartOf(bench)->lines().empty() && chartOf(bench)->expected().empty());
        bench.predictEvenly();
        bench.run.roll(7);
        const auto& lines = chartOf(bench)->lines();
        QCOMPARE(lines.size(), std::size_t{7});
        // The ends of the lines are the fates that were counted.
        std::vector<std::int64_t> counts(3);
        for (const auto& line : lines) {
            QCOMPARE(line.size(), std::size_t{21});
            QCOMPARE(line.front(), 0.6);
            ++counts[line.back() >= 1 ? 0 : line.back() <= 0 ? 2 : 1];
        }
        QCOMPARE(counts, bench.run.counts());
        QCOMPARE(chartOf(bench)->expected().size(), std::size_t{21});
        bench.run.roll(1000);
        QCOMPARE(chartOf(bench)->lines().size(), PopulationChart::mostLines);
        bench.run.startOver();
        QVERIFY(chartOf(bench)->lines().empty() && chartOf(bench)->expected().empty());
    }

    void theChartIsToldToScreenReaders() {
        FigureBench bench("hardy-weinberg");
        bench.press(QStringLiteral("view1"));
        bench.predictEvenly();
        bench.run.roll(3);
        QCOMPARE(chartOf(bench)->accessibleDescription().count(QLatin1Char(',')) >= 2, true);
        QVERIFY_SAYS(chartOf(bench)->accessibleDescription(), "Figures.afterGenerations", 20);
    }

    void everySwitchOfThePopulationChangesTheChances() {
        FigureBench bench("hardy-weinberg");
        bench.press(QStringLiteral("view1"));
        std::vector<std::vector<double>> seen{bench.run.experiment().chances()};
        for (const char* tile : {"size2", "fitness1", "fitness2", "migration1", "frequency3"}) {
            QVERIFY2(bench.press(QLatin1String(tile)), tile);
            const auto now = bench.run.experiment().chances();
            QVERIFY2(std::ranges::find(seen, now) == seen.end(), tile);
            seen.push_back(now);
        }
    }

    void theViewsAskDifferentQuestions() {
        FigureBench bench("hardy-weinberg");
        const QString own = LessonFigure::question(bench.settings);
        bench.press(QStringLiteral("view1"));
        const QString many = LessonFigure::question(bench.settings);
        bench.press(QStringLiteral("view2"));
        const QString real = LessonFigure::question(bench.settings);
        QVERIFY(own != many && many != real && real != own);
    }

    void realCountsAppearOnceSomethingWasRolled() {
        FigureBench bench("hardy-weinberg");
        bench.press(QStringLiteral("view2"));
        bench.press(QStringLiteral("published2"));
        QVERIFY(bench.words("populationGiven").contains(QStringLiteral("80.2 %")));
        QVERIFY(!bench.words("populationWords").contains(QStringLiteral("χ²")));
        bench.predictEvenly();
        bench.run.roll(10);
        QVERIFY(bench.words("populationWords").contains(QStringLiteral("df = 1")));
        QVERIFY(bench.words("populationWords").contains(QStringLiteral("Allison")));
    }

    void theSignsOfAllelesAreExplained() {
        FigureBench bench("natural-selection");
        const auto visibleEntries = [&bench] {
            QStringList words;
            for (const auto* label : findAll<QLabel>(find<AlleleKey>(bench.window)))
                if (label->isVisible())
                    words << label->text();
            return words;
        };
        using enum genomewars::Allele;
        const QStringList both = visibleEntries();
        QCOMPARE(both.size(), 4);
        QVERIFY(both.contains(alleleEffect(Resistance)) && both.contains(alleleEffect(FastReproduction)));
        QVERIFY(alleleEffect(Resistance).contains(QStringLiteral("Hospital")));
        bench.press(QStringLiteral("second0"));
        QCOMPARE(visibleEntries().size(), 2);
    }

    void driftAndMutationAskTheirOwnQuestions() {
        FigureBench bench("natural-selection");
        const QString selection = LessonFigure::question(bench.settings);
        bench.press(QStringLiteral("question1"));
        const QString drift = LessonFigure::question(bench.settings);
        QVERIFY(drift.contains(QStringLiteral("neutral")));
        bench.press(QStringLiteral("question2"));
        QVERIFY(LessonFigure::question(bench.settings) != drift && drift != selection);
    }

    void winnersHaveTheColoursOfTheirBacteria() {
        FigureBench bench("natural-selection");
        const auto& outcomes = bench.run.experiment().outcomes;
        QVERIFY(outcomes[0].tone.team == std::uint8_t{0} && outcomes[1].tone.team == std::uint8_t{1});
    }

    void theLessonsOnPopulationsLeadToGenomeWars() {
        for (const char* lesson : {"hardy-weinberg", "natural-selection"}) {
            FigureBench bench(lesson);
            LessonGames games;
            QSignalSpy asked(&games, &LessonGames::companionRequested);
            games.openCompanion(bench.run.experiment());
            QCOMPARE(asked.value(0).value(0).toString(), QStringLiteral("genome-wars"));
        }
    }
};

GENOTYPE_TEST(PopulationFigureTest)
#include "population_figure_test.moc"
