// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/figure_words.h"
#include "app/learn/session/lesson_session.h"
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

CellTree treeOf(const LessonSession& session) {
    const int chosen = session.setting(QLatin1String(germSetting), usualNumber).toInt();
    return {divisions, germNumbers[std::size_t(std::clamp(chosen, 0, int(germNumbers.size()) - 1))]};
}

MutationStage stageOf(const LessonSession& session) {
    const int chosen = session.setting(QLatin1String(stageSetting), 0).toInt();
    return static_cast<MutationStage>(std::clamp(chosen, 0, 2));
}

lessons::Experiment experimentOf(const LessonSession& session) {
    return lessons::germLineExperiment(treeOf(session), stageOf(session));
}

/// The topic's own question is about four germ cells and all 31 cells.
const char* askOf(const LessonSession& session) {
    switch (stageOf(session)) {
    case MutationStage::Any:
        return treeOf(session).germCells() == germNumbers[usualNumber]
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
    GermLineFigure(LessonSession& session, QWidget* parent)
        : LessonFigure(session, parent), m_announcer(new speech::Announcer(this)) {
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
        connect(&session, &LessonSession::experimentChanged, this, &GermLineFigure::refresh);
        connect(&session, &LessonSession::revealedChanged, this, &GermLineFigure::refresh);
        connect(m_picture, &CellTreePicture::cursorMoved, this, &GermLineFigure::say);
    }

private:
    void refresh() {
        m_picture->setTree(treeOf(session()));
        // Where each cell leads is what the prediction is about.
        m_picture->setPointable(session().isRevealed());
        m_picture->setCell(session().setting(QLatin1String(struckSetting), -1).toInt());
        m_strike->setVisible(session().isRevealed());
        say();
    }

    void say() {
        const QString cell = m_picture->cellText();
        m_words->setText(!cell.isEmpty() ? cell
                         : session().isRevealed()
                             ? Figures::tr("Point at a cell of the embryo, or use the arrow keys.")
                             : Figures::tr("Mutations show once the first embryos have been rolled."));
    }

    void strike() {
        const CellTree tree = treeOf(session());
        const auto [first, last] = lessons::rowsOf(tree, stageOf(session()));
        const int from = (1 << first) - 1;
        const int to = (2 << last) - 1;
        const int cell = from + int(session().chance().below(std::uint32_t(to - from)));
        session().setSetting(QLatin1String(struckSetting), cell);
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
    return {[](LessonSession& session, QWidget* parent) -> LessonFigure* {
                return new GermLineFigure(session, parent);
            },
            experimentOf, askOf};
}

} // namespace app
