// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/figure_words.h"
#include "app/charts/square_picture.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/page_parts.h"
#include "figure_list.h"
#include "lesson_figure.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace several_genes_figure {
namespace {

constexpr auto crossSetting = "genes";

lessons::Cross crossOf(const FigureSettings& settings) {
    static const std::array<const char*, 3> otherCrosses{"RrGgFf x RrGgFf", "RrGgFfTt x RrGgFfTt",
                                                         "RrYy x RrYy"};
    const int chosen = settings.choice(crossSetting, int(otherCrosses.size()) + 1);
    return chosen == 0 ? startCross(settings) : lessons::startCross(otherCrosses[std::size_t(chosen - 1)]);
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::withPublished(lessons::offspringByLooks(crossOf(settings)), crossOf(settings));
}

class SeveralGenesFigure : public LessonFigure {
public:
    SeveralGenesFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        m_title = page_parts::words({}, this, TextRole::PanelTitle);
        keepStyled(m_title, [this] { m_title->setFont(Theme::current().genotypeFont(16)); });
        rows()->addWidget(m_title);
        chooser(QLatin1String(crossSetting), Figures::tr("Genes"),
                {Figures::tr("two genes"), Figures::tr("three genes"), Figures::tr("four genes"),
                 Figures::tr("Mendel's seeds")});
        m_square = new SquarePicture(this);
        rows()->addWidget(m_square, 1);
        m_cell = page_parts::words({}, this, TextRole::Body, Role::SoftInk);
        meiosisBeside(m_cell, [this] { return crossOf(this->settings()); });
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, this, &SeveralGenesFigure::refresh);
        connect(&run, &ExperimentRun::revealedChanged, this, &SeveralGenesFigure::refresh);
        connect(m_square, &SquarePicture::cursorMoved, this, &SeveralGenesFigure::nameCell);
    }

private:
    void refresh() {
        const lessons::Cross cross = crossOf(settings());
        m_title->setText(QString::fromStdString(lessons::notation(cross)));
        m_square->setCross(cross);
        m_square->setLooksShown(run().isRevealed());
        nameCell();
    }

    void nameCell() {
        const QString cell = m_square->cursorText();
        if (!cell.isEmpty())
            m_cell->setText(cell);
        else if (run().isRevealed())
            m_cell->setText(Figures::tr("Point at a cell, or use the arrow keys."));
        else
            m_cell->setText(Figures::tr("The phenotypes appear once the first offspring have been rolled."));
    }

    QLabel* m_title;
    SquarePicture* m_square;
    QLabel* m_cell;
};

} // namespace
} // namespace several_genes_figure

FigureMaker severalGenesFigure() {
    using namespace several_genes_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new SeveralGenesFigure(settings, run, parent);
            },
            experimentOf};
}

} // namespace app
