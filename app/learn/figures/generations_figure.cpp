// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/outcome_chart.h"
#include "app/ui/paint/shape_painter.h"
#include "app/ui/theme/elevation.h"
#include "app/ui/theme/tokens.h"
#include "engine/genotype/words/words.h"
#include "figure_parts.h"

namespace app::generations_figure {
namespace {

using genotype::Genotype;

constexpr qreal lettersHeight = 22; ///< in pixels at scale 1

const Choice<int> traits{{FigureSettings::traitSetting, [] { return Figures::tr("Trait"); },
                          [](const FigureSettings& settings) {
                              return namesOf(settings.topic().ofTraits, [](const auto& one) {
                                  return text(genotype::words::title(one.trait));
                              });
                          },
                          [](const FigureSettings& settings) { return settings.startTrait(); }}};
const Choice<bool> byGenotype{
    {"view", [] { return Figures::tr("Count by"); },
     [] { return listOf(Figures::tr("by phenotype"), Figures::tr("by genotype")); }}};

genotype::Trait traitOf(const FigureSettings& settings) {
    const lessons::TraitTexts* shown = settings.shownTrait();
    return shown ? shown->trait : startSquare(settings).trait;
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

class GenerationsFigure : public LessonFigure {
public:
    GenerationsFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        if (!settings.topic().ofTraits.empty())
            addChooser(traits);
        addChooser(byGenotype);
        m_picture = addPicture(
            {340, 270}, [this](QPainter& painter, const QRectF& room) { paintGenerations(painter, room); });
    }

private:
    void refresh() override {
        const genotype::Trait trait = traitOf(settings());
        m_picture->describe(Figures::tr("Three generations, %1").arg(text(genotype::words::name(trait))),
                            run().isRevealed()
                                ? Figures::tr("P: %1 × %3. F1: all %2. F2: %1, %2, %2, %3.")
                                      .arg(genotypeText(trait, Genotype::HomozygousDominant),
                                           genotypeText(trait, Genotype::Heterozygous),
                                           genotypeText(trait, Genotype::HomozygousRecessive))
                                : Figures::tr("The F2 appears once its first plants have been rolled."));
    }

    /// P, F1 and F2, one below the other.
    void paintGenerations(QPainter& painter, const QRectF& room) const {
        struct Generation {
            QString name;
            std::vector<Genotype> plants;
            qreal first; ///< the middle of the first plant, as a share of the width
            qreal step;
        };
        using enum Genotype;
        const std::array<Generation, 3> generations{
            {{QStringLiteral("P"), {HomozygousDominant, HomozygousRecessive}, 0.3, 0.4},
             {QStringLiteral("F1"), {Heterozygous, Heterozygous}, 0.3, 0.4},
             {QStringLiteral("F2"),
              {HomozygousDominant, Heterozygous, Heterozygous, HomozygousRecessive},
              0.125,
              0.25}}};
        const Theme& theme = Theme::current();
        const qreal high = room.height() / 3;
        const qreal label = theme.px(30);
        const qreal wide = room.width() - label;
        const qreal cell = std::min(wide / 4.3, high * 1.3);
        for (std::size_t row = 0; row < generations.size(); ++row) {
            const auto& [name, plants, first, step] = generations[row];
            const qreal top = qreal(row) * high;
            const bool crossed = row < 2;
            drawWords(painter, {0, top, label, high}, Qt::AlignLeft | Qt::AlignVCenter, name,
                      theme.serif(15, QFont::Bold), Role::SoftInk);
            for (std::size_t i = 0; i < plants.size(); ++i)
                paintPlantIn(painter,
                             {label + wide * (first + step * qreal(i)) - cell / 2, top + theme.px(3), cell,
                              high - theme.px(8)},
                             plants[i], crossed || run().isRevealed());
            if (crossed)
                drawWords(painter, {label + wide * 0.5 - cell / 2, top, cell, high}, Qt::AlignCenter,
                          QStringLiteral("×"), theme.serif(type::section, QFont::Bold));
        }
    }

    void paintPlantIn(QPainter& painter, const QRectF& rect, Genotype genotype, bool shown) const {
        const Theme& theme = Theme::current();
        const genotype::Trait trait = traitOf(settings());
        const TraitColours colours = theme.trait(trait);
        const bool recessive = genotype == Genotype::HomozygousRecessive;
        // Plants that are counted as one kind share a background.
        double weight = recessive ? 0.05 : 0.3;
        if (byGenotype(settings()))
            weight = genotype == Genotype::HomozygousDominant ? 0.34 : recessive ? 0.05 : 0.17;
        const qreal round = theme.px(radius::space);
        if (!shown) {
            paintElevation(painter, rect, round, Elevation::Sunk);
            drawWords(painter, rect, Qt::AlignCenter, QStringLiteral("?"),
                      theme.serif(type::section, QFont::Bold), Role::SoftInk);
            return;
        }
        paintElevation(painter, rect, round, Elevation::Rests, theme.colour(Role::Panel));
        const qreal edge = theme.px(space::tight);
        const QRectF label(rect.left() + edge, rect.bottom() - theme.px(lettersHeight) - edge,
                           rect.width() - 2 * edge, theme.px(lettersHeight));
        setInk(painter, Qt::NoPen, mixed(colours.fill, theme.colour(Role::Panel), weight));
        painter.drawRoundedRect(label, theme.px(radius::chip), theme.px(radius::chip));
        paintTrait(painter,
                   {rect.left() + edge, rect.top() + edge, rect.width() - 2 * edge,
                    label.top() - rect.top() - 2 * edge},
                   phenotypeOf(trait, genotype, genotype::Inheritance::CompleteDominance));
        drawWords(painter, label, Qt::AlignCenter, genotypeText(trait, genotype), letters(type::lead));
    }

    FigurePicture* m_picture;
};

} // namespace
} // namespace app::generations_figure

app::FigureMaker app::generationsFigure() {
    using namespace app::generations_figure;
    return makerOf<GenerationsFigure>(experimentOf);
}
