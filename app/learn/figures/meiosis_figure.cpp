// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/figure_words.h"
#include "app/charts/meiosis_view.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/theme/kept.h"
#include "app/ui/theme/theme.h"
#include "engine/core/text.h"
#include "figure_list.h"
#include "lesson_figure.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

namespace meiosis_figure {
namespace {

constexpr auto plantSetting = "meiosis-plant";
constexpr auto numberSetting = "meiosis-number";
constexpr auto phaseSetting = "meiosis-phase";

/// Of linked genes: common enough to be seen in a few meioses.
constexpr double linkedFraction = 0.2;

enum Plant { OfTheTopic, OneGene, Linked, ThreeGenes, plantCount };

Plant plantOf(const FigureSettings& settings) {
    return static_cast<Plant>(
        std::clamp(settings.setting(QLatin1String(plantSetting), 0).toInt(), 0, plantCount - 1));
}

lessons::Cross crossOf(const FigureSettings& settings) {
    switch (plantOf(settings)) {
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
    switch (plantOf(settings)) {
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
        const lessons::Cross start = startCross(settings);
        QWidget* row = chooser(QLatin1String(plantSetting), Figures::tr("Plant"),
                               {QString::fromStdString(lessons::notation(start, start.first)),
                                QStringLiteral("Rr"), QStringLiteral("RG/rg"), QStringLiteral("RrGgTt")});
        for (auto* tile : row->findChildren<QPushButton*>())
            keepStyled(tile, [tile] { tile->setFont(Theme::current().genotypeFont(14)); });
        m_view = new MeiosisView(this);
        rows()->addWidget(m_view, 1);
        m_view->setAnswersShown(run.isRevealed());
        begin(settings.setting(QLatin1String(numberSetting), 1).toLongLong(),
              static_cast<lessons::MeiosisPhase>(settings.setting(QLatin1String(phaseSetting), 0).toInt()));
        connect(&run, &ExperimentRun::experimentChanged, this,
                [this] { begin(1, lessons::MeiosisPhase::Cell); });
        connect(&run, &ExperimentRun::revealedChanged, this,
                [this] { m_view->setAnswersShown(this->run().isRevealed()); });
        connect(m_view, &MeiosisView::changed, this, &MeiosisFigure::keep);
    }

private:
    /// The meiosis of that number, from 1, with all before it counted.
    void begin(std::int64_t number, lessons::MeiosisPhase phase) {
        const lessons::Cross cross = crossOf(settings());
        lessons::MeiosisSeries series(cross, cross.first, std::uint64_t(settings().firstMystery()));
        series.draw(std::clamp<std::int64_t>(number, 1, mostKept) - 1);
        m_view->setAnswersShown(run().isRevealed());
        m_view->setSeries(std::move(series), phase);
        keep();
    }

    void keep() {
        settings().setSetting(QLatin1String(numberSetting), qlonglong(m_view->series().number()));
        settings().setSetting(QLatin1String(phaseSetting), int(m_view->phase()));
    }

    /// A series is drawn anew when the page comes back; more would take noticeable time.
    static constexpr std::int64_t mostKept = 20'000;

    MeiosisView* m_view;
};

} // namespace
} // namespace meiosis_figure

FigureMaker meiosisFigure() {
    using namespace meiosis_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new MeiosisFigure(settings, run, parent);
            },
            experimentOf, askOf};
}

} // namespace app
