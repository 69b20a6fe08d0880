// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/figure_words.h"
#include "app/charts/meiosis_view.h"
#include "app/learn/session/lesson_session.h"
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

Plant plantOf(const LessonSession& session) {
    return static_cast<Plant>(
        std::clamp(session.setting(QLatin1String(plantSetting), 0).toInt(), 0, plantCount - 1));
}

lessons::Cross crossOf(const LessonSession& session) {
    switch (plantOf(session)) {
    case OneGene: return lessons::startCross("Rr x Rr");
    case ThreeGenes: return lessons::startCross("RrGgTt x RrGgTt");
    case Linked: {
        lessons::Cross cross = lessons::startCross("RrGg x RrGg");
        cross.recombination = {linkedFraction};
        return cross;
    }
    default: return startCross(session);
    }
}

lessons::Experiment experimentOf(const LessonSession& session) {
    const lessons::Cross cross = crossOf(session);
    return lessons::gameteExperiment(cross, cross.first);
}

/// The topic's own question is about its own plant.
const char* askOf(const LessonSession& session) {
    switch (plantOf(session)) {
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
    MeiosisFigure(LessonSession& session, QWidget* parent) : LessonFigure(session, parent) {
        const lessons::Cross start = startCross(session);
        QWidget* row = chooser(QLatin1String(plantSetting), Figures::tr("Plant"),
                               {QString::fromStdString(lessons::notation(start, start.first)),
                                QStringLiteral("Rr"), QStringLiteral("RG/rg"), QStringLiteral("RrGgTt")});
        for (auto* tile : row->findChildren<QPushButton*>())
            tile->setFont(Theme::current().genotypeFont(14));
        m_view = new MeiosisView(this);
        rows()->addWidget(m_view, 1);
        m_view->setAnswersShown(session.isRevealed());
        begin(session.setting(QLatin1String(numberSetting), 1).toLongLong(),
              static_cast<lessons::MeiosisPhase>(session.setting(QLatin1String(phaseSetting), 0).toInt()));
        connect(&session, &LessonSession::experimentChanged, this,
                [this] { begin(1, lessons::MeiosisPhase::Cell); });
        connect(&session, &LessonSession::revealedChanged, this,
                [this] { m_view->setAnswersShown(this->session().isRevealed()); });
        connect(m_view, &MeiosisView::changed, this, &MeiosisFigure::keep);
    }

private:
    /// The meiosis of that number, from 1, with all before it counted.
    void begin(std::int64_t number, lessons::MeiosisPhase phase) {
        const lessons::Cross cross = crossOf(session());
        lessons::MeiosisSeries series(cross, cross.first, std::uint64_t(session().firstMystery()));
        series.draw(std::clamp<std::int64_t>(number, 1, mostKept) - 1);
        m_view->setAnswersShown(session().isRevealed());
        m_view->setSeries(std::move(series), phase);
        keep();
    }

    void keep() {
        session().setSetting(QLatin1String(numberSetting), qlonglong(m_view->series().number()));
        session().setSetting(QLatin1String(phaseSetting), int(m_view->phase()));
    }

    /// A series is drawn anew when the page comes back; more would take noticeable time.
    static constexpr std::int64_t mostKept = 20'000;

    MeiosisView* m_view;
};

} // namespace
} // namespace meiosis_figure

FigureMaker meiosisFigure() {
    using namespace meiosis_figure;
    return {[](LessonSession& session, QWidget* parent) -> LessonFigure* {
                return new MeiosisFigure(session, parent);
            },
            experimentOf, askOf};
}

} // namespace app
