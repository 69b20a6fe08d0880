// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/percent.h"
#include "app/base/text/phrases.h"
#include "app/base/text/unbroken.h"
#include "app/charts/figure_words.h"
#include "app/charts/outcome_numbers.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/core/text.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/hardy_weinberg.h"
#include "lessons/population/generations.h"
#include "lessons/topics/population_experiments.h"
#include "population_chart.h"
#include "population_pictures.h"

#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

namespace population_figure {
namespace {

constexpr int generations = 20;
constexpr std::array percents{50, 60, 30, 90};
constexpr std::array<std::int64_t, 3> sizes{5, 20, 100};
/// None; white flowers leave fewer offspring; pink ones leave the most.
constexpr std::array<std::array<double, 3>, 3> fitnesses{{{1, 1, 1}, {1, 1, 0.8}, {0.8, 1, 0.8}}};
/// Of the pollen, from a meadow where all flowers are white.
constexpr std::array migrations{0.0, 0.05};

enum class View { NextGeneration, ManyGenerations, RealPopulation };

/// The figure's switches, read from the lesson's settings.
struct Choice {
    explicit Choice(const FigureSettings& settings)
        : view(static_cast<View>(place(settings, "view", 0, 3))),
          percent(percents[place(settings, "frequency", 1, percents.size())]),
          population(place(settings, "published", 0, lessons::publishedPopulations().size())) {
        model.size = sizes[place(settings, "size", 0, sizes.size())];
        model.start = percent / 100.0;
        model.fitness = fitnesses[place(settings, "fitness", 0, fitnesses.size())];
        model.migration = migrations[place(settings, "migration", 0, migrations.size())];
    }

    static std::size_t place(const FigureSettings& settings, const char* name, int otherwise,
                             std::size_t count) {
        const int chosen = settings.setting(QLatin1String(name), otherwise).toInt();
        return std::size_t(std::clamp(chosen, 0, int(count) - 1));
    }

    const lessons::PublishedPopulation& published() const {
        return lessons::publishedPopulations()[population];
    }

    View view;
    int percent;
    std::size_t population;
    lessons::PopulationModel model;
};

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const Choice choice(settings);
    switch (choice.view) {
    case View::NextGeneration: return lessons::nextGenerationExperiment(choice.percent);
    case View::ManyGenerations: return lessons::alleleFateExperiment(choice.model, generations);
    case View::RealPopulation: break;
    }
    return lessons::equilibriumExperiment(choice.published());
}

const char* askOf(const FigureSettings& settings) {
    switch (Choice(settings).view) {
    case View::NextGeneration: return nullptr;
    case View::ManyGenerations:
        return ENGINE_TEXT(
            "engine",
            "Many meadows begin alike and then go their own ways for 20 generations. Of 100 such "
            "meadows, how many are all red, how many have both alleles, and how many are all white?");
    case View::RealPopulation: break;
    }
    return ENGINE_TEXT(
        "engine", "The figure says how frequent the two alleles are. If mating is random and nothing else "
                  "acts, in what ratio do you expect the three genotypes?");
}

QString frequencyText(double share, int digits = 3) {
    // Significant digits keep what is nearly nothing; what is nearly all has to be guarded.
    return share > 0.9995 ? percentText(share)
                          : QStringLiteral("%1 %").arg(QLocale().toString(100 * share, 'g', digits));
}

class PopulationFigure : public LessonFigure {
public:
    PopulationFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        buildSwitches();
        m_given = page_parts::words({}, this);
        m_given->setObjectName(QStringLiteral("populationGiven"));
        rows()->addWidget(m_given);
        m_pool = new GenePoolPicture(this);
        m_chart = new PopulationChart(this);
        m_counted = new EquilibriumPicture(this);
        for (QWidget* picture : {static_cast<QWidget*>(m_pool), static_cast<QWidget*>(m_chart),
                                 static_cast<QWidget*>(m_counted)})
            rows()->addWidget(picture, 1);
        m_room = new QWidget(this);
        rows()->addWidget(m_room, 1);
        m_words = page_parts::words({}, this, TextRole::Body, Role::SoftInk);
        m_words->setObjectName(QStringLiteral("populationWords"));
        rows()->addWidget(m_words);
        refresh();
        connect(&run, &ExperimentRun::played, this, &PopulationFigure::keep);
        connect(&run, &ExperimentRun::countsChanged, this, &PopulationFigure::refresh);
        connect(&run, &ExperimentRun::experimentChanged, this, [this] {
            m_lines.clear();
            refresh();
        });
    }

private:
    void buildSwitches() {
        chooser(QStringLiteral("view"), Figures::tr("What to look at"),
                {Figures::tr("Next generation"), Figures::tr("Many generations"),
                 Figures::tr("Real populations")});
        QStringList names;
        for (const int percent : percents)
            names << Figures::tr("%1 % red").arg(percent);
        m_frequency = chooser(QStringLiteral("frequency"), Figures::tr("Gene pool at the start"), names, 1);
        names.clear();
        for (const std::int64_t size : sizes)
            names << Figures::tr("%n plants", nullptr, int(size));
        m_size = chooser(QStringLiteral("size"), Figures::tr("Size of the population"), names);
        m_fitness = chooser(
            QStringLiteral("fitness"), Figures::tr("Selection"),
            {Figures::tr("no selection"), Figures::tr("against white"), Figures::tr("in favour of pink")});
        m_migration = chooser(QStringLiteral("migration"), Figures::tr("Migration"),
                              {Figures::tr("no migration"), Figures::tr("white pollen")});
        names.clear();
        for (const lessons::PublishedPopulation& one : lessons::publishedPopulations())
            names << text(one.name);
        m_published = chooser(QStringLiteral("published"), Figures::tr("Population"), names);
    }

    /// Plays the last populations of a roll again, for the chart.
    void keep(std::uint64_t seed, std::int64_t n) {
        const Choice choice(settings());
        if (choice.view != View::ManyGenerations)
            return;
        const auto shown = std::min<std::int64_t>(n, PopulationChart::mostLines);
        for (const auto& history :
             lessons::runPopulations(seed, choice.model, generations, std::size_t(shown))) {
            std::vector<double> line{choice.model.start};
            for (const lessons::Generation& one : history)
                line.push_back(one.frequency());
            m_lines.push_back(std::move(line));
        }
        if (m_lines.size() > PopulationChart::mostLines)
            m_lines.erase(m_lines.begin(), m_lines.end() - std::ptrdiff_t(PopulationChart::mostLines));
    }

    void refresh() {
        const Choice choice(settings());
        if (!run().isRevealed())
            m_lines.clear();
        const bool many = choice.view == View::ManyGenerations;
        const bool real = choice.view == View::RealPopulation;
        m_frequency->setVisible(!real);
        m_size->setVisible(many);
        m_fitness->setVisible(many);
        m_migration->setVisible(many);
        m_published->setVisible(real);
        m_pool->setVisible(choice.view == View::NextGeneration);
        m_chart->setVisible(many);
        m_counted->setVisible(real && run().isRevealed());
        m_room->setVisible(real && !run().isRevealed());
        switch (choice.view) {
        case View::NextGeneration: refreshPool(choice); break;
        case View::ManyGenerations: refreshChart(choice); break;
        case View::RealPopulation: refreshCounts(choice); break;
        }
    }

    void refreshPool(const Choice& choice) {
        const auto& symbols = lessons::meadowGene().symbols;
        const QString first = QString::fromStdString(symbols[0]);
        const QString second = QString::fromStdString(symbols[1]);
        const bool shown = run().isRevealed();
        m_pool->setPool({first, second}, choice.percent);
        m_pool->setSquareShown(shown);
        m_given->setText(unbroken(
            Figures::tr("A large meadow of snapdragons: %1 % of all alleles are %2 (red), %3 % are %4 "
                        "(white). Pollen and egg cells meet at random.")
                .arg(QString::number(choice.percent), first, QString::number(100 - choice.percent), second)));
        const double p = choice.model.start;
        m_words->setText(unbroken(shown
                                      ? Figures::tr("p² = %1, 2pq = %2, q² = %3: the areas of the square.")
                                            .arg(frequencyText(p * p), frequencyText(2 * p * (1 - p)),
                                                 frequencyText((1 - p) * (1 - p)))
                                      : Figures::tr("Each offspring draws two alleles from the gene pool.")));
        m_pool->describe(Figures::tr("Gene pool"), m_given->text() + QLatin1Char(' ') + m_words->text());
    }

    void refreshChart(const Choice& choice) {
        const bool shown = run().isRevealed();
        const QString allele = QString::fromStdString(lessons::meadowGene().symbols[0]);
        m_given->setText(unbroken(conditions(choice)));
        const auto expected =
            shown ? lessons::withoutChance(choice.model, generations) : std::vector<double>();
        m_chart->setLines(Figures::tr("Frequency of %1 in each meadow").arg(allele), m_lines, expected,
                          generations);
        QString said =
            shown ? Figures::tr("Without chance, %1 would go from %2 to %3.")
                        .arg(allele, frequencyText(choice.model.start), frequencyText(expected.back()))
                  : Figures::tr("Every roll is a meadow of its own. The chart shows the last 20.");
        if (shown && m_lines.empty())
            said += QLatin1Char(' ') + Figures::tr("Roll more to see how meadows get there.");
        m_words->setText(unbroken(said));
        QStringList ends;
        for (const auto& line : m_lines)
            ends << frequencyText(line.back());
        m_chart->describe(Figures::tr("Frequency of %1 in each meadow").arg(allele),
                          ends.isEmpty()
                              ? said
                              : said + QLatin1Char(' ') +
                                    Figures::tr("After %1 generations: %2.")
                                        .arg(QString::number(generations), ends.join(QStringLiteral(", "))));
    }

    /// What acts, in words.
    static QString conditions(const Choice& choice) {
        QStringList words{Figures::tr("%n plants in every generation.", nullptr, int(*choice.model.size))};
        if (choice.model.fitness == fitnesses[1])
            words << Figures::tr("Of 10 white seedlings only 8 grow up.");
        else if (choice.model.fitness == fitnesses[2])
            words << Figures::tr("Of 10 red or 10 white seedlings only 8 grow up.");
        if (choice.model.migration > 0)
            words << Figures::tr("5 % of all gametes blow in from a meadow where every flower is white.");
        if (words.size() == 1)
            words << Figures::tr("Nothing acts but chance.");
        return words.join(QLatin1Char(' '));
    }

    void refreshCounts(const Choice& choice) {
        const lessons::PublishedPopulation& published = choice.published();
        const lessons::HardyWeinbergTest test = lessons::hardyWeinbergTest(published.counts);
        const auto letter = [&](std::size_t i) {
            return QString::fromStdString(published.letters[i].substr(0, 1));
        };
        m_given->setText(unbroken(Figures::tr("%3 of the alleles are %4, %5 are %6 (%1, n = %2).")
                                      .arg(text(published.name), countText(test.sampleSize),
                                           frequencyText(test.frequency, 4), letter(0),
                                           frequencyText(1 - test.frequency, 4), letter(2))));
        if (!run().isRevealed()) {
            m_words->setText(unbroken(
                Figures::tr("What was really counted appears once you have drawn a sample yourself.")));
            return;
        }
        std::array<QString, 3> genotypes;
        QStringList said;
        for (std::size_t i = 0; i < genotypes.size(); ++i) {
            genotypes[i] = QString::fromStdString(published.letters[i]);
            said << Figures::tr("%1: counted %2, expected %3")
                        .arg(genotypes[i], countText(published.counts[i]),
                             QLocale().toString(test.expected[i], 'f', 1));
        }
        m_counted->setCounts(genotypes, published.counts, test.expected);
        m_words->setText(
            unbroken(testWords(test) + QLatin1Char('\n') + QString::fromStdString(published.source)));
        m_counted->describe(text(published.name),
                            said.join(QStringLiteral("; ")) + QStringLiteral(". ") + testWords(test));
    }

    /// How often equilibrium alone gives such counts. No verdict.
    static QString testWords(const lessons::HardyWeinbergTest& test) {
        const QLocale locale;
        const double p = test.exactP.value_or(test.pValue);
        const QString shown = p < 0.001 ? Figures::tr("p < %1").arg(locale.toString(0.001, 'f', 3))
                                        : QStringLiteral("p = %1").arg(locale.toString(p, 'f', 3));
        return Figures::tr("χ² = %1, df = %2; exact %3.")
            .arg(locale.toString(test.statistic, 'f', 2), locale.toString(test.degreesOfFreedom), shown);
    }

    QWidget* m_frequency = nullptr;
    QWidget* m_size = nullptr;
    QWidget* m_fitness = nullptr;
    QWidget* m_migration = nullptr;
    QWidget* m_published = nullptr;
    GenePoolPicture* m_pool;
    PopulationChart* m_chart;
    EquilibriumPicture* m_counted;
    QWidget* m_room; ///< in the place of the counts that are not shown yet
    QLabel* m_given;
    QLabel* m_words;
    std::vector<std::vector<double>> m_lines;
};

} // namespace
} // namespace population_figure

FigureMaker populationFigure() {
    using namespace population_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new PopulationFigure(settings, run, parent);
            },
            experimentOf, askOf};
}

} // namespace app
