// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/widgets/flow_layout.h"
#include "figure_parts.h"
#include "gene_switch_picture.h"
#include "lessons/codons.h"
#include "sequence_picture.h"

namespace app::expression_figure {
namespace {

using namespace lessons;
using genotype::Trait;

constexpr QLatin1String geneSetting("gene");
constexpr QLatin1String cutSetting("cut");

enum Scene { Letters, Bacterium, Pea };

const Choice<Scene> scene{{"view", [] { return Figures::tr("Show"); },
                           [] {
                               return listOf(Figures::tr("letters of a gene"),
                                             Figures::tr("switches: bacterium"),
                                             Figures::tr("switches: pea"));
                           }}};

bool isOfLetters(const FigureSettings& settings) {
    return scene.in(settings) == Letters;
}

/// What the rolls change: the example gene or all codons.
const Choice<bool> counted{{"codons", [] { return Figures::tr("Change letters in"); },
                            [] { return listOf(Figures::tr("this gene"), Figures::tr("all 61 codons")); }, 0,
                            TitlePlace::Unseen, isOfLetters}};
const Choice<bool> bound{{"bound", [] { return Figures::tr("Transcription factor"); },
                          [] { return listOf(Figures::tr("not bound"), Figures::tr("bound")); }, 0,
                          TitlePlace::Unseen,
                          [](const FigureSettings& settings) { return !isOfLetters(settings); }}};

/// The gene's smallest and greatest number of letters: enough to read, and no more than fit in the picture.
constexpr std::size_t leastLetters = 12;
constexpr std::size_t mostLetters = 42;
constexpr std::size_t pieceLength = 3;

Experiment experimentOf(const FigureSettings& settings) {
    const bool all = counted(settings);
    const SubstitutionCounts counts = all ? countSubstitutionsOfAllCodons() : countSubstitutions(exampleGene);
    Experiment experiment;
    experiment.key = all ? "substitutions of all codons" : "substitutions of the example";
    experiment.title = {all ? ENGINE_TEXT("engine", "one letter changed at random, all 61 codons")
                            : ENGINE_TEXT("engine", "one letter changed at random, this gene"),
                        {}};
    const auto chance = [&counts](int some) { return double(some) / counts.all(); };
    experiment.outcomes = {
        {{ENGINE_TEXT("engine", "silent"), {}}, "", chance(counts.silent), {Trait::PodColour, 1}},
        {{ENGINE_TEXT("engine", "missense"), {}}, "", chance(counts.missense), {Trait::PlantHeight, 1}},
        {{ENGINE_TEXT("engine", "nonsense"), {}}, "", chance(counts.nonsense), {Trait::FlowerColour, 1}}};
    experiment.ratio = {counts.silent, counts.missense, counts.nonsense};
    return experiment;
}

/// The prediction is about changed letters, so with the switches in view it says that they are only for
/// trying out.
const char* askOf(const FigureSettings& settings) {
    if (isOfLetters(settings))
        return nullptr;
    return ENGINE_TEXT(
        "engine",
        "Try the switches: when is the gene read, and when not? They are not counted. The prediction is "
        "about the letters of a gene: one letter is replaced by another at random. How often does the "
        "protein stay the same ([silent](silent)), how often does one amino acid change "
        "([missense](missense)), and how often does the protein end too early ([nonsense](nonsense))?");
}

/// A sentence for the pupil on what the change did to the protein.
QString storyOf(const std::string& gene) {
    const std::string original(exampleGene);
    const std::string before = translate(original);
    const std::string now = translate(gene);
    const auto length = [](const std::string& protein) {
        return int(protein.size()) - (protein.ends_with(stopSign) ? 1 : 0);
    };
    switch (effectOf(original, gene)) {
    case Effect::None:
        return Figures::tr("The beginning of the human gene for the β chain of haemoglobin: ten amino acids "
                           "and an added stop codon.");
    case Effect::Silent: return Figures::tr("Silent: a different codon, but the same protein.");
    case Effect::Missense: {
        std::size_t at = 0;
        while (before[at] == now[at])
            ++at;
        const QString said =
            Figures::tr("Missense: amino acid %1 is now %2 instead of %3.")
                .arg(QString::number(at + 1), text(aminoAcidName(now[at])), text(aminoAcidName(before[at])));
        if (gene == substituted(exampleGene, 19, 'T'))
            return Figures::tr("%1 Anyone with this change in both alleles has sickle cell anaemia. (Most "
                               "books call it position 6: they do not count the methionine at the start.)")
                .arg(said);
        return said;
    }
    case Effect::Nonsense:
        return Figures::tr("Nonsense: a stop codon comes too early. Amino acids: %1 instead of %2.")
            .arg(length(now))
            .arg(length(before));
    case Effect::Frameshift:
        return Figures::tr("Frameshift: after the change, the letters are grouped into different triplets.");
    case Effect::InFrame:
        return Figures::tr("The reading frame is kept because whole triplets were added or lost. Amino "
                           "acids: %1 instead of %2.")
            .arg(length(now))
            .arg(length(before));
    case Effect::SeveralChanged:
        return Figures::tr("Several amino acids have changed; the reading frame after them is kept.");
    case Effect::StartLost:
        return Figures::tr("The start codon ATG is gone: translation does not begin here.");
    case Effect::StopLost:
        return Figures::tr("The stop codon is gone: translation runs on into the letters that follow.");
    }
    return {};
}

class ExpressionFigure : public LessonFigure {
public:
    ExpressionFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChoosers({&scene, &counted, &bound});
        m_sequence = add(new SequencePicture(this), 1);
        m_switches = addPicture(
            {300, 170}, [this](QPainter& painter, const QRectF& room) { geneSwitch().paint(painter, room); });
        m_tools = add(new QWidget(this));
        makeTools();
        m_words = addWords("geneSaid");
        connect(m_sequence, &SequencePicture::cursorMoved, this, &ExpressionFigure::refresh);
    }

private:
    GeneSwitch geneSwitch() const { return {scene(settings()) == Pea, bound(settings())}; }
    std::string gene() const {
        const QString kept = settings().setting(geneSetting, QString()).toString();
        return kept.isEmpty() ? std::string(exampleGene) : kept.toStdString();
    }
    int cut() const { return settings().setting(cutSetting, -1).toInt(); }
    std::size_t place() const { return std::size_t(m_sequence->place()); }

    void change(const std::string& gene) {
        settings().setSetting(cutSetting, -1);
        settings().setSetting(geneSetting, QString::fromStdString(gene));
    }

    QPushButton* tool(const Text& words, const Text& name, const QString& object,
                      const std::function<void()>& action) {
        QPushButton* made = page_parts::button(words, m_tools);
        name.showOn(made, [made](const QString& said) {
            made->setAccessibleName(said);
            made->setToolTip(said);
        });
        made->setObjectName(object);
        connect(made, &QPushButton::clicked, this, action);
        m_tools->layout()->addWidget(made);
        return made;
    }

    void makeTools() {
        auto* flow = new FlowLayout(m_tools);
        keepStyled(flow, [flow] { flow->setSpacing(Theme::current().px(5)); });
        for (const char one : bases) {
            const QLatin1Char base(one);
            m_substitute << tool(
                QStringLiteral("→ %1").arg(base),
                [base] { return Figures::tr("Substitution: change the letter to %1").arg(base); },
                QStringLiteral("substitute%1").arg(base),
                [this, one] { change(substituted(gene(), place(), one)); });
        }
        for (const char one : bases) {
            const QLatin1Char base(one);
            m_insert << tool(
                QStringLiteral("+ %1").arg(base),
                [base] { return Figures::tr("Insertion: insert %1 before the letter").arg(base); },
                QStringLiteral("insert%1").arg(base),
                [this, one] { change(inserted(gene(), place(), one)); });
        }
        m_delete = tool([] { return Figures::tr("Delete"); },
                        [] { return Figures::tr("Deletion: remove the letter"); },
                        QStringLiteral("deleteLetter"), [this] { change(deleted(gene(), place())); });
        m_move = tool({}, {}, QStringLiteral("moveLetters"), [this] {
            if (cut() < 0)
                settings().setSetting(cutSetting, int(std::min(place(), gene().size() - pieceLength)));
            else
                change(translocated(gene(), std::size_t(cut()), pieceLength, place()));
        });
        tool([] { return Figures::tr("At random"); },
             [] { return Figures::tr("Change one letter at random"); }, QStringLiteral("randomLetter"),
             [this] {
                 const std::string now = gene();
                 const std::size_t at = settings().chance().below(std::uint32_t(now.size()));
                 const auto place = bases.find(now[at]);
                 const auto other = (place + 1 + settings().chance().below(3)) % bases.size();
                 m_sequence->setPlace(int(at));
                 change(substituted(now, at, bases[other]));
             });
        tool([] { return Figures::tr("Original"); }, [] { return Figures::tr("Back to the original gene"); },
             QStringLiteral("originalGene"), [this] { change(std::string(exampleGene)); });
    }

    void refresh() override {
        const bool letters = isOfLetters(settings());
        m_sequence->setVisible(letters);
        m_tools->setVisible(letters);
        m_switches->setVisible(!letters);
        if (!letters) {
            m_words->setText(geneSwitch().story());
            m_switches->describe(Figures::tr("A gene and its switches"), m_words->text());
            return;
        }
        const std::string now = gene();
        m_sequence->setGene(now, std::string(exampleGene), cut());
        for (qsizetype i = 0; i < m_substitute.size(); ++i)
            m_substitute[i]->setEnabled(now[place()] != bases[std::size_t(i)]);
        for (QPushButton* button : m_insert)
            button->setEnabled(now.size() < mostLetters);
        m_delete->setEnabled(now.size() > leastLetters);
        const bool cutting = cut() >= 0;
        m_move->setText(cutting ? Figures::tr("Insert here") : Figures::tr("Cut out three"));
        page_parts::keepWidth(m_move, {Figures::tr("Insert here"), Figures::tr("Cut out three")});
        m_move->setAccessibleName(
            cutting ? Figures::tr("Translocation: insert the piece before the letter")
                    : Figures::tr("Translocation: cut out three letters to insert them elsewhere"));
        m_move->setToolTip(m_move->accessibleName());
        m_words->setText(cutting ? Figures::tr("Choose the letter before which the piece is inserted.")
                                 : storyOf(now));
    }

    SequencePicture* m_sequence;
    FigurePicture* m_switches;
    QWidget* m_tools;
    QList<QPushButton*> m_substitute;
    QList<QPushButton*> m_insert;
    QPushButton* m_delete = nullptr;
    QPushButton* m_move = nullptr;
    QLabel* m_words = nullptr;
};

} // namespace
} // namespace app::expression_figure

app::FigureMaker app::expressionFigure() {
    using namespace app::expression_figure;
    return makerOf<ExpressionFigure>(experimentOf, askOf);
}
