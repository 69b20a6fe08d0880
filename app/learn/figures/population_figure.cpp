// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/percent.h"
#include "app/charts/outcome_numbers.h"
#include "figure_parts.h"
#include "lessons/hardy_weinberg.h"
#include "lessons/population/generations.h"
#include "lessons/topics/population_experiments.h"
#include "population_chart.h"
#include "population_pictures.h"

namespace app::population_figure {
namespace {

constexpr int generations = 20;
constexpr std::array percents{50, 60, 30, 90};
constexpr std::array<std::int64_t, 3> sizes{5, 20, 100};
/// None; white flowers leave fewer offspring; pink ones leave the most.
using Fitness = std::array<double, 3>;
constexpr std::array<Fitness, 3> fitnesses{{{1, 1, 1}, {1, 1, 0.8}, {0.8, 1, 0.8}}};
/// Of the pollen, from a meadow where all flowers are white.
constexpr std::array migrations{0.0, 0.05};

enum class View { NextGeneration, ManyGenerations, RealPopulation };

const Choice<View> view{{"view", [] { return Figures::tr("What to look at"); },
                         [] {
                             return listOf(Figures::tr("Next generation"), Figures::tr("Many generations"),
                                           Figures::tr("Real populations"));
                         }}};

bool showsMany(const FigureSettings& settings) {
    return view(settings) == View::ManyGenerations;
}

const Choice<int> frequency{
    {"frequency", [] { return Figures::tr("Gene pool at the start"); },
     eachNamed(percents, [](int percent) { return Figures::tr("%1 % red").arg(percent); }), 1,
     TitlePlace::Unseen,
     [](const FigureSettings& settings) { return view(settings) != View::RealPopulation; }},
    percents};
const Choice<std::int64_t> size{
    {"size", [] { return Figures::tr("Size of the population"); },
     eachNamed(sizes, [](std::int64_t plants) { return Figures::tr("%n plants", nullptr, int(plants)); }), 0,
     TitlePlace::Unseen, showsMany},
    sizes};
const Choice<Fitness> fitness{{"fitness", [] { return Figures::tr("Selection"); },
                               [] {
                                   return listOf(Figures::tr("no selection"), Figures::tr("against white"),
                                                 Figures::tr("in favour of pink"));
                               },
                               0, TitlePlace::Unseen, showsMany},
                              fitnesses};
const Choice<double> migration{
    {"migration", [] { return Figures::tr("Migration"); },
     [] { return listOf(Figures::tr("no migration"), Figures::tr("white pollen")); }, 0, TitlePlace::Unseen,
     showsMany},
    migrations};
const Choice<int> published{
    {"published", [] { return Figures::tr("Population"); },
     eachNamed(lessons::publishedPopulations(), [](const auto& one) { return text(one.name); }), 0,
     TitlePlace::Unseen,
     [](const FigureSettings& settings) { return view(settings) == View::RealPopulation; }}};

const lessons::PublishedPopulation& populationOf(const FigureSettings& settings) {
    return lessons::publishedPopulations()[std::size_t(published.in(settings))];
}

/// The two alleles of the meadow.
std::array<QString, 2> alleles() {
    const auto& symbols = lessons::meadowGene().symbols;
    return {QString::fromStdString(symbols[0]), QString::fromStdString(symbols[1])};
}

lessons::PopulationModel modelOf(const FigureSettings& settings) {
    lessons::PopulationModel model;
    model.size = size(settings);
    model.start = frequency(settings) / 100.0;
    model.fitness = fitness(settings);
    model.migration = migration(settings);
    return model;
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    switch (view(settings)) {
    case View::NextGeneration: return lessons::nextGenerationExperiment(frequency(settings));
    case View::ManyGenerations: return lessons::alleleFateExperiment(modelOf(settings), generations);
    case View::RealPopulation: break;
    }
    return lessons::equilibriumExperiment(populationOf(settings));
}

const char* askOf(const FigureSettings& settings) {
    switch (view(settings)) {
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
        addChoosers({&view, &frequency, &population_figure::size, &fitness, &migration, &published});
        m_given = addWords("populationGiven");
        m_pool = addPicture({300, 170}, [&settings, &run](QPainter& painter, const QRectF& room) {
            paintGenePool(painter, room, alleles(), frequency(settings), run.isRevealed());
        });
        m_chart = add(new PopulationChart(this), 1);
        m_counted = addPicture({300, 170}, [this](QPainter& painter, const QRectF& room) {
            paintEquilibrium(painter, room, m_counts);
        });
        m_room = add(new QWidget(this), 1);
        m_words = addNote("populationWords");
        followCounts();
        connect(&run, &ExperimentRun::played, this, &PopulationFigure::keep);
        connect(&run, &ExperimentRun::experimentChanged, this, [this] { m_lines.clear(); });
    }

private:
    /// Plays the last populations of a roll again, for the chart.
    void keep(std::uint64_t seed, std::int64_t n) {
        if (!showsMany(settings()))
            return;
        const lessons::PopulationModel model = modelOf(settings());
        const auto shown = std::min<std::int64_t>(n, PopulationChart::mostLines);
        for (const auto& history : lessons::runPopulations(seed, model, generations, std::size_t(shown))) {
            std::vector<double> line{model.start};
            for (const lessons::Generation& one : history)
                line.push_back(one.frequency());
            m_lines.push_back(std::move(line));
        }
        if (m_lines.size() > PopulationChart::mostLines)
            m_lines.erase(m_lines.begin(), m_lines.end() - std::ptrdiff_t(PopulationChart::mostLines));
    }

    void refresh() override {
        const bool revealed = run().isRevealed();
        if (!revealed)
            m_lines.clear();
        const View shown = view(settings());
        m_pool->setVisible(shown == View::NextGeneration);
        m_chart->setVisible(shown == View::ManyGenerations);
        m_counted->setVisible(shown == View::RealPopulation && revealed);
        m_room->setVisible(shown == View::RealPopulation && !revealed);
        switch (shown) {
        case View::NextGeneration: refreshPool(); break;
        case View::ManyGenerations: refreshChart(modelOf(settings())); break;
        case View::RealPopulation: refreshCounts(populationOf(settings())); break;
        }
    }

    void refreshPool() {
        const auto [first, second] = alleles();
        const bool shown = run().isRevealed();
        const int percent = frequency(settings());
        m_given->setText(unbroken(
            Figures::tr("A large meadow of snapdragons: %1 % of all alleles are %2 (red), %3 % are %4 "
                        "(white). Pollen and egg cells meet at random.")
                .arg(QString::number(percent), first, QString::number(100 - percent), second)));
        const double p = percent / 100.0;
        m_words->setText(unbroken(shown
                                      ? Figures::tr("p² = %1, 2pq = %2, q² = %3: the areas of the square.")
                                            .arg(frequencyText(p * p), frequencyText(2 * p * (1 - p)),
                                                 frequencyText((1 - p) * (1 - p)))
                                      : Figures::tr("Each offspring draws two alleles from the gene pool.")));
        m_pool->describe(Figures::tr("Gene pool"), m_given->text() + QLatin1Char(' ') + m_words->text());
    }

    void refreshChart(const lessons::PopulationModel& model) {
        const bool shown = run().isRevealed();
        const QString allele = alleles()[0];
        m_given->setText(unbroken(conditions(model)));
        const auto expected = shown ? lessons::withoutChance(model, generations) : std::vector<double>();
        m_chart->setLines(Figures::tr("Frequency of %1 in each meadow").arg(allele), m_lines, expected,
                          generations);
        QString said = shown ? Figures::tr("Without chance, %1 would go from %2 to %3.")
                                   .arg(allele, frequencyText(model.start), frequencyText(expected.back()))
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
    static QString conditions(const lessons::PopulationModel& model) {
        QStringList words{Figures::tr("%n plants in every generation.", nullptr, int(*model.size))};
        if (model.fitness == fitnesses[1])
            words << Figures::tr("Of 10 white seedlings only 8 grow up.");
        else if (model.fitness == fitnesses[2])
            words << Figures::tr("Of 10 red or 10 white seedlings only 8 grow up.");
        if (model.migration > 0)
            words << Figures::tr("5 % of all gametes blow in from a meadow where every flower is white.");
        if (words.size() == 1)
            words << Figures::tr("Nothing acts but chance.");
        return words.join(QLatin1Char(' '));
    }

    void refreshCounts(const lessons::PublishedPopulation& population) {
        const lessons::HardyWeinbergTest test = lessons::hardyWeinbergTest(population.counts);
        const auto letter = [&](std::size_t i) {
            return QString::fromStdString(population.letters[i].substr(0, 1));
        };
        m_given->setText(unbroken(Figures::tr("%3 of the alleles are %4, %5 are %6 (%1, n = %2).")
                                      .arg(text(population.name), countText(test.sampleSize),
                                           frequencyText(test.frequency, 4), letter(0),
                                           frequencyText(1 - test.frequency, 4), letter(2))));
        if (!run().isRevealed()) {
            m_words->setText(unbroken(
                Figures::tr("What was really counted appears once you have drawn a sample yourself.")));
            return;
        }
        m_counts = {{}, population.counts, test.expected};
        QStringList said;
        for (std::size_t i = 0; i < 3; ++i) {
            m_counts.genotypes[i] = QString::fromStdString(population.letters[i]);
            said << Figures::tr("%1: counted %2, expected %3")
                        .arg(m_counts.genotypes[i], countText(population.counts[i]),
                             QLocale().toString(test.expected[i], 'f', 1));
        }
        m_words->setText(
            unbroken(testWords(test) + QLatin1Char('\n') + QString::fromStdString(population.source)));
        m_counted->describe(text(population.name),
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

    FigurePicture* m_pool;
    PopulationChart* m_chart;
    FigurePicture* m_counted;
    GenotypeCounts m_counts;
    QWidget* m_room; ///< in the place of the counts that are not shown yet
    QLabel* m_given;
    QLabel* m_words;
    std::vector<std::vector<double>> m_lines;
};

} // namespace
} // namespace app::population_figure

app::FigureMaker app::populationFigure() {
    using namespace app::population_figure;
    return makerOf<PopulationFigure>(experimentOf, askOf);
}
