// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/figure_words.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/speech/announcer.h"
#include "app/ui/widgets/page_parts.h"
#include "cell_tree_picture.h"
#include "engine/core/text.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/topics/germ_line_experiment.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

namespace germ_line_figure {
namespace {

using lessons::CellTree;
using lessons::MutationStage;

constexpr auto germSetting = "germ-cells";
constexpr auto stageSetting = "mutation-stage";
constexpr auto struckSetting = "struck-cell";
constexpr int divisions = 4;
constexpr std::array germNumbers{1, 2, 4, 8};
constexpr int usualNumber = 2; // in the list above

CellTree treeOf(const FigureSettings& settings) {
    const int chosen = settings.setting(QLatin1String(germSetting), usualNumber).toInt();
    return {divisions, germNumbers[std::size_t(std::clamp(chosen, 0, int(germNumbers.size()) - 1))]};
}

MutationStage stageOf(const FigureSettings& settings) {
    const int chosen = settings.setting(QLatin1String(stageSetting), 0).toInt();
    return static_cast<MutationStage>(std::clamp(chosen, 0, 2));
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::germLineExperiment(treeOf(settings), stageOf(settings));
}

/// The topic's own question is about four germ cells and all 31 cells.
const char* askOf(const FigureSettings& settings) {
    switch (stageOf(settings)) {
    case MutationStage::Any:
        return treeOf(settings).germCells() == germNumbers[usualNumber]
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
        : LessonFigure(settings, run, parent), m_announcer(new speech::Announcer(this)) {
        QStringList numbers;
        for (const int number : germNumbers)
            numbers << QString::number(number);
        namedChooser(QLatin1String(germSetting), Figures::tr("Germ cells"), numbers, usualNumber);
        namedChooser(QLatin1String(stageSetting), Figures::tr("Mutation strikes one of"),
                     {Figures::tr("all 31 cells"), Figures::tr("the first 3"), Figures::tr("the last 16")},
                     0);
        m_picture = new CellTreePicture(this);
        rows()->addWidget(m_picture, 1);
        m_words = page_parts::words({}, this, TextRole::Body, Role::SoftInk);
        m_words->setObjectName(QStringLiteral("germLineWords"));
        rows()->addWidget(m_words);
        m_strike = buttons({{Figures::tr("Let a mutation strike"), [this] { strike(); }}});
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, this, &GermLineFigure::refresh);
        connect(&run, &ExperimentRun::revealedChanged, this, &GermLineFigure::refresh);
        connect(m_picture, &CellTreePicture::cursorMoved, this, &GermLineFigure::say);
    }

private:
    void refresh() {
        m_picture->setTree(treeOf(settings()));
        // Where each cell leads is what the prediction is about.
        m_picture->setPointable(run().isRevealed());
        m_picture->setCell(settings().setting(QLatin1String(struckSetting), -1).toInt());
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
        const CellTree tree = treeOf(settings());
        const auto [first, last] = lessons::rowsOf(tree, stageOf(settings()));
        const int from = (1 << first) - 1;
        const int to = (2 << last) - 1;
        const int cell = from + int(settings().chance().below(std::uint32_t(to - from)));
        settings().setSetting(QLatin1String(struckSetting), cell);
        m_picture->setCell(cell);
        m_announcer->say(m_words->text());
    }

    speech::Announcer* m_announcer;
    CellTreePicture* m_picture = nullptr;
    QLabel* m_words = nullptr;
    QWidget* m_strike = nullptr;
};

} // namespace
} // namespace germ_line_figure

FigureMaker germLineFigure() {
    using namespace germ_line_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new GermLineFigure(settings, run, parent);
            },
            experimentOf, askOf};
}

} // namespace app
