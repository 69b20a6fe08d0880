// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/figure_words.h"
#include "app/charts/outcome_chart.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/paint/plant_painter.h"
#include "app/ui/widgets/rich_words.h"
#include "engine/genotype/words/words.h"
#include "figure_list.h"
#include "lesson_figure.h"

#include <QtGui/QPainter>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace generations_figure {
namespace {

using genotype::Genotype;

constexpr auto countBySetting = "view";

genotype::Trait traitOf(const FigureSettings& settings) {
    const lessons::TraitTexts* shown = settings.shownTrait();
    return shown ? shown->trait : startSquare(settings).trait;
}

bool byGenotype(const FigureSettings& settings) {
    return settings.setting(QLatin1String(countBySetting), 0).toInt() == 1;
}

lessons::Cross crossOf(const FigureSettings& settings) {
    const std::string pair(genotype::notation(traitOf(settings), Genotype::Heterozygous));
    return lessons::startCross(pair + " x " + pair);
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return byGenotype(settings)
               ? lessons::offspringByGenotype(crossOf(settings))
               : lessons::withPublished(lessons::offspringByLooks(crossOf(settings)), crossOf(settings));
}

/// P, F1 and F2, one below the other.
class GenerationsPicture : public PaintedFigure {
public:
    GenerationsPicture(const FigureSettings& settings, const ExperimentRun& run, QWidget* parent)
        : PaintedFigure({340, 270}, parent), m_settings(settings), m_run(run) {}

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        const qreal high = height() / 3.0;
        const qreal label = theme.px(30);
        const qreal wide = width() - label;
        const bool known = m_run.isRevealed();
        const QStringList names{QStringLiteral("P"), QStringLiteral("F1"), QStringLiteral("F2")};
        for (int row = 0; row < 3; ++row) {
            painter.setFont(theme.serif(15, QFont::Bold));
            painter.setPen(theme.colour(Role::SoftInk));
            drawWords(painter, {0, row * high, label, high}, Qt::AlignLeft | Qt::AlignVCenter, names[row]);
        }
        const qreal cell = std::min(wide / 4.4, high * 1.15);
        const auto place = [&](int row, qreal middle) {
            return QRectF(label + wide * middle - cell / 2, row * high + theme.px(3), cell,
                          high - theme.px(8));
        };
        paintPlantIn(painter, place(0, 0.3), Genotype::HomozygousDominant, true);
        paintPlantIn(painter, place(0, 0.7), Genotype::HomozygousRecessive, true);
        painter.setFont(theme.serif(20, QFont::Bold));
        painter.setPen(theme.colour(Role::Ink));
        drawWords(painter, {label + wide * 0.5 - cell / 2, 0, cell, high}, Qt::AlignCenter,
                  QStringLiteral("×"));
        paintPlantIn(painter, place(1, 0.3), Genotype::Heterozygous, true);
        paintPlantIn(painter, place(1, 0.7), Genotype::Heterozygous, true);
        painter.setFont(theme.serif(20, QFont::Bold));
        painter.setPen(theme.colour(Role::Ink));
        drawWords(painter, {label + wide * 0.5 - cell / 2, high, cell, high}, Qt::AlignCenter,
                  QStringLiteral("×"));
        const std::array cells{Genotype::HomozygousDominant, Genotype::Heterozygous, Genotype::Heterozygous,
                               Genotype::HomozygousRecessive};
        for (int i = 0; i < 4; ++i)
            paintPlantIn(painter, place(2, 0.125 + 0.25 * i), cells[std::size_t(i)], known);
    }

private:
    void paintPlantIn(QPainter& painter, const QRectF& rect, Genotype genotype, bool shown) const {
        const Theme& theme = Theme::current();
        const genotype::Trait trait = traitOf(m_settings);
        const TraitColours colours = theme.trait(trait);
        const bool recessive = genotype == Genotype::HomozygousRecessive;
        // Plants that are counted as one kind share a background.
        double weight = recessive ? 0.05 : 0.3;
        if (byGenotype(m_settings))
            weight = genotype == Genotype::HomozygousDominant ? 0.34 : recessive ? 0.05 : 0.17;
        paintCell(painter, rect,
                  shown ? mixed(colours.fill, theme.colour(Role::Panel), weight)
                        : theme.colour(Role::Resting),
                  colours.textOnTint);
        const QRectF name(rect.left(), rect.bottom() - theme.px(21), rect.width(), theme.px(20));
        if (!shown) {
            painter.setFont(theme.serif(20, QFont::Bold));
            painter.setPen(theme.colour(Role::SoftInk));
            drawWords(painter, rect, Qt::AlignCenter, QStringLiteral("?"));
            return;
        }
        PlantLook look;
        look.show(phenotypeOf(trait, genotype, genotype::Inheritance::CompleteDominance));
        paintPlant(painter, rect.adjusted(theme.px(4), theme.px(3), -theme.px(4), -theme.px(21)), look);
        painter.setFont(letters(14));
        painter.setPen(theme.colour(Role::Ink));
        drawWords(painter, name, Qt::AlignCenter, genotypeText(trait, genotype));
    }

    const FigureSettings& m_settings;
    const ExperimentRun& m_run;
};

class GenerationsFigure : public LessonFigure {
public:
    GenerationsFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        QStringList traits;
        for (const lessons::TraitTexts& one : settings.topic().ofTraits)
            traits << text(genotype::words::title(one.trait));
        if (!traits.isEmpty())
            chooser(QLatin1String(FigureSettings::traitSetting), Figures::tr("Trait"), traits,
                    settings.startTrait());
        chooser(QLatin1String(countBySetting), Figures::tr("Count by"),
                {Figures::tr("by phenotype"), Figures::tr("by genotype")});
        auto* picture = new GenerationsPicture(settings, run, this);
        rows()->addWidget(picture, 1);
        const auto refresh = [this, picture] {
            const genotype::Trait trait = traitOf(this->settings());
            picture->describe(Figures::tr("Three generations, %1").arg(text(genotype::words::name(trait))),
                              this->run().isRevealed()
                                  ? Figures::tr("P: %1 × %3. F1: all %2. F2: %1, %2, %2, %3.")
                                        .arg(genotypeText(trait, Genotype::HomozygousDominant),
                                             genotypeText(trait, Genotype::Heterozygous),
                                             genotypeText(trait, Genotype::HomozygousRecessive))
                                  : Figures::tr("The F2 appears once its first plants have been rolled."));
        };
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, picture, refresh);
        connect(&run, &ExperimentRun::revealedChanged, picture, refresh);
    }
};

} // namespace
} // namespace generations_figure

FigureMaker generationsFigure() {
    using namespace generations_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new GenerationsFigure(settings, run, parent);
            },
            experimentOf};
}

} // namespace app
