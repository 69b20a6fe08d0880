// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/meiosis_painter.h"
#include "figure_parts.h"

namespace app::gametes_figure {
namespace {

constexpr QLatin1String drawnSetting("drawn");
/// How many of the last draws stay in view.
constexpr int mostDrawn = 16;

const Choice<int> plant{{"plant", [] { return Figures::tr("Plant"); },
                         QStringList{QStringLiteral("Rr"), QStringLiteral("RR"), QStringLiteral("RrGg"),
                                     QStringLiteral("RrGgTt")},
                         0, TitlePlace::Unseen, true, true}};

lessons::Cross crossOf(const FigureSettings& settings) {
    const int chosen = plant.in(settings);
    if (chosen == 0)
        return startCross(settings);
    const std::string letters = plant.names.in(settings)[chosen].toStdString();
    return lessons::startCross(letters + " x " + letters);
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const lessons::Cross cross = crossOf(settings);
    return lessons::gameteExperiment(cross, cross.first);
}

QStringList drawnIn(const FigureSettings& settings) {
    return settings.setting(drawnSetting, QStringList()).toStringList();
}

/// The plant's pairs of chromosomes in their cell.
void paintCellOfPlant(QPainter& painter, const QRectF& cell, const lessons::Cross& cross) {
    const Theme& theme = Theme::current();
    setInk(painter, linePen(Role::Sage, 1.6), Role::PlantGround);
    painter.drawRoundedRect(cell, cell.height() * 0.4, cell.height() * 0.4);
    const qreal step = cell.width() / (qreal(cross.genes.size()) + 0.6);
    for (std::size_t gene = 0; gene < cross.genes.size(); ++gene) {
        const TraitColours colours = theme.trait(*cross.genes[gene].trait);
        for (std::size_t side = 0; side < 2; ++side) {
            const qreal x = cell.left() + step * (0.8 + qreal(gene)) + (side == 0 ? -1 : 1) * theme.px(17);
            const QRectF body(x - theme.px(9), cell.top() + cell.height() * 0.16, theme.px(18),
                              cell.height() * 0.68);
            setInk(painter, linePen(colours.textOnTint), colours.tint);
            painter.drawRoundedRect(body, theme.px(9), theme.px(9));
            paintAlleleBand(painter,
                            {body.left() - theme.px(3), body.center().y() - theme.px(13), qreal(theme.px(24)),
                             qreal(theme.px(26))},
                            QString::fromStdString(cross.genes[gene].symbols[cross.first.loci[gene][side]]),
                            colours, letters(16));
        }
    }
}

/// The plant's cell, and the gametes drawn so far, the most recent first.
void paintGametes(QPainter& painter, const QRectF& room, const FigureSettings& settings) {
    const Theme& theme = Theme::current();
    const lessons::Cross cross = crossOf(settings);
    const bool many = cross.genes.size() > 2;
    const QRectF cell(theme.px(4), theme.px(4), room.width() - theme.px(8), room.height() * 0.58);
    paintCellOfPlant(painter, cell, cross);
    const QStringList drawn = drawnIn(settings);
    const qreal top = cell.bottom() + theme.px(10);
    const qreal size = std::min<qreal>(room.height() - top - theme.px(2), theme.px(many ? 44 : 36));
    qreal left = theme.px(4);
    for (qsizetype i = drawn.size() - 1; i >= 0 && left + size <= room.width(); --i) {
        const QRectF circle(left, top, size, size);
        const bool last = i == drawn.size() - 1;
        setInk(painter, last ? linePen(Role::GlowBorder, 2) : linePen(Role::ControlLine),
               last ? Role::GlowFill : Role::Panel);
        painter.drawEllipse(circle);
        drawWords(painter, circle, Qt::AlignCenter, drawn[i], letters(many ? 12 : 14));
        left += size + theme.px(4);
    }
}

class GametesFigure : public LessonFigure {
public:
    GametesFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChooser(plant);
        m_picture = addPicture({320, 210}, [&settings](QPainter& painter, const QRectF& room) {
            paintGametes(painter, room, settings);
        });
        addButtons({{[] { return Figures::tr("Draw one gamete"); }, [this] { draw(); }}});
        m_words = addNote();
        addMeiosis(m_words, [&settings] { return crossOf(settings); });
        connect(&run, &ExperimentRun::experimentChanged, this,
                [&settings] { settings.setSetting(drawnSetting, QStringList()); });
    }

private:
    void draw() {
        const lessons::Experiment& experiment = run().experiment();
        // All kinds are equally likely, because the genes are not linked.
        const auto which = settings().chance().below(std::uint32_t(experiment.outcomes.size()));
        QStringList drawn = drawnIn(settings());
        drawn << QString::fromStdString(experiment.outcomes[which].letters);
        while (drawn.size() > mostDrawn)
            drawn.removeFirst();
        settings().setSetting(drawnSetting, drawn);
    }

    void refresh() override {
        const QStringList drawn = drawnIn(settings());
        m_words->setText(
            drawn.isEmpty()
                ? Figures::tr("The plant's allele pairs: one allele of each pair goes into a gamete.")
                : Figures::tr("Drawn, most recent first: %1")
                      .arg(QStringList(drawn.rbegin(), drawn.rend()).join(QStringLiteral(", "))));
        m_picture->describe(Figures::tr("A plant and its gametes"), m_words->text());
    }

    FigurePicture* m_picture;
    QLabel* m_words;
};

} // namespace
} // namespace app::gametes_figure

app::FigureMaker app::gametesFigure() {
    using namespace app::gametes_figure;
    return makerOf<GametesFigure>(experimentOf);
}
