// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/charts/meiosis_layer.h"
#include "app/ui/theme/tokens.h"
#include "figure_parts.h"
#include "gene_map_words.h"
#include "lessons/topics/mapping_experiment.h"
#include "three_gene_picture.h"

namespace app::three_point_figure {
namespace {

constexpr QLatin1String plantSetting("mapping-plant");
// What the pupil has answered, for each source apart.
constexpr auto parentalSetting = "mapping-parental";
constexpr auto doublesSetting = "mapping-doubles";
constexpr auto middleSetting = "mapping-middle";

/// Below this log₁₀ of the likelihood ratio the counts do not settle the order (Lander et al. 1987).
constexpr double settledLod = 3;

const Choice<int> source{{"mapping-source", [] { return Figures::tr("Whose offspring"); },
                          [] {
                              return QStringList{Figures::tr("An unknown plant")} +
                                     namesOf(lessons::publishedMappings(), [](const auto& one) {
                                         return Figures::tr("Flies, table %1").arg(one.table);
                                     });
                          }}};

int plantOf(const FigureSettings& settings) {
    return settings.setting(plantSetting, settings.firstMystery()).toInt();
}

lessons::MappingStudy studyOf(const FigureSettings& settings) {
    const int chosen = source.in(settings);
    return chosen == 0 ? lessons::unknownPlant(plantOf(settings))
                       : lessons::publishedStudy(lessons::publishedMappings()[std::size_t(chosen - 1)],
                                                 settings.firstMystery());
}

lessons::Experiment experimentOf(const FigureSettings& settings) {
    return lessons::mappingExperiment(studyOf(settings));
}

const char* askOf(const FigureSettings& settings) {
    if (source.in(settings) == 0)
        return nullptr;
    return ENGINE_TEXT("engine",
                       "These flies were counted more than a hundred years ago. Each fly shows which egg "
                       "cell it came from; a plus sign stands for the allele of wild flies. If the three "
                       "genes were independent, in what ratio would the eight types appear?");
}

/// Empty if there is nothing to analyse.
std::optional<lessons::ThreePointAnalysis> analysisOf(const ExperimentRun& run) {
    constexpr std::int64_t tooMany = 1'000'000'000'000;
    lessons::GameteCounts counts{};
    if (run.size() == 0 || run.size() > tooMany || run.counts().size() != counts.size())
        return std::nullopt;
    std::ranges::copy(run.counts(), counts.begin());
    return lessons::threePointAnalysis(counts);
}

/// No pair of classes.
constexpr std::array<std::size_t, 2> none{8, 8};

/// What the pupil does next.
enum class Task { Roll, RollMore, Parental, Doubles, Middle, Done };

/// The analysis of a test cross, step by step: the pupil names each class and the order before the program
/// does.
class ThreePointFigure : public LessonFigure {
public:
    ThreePointFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChooser(source);
        m_cross = addNote("mappingCross");
        m_show = addButtons(
            {{[] { return Figures::tr("Show the published counts"); }, [this] { showPublished(); }}});
        m_picture = addPicture(
            {280, 112}, [this](QPainter& painter, const QRectF& room) { m_map.paint(painter, room); }, 0);
        keepStyled(m_picture, [this] { m_picture->setMaximumHeight(Theme::current().px(122)); });
        m_verdict = addWords("mappingVerdict", TextRole::Strong);
        m_meiosis = addOccasion(m_verdict, [this] { return meiosisShown(); });
        m_report = addWords("mappingReport");
        m_task = addWords("mappingTask", TextRole::Strong);
        m_pairs = answers(4, QStringLiteral("pair"), &ThreePointFigure::choosePair);
        m_genes = answers(3, QStringLiteral("middle"), &ThreePointFigure::chooseMiddle);
        m_said = addWords("mappingSaid");
        m_new = addButtons({{[] { return Figures::tr("New plant"); }, [this] { takeNewPlant(); }}});
        addSpace();
        followCounts();
        connect(&run, &ExperimentRun::experimentChanged, this, [this] { m_said->clear(); });
    }

private:
    QWidget* answers(int count, const QString& name, void (ThreePointFigure::*choose)(int)) {
        QWidget* row =
            addButtons({std::size_t(count), std::pair<Text, std::function<void()>>{QString(), [] {}}});
        const auto made = row->findChildren<QPushButton*>();
        for (int i = 0; i < count; ++i) {
            QPushButton* answer = made[i];
            answer->setObjectName(name + QString::number(i));
            keepStyled(answer, [answer] { answer->setFont(Theme::current().genotypeFont(type::body)); });
            connect(answer, &QPushButton::clicked, this, [this, choose, i] { (this->*choose)(i); });
        }
        return row;
    }

    QString keyOf(const char* setting) const {
        return QLatin1String(setting) + QString::number(source.in(settings()));
    }
    int answered(const char* setting) const { return settings().setting(keyOf(setting), -1).toInt(); }

    Task task(const std::optional<lessons::ThreePointAnalysis>& analysis) const {
        if (!analysis)
            return Task::Roll;
        if (answered(middleSetting) >= 0)
            return Task::Done;
        if (!analysis->parental)
            return Task::RollMore;
        if (answered(parentalSetting) != int(analysis->parental->front()))
            return Task::Parental;
        if (!analysis->map || analysis->doubt == lessons::OrderDoubt::NotLinked)
            return Task::RollMore;
        return answered(doublesSetting) != int(analysis->map->doubles[0]) ? Task::Doubles : Task::Middle;
    }

    void say(const QString& words) {
        m_said->setText(words);
        announce({words});
    }

    void choosePair(int pair) {
        const auto analysis = analysisOf(run());
        const Task now = task(analysis);
        if (now != Task::Parental && now != Task::Doubles)
            return;
        settings().setSetting(keyOf(now == Task::Parental ? parentalSetting : doublesSetting), pair);
        const lessons::MappedGenes genes = studyOf(settings()).genes;
        if (task(analysis) == now) {
            const auto& counts = run().counts();
            const std::int64_t both = counts[std::size_t(pair)] + counts[std::size_t(7 - pair)];
            say((now == Task::Parental
                     ? Figures::tr("%1 were counted %2 times together. Another pair is more frequent.")
                     : Figures::tr("%1 were counted %2 times together. Another pair is rarer."))
                    .arg(pairText(genes, pair), QLocale().toString(qlonglong(both))));
            return;
        }
        m_said->clear();
        announce({text(now == Task::Parental ? lessons::parentalPhrase(*analysis, genes)
                                             : lessons::doublesPhrase(*analysis->map, genes))});
        announce({m_task->text()});
        focusAnswers();
    }

    void chooseMiddle(int gene) {
        if (task(analysisOf(run())) != Task::Middle)
            return;
        settings().setSetting(keyOf(middleSetting), gene);
        announce({m_verdict->text(), m_report->text()});
        // The buttons that were pressed are gone.
        (source.in(settings()) == 0 ? m_new : m_show)->findChild<QPushButton*>()->setFocus();
    }

    /// The button that was pressed is gone, so the focus moves to the next answers.
    void focusAnswers() {
        for (QWidget* row : {m_pairs, m_genes})
            if (row->isVisibleTo(this))
                row->findChild<QPushButton*>()->setFocus();
    }

    void takeNewPlant() {
        for (const char* setting : {parentalSetting, doublesSetting, middleSetting})
            settings().setSetting(keyOf(setting), -1);
        settings().setSetting(plantSetting, plantOf(settings()) + 1);
        m_said->clear();
        // All plants are one experiment, so that its prediction stays; the counts are of the old plant.
        run().startOver();
    }

    void showPublished() {
        const lessons::MappingStudy study = studyOf(settings());
        if (study.published)
            run().setCounts({study.counts.begin(), study.counts.end()},
                            Figures::tr("Morgan and Bridges 1916, table %1").arg(study.published->table));
    }

    static QString pairText(const lessons::MappedGenes& genes, int pair) {
        return Figures::tr("%1 and %2")
            .arg(QString::fromStdString(lessons::className(genes, std::size_t(pair))),
                 QString::fromStdString(lessons::className(genes, std::size_t(7 - pair))));
    }

    void refreshCross(const lessons::MappingStudy& study) {
        m_show->setVisible(study.published != nullptr);
        m_show->setEnabled(run().hasPrediction());
        m_new->setVisible(!study.published);
        if (!study.published) {
            m_cross->setText(Figures::tr("A plant AaBbCc was crossed with aabbcc. Its three genes are "
                                         "linked. Which one is in the middle? The letters do not tell you."));
            return;
        }
        QStringList mutants;
        for (std::size_t i = 0; i < study.mutants.size(); ++i)
            mutants << QStringLiteral("%1: %2").arg(QString::fromStdString(study.genes[i].name),
                                                    text(study.mutants[i]));
        m_cross->setText(Figures::tr("Fruit flies of Morgan and Bridges (1916), %1. A plus sign stands for "
                                     "the allele of wild flies. Rolls follow the shares that were counted.")
                             .arg(mutants.join(QStringLiteral(", "))));
        m_show->setToolTip(text(lessons::mappingCitation(*study.published)));
    }

    void refreshAnswers(Task now, const lessons::MappingStudy& study) {
        m_pairs->setVisible(now == Task::Parental || now == Task::Doubles);
        m_genes->setVisible(now == Task::Middle);
        const auto pairs = m_pairs->findChildren<QPushButton*>();
        for (int i = 0; i < pairs.size(); ++i) {
            pairs[i]->setText(
                QStringLiteral("%1  |  %2")
                    .arg(QString::fromStdString(lessons::className(study.genes, std::size_t(i))),
                         QString::fromStdString(lessons::className(study.genes, std::size_t(7 - i)))));
            pairs[i]->setAccessibleName(pairText(study.genes, i));
        }
        const auto genes = m_genes->findChildren<QPushButton*>();
        for (int i = 0; i < genes.size(); ++i) {
            genes[i]->setText(QString::fromStdString(study.genes[std::size_t(i)].name));
            genes[i]->setAccessibleName(Figures::tr("%1 in the middle").arg(genes[i]->text()));
        }
    }

    static QString taskText(Task now, const std::optional<lessons::ThreePointAnalysis>& analysis) {
        switch (now) {
        case Task::Roll:
            return Figures::tr("Roll first. Then find the parental pair, the double crossovers and the gene "
                               "in the middle.");
        case Task::RollMore:
            return Figures::tr("%1 Roll more.").arg(text(lessons::doubtPhrase(analysis->doubt)));
        case Task::Parental:
            return Figures::tr("1. Which pair of types is parental, made without a crossover?");
        case Task::Doubles: return Figures::tr("2. Which pair comes from double crossovers?");
        case Task::Middle:
            return analysis->map->orderLod < settledLod
                       ? Figures::tr("3. Compare the two pairs: which gene is in the middle? So few "
                                     "offspring hardly settle it: roll more first.")
                       : Figures::tr("3. Compare the two pairs: which gene is in the middle?");
        case Task::Done: break;
        }
        return {};
    }

    QString verdictText(const lessons::MappingStudy& study) const {
        const QString middle = QString::fromStdString(study.genes[study.middle].name);
        return std::size_t(answered(middleSetting)) == study.middle
                   ? Figures::tr("Yes, %1 is in the middle.").arg(middle)
                   : Figures::tr("No, %1 is in the middle.").arg(middle);
    }

    /// What has been concluded so far, step by step.
    QString reportText(Task now, const lessons::ThreePointAnalysis& analysis,
                       const lessons::MappingStudy& study) const {
        if (now == Task::Done && (!analysis.showsOrder() || analysis.map->order[1] != study.middle))
            return Figures::tr("So few offspring can mislead: these counts do not show it. Roll more.");
        QStringList lines;
        if (now == Task::Done || answered(parentalSetting) == int(analysis.parental.value_or(none).front()))
            lines << text(lessons::parentalPhrase(analysis, study.genes));
        if (now == Task::Middle || now == Task::Done)
            lines << text(lessons::doublesPhrase(*analysis.map, study.genes));
        if (now == Task::Done)
            lines << mapWords(*analysis.map, analysis.offspring, study.genes);
        for (qsizetype i = 0; i < lines.size(); ++i)
            lines[i].prepend(QStringLiteral("%1. ").arg(i + 1));
        if (now == Task::Done && study.map)
            lines << truthWords(*study.map, analysis.map->order);
        return lines.join(QLatin1Char('\n'));
    }

    /// Whether the order has been found, by the pupil and by the counts.
    static bool isMapped(Task now, const std::optional<lessons::ThreePointAnalysis>& analysis,
                         const lessons::MappingStudy& study) {
        return now == Task::Done && analysis->showsOrder() && analysis->map->order[1] == study.middle;
    }

    /// Precondition: it is mapped. What the tested parent passes on says nothing.
    MeiosisOccasion meiosisShown() const {
        MeiosisOccasion occasion;
        occasion.cross = lessons::mappedCross(analysisOf(run()).value(), studyOf(settings()).genes);
        occasion.note = Figures::tr("Order and distances are those of your map. Crossovers are drawn "
                                    "independently of each other, without interference.");
        occasion.firstOnly = true;
        return occasion;
    }

    void refreshMap(const lessons::ThreePointAnalysis& analysis, const lessons::MappingStudy& study) {
        const lessons::ThreePointMap& map = *analysis.map;
        for (std::size_t place = 0; place < 3; ++place) {
            const std::size_t gene = map.order[place];
            m_map.names[place] = QString::fromStdString(study.genes[gene].name);
            for (std::size_t side = 0; side < 2; ++side)
                m_map.alleles[place][side] = QString::fromStdString(
                    study.genes[gene].alleles[(*analysis.parental)[side] >> (2 - gene) & 1]);
        }
        m_map.cM = {100 * map.intervals[0].estimate.fraction, 100 * map.intervals[1].estimate.fraction};
    }

    void refresh() override {
        const lessons::MappingStudy study = studyOf(settings());
        const auto analysis = analysisOf(run());
        const Task now = task(analysis);
        refreshCross(study);
        refreshAnswers(now, study);
        const bool mapped = isMapped(now, analysis, study);
        m_map = {};
        if (mapped)
            refreshMap(*analysis, study);
        m_picture->describe(Figures::tr("Map of the three genes"), m_map.description());
        m_verdict->parentWidget()->setVisible(now == Task::Done);
        m_meiosis->setVisible(mapped);
        m_verdict->setText(now == Task::Done ? verdictText(study) : QString());
        m_task->setVisible(now != Task::Done);
        m_task->setText(taskText(now, analysis));
        m_report->setText(analysis ? reportText(now, *analysis, study) : QString());
        m_report->setVisible(!m_report->text().isEmpty());
        if (now == Task::Roll || now == Task::Done)
            m_said->clear();
    }

    QLabel* m_cross;
    QWidget* m_show;
    ThreeGenePicture m_map;
    FigurePicture* m_picture;
    QLabel* m_verdict;
    QPushButton* m_meiosis;
    QLabel* m_report;
    QLabel* m_task;
    QWidget* m_pairs;
    QWidget* m_genes;
    QLabel* m_said;
    QWidget* m_new;
};

} // namespace
} // namespace app::three_point_figure

app::FigureMaker app::threePointFigure() {
    using namespace app::three_point_figure;
    return makerOf<ThreePointFigure>(experimentOf, askOf);
}
