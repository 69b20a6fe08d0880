// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/meiosis_view.h"
#include "figure_parts.h"

namespace app::meiosis_figure {
namespace {

constexpr QLatin1String numberSetting("meiosis-number");
constexpr QLatin1String phaseSetting("meiosis-phase");

/// Of linked genes: common enough to be seen in a few meioses.
constexpr double linkedFraction = 0.2;

enum Plant { OfTheTopic, OneGene, Linked, ThreeGenes };

const Choice<Plant> plant{{"meiosis-plant", [] { return Figures::tr("Plant"); },
                           [](const FigureSettings& settings) {
                               const lessons::Cross start = startCross(settings);
                               return QStringList{
                                   QString::fromStdString(lessons::notation(start, start.first)),
                                   QStringLiteral("Rr"), QStringLiteral("RG/rg"), QStringLiteral("RrGgTt")};
                           },
                           0, TitlePlace::Unseen, true, true}};

lessons::Cross crossOf(const FigureSettings& settings) {
    switch (plant.in(settings)) {
    case OneGene: return lessons::startCross("Rr x Rr");
    case ThreeGenes: return lessons::startCross("RrGgTt x RrGgTt");
    case Linked: {
        lessons::Cross cross = lessons::startCross("RrGg x RrGg");
        cross.recombination = {linkedFraction};
        return cross;
    }
    default: return startCross(settings);
    }
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const lessons::Cross cross = crossOf(settings);
    return lessons::gameteExperiment(cross, cross.first);
}

/// The topic's own question is about its own plant.
const char* askOf(const FigureSettings& settings) {
    switch (plant.in(settings)) {
    case OneGene:
        return ENGINE_TEXT("engine", "This plant has one pair of chromosomes with a gene that interests us. "
                                     "Which gametes does it make, and in what ratio?");
    case Linked:
        return ENGINE_TEXT("engine",
                           "Here both genes are on the same chromosome: *R* with *G*, *r* with *g*. "
                           "In two of five meioses a crossover falls between them. In what ratio do "
                           "you expect the four kinds of gametes?");
    case ThreeGenes:
        return ENGINE_TEXT("engine", "Three genes on three pairs of chromosomes. In what ratio do you expect "
                                     "the kinds of gametes?");
    default: return nullptr;
    }
}

class MeiosisFigure : public LessonFigure {
public:
    MeiosisFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChooser(plant);
        m_view = add(new MeiosisView(this), 1);
        beginWith(settings.setting(numberSetting, 1).toLongLong(),
                  static_cast<lessons::MeiosisPhase>(settings.setting(phaseSetting, 0).toInt()));
        connect(&run, &ExperimentRun::experimentChanged, this,
                [this] { beginWith(1, lessons::MeiosisPhase::Cell); });
        connect(m_view, &MeiosisView::changed, this, &MeiosisFigure::keep);
    }

private:
    /// The meiosis of that number, from 1, with all before it counted.
    void beginWith(std::int64_t number, lessons::MeiosisPhase phase) {
        const lessons::Cross cross = crossOf(settings());
        lessons::MeiosisSeries series(cross, cross.first, std::uint64_t(settings().firstMystery()));
        series.draw(std::clamp<std::int64_t>(number, 1, mostKept) - 1);
        refresh();
        m_view->setSeries(std::move(series), phase);
        keep();
    }

    void refresh() override { m_view->setAnswersShown(run().isRevealed()); }

    void keep() {
        settings().setSetting(numberSetting, qlonglong(m_view->series().number()));
        settings().setSetting(phaseSetting, int(m_view->phase()));
    }

    /// A series is drawn anew when the page comes back; more would take noticeable time.
    static constexpr std::int64_t mostKept = 20'000;

    MeiosisView* m_view;
};

} // namespace
} // namespace app::meiosis_figure

app::FigureMaker app::meiosisFigure() {
    using namespace app::meiosis_figure;
    return makerOf<MeiosisFigure>(experimentOf, askOf);
}
