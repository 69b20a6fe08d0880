// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_list.h"

namespace app {

FigureMaker figureOf(lessons::Figure figure) {
    switch (figure) {
    case lessons::Figure::Generations: return generationsFigure();
    case lessons::Figure::SeveralGenes: return severalGenesFigure();
    case lessons::Figure::Square: return squareFigure();
    case lessons::Figure::SmallFamilies: return smallFamiliesFigure();
    case lessons::Figure::TestCross: return testCrossFigure();
    case lessons::Figure::Looks: return looksFigure();
    case lessons::Figure::Gametes: return gametesFigure();
    case lessons::Figure::Linkage: return linkageFigure();
    case lessons::Figure::ThreePoint: return threePointFigure();
    case lessons::Figure::Patterns: return patternsFigure();
    case lessons::Figure::Mutation: return mutationFigure();
    case lessons::Figure::SevenTraits: return sevenTraitsFigure();
    case lessons::Figure::Garden: return gardenFigure();
    case lessons::Figure::Expression: return expressionFigure();
    case lessons::Figure::Selection: return selectionFigure();
    case lessons::Figure::Chance: return chanceFigure();
    case lessons::Figure::SexLinkage: return sexLinkageFigure();
    case lessons::Figure::Interactions: return interactionsFigure();
    case lessons::Figure::Cytoplasm: return cytoplasmFigure();
    case lessons::Figure::NonDisjunction: return nonDisjunctionFigure();
    case lessons::Figure::GermLine: return germLineFigure();
    case lessons::Figure::Population: return populationFigure();
    case lessons::Figure::Pedigree: return pedigreeFigure();
    case lessons::Figure::Meiosis: return meiosisFigure();
    case lessons::Figure::GeneEditing: return geneEditingFigure();
    case lessons::Figure::Breeding: return breedingFigure();
    }
    return generationsFigure();
}

} // namespace app
