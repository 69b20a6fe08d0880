// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/outcome_numbers.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/paint/shape_painter.h"
#include "figure_parts.h"
#include "lessons/mendel_data.h"

#include <QtGui/QPainterPath>

namespace app::seven_traits_figure {
namespace {

using genotype::Phenotype;

/// Mendel's F2 counts, one table for each trait, in his order.
const std::vector<const lessons::PublishedCross*>& tables() {
    static const std::vector<const lessons::PublishedCross*> all = [] {
        std::vector<const lessons::PublishedCross*> found;
        for (const lessons::PublishedCross& one : lessons::mendelsCrosses())
            if (one.id.starts_with("f2-"))
                found.push_back(&one);
        return found;
    }();
    return all;
}

const Chooser traits{"trait", [] { return Figures::tr("Trait"); },
                     eachNamed(tables(), [](const lessons::PublishedCross* table) {
                         return text(table->cross.genes[0].name);
                     })};

const lessons::PublishedCross& tableOf(const FigureSettings& settings) {
    return *tables()[std::size_t(traits.in(settings))];
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const lessons::Cross& cross = tableOf(settings).cross;
    return lessons::withPublished(lessons::offspringByLooks(cross), cross);
}

/// A pod, inflated or constricted between the seeds.
void paintPodShape(QPainter& painter, const QRectF& room, bool dominant) {
    const qreal length = std::min(room.width() * 0.85, room.height() * 2.4);
    const qreal half = length * 0.13;
    const QPointF start(room.center().x() - length / 2, room.center().y());
    QPainterPath path(start);
    constexpr int seeds = 5;
    for (const int side : {-1, 1}) {
        const qreal step = length / seeds * -side;
        QPointF at = side < 0 ? start : start + QPointF(length, 0);
        if (dominant) {
            path.cubicTo(at + QPointF(-side * length * 0.15, side * half * 1.5),
                         at + QPointF(-side * length * 0.8, side * half * 1.5),
                         at + QPointF(-side * length, 0));
            continue;
        }
        for (int i = 0; i < seeds; ++i) {
            const bool last = i + 1 == seeds;
            const QPointF next = at + QPointF(step, 0);
            const qreal waist = side * half * 0.35;
            path.cubicTo(QPointF(at.x() + step * 0.2, room.center().y() + side * half * 1.5),
                         QPointF(at.x() + step * 0.8, room.center().y() + side * half * 1.5),
                         QPointF(next.x(), room.center().y() + (last ? 0 : waist)));
            at = QPointF(next.x(), at.y());
        }
    }
    setInk(painter, linePen(Role::PodGreenDeep, 1.6), Role::PodGreen);
    painter.drawPath(path);
}

/// Flowers along the stem (axial), or all at its top (terminal).
void paintPosition(QPainter& painter, const QRectF& room, bool dominant) {
    const qreal high = room.height();
    painter.setPen(linePen(Role::Stem, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(room.center().x(), room.bottom()),
                     QPointF(room.center().x(), room.top() + high * 0.12));
    const qreal size = high * 0.26;
    for (int i = 0; i < 3; ++i) {
        const qreal side = i == 1 ? 1 : -1;
        const QPointF at =
            dominant ? QPointF(room.center().x() + side * size * 0.75, room.top() + high * (0.26 + 0.23 * i))
                     : QPointF(room.center().x() + (i - 1) * size * 0.62,
                               room.top() + high * (i == 1 ? 0.14 : 0.24));
        painter.setPen(linePen(Role::Stem, 2));
        painter.drawLine(at, QPointF(room.center().x(), at.y() + high * 0.08));
        paintFlower(painter, at, size, dominant ? side * 20 : (i - 1) * 20, Phenotype::PurpleFlowers);
    }
}

void paintForm(QPainter& painter, const QRectF& room, const lessons::Gene& gene, bool dominant) {
    const qreal size = std::min(room.width(), room.height());
    if (gene.trait) {
        const Phenotype form = gene.seen(dominant ? 0 : 1).value();
        PlantLook look;
        look.show(form);
        if (*gene.trait == genotype::Trait::FlowerColour) {
            paintFlower(painter, room.center(), size * 0.8, 0, form);
        } else if (*gene.trait == genotype::Trait::PlantHeight) {
            paintPlant(painter, room, look);
        } else {
            const qreal length = std::min(room.width() * 0.9, room.height() * 2.6);
            paintPod(painter, {room.center().x() - length * 0.48, room.center().y()}, length, 0,
                     look.of(genotype::Trait::PodColour), look.of(genotype::Trait::SeedShape));
        }
        return;
    }
    if (gene.id == "seed-colour") {
        setInk(painter, linePen(dominant ? Role::PodYellowDeep : Role::PodGreenDeep, 1.4),
               dominant ? Role::PodYellow : Role::PodGreen);
        for (int i = 0; i < 3; ++i)
            painter.drawEllipse(
                QPointF(room.center().x() + (i - 1) * size * 0.42, room.center().y() + (i % 2) * size * 0.1),
                size * 0.19, size * 0.19);
    } else if (gene.id == "pod-shape") {
        paintPodShape(painter, room, dominant);
    } else {
        paintPosition(painter, room, dominant);
    }
}

/// Both forms of a trait side by side.
void paintForms(QPainter& painter, const QRectF& room, const lessons::Gene& gene) {
    const Theme& theme = Theme::current();
    const qreal half = room.width() * 0.5;
    for (int form = 0; form < 2; ++form) {
        const QRectF cell(half * form + theme.px(4), theme.px(2), half - theme.px(8),
                          room.height() - theme.px(4));
        paintCell(painter, cell, theme.colour(Role::PlantGround), theme.colour(Role::Line));
        paintForm(painter, cell.adjusted(theme.px(8), theme.px(8), -theme.px(8), -theme.px(48)), gene,
                  form == 0);
        drawWords(painter, {cell.left(), cell.bottom() - theme.px(44), cell.width(), qreal(theme.px(20))},
                  Qt::AlignCenter, text(gene.phenotypes[std::size_t(form)]), theme.font(TextRole::Strong));
        drawWords(painter, {cell.left(), cell.bottom() - theme.px(24), cell.width(), qreal(theme.px(18))},
                  Qt::AlignCenter, form == 0 ? Figures::tr("dominant") : Figures::tr("recessive"),
                  theme.font(TextRole::Caption), Role::SoftInk);
    }
}

class SevenTraitsFigure : public LessonFigure {
public:
    SevenTraitsFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChooser(traits);
        m_picture = addPicture({300, 170}, [&settings](QPainter& painter, const QRectF& room) {
            paintForms(painter, room, tableOf(settings).cross.genes[0]);
        });
        m_words = addWords();
    }

private:
    void refresh() override {
        const lessons::PublishedCross& table = tableOf(settings());
        const lessons::Gene& gene = table.cross.genes[0];
        const QString play = gene.group == lessons::GeneGroup::Game
                                 ? Figures::tr("This trait is in play.")
                                 : Figures::tr("This trait is not in play.");
        if (run().isRevealed())
            m_words->setText(
                Figures::tr("%1 Mendel's F2: %2 to %3, that is %4 to 1.")
                    .arg(play, countText(table.counts[0]), countText(table.counts[1]),
                         QLocale().toString(double(table.counts[0]) / double(table.counts[1]), 'f', 2)));
        else
            m_words->setText(
                Figures::tr("%1 Mendel's count appears once the first plants have been rolled.").arg(play));
        m_picture->describe(
            Figures::tr("The two forms: %1, %2").arg(text(gene.phenotypes[0]), text(gene.phenotypes[1])),
            m_words->text());
    }

    FigurePicture* m_picture;
    QLabel* m_words;
};

} // namespace
} // namespace app::seven_traits_figure

app::FigureMaker app::sevenTraitsFigure() {
    using namespace app::seven_traits_figure;
    return makerOf<SevenTraitsFigure>(experimentOf);
}
