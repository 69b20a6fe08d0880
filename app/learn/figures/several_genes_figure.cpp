// SPDX-License-Identifier: GPL-3.0-or-later
#include "cross_figure.h"

#include "app/ui/theme/tokens.h"
#include "figure_parts.h"

namespace app::several_genes_figure {
namespace {

const Choice<int> genes{{"genes", [] { return Figures::tr("Genes"); },
                         [] {
                             return listOf(Figures::tr("two genes"), Figures::tr("three genes"),
                                           Figures::tr("four genes"), Figures::tr("Mendel's seeds"));
                         }}};

lessons::Cross crossOf(const FigureSettings& settings) {
    static constexpr std::array otherCrosses{"RrGgFf x RrGgFf", "RrGgFfTt x RrGgFfTt", "RrYy x RrYy"};
    const int chosen = genes.in(settings);
    return chosen == 0 ? startCross(settings) : lessons::startCross(otherCrosses[std::size_t(chosen - 1)]);
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::withPublished(lessons::offspringByLooks(crossOf(settings)), crossOf(settings));
}

class SeveralGenesFigure : public CrossFigure {
public:
    SeveralGenesFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : CrossFigure(settings, run, parent) {
        m_title = addWords("", TextRole::PanelTitle);
        keepStyled(m_title, [this] { m_title->setFont(Theme::current().genotypeFont(type::lead)); });
        addChooser(genes);
        addSquare();
        addCellWords();
    }

private:
    lessons::Brood brood() const override { return lessons::Brood(crossOf(settings())); }

    void refresh() override {
        m_title->setText(QString::fromStdString(lessons::notation(crossOf(settings()))));
        CrossFigure::refresh();
    }

    QLabel* m_title;
};

} // namespace
} // namespace app::several_genes_figure

app::FigureMaker app::severalGenesFigure() {
    using namespace app::several_genes_figure;
    return makerOf<SeveralGenesFigure>(experimentOf);
}
