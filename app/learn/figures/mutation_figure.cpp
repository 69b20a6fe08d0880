// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/unbroken.h"
#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/widgets/page_parts.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/mutation_screen.h"
#include "lessons/topics/figure_experiments.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <cmath>

namespace app {

namespace mutation_figure {
namespace {

constexpr auto rateSetting = "rate";

lessons::MutationCase whichOf(const FigureSettings& settings) {
    return static_cast<lessons::MutationCase>(settings.setting(QLatin1String(rateSetting), 0).toInt());
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::mutationExperiment(whichOf(settings));
}

/// The chance of at least one mutant over the number of plants, on a logarithmic axis.
class ScreenCurve : public PaintedFigure {
public:
    ScreenCurve(const FigureSettings& settings, const ExperimentRun& run, QWidget* parent)
        : PaintedFigure({320, 200}, parent), m_settings(settings), m_run(run) {}

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        constexpr double decades = 6;
        const QRectF plot(theme.px(46), theme.px(10), width() - theme.px(92), height() - theme.px(52));
        const auto at = [&](double plants, double share) {
            return QPointF(plot.left() + plot.width() * std::log10(plants) / decades,
                           plot.bottom() - plot.height() * share);
        };
        painter.setFont(theme.sans(10.5));
        for (const int percent : {0, 50, 95}) {
            painter.setPen(QPen(percent == 95 ? theme.colour(Role::GlowBorder) : theme.colour(Role::Line),
                                theme.scale(), percent == 95 ? Qt::DashLine : Qt::SolidLine));
            painter.drawLine(at(1, percent / 100.0), at(1e6, percent / 100.0));
            painter.setPen(theme.colour(Role::SoftInk));
            drawWords(
                painter,
                {0, at(1, percent / 100.0).y() - theme.px(8), plot.left() - theme.px(5), qreal(theme.px(16))},
                Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 %").arg(percent));
        }
        painter.setPen(theme.colour(Role::SoftInk));
        for (const int power : {0, 2, 4, 6})
            drawWords(painter,
                      {at(std::pow(10, power), 0).x() - theme.px(36), plot.bottom() + theme.px(4),
                       qreal(theme.px(72)), qreal(theme.px(16))},
                      Qt::AlignCenter, QLocale().toString(qlonglong(std::llround(std::pow(10, power)))));
        drawWords(painter, {0, plot.bottom() + theme.px(22), qreal(width()), qreal(theme.px(18))},
                  Qt::AlignCenter, Figures::tr("plants examined"));
        // The curves would give the answer away before the first roll.
        for (std::size_t i = 0; m_run.isRevealed() && i < lessons::mutationCaseCount; ++i) {
            const auto which = static_cast<lessons::MutationCase>(i);
            QPolygonF curve;
            for (int step = 0; step <= 120; ++step) {
                const auto plants = std::int64_t(std::llround(std::pow(10, decades * step / 120)));
                curve << at(double(plants), lessons::chanceOfAMutant(lessons::mutationRate(which), plants));
            }
            const bool chosen = which == whichOf(m_settings);
            painter.setPen(QPen(chosen ? theme.trait(genotype::Trait::FlowerColour).fill
                                       : theme.colour(Role::ControlLine),
                                (chosen ? 2.6 : 1.4) * theme.scale()));
            painter.setBrush(Qt::NoBrush);
            painter.drawPolyline(curve);
        }
    }

private:
    const FigureSettings& m_settings;
    const ExperimentRun& m_run;
};

/// The faces of an offspring die.
class DieFaces : public PaintedFigure {
public:
    explicit DieFaces(QWidget* parent) : PaintedFigure({260, 44}, parent) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        describe(Figures::tr("The faces of a die: four numerals, two mutations"), {});
    }

protected:
    void paint(QPainter& painter) override {
        using genotype::DieFace;
        const qreal size = std::min<qreal>(height(), width() / 6.6);
        const std::array faces{DieFace::One,  DieFace::Two,      DieFace::Three,
                               DieFace::Four, DieFace::Mutation, DieFace::Mutation};
        for (std::size_t i = 0; i < faces.size(); ++i)
            paintDie(painter, {qreal(i) * size * 1.1, (height() - size) / 2, size, size},
                     genotype::Trait::SeedShape, faces[i]);
    }
};

class MutationFigure : public LessonFigure {
public:
    MutationFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        chooser(QLatin1String(rateSetting), Figures::tr("Rate"),
                {Figures::tr("the game's dice"), Figures::tr("peas treated with EMS"),
                 Figures::tr("untreated peas")});
        m_die = new DieFaces(this);
        rows()->addWidget(m_die);
        m_curve = new ScreenCurve(settings, run, this);
        rows()->addWidget(m_curve, 1);
        m_words = page_parts::words({}, this);
        rows()->addWidget(m_words);
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, this, &MutationFigure::refresh);
        connect(&run, &ExperimentRun::revealedChanged, this, &MutationFigure::refresh);
    }

private:
    void refresh() {
        const double rate = lessons::mutationRate(whichOf(settings()));
        const auto plants = [rate](double wanted) {
            return QLocale().toString(qlonglong(lessons::plantsToScreen(rate, wanted)));
        };
        if (run().isRevealed())
            m_words->setText(
                unbroken(Figures::tr("1 in %1. To have a 50 % chance of at least one mutant, you need %2 "
                                     "plants; for 95 %, %3; for 99 %, %4.")
                             .arg(QLocale().toString(qlonglong(std::llround(1 / rate))), plants(0.5),
                                  plants(0.95), plants(0.99))));
        else
            m_words->setText(
                whichOf(settings()) == lessons::MutationCase::GameDie
                    ? Figures::tr("Two of the six faces are mutations; a first mutation is rolled again.")
                : whichOf(settings()) == lessons::MutationCase::TreatedPeas
                    ? Figures::tr("One gene of 1500 letters; the mutagen changes 1 letter in 200,000.")
                    : Figures::tr(
                          "One gene of 1500 letters, two copies; 7 letters in 1,000,000,000 change."));
        m_curve->describe(Figures::tr("Curve: the chance of at least one mutant"), m_words->text());
    }

    DieFaces* m_die;
    ScreenCurve* m_curve;
    QLabel* m_words;
};

} // namespace
} // namespace mutation_figure

FigureMaker mutationFigure() {
    using namespace mutation_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new MutationFigure(settings, run, parent);
            },
            experimentOf};
}

} // namespace app
