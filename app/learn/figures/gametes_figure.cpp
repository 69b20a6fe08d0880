// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/figure_words.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/page_parts.h"
#include "figure_list.h"
#include "lesson_figure.h"

#include <QtGui/QPainter>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace gametes_figure {
namespace {

constexpr auto heterozygoteSetting = "plant";
constexpr auto drawnSetting = "drawn";
/// How many of the last draws stay in view.
constexpr int mostDrawn = 16;

/// The plants to choose from besides that of the topic.
constexpr std::array<const char*, 3> otherPlants{"RR", "RrGg", "RrGgTt"};

lessons::Cross crossOf(const FigureSettings& settings) {
    const int chosen = settings.choice(heterozygoteSetting, int(otherPlants.size()) + 1);
    if (chosen == 0)
        return startCross(settings);
    const std::string plant = otherPlants[std::size_t(chosen - 1)];
    return lessons::startCross(plant + " x " + plant);
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const lessons::Cross cross = crossOf(settings);
    return lessons::gameteExperiment(cross, cross.first);
}

/// The plant's pairs of chromosomes, and the gametes drawn so far.
class GametePicture : public PaintedFigure {
public:
    GametePicture(const FigureSettings& settings, QWidget* parent)
        : PaintedFigure({320, 210}, parent), m_settings(settings) {}

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        const lessons::Cross cross = crossOf(m_settings);
        const QStringList drawn =
            m_settings.setting(QLatin1String(drawnSetting), QStringList()).toStringList();
        const QString last = drawn.isEmpty() ? QString() : drawn.last();
        // The cell of the plant.
        const QRectF cell(theme.px(4), theme.px(4), width() - theme.px(8), height() * 0.58);
        painter.setPen(QPen(theme.colour(Role::Sage), 1.6 * theme.scale()));
        painter.setBrush(theme.colour(Role::PlantGround));
        painter.drawRoundedRect(cell, cell.height() * 0.4, cell.height() * 0.4);
        const auto pairs = qreal(cross.genes.size());
        const qreal step = cell.width() / (pairs + 0.6);
        for (std::size_t gene = 0; gene < cross.genes.size(); ++gene) {
            const TraitColours colours = theme.trait(*cross.genes[gene].trait);
            const qreal middle = cell.left() + step * (0.8 + qreal(gene));
            for (int side = 0; side < 2; ++side) {
                const auto allele = cross.first.loci[gene][std::size_t(side)];
                const QString letter = QString::fromStdString(cross.genes[gene].symbols[allele]);
                const qreal x = middle + (side == 0 ? -1 : 1) * theme.px(17);
                const QRectF body(x - theme.px(9), cell.top() + cell.height() * 0.16, theme.px(18),
                                  cell.height() * 0.68);
                painter.setPen(QPen(colours.textOnTint, theme.scale()));
                painter.setBrush(colours.tint);
                painter.drawRoundedRect(body, theme.px(9), theme.px(9));
                const QRectF band(body.left() - theme.px(3), body.center().y() - theme.px(13), theme.px(24),
                                  theme.px(26));
                painter.setPen(QPen(colours.textOnTint, theme.scale()));
                painter.setBrush(theme.colour(Role::Panel));
                painter.drawRoundedRect(band, theme.px(4), theme.px(4));
                painter.setPen(colours.textOnTint);
                painter.setFont(letters(16));
                drawWords(painter, band, Qt::AlignCenter, letter);
            }
        }
        // The gametes, the most recent first.
        const qreal top = cell.bottom() + theme.px(10);
        const qreal size =
            std::min<qreal>(height() - top - theme.px(2), theme.px(cross.genes.size() > 2 ? 44 : 36));
        qreal left = theme.px(4);
        for (qsizetype i = drawn.size() - 1; i >= 0 && left + size <= width(); --i) {
            const QRectF circle(left, top, size, size);
            painter.setPen(
                QPen(i == drawn.size() - 1 ? theme.colour(Role::GlowBorder) : theme.colour(Role::ControlLine),
                     (i == drawn.size() - 1 ? 2 : 1) * theme.scale()));
            painter.setBrush(i == drawn.size() - 1 ? theme.colour(Role::GlowFill)
                                                   : theme.colour(Role::Panel));
            painter.drawEllipse(circle);
            painter.setPen(theme.colour(Role::Ink));
            painter.setFont(letters(cross.genes.size() > 2 ? 12 : 14));
            drawWords(painter, circle, Qt::AlignCenter, drawn[i]);
            left += size + theme.px(4);
        }
    }

private:
    const FigureSettings& m_settings;
};

class GametesFigure : public LessonFigure {
public:
    GametesFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        QWidget* row = chooser(
            QLatin1String(heterozygoteSetting), Figures::tr("Plant"),
            {QStringLiteral("Rr"), QStringLiteral("RR"), QStringLiteral("RrGg"), QStringLiteral("RrGgTt")});
        for (auto* button : row->findChildren<QAbstractButton*>())
            keepStyled(button, [button] { button->setFont(Theme::current().genotypeFont(14)); });
        m_picture = new GametePicture(settings, this);
        rows()->addWidget(m_picture, 1);
        buttons({{Figures::tr("Draw one gamete"), [this] { draw(); }}});
        m_words = page_parts::words({}, this, TextRole::Body, Role::SoftInk);
        meiosisBeside(m_words, [this] { return crossOf(this->settings()); });
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, this, [this] {
            this->settings().setSetting(QLatin1String(drawnSetting), QStringList());
            refresh();
        });
    }

private:
    void draw() {
        const lessons::Experiment& experiment = run().experiment();
        // All kinds are equally likely, because the genes are not linked.
        const auto which = settings().chance().below(std::uint32_t(experiment.outcomes.size()));
        QStringList drawn = settings().setting(QLatin1String(drawnSetting), QStringList()).toStringList();
        drawn << QString::fromStdString(experiment.outcomes[which].letters);
        while (drawn.size() > mostDrawn)
            drawn.removeFirst();
        settings().setSetting(QLatin1String(drawnSetting), drawn);
        refresh();
    }

    void refresh() {
        const QStringList drawn =
            settings().setting(QLatin1String(drawnSetting), QStringList()).toStringList();
        m_words->setText(
            drawn.isEmpty()
                ? Figures::tr("The plant's allele pairs: one allele of each pair goes into a gamete.")
                : Figures::tr("Drawn, most recent first: %1")
                      .arg(QStringList(drawn.rbegin(), drawn.rend()).join(QStringLiteral(", "))));
        m_picture->describe(Figures::tr("A plant and its gametes"), m_words->text());
    }

    GametePicture* m_picture;
    QLabel* m_words;
};

} // namespace
} // namespace gametes_figure

FigureMaker gametesFigure() {
    using namespace gametes_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new GametesFigure(settings, run, parent);
            },
            experimentOf};
}

} // namespace app
