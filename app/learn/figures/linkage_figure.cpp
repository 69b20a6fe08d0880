// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/percent.h"
#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/charts/sample_words.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/page_parts.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/cross/notation.h"
#include "lessons/independence.h"
#include "lessons/intervals.h"
#include "lessons/linkage.h"
#include "lessons/topics/figure_experiments.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSlider>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace linkage_figure {
namespace {

constexpr auto fractionSetting = "fraction";

int percentOf(const FigureSettings& settings) {
    return settings.setting(QLatin1String(fractionSetting), 15).toInt();
}

/// The rolls use the chosen fraction, but the expectation is that of independent genes.
lessons::Experiment experimentOf(const FigureSettings& settings) {
    lessons::Experiment experiment = lessons::linkageExperiment(startCross(settings), percentOf(settings));
    experiment.title = {"%1", {std::string("RG/rg × rrgg")}};
    return experiment;
}

lessons::Cross linkedCross(const FigureSettings& settings) {
    lessons::Cross cross = startCross(settings);
    cross.recombination = {percentOf(settings) / 100.0};
    return cross;
}

/// The plant's two chromosomes with both genes; the more often these are separated, the farther apart they
/// are drawn.
class ChromosomePicture : public PaintedFigure {
public:
    ChromosomePicture(const FigureSettings& settings, QWidget* parent)
        : PaintedFigure({300, 130}, parent), m_settings(settings) {
        keepStyled(this, [this] { setMaximumHeight(Theme::current().px(200)); });
    }

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        const double fraction = percentOf(m_settings) / 100.0;
        const bool apart = percentOf(m_settings) >= 50;
        const qreal high = std::min<qreal>(theme.px(26), height() * 0.2);
        const QRectF whole(theme.px(16), height() * 0.14, width() - theme.px(32), height() * 0.72);
        // The distance follows the genetic map, which has no distance for 0.5: then they are on two
        // chromosomes.
        const double share =
            apart
                ? 0.62
                : std::min(0.62, 0.06 + 0.5 * lessons::haldaneCentimorgans(std::min(0.49, fraction)) / 196.0 +
                                     0.62 * fraction);
        for (int side = 0; side < 2; ++side) {
            const qreal y = whole.top() + side * (whole.height() - high);
            const QColor fill = side == 0 ? theme.colour(Role::SageTint) : theme.colour(Role::Resting);
            painter.setPen(QPen(theme.colour(Role::ControlLine), 1.2 * theme.scale()));
            painter.setBrush(fill);
            if (apart) {
                const qreal half = whole.width() * 0.47;
                painter.drawRoundedRect(QRectF(whole.left(), y, half, high), high / 2, high / 2);
                painter.drawRoundedRect(QRectF(whole.right() - half, y, half, high), high / 2, high / 2);
            } else {
                painter.drawRoundedRect(QRectF(whole.left(), y, whole.width(), high), high / 2, high / 2);
            }
            const auto gene = [&](genotype::Trait trait, qreal x) {
                const TraitColours colours = theme.trait(trait);
                const QRectF band(x - theme.px(14), y - theme.px(3), theme.px(28), high + theme.px(6));
                painter.setPen(QPen(colours.textOnTint, 1.2 * theme.scale()));
                painter.setBrush(side == 0 ? colours.tint : theme.colour(Role::Panel));
                painter.drawRoundedRect(band, theme.px(5), theme.px(5));
                painter.setPen(colours.textOnTint);
                painter.setFont(letters(16));
                drawWords(painter, band, Qt::AlignCenter,
                          QString(QChar::fromLatin1(genotype::letterOf(trait, side == 0))));
            };
            const qreal middle = whole.center().x();
            gene(genotype::Trait::SeedShape, middle - whole.width() * share / 2);
            gene(genotype::Trait::PodColour, middle + whole.width() * share / 2);
        }
        if (!apart && percentOf(m_settings) > 0) {
            painter.setPen(QPen(theme.colour(Role::GlowBorder), 1.6 * theme.scale(), Qt::DashLine));
            const qreal reach = theme.px(12);
            const QPointF middle = whole.center();
            const qreal down = whole.height() / 2 - high - theme.px(2);
            painter.drawLine(middle + QPointF(-reach, -down), middle + QPointF(reach, down));
            painter.drawLine(middle + QPointF(reach, -down), middle + QPointF(-reach, down));
        }
    }

private:
    const FigureSettings& m_settings;
};

class LinkageFigure : public LessonFigure {
public:
    LinkageFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        m_title = page_parts::words({}, this, TextRole::Strong);
        rows()->addWidget(m_title);
        auto* slider = new QSlider(Qt::Horizontal, this);
        slider->setObjectName(QStringLiteral("fraction"));
        slider->setRange(0, 50);
        slider->setPageStep(5);
        slider->setTickInterval(10);
        slider->setTickPosition(QSlider::TicksBelow);
        slider->setValue(percentOf(settings));
        keepTranslated(slider, [slider] {
            slider->setAccessibleName(Figures::tr("Recombination fraction in per cent"));
        });
        connect(slider, &QSlider::valueChanged, this, [this](int value) {
            this->settings().setSetting(QLatin1String(fractionSetting), value);
            prepare();
            refresh();
        });
        rows()->addWidget(slider);
        m_picture = new ChromosomePicture(settings, this);
        rows()->addWidget(m_picture, 100);
        m_words = page_parts::words({}, this);
        m_words->setObjectName(QStringLiteral("linkageWords"));
        meiosisBeside(m_words, [this] { return linkedCross(this->settings()); });
        rows()->addStretch(1);
        refresh();
        connect(&run, &ExperimentRun::countsChanged, this, &LinkageFigure::refresh);
        connect(&run, &ExperimentRun::experimentChanged, this, &LinkageFigure::refresh);
    }

private:
    void refresh() {
        const int percent = percentOf(settings());
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
        const auto number = [](double share) { return percentNumber(share); };
        m_words->setText(Figures::tr("New combinations: %1 %, 95 % interval %2 to %3 %. Are seed shape and "
                                     "pod colour independent? %4")
                             .arg(number(double(recombinants) / double(run().size())), number(interval.low),
                                  number(interval.high), figuresText(test)));
    }

    QLabel* m_title;
    ChromosomePicture* m_picture;
    QLabel* m_words;
};

} // namespace
} // namespace linkage_figure

FigureMaker linkageFigure() {
    using namespace linkage_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new LinkageFigure(settings, run, parent);
            },
            experimentOf};
}

} // namespace app
