// SPDX-License-Identifier: GPL-3.0-or-later
#include "figure_parts.h"
#include "lessons/codons.h"
#include "lessons/gene_editing.h"
#include "lessons/topics/editing_experiment.h"
#include "sequence_picture.h"

namespace app::gene_editing_figure {
namespace {

/// The letters that the repair on the screen has lost; 0: not cut.
constexpr QLatin1String repairSetting("repair");

constexpr std::array<std::size_t, 3> losses{6, 9, 10};

const std::vector<lessons::TargetSite>& sites() {
    static const std::vector<lessons::TargetSite> all = lessons::targetSites(lessons::editedGene);
    return all;
}

const Choice<lessons::TargetSite> guide{{"guide", [] { return Figures::tr("Guide RNA"); },
                                         [] {
                                             QStringList names;
                                             for (std::size_t i = 0; i < sites().size(); ++i)
                                                 names << Figures::tr("guide %1").arg(i + 1);
                                             return names;
                                         }},
                                        sites()};
const Choice<std::size_t> loss{
    {"loss", [] { return Figures::tr("Letters lost at the cut"); },
     eachNamed(losses, [](std::size_t most) { return Figures::tr("1 to %1 letters lost").arg(most); })},
    losses};

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::editingExperiment(loss(settings));
}

/// The topic's own question is about losses of up to six letters.
const char* askOf(const FigureSettings& settings) {
    switch (loss(settings)) {
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
        : LessonFigure(settings, run, parent) {
        addChoosers({&guide, &loss});
        m_sequence = add(new SequencePicture(this));
        m_sequence->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        m_legend = addNote("", TextRole::Caption);
        m_buttons = addButtons({{[] { return Figures::tr("Cut and repair"); }, [this] { cutAndRepair(); }},
                                {[] { return Figures::tr("Original"); }, [this] { setLost(0); }}});
        m_words = addWords("editingSaid");
        addSpace();
        m_sequence->setPlace(int(site().cut()));
        connect(&settings, &FigureSettings::changed, this, [this](const QString& setting) {
            if (setting != QLatin1String(guide.setting) && setting != QLatin1String(loss.setting))
                return;
            // Another cut begins with the whole gene.
            m_sequence->setPlace(int(site().cut()));
            setLost(0);
        });
    }

private:
    const lessons::TargetSite& site() const { return guide(settings()); }
    /// Repaired genes would answer the prediction.
    std::size_t lost() const {
        return run().isRevealed() ? settings().setting(repairSetting, 0).toUInt() : 0;
    }
    void setLost(std::size_t letters) { settings().setSetting(repairSetting, int(letters)); }

    void cutAndRepair() { setLost(1 + settings().chance().below(std::uint32_t(loss(settings())))); }

    void refresh() override {
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

    SequencePicture* m_sequence;
    QLabel* m_legend;
    QWidget* m_buttons;
    QLabel* m_words;
};

} // namespace
} // namespace app::gene_editing_figure

app::FigureMaker app::geneEditingFigure() {
    using namespace app::gene_editing_figure;
    return makerOf<GeneEditingFigure>(experimentOf, askOf);
}
