// SPDX-License-Identifier: GPL-3.0-or-later
#include "cell_tree_picture.h"
#include "figure_parts.h"
#include "lessons/topics/germ_line_experiment.h"

namespace app::germ_line_figure {
namespace {

using lessons::CellTree;
using lessons::MutationStage;

constexpr QLatin1String struckSetting("struck-cell");
constexpr int divisions = 4;
constexpr std::array germNumbers{1, 2, 4, 8};
constexpr int usualNumber = 2; // in the list above

const Choice<int> germCells{{"germ-cells", [] { return Figures::tr("Germ cells"); },
                             eachNamed(germNumbers, [](int number) { return QString::number(number); }),
                             usualNumber, TitlePlace::Before},
                            germNumbers};
const Choice<MutationStage> stage{{"mutation-stage", [] { return Figures::tr("Mutation strikes one of"); },
                                   [] {
                                       return listOf(Figures::tr("all 31 cells"), Figures::tr("the first 3"),
                                                     Figures::tr("the last 16"));
                                   },
                                   0, TitlePlace::Before}};

CellTree treeOf(const FigureSettings& settings) {
    return {divisions, germCells(settings)};
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::germLineExperiment(treeOf(settings), stage(settings));
}

/// The topic's own question is about four germ cells and all 31 cells.
const char* askOf(const FigureSettings& settings) {
    switch (stage(settings)) {
    case MutationStage::Any:
        return treeOf(settings).germCells() == germNumbers[std::size_t(usualNumber)]
                   ? nullptr
                   : ENGINE_TEXT(
                         "engine",
                         "Another number of the last cells become germ cells now. A mutation strikes one of "
                         "the 31 cells, each with the same chance. Count in the figure: in what ratio do "
                         "you expect it to end up in body cells only, in germ cells only, and in both?");
    case MutationStage::Early:
        return ENGINE_TEXT(
            "engine", "Now the mutation strikes early: the fertilised egg or one of its two daughter cells. "
                      "Where does it go from each of the three? In what ratio do you expect it to end up in "
                      "body cells only, in germ cells only, and in both?");
    case MutationStage::Late: break;
    }
    return ENGINE_TEXT(
        "engine",
        "Now the mutation strikes late: one of the last 16 cells. Can it still reach body cells and "
        "germ cells alike? In what ratio do you expect it to end up in body cells only, in germ "
        "cells only, and in both?");
}

class GermLineFigure : public LessonFigure {
public:
    GermLineFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChoosers({&germCells, &stage});
        m_picture = add(new CellTreePicture(this), 1);
        m_words = addNote("germLineWords");
        m_strike = addButtons({{[] { return Figures::tr("Let a mutation strike"); }, [this] { strike(); }}});
        connect(m_picture, &CellTreePicture::cursorMoved, this, &GermLineFigure::say);
    }

private:
    void refresh() override {
        m_picture->setTree(treeOf(settings()));
        // Where each cell leads is what the prediction is about.
        m_picture->setPointable(run().isRevealed());
        m_picture->setCell(settings().setting(struckSetting, -1).toInt());
        m_strike->setVisible(run().isRevealed());
        say();
    }

    void say() {
        const QString cell = m_picture->cellText();
        m_words->setText(!cell.isEmpty() ? cell
                         : run().isRevealed()
                             ? Figures::tr("Point at a cell of the embryo, or use the arrow keys.")
                             : Figures::tr("Mutations show once the first embryos have been rolled."));
    }

    void strike() {
        const auto [first, last] = lessons::rowsOf(treeOf(settings()), stage(settings()));
        const int from = (1 << first) - 1;
        const int to = (2 << last) - 1;
        const int cell = from + int(settings().chance().below(std::uint32_t(to - from)));
        settings().setSetting(struckSetting, cell);
        m_picture->setCell(cell); // the cursor may have left it
        announce({m_words->text()});
    }

    CellTreePicture* m_picture;
    QLabel* m_words;
    QWidget* m_strike;
};

} // namespace
} // namespace app::germ_line_figure

app::FigureMaker app::germLineFigure() {
    using namespace app::germ_line_figure;
    return makerOf<GermLineFigure>(experimentOf, askOf);
}
