// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/paint/shape_painter.h"
#include "figure_parts.h"
#include "lessons/mutation_screen.h"
#include "lessons/topics/figure_experiments.h"
#include "plot_area.h"

#include <cmath>

namespace app::mutation_figure {
namespace {

using lessons::MutationCase;

const Choice<MutationCase> rate{{"rate", [] { return Figures::tr("Rate"); },
                                 [] {
                                     return listOf(Figures::tr("the game's dice"),
                                                   Figures::tr("peas treated with EMS"),
                                                   Figures::tr("untreated peas"));
                                 }}};

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::mutationExperiment(rate(settings));
}

QString wholeNumber(double number) {
    return QLocale().toString(qlonglong(std::llround(number)));
}

/// The faces of an offspring die.
void paintFaces(QPainter& painter, const QRectF& room) {
    using enum genotype::DieFace;
    const qreal size = std::min<qreal>(room.height(), room.width() / 6.6);
    qreal left = 0;
    for (const auto face : {One, Two, Three, Four, Mutation, Mutation}) {
        paintDie(painter, {left, (room.height() - size) / 2, size, size}, genotype::Trait::SeedShape, face);
        left += size * 1.1;
    }
}

/// The chance of at least one mutant over the number of plants, on a logarithmic axis.
void paintCurves(QPainter& painter, const QRectF& room, MutationCase chosen, bool shown) {
    const Theme& theme = Theme::current();
    constexpr double decades = 6;
    const PlotArea plot{room.adjusted(theme.px(46), theme.px(10), -theme.px(46), -theme.px(42)), 0, decades};
    plot.paintShares(painter, {{0, 0}, {50, 0}, {95, 0}});
    std::vector<std::pair<double, QString>> places;
    for (const int power : {0, 2, 4, 6})
        places.emplace_back(power, wholeNumber(std::pow(10, power)));
    plot.paintPlaces(painter, places, Figures::tr("plants examined"));
    // The curves would give the answer away before the first roll.
    for (std::size_t i = 0; shown && i < lessons::mutationCaseCount; ++i) {
        const auto which = static_cast<MutationCase>(i);
        QPolygonF curve;
        for (int step = 0; step <= 120; ++step) {
            const auto plants = std::int64_t(std::llround(std::pow(10, decades * step / 120)));
            curve << plot.at(std::log10(double(plants)),
                             lessons::chanceOfAMutant(lessons::mutationRate(which), plants));
        }
        setInk(painter, which == chosen ? linePen(theme.trait(genotype::Trait::FlowerColour).fill, 2.6)
                                        : linePen(Role::ControlLine, 1.4));
        painter.drawPolyline(curve);
    }
}

class MutationFigure : public LessonFigure {
public:
    MutationFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChooser(rate);
        m_die = addPicture({260, 44}, paintFaces, 0);
        m_die->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_curves = addPicture({320, 200}, [&settings, &run](QPainter& painter, const QRectF& room) {
            paintCurves(painter, room, rate(settings), run.isRevealed());
        });
        m_words = addWords();
    }

private:
    QString factText(MutationCase which) const {
        switch (which) {
        case MutationCase::GameDie:
            return Figures::tr("Two of the six faces are mutations; a first mutation is rolled again.");
        case MutationCase::TreatedPeas:
            return Figures::tr("One gene of 1500 letters; the mutagen changes 1 letter in 200,000.");
        default: break;
        }
        return Figures::tr("One gene of 1500 letters, two copies; 7 letters in 1,000,000,000 change.");
    }

    void refresh() override {
        const auto which = rate(settings());
        const double share = lessons::mutationRate(which);
        const auto plants = [share](double wanted) {
            return QLocale().toString(qlonglong(lessons::plantsToScreen(share, wanted)));
        };
        m_words->setText(
            run().isRevealed()
                ? unbroken(Figures::tr("1 in %1. To have a 50 % chance of at least one mutant, you need %2 "
                                       "plants; for 95 %, %3; for 99 %, %4.")
                               .arg(wholeNumber(1 / share), plants(0.5), plants(0.95), plants(0.99)))
                : factText(which));
        m_die->describe(Figures::tr("The faces of a die: four numerals, two mutations"), {});
        m_curves->describe(Figures::tr("Curve: the chance of at least one mutant"), m_words->text());
    }

    FigurePicture* m_die;
    FigurePicture* m_curves;
    QLabel* m_words;
};

} // namespace
} // namespace app::mutation_figure

app::FigureMaker app::mutationFigure() {
    using namespace app::mutation_figure;
    return makerOf<MutationFigure>(experimentOf);
}
