// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/figure_words.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/core/text.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/codons.h"
#include "lessons/gene_editing.h"
#include "lessons/topics/editing_experiment.h"
#include "sequence_picture.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>

namespace app {

namespace gene_editing_figure {
namespace {

constexpr auto guideSetting = "guide";
constexpr auto lossSetting = "loss";
/// The letters that the repair on the screen has lost; 0: not cut.
constexpr auto repairSetting = "repair";

constexpr std::array<std::size_t, 3> losses{6, 9, 10};

std::size_t mostLost(const FigureSettings& settings) {
    const int chosen = settings.setting(QLatin1String(lossSetting), 0).toInt();
    return losses[std::size_t(std::clamp(chosen, 0, int(losses.size()) - 1))];
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::editingExperiment(mostLost(settings));
}

/// The topic's own question is about losses of up to six letters.
const char* askOf(const FigureSettings& settings) {
    switch (mostLost(settings)) {
    case 9:
        return ENGINE_TEXT("engine", "Now up to nine letters are lost at the cut: 1, 2, 3 … 9, each number "
                                     "equally likely. In what ratio do you expect genes whose [reading "
                                     "frame](frameshift) is kept and genes whose reading frame is shifted?");
    case 10:
        return ENGINE_TEXT("engine", "Now up to ten letters are lost at the cut: 1, 2, 3 … 10, each number "
                                     "equally likely. In what ratio do you expect genes whose [reading "
                                     "frame](frameshift) is kept and genes whose reading frame is shifted?");
    default: return nullptr;
    }
}

int aminoAcidsIn(const std::string& gene) {
    const std::string protein = lessons::translate(gene);
    return int(protein.size()) - (protein.ends_with(lessons::stopSign) ? 1 : 0);
}

class GeneEditingFigure : public LessonFigure {
public:
    GeneEditingFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent), m_sites(lessons::targetSites(lessons::editedGene)) {
        QStringList guides;
        for (std::size_t i = 0; i < m_sites.size(); ++i)
            guides << Figures::tr("guide %1").arg(i + 1);
        chooser(QLatin1String(guideSetting), Figures::tr("Guide RNA"), guides);
        QStringList choices;
        for (const std::size_t most : losses)
            choices << Figures::tr("1 to %1 letters lost").arg(most);
        chooser(QLatin1String(lossSetting), Figures::tr("Letters lost at the cut"), choices);
        m_sequence = new SequencePicture(this);
        m_sequence->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        rows()->addWidget(m_sequence);
        m_legend = page_parts::words({}, this, TextRole::Caption, Role::SoftInk);
        rows()->addWidget(m_legend);
        m_buttons = buttons({{Figures::tr("Cut and repair"), [this] { cutAndRepair(); }},
                             {Figures::tr("Original"), [this] { setLost(0); }}});
        m_words = page_parts::words({}, this);
        m_words->setObjectName(QStringLiteral("editingSaid"));
        rows()->addWidget(m_words);
        rows()->addStretch(1);
        m_sequence->setPlace(int(site().cut()));
        refresh();
        connect(&settings, &FigureSettings::changed, this, &GeneEditingFigure::refreshAfter);
        connect(&run, &ExperimentRun::revealedChanged, this, &GeneEditingFigure::refresh);
    }

private:
    const lessons::TargetSite& site() const {
        const int chosen = settings().setting(QLatin1String(guideSetting), 0).toInt();
        return m_sites[std::size_t(std::clamp(chosen, 0, int(m_sites.size()) - 1))];
    }
    /// Repaired genes would answer the prediction.
    std::size_t lost() const {
        return run().isRevealed() ? settings().setting(QLatin1String(repairSetting), 0).toUInt() : 0;
    }
    void setLost(std::size_t letters) { settings().setSetting(QLatin1String(repairSetting), int(letters)); }

    void cutAndRepair() { setLost(1 + settings().chance().below(std::uint32_t(mostLost(settings())))); }

    void refreshAfter(const QString& setting) {
        // Another cut begins with the whole gene.
        if (setting == QLatin1String(guideSetting) || setting == QLatin1String(lossSetting)) {
            m_sequence->setPlace(int(site().cut()));
            setLost(0);
        }
        refresh();
    }

    void refresh() {
        const std::string original(lessons::editedGene);
        const int cut = int(site().cut());
        m_buttons->setVisible(run().isRevealed());
        if (lost() == 0) {
            m_sequence->setGene(original, original, -1);
            m_sequence->setMarks({int(site().start), int(site().pam()), cut, -1, 0});
            m_legend->setText(Figures::tr("Bar: matches the 20 letters of the guide. Dashed: the PAM (NGG). "
                                          "Wedge: the cut. Below the letters: mRNA and protein."));
            m_words->setText(
                Figures::tr("After the 20 letters comes %1, which fits NGG. Cas9 cuts both strands three "
                            "letters before it, between letters %2 and %3.")
                    .arg(QString::fromStdString(original.substr(site().pam(), lessons::pamLength)))
                    .arg(cut)
                    .arg(cut + 1));
            return;
        }
        const std::string now = lessons::repaired(original, site().cut(), lost());
        const int seam = int(lessons::seamOf(site().cut(), lost()));
        m_sequence->setGene(now, original, -1);
        m_sequence->setMarks({-1, -1, -1, seam, int(lost())});
        m_legend->setText(
            Figures::tr("Wedge: here the two ends were joined. Bold: other amino acids than before."));
        m_words->setText(storyOf(original, now));
    }

    /// A sentence on what became of the protein.
    QString storyOf(const std::string& original, const std::string& now) const {
        const QString said = Figures::tr("%n letters are lost.", nullptr, int(lost()));
        if (lessons::effectOf(original, now) == lessons::Effect::Frameshift)
            return Figures::tr("%1 The reading frame is shifted: after the cut, the letters are grouped into "
                               "other triplets, and the stop codon is no longer read. In the whole gene, the "
                               "protein would have wrong amino acids until a stop codon happens to come up.")
                .arg(said);
        return Figures::tr("%1 The reading frame is kept: the triplets after the cut are read as before. "
                           "Amino acids in this piece: %2 instead of %3.")
            .arg(said)
            .arg(aminoAcidsIn(now))
            .arg(aminoAcidsIn(original));
    }

    std::vector<lessons::TargetSite> m_sites;
    SequencePicture* m_sequence;
    QLabel* m_legend;
    QWidget* m_buttons;
    QLabel* m_words;
};

} // namespace
} // namespace gene_editing_figure

FigureMaker geneEditingFigure() {
    using namespace gene_editing_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new GeneEditingFigure(settings, run, parent);
            },
            experimentOf, askOf};
}

} // namespace app
