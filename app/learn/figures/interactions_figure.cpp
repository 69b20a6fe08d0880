// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/figure_words.h"
#include "app/charts/interaction_words.h"
#include "app/charts/square_picture.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/core/text.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/topics/interaction_experiment.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

namespace interactions_figure {
namespace {

constexpr auto interactionSetting = "interaction";
constexpr auto partnerSetting = "partner";

const lessons::Interaction& interactionOf(const FigureSettings& settings) {
    const auto& all = lessons::interactionCatalogue();
    const int chosen = settings.setting(QLatin1String(interactionSetting), 0).toInt();
    return all[std::size_t(std::clamp(chosen, 0, int(all.size()) - 1))];
}

/// Under incomplete penetrance the partner is always recessive.
bool hasPartners(const lessons::Interaction& interaction) {
    return interaction.penetrance >= 1;
}

lessons::Cross interactionCross(const FigureSettings& settings) {
    const lessons::Interaction& interaction = interactionOf(settings);
    lessons::Cross cross = lessons::usualCross(interaction);
    if (settings.setting(QLatin1String(partnerSetting), 0).toInt() == 1)
        for (auto& alleles : cross.second.loci)
            alleles = {1, 1};
    return cross;
}

lessons::Experiment interactionRolled(const FigureSettings& settings) {
    return lessons::interactionExperiment(interactionOf(settings), interactionCross(settings));
}

/// The topic's own question is about the first case.
const char* interactionAsk(const FigureSettings& settings) {
    if (settings.setting(QLatin1String(interactionSetting), 0).toInt() == 0 &&
        settings.setting(QLatin1String(partnerSetting), 0).toInt() == 0)
        return nullptr;
    return ENGINE_TEXT("engine",
                       "The rule below the square says what each group of genotypes shows. Which cells "
                       "belong together? In what ratio do you expect the phenotypes of the offspring that "
                       "are born?");
}

class InteractionsFigure : public LessonFigure {
public:
    InteractionsFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        QStringList names;
        for (const lessons::Interaction& one : lessons::interactionCatalogue())
            names << text(one.example);
        chooser(QLatin1String(interactionSetting), Figures::tr("Example"), names);
        m_partnerName = page_parts::words([] { return Figures::tr("Second parent"); }, this,
                                          TextRole::Caption, Role::SoftInk);
        rows()->addWidget(m_partnerName);
        m_partner = chooser(QLatin1String(partnerSetting), Figures::tr("Second parent"),
                            {Figures::tr("heterozygous"), Figures::tr("recessive")});
        m_square = new SquarePicture(this);
        rows()->addWidget(m_square, 1);
        m_cell = page_parts::words({}, this, TextRole::Body, Role::SoftInk);
        meiosisBeside(m_cell, [this] { return interactionCross(this->settings()); });
        m_rule = page_parts::words({}, this);
        m_rule->setObjectName(QStringLiteral("interactionRule"));
        rows()->addWidget(m_rule);
        m_source = page_parts::words({}, this, TextRole::Caption, Role::SoftInk);
        rows()->addWidget(m_source);
        connect(m_square, &SquarePicture::cursorMoved, this, &InteractionsFigure::nameCell);
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, this, &InteractionsFigure::refresh);
        connect(&run, &ExperimentRun::revealedChanged, this, &InteractionsFigure::refresh);
    }

private:
    void refresh() {
        const lessons::Interaction& interaction = interactionOf(settings());
        m_partnerName->setVisible(hasPartners(interaction));
        m_partner->setVisible(hasPartners(interaction));
        m_square->setBrood(lessons::Brood(interactionCross(settings()), interaction));
        // What the cells show together is for the pupil to find out first.
        m_square->setLooksShown(run().isRevealed());
        m_rule->setText(interactionRule(interaction).join(QLatin1Char('\n')));
        m_source->setText(Figures::tr("Source: %1").arg(QString::fromStdString(interaction.source)));
        nameCell();
    }

    void nameCell() {
        const QString cell = m_square->cursorText();
        m_cell->setText(!cell.isEmpty() ? cell
                        : run().isRevealed()
                            ? Figures::tr("Point at a cell, or use the arrow keys.")
                            : Figures::tr("The colours appear once the first offspring have been rolled."));
    }

    QLabel* m_partnerName;
    QWidget* m_partner;
    SquarePicture* m_square;
    QLabel* m_cell;
    QLabel* m_rule;
    QLabel* m_source;
};

} // namespace
} // namespace interactions_figure

FigureMaker interactionsFigure() {
    using namespace interactions_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new InteractionsFigure(settings, run, parent);
            },
            interactionRolled, interactionAsk};
}

} // namespace app
