// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/percent.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/tokens.h"
#include "figure_parts.h"
#include "lessons/test_cross.h"
#include "lessons/topics/figure_experiments.h"
#include "plot_area.h"

namespace app::test_cross_figure {
namespace {

constexpr QLatin1String plantSetting("plant");
constexpr QLatin1String saidSetting("said");

/// So many offspring are shown one by one.
constexpr int mostOffspring = 12;
// In pixels at scale 1.
constexpr int crossHeight = 72;
constexpr qreal lettersHeight = 22;

const Choice<bool> isFromF2{{"prior", [] { return Figures::tr("Origin of the plant"); },
                             [] {
                                 return listOf(Figures::tr("FF and Ff equally likely"),
                                               Figures::tr("a purple plant from an F2"));
                             }}};

int plantOf(const FigureSettings& settings) {
    return settings.setting(plantSetting, settings.firstMystery()).toInt();
}

double priorOf(const FigureSettings& settings) {
    return lessons::priorHomozygous(isFromF2(settings));
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::testCrossExperiment(startCross(settings), plantOf(settings), isFromF2(settings));
}

/// The chance that the plant is homozygous over the number of purple offspring, with a dot for each offspring
/// of this plant.
void paintBelief(QPainter& painter, const QRectF& room, double prior,
                 const std::vector<lessons::RunningPoint>& offspring) {
    const Theme& theme = Theme::current();
    constexpr int most = mostOffspring;
    const PlotArea plot{room.adjusted(theme.px(44), theme.px(16), -theme.px(14), -theme.px(40)), 0, most};
    // 95 and 100 are close together, so one label is below its line and the other above.
    plot.paintShares(painter, {{0, 0}, {50, 0}, {95, 7}, {100, -3}});
    std::vector<std::pair<double, QString>> places;
    QPolygonF curve;
    for (int n = 0; n <= most; ++n) {
        curve << plot.at(n, lessons::posteriorHomozygous(prior, n));
        if (n % 2 == 0)
            places.emplace_back(n, QString::number(n));
    }
    plot.paintPlaces(painter, places, Figures::tr("offspring, all purple so far"));
    setInk(painter, linePen(Role::SoftInk, 1.6));
    painter.drawPolyline(curve);
    // This plant's own results, offspring by offspring.
    setInk(painter, linePen(Role::Panel), theme.trait(genotype::Trait::FlowerColour).fill);
    const qreal dot = 4.5 * theme.scale();
    painter.drawEllipse(plot.at(0, prior), dot, dot);
    for (const lessons::RunningPoint& point : offspring) {
        if (point.offspring > most)
            break;
        painter.drawEllipse(plot.at(double(point.offspring),
                                    lessons::posteriorHomozygous(prior, point.offspring, point.counts.at(1))),
                            dot, dot);
    }
}

/// The two parents, and their first offspring in the order in which they came up.
void paintCross(QPainter& painter, const QRectF& room, const std::vector<lessons::RunningPoint>& offspring) {
    using enum genotype::Phenotype;
    const Theme& theme = Theme::current();
    const qreal side = std::min(room.height() - theme.px(lettersHeight), room.width() / 9);
    const QFont font = letters(type::lead);
    const QColor ink = theme.trait(genotype::Trait::FlowerColour).textOnTint;
    qreal left = 0;
    const auto plant = [&](genotype::Phenotype flowers, const QString& genotype) {
        paintFlower(painter, {left + side * 0.6, side / 2}, side * 0.9, 0, flowers);
        drawWords(painter, {left, side, side * 1.2, room.height() - side}, Qt::AlignCenter, genotype, font,
                  ink);
        left += side * 1.2;
    };
    const auto sign = [&](const QString& words) {
        drawWords(painter, {left, 0, side * 0.7, side}, Qt::AlignCenter, words,
                  theme.serif(type::section, QFont::Bold));
        left += side * 0.7;
    };
    plant(PurpleFlowers, QStringLiteral("F?"));
    sign(QStringLiteral("×"));
    plant(WhiteFlowers, QStringLiteral("ff"));
    sign(QStringLiteral("→"));
    const qreal step = (room.width() - left) / mostOffspring;
    const qreal small = std::min(step, side) * 0.92;
    std::int64_t white = 0;
    for (const lessons::RunningPoint& point : offspring) {
        if (point.offspring > mostOffspring)
            break;
        if (point.offspring == 0)
            continue;
        paintFlower(painter, {left + step * (double(point.offspring) - 0.5), side / 2}, small, 0,
                    point.counts.at(1) > white ? WhiteFlowers : PurpleFlowers);
        white = point.counts.at(1);
    }
}

class TestCrossFigure : public LessonFigure {
public:
    TestCrossFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChooser(isFromF2);
        m_cross = addPicture(
            {320, crossHeight},
            [&run](QPainter& painter, const QRectF& room) { paintCross(painter, room, run.running()); }, 0);
        m_cross->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_curve = addPicture({320, 190}, [&settings, &run](QPainter& painter, const QRectF& room) {
            paintBelief(painter, room, priorOf(settings), run.running());
        });
        m_state = addWords("belief", TextRole::Strong);
        m_needed = addNote("", TextRole::Caption);
        addButtons({{[] { return Figures::tr("I say FF"); }, [this] { say(true); }},
                    {[] { return Figures::tr("I say Ff"); }, [this] { say(false); }},
                    {[] { return Figures::tr("New plant"); },
                     [&settings] {
                         settings.setSetting(saidSetting, QString());
                         settings.setSetting(plantSetting, plantOf(settings) + 1);
                     }}});
        followCounts();
    }

private:
    void say(bool homozygous) {
        const bool truth = lessons::isHomozygousPlant(plantOf(settings()), isFromF2(settings()));
        const QString plant = truth ? QStringLiteral("FF") : QStringLiteral("Ff");
        settings().setSetting(saidSetting, plant);
        m_state->setText((homozygous == truth ? Figures::tr("Yes, it is %1. Take a new plant.")
                                              : Figures::tr("No, it is %1. Take a new plant."))
                             .arg(plant));
    }

    void refresh() override {
        const double prior = priorOf(settings());
        const std::int64_t n = run().size();
        const std::int64_t white = run().counts().size() > 1 ? run().counts()[1] : 0;
        // No number of purple offspring makes it certain.
        m_state->setText(white > 0 ? Figures::tr("A white one has come up: the plant is Ff.")
                                   : Figures::tr("After %1 purple offspring, the chance of FF is %2.")
                                         .arg(QString::number(n),
                                              percentText(lessons::posteriorHomozygous(prior, n, white))));
        m_needed->setText(Figures::tr("Purple offspring needed in a row: %1 for 95 %, %2 for 99 %.")
                              .arg(lessons::offspringNeeded(prior, 0.95))
                              .arg(lessons::offspringNeeded(prior, 0.99)));
        m_cross->describe(Figures::tr("The plant and its partner"),
                          Figures::tr("%1 purple and %2 white offspring").arg(n - white).arg(white));
        m_curve->describe(Figures::tr("Curve: the probability that the plant is FF"), m_state->text());
    }

    FigurePicture* m_cross;
    FigurePicture* m_curve;
    QLabel* m_state;
    QLabel* m_needed;
};

} // namespace
} // namespace app::test_cross_figure

app::FigureMaker app::testCrossFigure() {
    using namespace app::test_cross_figure;
    return makerOf<TestCrossFigure>(experimentOf);
}
