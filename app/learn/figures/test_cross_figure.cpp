// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/percent.h"
#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/page_parts.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/test_cross.h"
#include "lessons/topics/figure_experiments.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace test_cross_figure {
namespace {

constexpr auto plantSetting = "plant";
constexpr auto priorSetting = "prior";
constexpr auto saidSetting = "said";

int plantOf(const FigureSettings& settings) {
    return settings.setting(QLatin1String(plantSetting), settings.firstMystery()).toInt();
}

bool isFromF2(const FigureSettings& settings) {
    return settings.setting(QLatin1String(priorSetting), 0).toInt() == 1;
}

double priorOf(const FigureSettings& settings) {
    return lessons::priorHomozygous(isFromF2(settings));
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::testCrossExperiment(startCross(settings), plantOf(settings), isFromF2(settings));
}

/// The chance that the plant is homozygous over the number of purple offspring, with a dot for each offspring
/// of this plant.
class BeliefCurve : public PaintedFigure {
public:
    BeliefCurve(const FigureSettings& settings, const ExperimentRun& run, QWidget* parent)
        : PaintedFigure({320, 190}, parent), m_settings(settings), m_run(run) {}

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        constexpr int most = 12;
        const QRectF plot(theme.px(44), theme.px(16), width() - theme.px(58), height() - theme.px(56));
        const auto at = [&](double n, double share) {
            return QPointF(plot.left() + plot.width() * n / most, plot.bottom() - plot.height() * share);
        };
        painter.setFont(theme.sans(10.5));
        for (const int percent : {0, 50, 95, 100}) {
            const QPointF left = at(0, percent / 100.0);
            painter.setPen(QPen(percent == 95 ? theme.colour(Role::GlowBorder) : theme.colour(Role::Line),
                                theme.scale(), percent == 95 ? Qt::DashLine : Qt::SolidLine));
            painter.drawLine(left, at(most, percent / 100.0));
            painter.setPen(theme.colour(Role::SoftInk));
            // 95 and 100 are close together, so one label is below its line and the other above.
            const qreal down = percent == 95 ? theme.px(7) : percent == 100 ? -theme.px(3) : 0;
            drawWords(painter,
                      {0, left.y() - theme.px(8) + down, plot.left() - theme.px(5), qreal(theme.px(16))},
                      Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("%1 %").arg(percent));
        }
        for (int n = 0; n <= most; n += 2)
            drawWords(painter,
                      {at(n, 0).x() - theme.px(14), plot.bottom() + theme.px(3), qreal(theme.px(28)),
                       qreal(theme.px(16))},
                      Qt::AlignCenter, QString::number(n));
        drawWords(painter, {0, plot.bottom() + theme.px(20), qreal(width()), qreal(theme.px(18))},
                  Qt::AlignCenter, Figures::tr("offspring, all purple so far"));
        QPolygonF curve;
        for (int n = 0; n <= most; ++n)
            curve << at(n, lessons::posteriorHomozygous(priorOf(m_settings), n));
        painter.setPen(QPen(theme.colour(Role::SoftInk), 1.6 * theme.scale()));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(curve);
        // This plant's own results, offspring by offspring.
        painter.setPen(QPen(theme.colour(Role::Panel), theme.scale()));
        painter.setBrush(theme.trait(genotype::Trait::FlowerColour).fill);
        const qreal dot = 4.5 * theme.scale();
        painter.drawEllipse(at(0, priorOf(m_settings)), dot, dot);
        for (const lessons::RunningPoint& point : m_run.running()) {
            const std::int64_t n = point.offspring;
            if (n > most)
                break;
            const double belief = lessons::posteriorHomozygous(priorOf(m_settings), n, point.counts.at(1));
            painter.drawEllipse(at(double(n), belief), dot, dot);
        }
    }

private:
    const FigureSettings& m_settings;
    const ExperimentRun& m_run;
};

class TestCrossFigure : public LessonFigure {
public:
    TestCrossFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        chooser(QLatin1String(priorSetting), Figures::tr("Origin of the plant"),
                {Figures::tr("FF and Ff equally likely"), Figures::tr("a purple plant from an F2")});
        m_curve = new BeliefCurve(settings, run, this);
        rows()->addWidget(m_curve, 1);
        m_state = page_parts::words({}, this, TextRole::Strong);
        m_state->setObjectName(QStringLiteral("belief"));
        rows()->addWidget(m_state);
        m_needed = page_parts::words({}, this, TextRole::Caption, Role::SoftInk);
        rows()->addWidget(m_needed);
        buttons({{Figures::tr("I say FF"), [this] { say(true); }},
                 {Figures::tr("I say Ff"), [this] { say(false); }},
                 {Figures::tr("New plant"), [this] {
                      this->settings().setSetting(QLatin1String(saidSetting), QString());
                      this->settings().setSetting(QLatin1String(plantSetting), plantOf(this->settings()) + 1);
                      prepare();
                  }}});
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, this, &TestCrossFigure::refresh);
        connect(&run, &ExperimentRun::countsChanged, this, &TestCrossFigure::refresh);
    }

private:
    void say(bool homozygous) {
        const bool truth = lessons::isHomozygousPlant(plantOf(settings()), isFromF2(settings()));
        settings().setSetting(QLatin1String(saidSetting),
                              truth ? QStringLiteral("FF") : QStringLiteral("Ff"));
        m_state->setText((homozygous == truth ? Figures::tr("Yes, it is %1. Take a new plant.")
                                              : Figures::tr("No, it is %1. Take a new plant."))
                             .arg(settings().setting(QLatin1String(saidSetting), {}).toString()));
    }

    void refresh() {
        const double prior = priorOf(settings());
        const std::int64_t n = run().size();
        const std::int64_t white = run().counts().size() > 1 ? run().counts()[1] : 0;
        const double belief = lessons::posteriorHomozygous(prior, n, white);
        // No number of purple offspring makes it certain.
        const auto percent = [](double share) { return percentText(share); };
        if (white > 0)
            m_state->setText(Figures::tr("A white one has come up: the plant is Ff."));
        else
            m_state->setText(Figures::tr("After %1 purple offspring, the chance of FF is %2.")
                                 .arg(QString::number(n), percent(belief)));
        m_needed->setText(Figures::tr("Purple offspring needed in a row: %1 for 95 %, %2 for 99 %.")
                              .arg(lessons::offspringNeeded(prior, 0.95))
                              .arg(lessons::offspringNeeded(prior, 0.99)));
        m_curve->describe(Figures::tr("Curve: the probability that the plant is FF"), m_state->text());
    }

    BeliefCurve* m_curve;
    QLabel* m_state;
    QLabel* m_needed;
};

} // namespace
} // namespace test_cross_figure

FigureMaker testCrossFigure() {
    using namespace test_cross_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new TestCrossFigure(settings, run, parent);
            },
            experimentOf};
}

} // namespace app
