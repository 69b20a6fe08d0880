// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/charts/figure_words.h"
#include "app/charts/square_picture.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/core/text.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/cross/x_linked.h"
#include "lessons/topics/figure_experiments.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace app {

namespace sex_linkage_figure {
namespace {

constexpr auto xGeneSetting = "x-gene";
constexpr auto xMotherSetting = "x-mother";
constexpr auto xFatherSetting = "x-father";

/// How many recessive alleles the parents of the topic's cross have, and its gene.
struct SexStart {
    lessons::Gene gene;
    int mother = 0;
    int father = 0;
};

SexStart sexStart(const FigureSettings& settings) {
    const lessons::Cross cross = startCross(settings);
    const lessons::Gene& gene = cross.genes.at(0);
    const bool motherFirst = lessons::yCount(gene, cross.first.loci[0]) == 0;
    const auto& mother = (motherFirst ? cross.first : cross.second).loci[0];
    const auto& father = (motherFirst ? cross.second : cross.first).loci[0];
    return {gene, int(std::ranges::count(mother, lessons::AlleleIndex{1})),
            int(std::ranges::count(father, lessons::AlleleIndex{1}))};
}

/// The genes to choose from: that of the topic and those of the catalogue.
std::vector<lessons::Gene> sexLinkedGenes(const FigureSettings& settings) {
    std::vector<lessons::Gene> genes{sexStart(settings).gene};
    for (const lessons::Gene& gene : lessons::xLinkedGenes())
        if (gene.id != genes.front().id)
            genes.push_back(gene);
    return genes;
}

int geneNumber(const FigureSettings& settings) {
    return settings.setting(QLatin1String(xGeneSetting), 0).toInt();
}

lessons::Cross sexLinkedCross(const FigureSettings& settings) {
    const SexStart start = sexStart(settings);
    const int mother = settings.setting(QLatin1String(xMotherSetting), start.mother).toInt();
    const int father = settings.setting(QLatin1String(xFatherSetting), start.father).toInt();
    const auto genes = sexLinkedGenes(settings);
    constexpr lessons::AlleleIndex dominant = 0, recessive = 1, y = 2;
    lessons::Cross cross;
    cross.genes = {genes[std::size_t(std::clamp(geneNumber(settings), 0, int(genes.size()) - 1))]};
    cross.first.loci = {{mother == 2 ? recessive : dominant, mother == 0 ? dominant : recessive}};
    cross.second.loci = {{father == 1 ? recessive : dominant, y}};
    return cross;
}

lessons::Experiment sexLinkedExperiment(const FigureSettings& settings) {
    return lessons::sexLinkageExperiment(sexLinkedCross(settings));
}

/// The topic's own question is about its own parents.
const char* sexLinkedAsk(const FigureSettings& settings) {
    const lessons::Cross start = startCross(settings);
    const lessons::Cross now = sexLinkedCross(settings);
    if (now.genes[0].id == start.genes[0].id && lessons::notation(now) == lessons::notation(start))
        return nullptr;
    return ENGINE_TEXT("engine",
                       "The mother has two X, the father an X and a Y. Which X does a son get, and which two "
                       "does a daughter get? In what ratio do you expect the phenotypes?");
}

class SexLinkageFigure : public LessonFigure {
public:
    SexLinkageFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        QStringList names;
        for (const lessons::Gene& gene : sexLinkedGenes(settings))
            names << text(gene.name);
        const SexStart start = sexStart(settings);
        chooser(QLatin1String(xGeneSetting), Figures::tr("Gene"), names);
        const auto parentRow = [&](const char* setting, const QString& name, int choices, int at) {
            rows()->addWidget(page_parts::words(name, this, TextRole::Caption, Role::SoftInk));
            QWidget* row =
                chooser(QLatin1String(setting), name, QStringList(choices, QStringLiteral("X")), at);
            for (QPushButton* tile : row->findChildren<QPushButton*>())
                keepStyled(tile, [tile] { tile->setFont(Theme::current().genotypeFont(14)); });
            return row;
        };
        m_mother = parentRow(xMotherSetting, Figures::tr("Mother"), 3, start.mother);
        m_father = parentRow(xFatherSetting, Figures::tr("Father"), 2, start.father);
        m_square = new SquarePicture(this);
        rows()->addWidget(m_square, 1);
        m_words = page_parts::words({}, this, TextRole::Body, Role::SoftInk);
        m_words->setObjectName(QStringLiteral("sexWords"));
        meiosisBeside(m_words, [this] { return sexLinkedCross(this->settings()); });
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, this, &SexLinkageFigure::refresh);
        connect(&run, &ExperimentRun::revealedChanged, this, &SexLinkageFigure::refresh);
        connect(m_square, &SquarePicture::cursorMoved, this, &SexLinkageFigure::say);
    }

private:
    void refresh() {
        const lessons::Cross cross = sexLinkedCross(settings());
        const auto& symbols = cross.genes[0].symbols;
        const auto label = [](const QWidget* row, const QString& parent, const QStringList& tiles) {
            const auto buttons = row->findChildren<QPushButton*>();
            for (qsizetype i = 0; i < buttons.size(); ++i) {
                buttons[i]->setText(tiles[i]);
                buttons[i]->setAccessibleName(QStringLiteral("%1: %2").arg(parent, tiles[i]));
            }
        };
        const auto pair = [&symbols](std::size_t one, std::size_t other) {
            return QString::fromStdString(symbols[one] + symbols[other]);
        };
        label(m_mother, Figures::tr("Mother"), {pair(0, 0), pair(0, 1), pair(1, 1)});
        label(m_father, Figures::tr("Father"), {pair(0, 2), pair(1, 2)});
        m_square->setCross(cross);
        m_square->setLooksShown(run().isRevealed());
        say();
    }

    void say() {
        const QString cell = m_square->cursorText();
        m_words->setText(
            !cell.isEmpty() ? cell
            : run().isRevealed()
                ? Figures::tr("Point at a cell, or use the arrow keys.")
                : Figures::tr("The phenotypes appear once the first offspring have been rolled."));
    }

    QWidget* m_mother;
    QWidget* m_father;
    SquarePicture* m_square;
    QLabel* m_words;
};

} // namespace
} // namespace sex_linkage_figure

FigureMaker sexLinkageFigure() {
    using namespace sex_linkage_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new SexLinkageFigure(settings, run, parent);
            },
            sexLinkedExperiment, sexLinkedAsk};
}

} // namespace app
