// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/percent.h"
#include "app/charts/sample_words.h"
#include "chromosome_bars.h"
#include "figure_parts.h"
#include "lessons/independence.h"
#include "lessons/intervals.h"
#include "lessons/linkage.h"
#include "lessons/topics/figure_experiments.h"

namespace app::linkage_figure {
namespace {

const FigureSlider recombination{.setting = "fraction",
                                 .object = "fraction",
                                 .title = [] { return Figures::tr("Recombination fraction in per cent"); },
                                 .least = 0,
                                 .most = 50,
                                 .start = 15,
                                 .tick = 10,
                                 .page = 5};

/// The rolls use the chosen fraction, but the expectation is that of independent genes.
lessons::Experiment experimentOf(const FigureSettings& settings) {
    lessons::Experiment experiment =
        lessons::linkageExperiment(startCross(settings), recombination.in(settings));
    experiment.title = {"%1", {std::string("RG/rg × rrgg")}};
    return experiment;
}

/// The plant's two chromosomes with both genes; the more often these are separated, the farther apart they
/// are drawn.
void paintChromosomes(QPainter& painter, const QRectF& room, int percent) {
    const Theme& theme = Theme::current();
    const bool apart = percent >= 50;
    const qreal high = std::min<qreal>(theme.px(26), room.height() * 0.2);
    const QRectF whole(theme.px(16), room.height() * 0.14, room.width() - theme.px(32), room.height() * 0.72);
    // The distance follows the genetic map, which has no distance for 0.5: then they are on two chromosomes.
    const double share =
        apart ? 0.62
              : std::min(0.62,
                         0.06 + 0.5 * lessons::haldaneCentimorgans(std::min(0.49, percent / 100.0)) / 196.0 +
                             0.62 * percent / 100.0);
    std::vector<Locus> loci;
    for (const auto& [trait, side] :
         {std::pair{genotype::Trait::SeedShape, -0.5}, {genotype::Trait::PodColour, 0.5}})
        loci.push_back({whole.center().x() + side * whole.width() * share,
                        qreal(theme.px(28)),
                        {QChar::fromLatin1(genotype::letterOf(trait, true)),
                         QChar::fromLatin1(genotype::letterOf(trait, false))},
                        trait});
    paintChromosomeBars(painter, whole, high, loci, apart);
    if (apart || percent == 0)
        return;
    painter.setPen(linePen(Role::GlowBorder, 1.6, Qt::DashLine));
    const qreal reach = theme.px(12);
    const qreal down = whole.height() / 2 - high - theme.px(2);
    for (const qreal side : {reach, -reach})
        painter.drawLine(whole.center() - QPointF(side, down), whole.center() + QPointF(side, down));
}

class LinkageFigure : public LessonFigure {
public:
    LinkageFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        m_title = addWords("", TextRole::Strong);
        addSlider(recombination);
        m_picture = addPicture(
            {300, 130},
            [&settings](QPainter& painter, const QRectF& room) {
                paintChromosomes(painter, room, recombination.in(settings));
            },
            100);
        keepStyled(m_picture, [this] { m_picture->setMaximumHeight(Theme::current().px(200)); });
        m_words = addWords("linkageWords");
        addMeiosis(m_words, [&settings] {
            lessons::Cross cross = startCross(settings);
            cross.recombination = {recombination.in(settings) / 100.0};
            return cross;
        });
        addSpace();
        followCounts();
    }

private:
    void refresh() override {
        const int percent = recombination.in(settings());
        m_title->setText(percent == 0    ? Figures::tr("The genes are never separated: 0 %")
                         : percent == 50 ? Figures::tr("The genes are independent: 50 %")
                                         : Figures::tr("%1 % of the gametes are recombinant").arg(percent));
        m_picture->describe(Figures::tr("Two chromosomes with the genes R and G"), m_title->text());
        const auto& counts = run().counts();
        if (run().size() == 0 || counts.size() != 4) {
            m_words->setText(
                Figures::tr("Roll to estimate the recombination fraction from the offspring alone."));
            return;
        }
        // Rows: seed shape, columns: pod colour.
        const auto test = lessons::testOfIndependence({2, 2, counts});
        const std::int64_t recombinants = counts[1] + counts[2];
        const auto interval = lessons::wilsonInterval(recombinants, run().size());
        m_words->setText(Figures::tr("New combinations: %1 %, 95 % interval %2 to %3 %. Are seed shape and "
                                     "pod colour independent? %4")
                             .arg(percentNumber(double(recombinants) / double(run().size())),
                                  percentNumber(interval.low), percentNumber(interval.high),
                                  figuresText(test)));
    }

    QLabel* m_title;
    FigurePicture* m_picture;
    QLabel* m_words;
};

} // namespace
} // namespace app::linkage_figure

app::FigureMaker app::linkageFigure() {
    using namespace app::linkage_figure;
    return makerOf<LinkageFigure>(experimentOf);
}
