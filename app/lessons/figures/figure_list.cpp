#include "figure_list.h"

namespace app {

FigureMaker figureOf(lessons::Figure figure) {
    switch (figure) {
    case lessons::Figure::Generations: return generationsFigure();
    case lessons::Figure::SeveralGenes: return severalGenesFigure();
    case lessons::Figure::Garden:
    case lessons::Figure::SevenTraits:
    case lessons::Figure::Gametes:
    case lessons::Figure::Looks:
    case lessons::Figure::Square:
    case lessons::Figure::TestCross:
    case lessons::Figure::Linkage:
    case lessons::Figure::Patterns:
    case lessons::Figure::Mutation: break;
    }
    return generationsFigure();
}

} // namespace app
