// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/interaction_words.h"
#include "cross_figure.h"
#include "figure_parts.h"
#include "lessons/topics/interaction_experiment.h"

namespace app::interactions_figure {
namespace {

const Choice<int> example{
    {"interaction", [] { return Figures::tr("Example"); },
     eachNamed(lessons::interactionCatalogue(), [](const auto& one) { return text(one.example); })}};

const lessons::Interaction& interactionOf(const FigureSettings& settings) {
    return lessons::interactionCatalogue()[std::size_t(example.in(settings))];
}

// Under incomplete penetrance the partner is always recessive.
const Choice<bool> partner{
    {"partner", [] { return Figures::tr("Second parent"); },
     [] { return listOf(Figures::tr("heterozygous"), Figures::tr("recessive")); }, 0, TitlePlace::Above,
     [](const FigureSettings& settings) { return interactionOf(settings).penetrance >= 1; }}};

lessons::Cross crossOf(const FigureSettings& settings) {
    lessons::Cross cross = lessons::usualCross(interactionOf(settings));
    if (partner(settings))
        for (auto& alleles : cross.second.loci)
            alleles = {1, 1};
    return cross;
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::interactionExperiment(interactionOf(settings), crossOf(settings));
}

/// The topic's own question is about the first case.
const char* askOf(const FigureSettings& settings) {
    if (example.in(settings) == 0 && partner.in(settings) == 0)
        return nullptr;
    return ENGINE_TEXT("engine",
                       "The rule below the square says what each group of genotypes shows. Which cells "
                       "belong together? In what ratio do you expect the phenotypes of the offspring that "
                       "are born?");
}

class InteractionsFigure : public CrossFigure {
public:
    InteractionsFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : CrossFigure(settings, run, parent) {
        addChoosers({&example, &partner});
        addSquare();
        addCellWords();
        m_rule = addWords("interactionRule");
        m_source = addNote("", TextRole::Caption);
    }

private:
    lessons::Brood brood() const override {
        return lessons::Brood(crossOf(settings()), interactionOf(settings()));
    }

    QString hiddenText() const override {
        return Figures::tr("The colours appear once the first offspring have been rolled.");
    }

    void refresh() override {
        const lessons::Interaction& interaction = interactionOf(settings());
        m_rule->setText(interactionRule(interaction).join(QLatin1Char('\n')));
        m_source->setText(Figures::tr("Source: %1").arg(QString::fromStdString(interaction.source)));
        CrossFigure::refresh();
    }

    QLabel* m_rule;
    QLabel* m_source;
};

} // namespace
} // namespace app::interactions_figure

app::FigureMaker app::interactionsFigure() {
    using namespace app::interactions_figure;
    return makerOf<InteractionsFigure>(experimentOf, askOf);
}
