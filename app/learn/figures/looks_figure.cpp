// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/paint/plant_painter.h"
#include "engine/genotype/words/words.h"
#include "figure_parts.h"

namespace app::looks_figure {
namespace {

using genotype::Genotype;
using genotype::Trait;

/// The genotype of the topic's parents; heterozygous for genes that the topic does not mention.
Genotype startGenotype(const FigureSettings& settings, Trait trait) {
    const lessons::BoardSquare start = startSquare(settings);
    return trait == start.trait ? start.parents.left : Genotype::Heterozygous;
}

Choice<Genotype> chooserOf(Trait trait) {
    static constexpr std::array settings{"gene0", "gene1", "gene2", "gene3"};
    return {
        {.setting = settings[static_cast<std::size_t>(trait)],
         .title = [trait] { return text(genotype::words::title(trait)); },
         .names =
             [trait] {
                 return namesOf(genotype::allGenotypes,
                                [trait](Genotype genotype) { return genotypeText(trait, genotype); });
             },
         .start = [trait](const FigureSettings& in) { return static_cast<int>(startGenotype(in, trait)); },
         .where = TitlePlace::After,
         .genotypes = true}};
}

Genotype genotypeOf(const FigureSettings& settings, Trait trait) {
    return chooserOf(trait)(settings);
}

genotype::Phenotype lookOf(Trait trait, Genotype genotype) {
    return phenotypeOf(trait, genotype, genotype::Inheritance::CompleteDominance);
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const Trait trait = startSquare(settings).trait;
    const std::string own(genotype::notation(trait, genotypeOf(settings, trait)));
    return lessons::offspringByLooks(lessons::startCross(own + " x " + own));
}

void paintPlantOf(QPainter& painter, const QRectF& room, const FigureSettings& settings) {
    const Theme& theme = Theme::current();
    PlantLook look;
    for (const Trait trait : genotype::allTraits)
        look.show(lookOf(trait, genotypeOf(settings, trait)));
    const qreal wide = std::min<qreal>(room.width(), room.height() * 0.95);
    const QRectF sheet((room.width() - wide) / 2, 0, wide, room.height());
    paintCell(painter, sheet.adjusted(1, 1, -1, -1), theme.colour(Role::PlantGround),
              theme.colour(Role::Line));
    paintPlant(painter, sheet.adjusted(theme.px(8), theme.px(8), -theme.px(8), -theme.px(8)), look);
}

class LooksFigure : public LessonFigure {
public:
    LooksFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        for (const Trait trait : genotype::allTraits)
            addChooser(chooserOf(trait));
        m_picture = addPicture({150, 190}, [&settings](QPainter& painter, const QRectF& room) {
            paintPlantOf(painter, room, settings);
        });
        m_words = addWords("lookWords");
    }

private:
    void refresh() override {
        QStringList looks;
        QString letters;
        qsizetype alike = 1;
        for (const Trait trait : genotype::allTraits) {
            const Genotype own = genotypeOf(settings(), trait);
            letters += genotypeText(trait, own);
            looks << text(genotype::words::name(lookOf(trait, own)));
            alike *= std::ranges::count_if(genotype::allGenotypes, [&](Genotype other) {
                return lookOf(trait, other) == lookOf(trait, own);
            });
        }
        const QString all = looks.join(QStringLiteral(", "));
        m_words->setText(alike == 1
                             ? Figures::tr("%1: %2. No other genotype looks like this one.").arg(letters, all)
                             : Figures::tr("%1: %2. Genotypes that look just like it: %3.")
                                   .arg(letters, all, QString::number(alike - 1)));
        m_picture->describe(Figures::tr("The plant %1").arg(letters), m_words->text());
    }

    FigurePicture* m_picture;
    QLabel* m_words;
};

} // namespace
} // namespace app::looks_figure

app::FigureMaker app::looksFigure() {
    using namespace app::looks_figure;
    return makerOf<LooksFigure>(experimentOf);
}
