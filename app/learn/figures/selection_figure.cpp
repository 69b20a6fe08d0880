// SPDX-License-Identifier: GPL-3.0-or-later
#include "allele_key.h"
#include "app/base/text/phrases.h"
#include "app/charts/figure_words.h"
#include "app/charts/painted_figure.h"
#include "app/learn/session/experiment_run.h"
#include "app/learn/session/figure_settings.h"
#include "app/ui/paint/allele_painter.h"
#include "app/ui/paint/environment_painter.h"
#include "app/ui/widgets/page_parts.h"
#include "engine/core/text.h"
#include "engine/genomewars/words.h"
#include "figure_list.h"
#include "lesson_figure.h"
#include "lessons/genomewars/evolution_experiments.h"

#include <QtCore/QLocale>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>

namespace app {

namespace selection_figure {
namespace {

using genomewars::Environment;

constexpr std::array populations{3, 10, 30, 100};

/// The three questions: which genome wins, what chance alone does, and how useful a mutation is.
enum class Ask { Selection, Drift, Mutation };

/// The figure's switches, read from the lesson's settings.
struct Choice {
    explicit Choice(const FigureSettings& settings)
        : ask(static_cast<Ask>(settings.choice("question", 3))),
          environment(
              static_cast<Environment>(settings.choice("environment", genomewars::environmentCount, 3))),
          first(std::size_t(settings.choice("first", int(lessons::lessonGenomes().size())))),
          second(std::size_t(settings.choice("second", int(lessons::lessonGenomes().size()), 3))),
          population(populations[std::size_t(settings.choice("population", int(populations.size())))]) {}

    const lessons::NamedGenome& firstGenome() const { return lessons::lessonGenomes()[first]; }
    const lessons::NamedGenome& secondGenome() const {
        return lessons::lessonGenomes()[ask == Ask::Drift ? first : second];
    }

    Ask ask;
    Environment environment;
    std::size_t first;
    std::size_t second;
    int population;
};

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const Choice choice(settings);
    switch (choice.ask) {
    case Ask::Selection: return lessons::selectionExperiment(choice.first, choice.second, choice.environment);
    case Ask::Drift: return lessons::driftExperiment(choice.first, choice.population);
    case Ask::Mutation: break;
    }
    return lessons::mutationExperiment(choice.first, choice.environment);
}

/// The topic's own question is about selection.
const char* askOf(const FigureSettings& settings) {
    switch (Choice(settings).ask) {
    case Ask::Selection: return nullptr;
    case Ask::Drift:
        return ENGINE_TEXT(
            "engine",
            "Two teams have the same genome but different neutral alleles: at the start each of the "
            "two alleles has a frequency of 1/2. After ten turns each, in how many of 100 games is one "
            "of them lost, and in how many is one at 2/3 or more?");
    case Ask::Mutation: break;
    }
    return ENGINE_TEXT(
        "engine", "One allele of the genome, chosen at random, becomes another. Of 100 such mutations, how "
                  "many are useful in this environment, how many have no effect, and how many do harm?");
}

QString nameOf(const lessons::NamedGenome& genome) {
    return text(core::Phrase{genome.name, {}});
}

/// Under drift, this is all that distinguishes the teams.
QString neutralAllele(int team) {
    return team == 0 ? Figures::tr("first neutral allele") : Figures::tr("second neutral allele");
}

/// The environment with the bacteria of both teams, and their genomes below.
class ContestPicture : public PaintedFigure {
public:
    ContestPicture(const FigureSettings& settings, QWidget* parent)
        : PaintedFigure({320, 130}, parent), m_settings(settings) {}

protected:
    void paint(QPainter& painter) override {
        const Theme& theme = Theme::current();
        const Choice choice(m_settings);
        const qreal strip = theme.px(56);
        const QRectF scene(0, 0, width(), height() - strip);
        QPainterPath round;
        round.addRoundedRect(scene, theme.px(6), theme.px(6));
        painter.save();
        painter.setClipPath(round);
        // Drift is the same in every environment; its games begin in the hospital.
        paintEnvironment(painter, scene,
                         choice.ask == Ask::Drift ? Environment::Hospital : choice.environment);
        const int teams = choice.ask == Ask::Mutation ? 1 : 2;
        const int each = choice.ask == Ask::Drift ? choice.population : genomewars::usualPopulation;
        const qreal room = scene.width() / teams;
        const qreal length =
            std::min(room / (each > 10 ? 9.5 : 5.0), scene.height() / (each > 30 ? 8.0 : 4.0));
        const int across = std::max(1, int(room / (length * 1.25)));
        for (int team = 0; team < teams; ++team)
            for (int i = 0; i < each; ++i) {
                const QPointF at(team * room + length * (0.9 + 1.22 * (i % across)),
                                 scene.height() * 0.9 - length * 0.62 * (i / across));
                if (at.y() > length)
                    paintBacterium(painter, at, length, (i * 37) % 40 - 20, team);
            }
        painter.restore();
        for (int team = 0; team < teams; ++team) {
            const auto& genome = team == 0 ? choice.firstGenome() : choice.secondGenome();
            const QRectF row(team * room, scene.bottom() + theme.px(4), room - theme.px(8),
                             strip - theme.px(4));
            painter.setPen(theme.seat(team).text);
            painter.setFont(theme.sans(12, QFont::Bold));
            const QString name = choice.ask == Ask::Drift ? neutralAllele(team) : nameOf(genome);
            drawWords(painter, QRectF(row.left(), row.top(), row.width(), theme.px(20)),
                      Qt::AlignLeft | Qt::AlignVCenter,
                      painter.fontMetrics().elidedText(name, Qt::ElideRight, int(row.width())));
            const qreal chip = std::min<qreal>(theme.px(56), row.width() / 4.2);
            // In a narrow column the chips become smaller as a whole.
            const qreal tall = std::min<qreal>(theme.px(26), chip * 0.5);
            qreal x = row.left();
            for (const genomewars::Allele allele : genome.genome.sorted()) {
                paintAllele(painter, QRectF(x, row.top() + theme.px(23), chip, tall), allele);
                x += chip + theme.px(3);
            }
        }
    }

private:
    const FigureSettings& m_settings;
};

class SelectionFigure : public LessonFigure {
public:
    SelectionFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        chooser(QStringLiteral("question"), Figures::tr("Question"),
                {Figures::tr("Selection"), Figures::tr("Drift"), Figures::tr("Mutation")});
        QStringList names;
        for (const genomewars::EnvironmentInfo& info : genomewars::environments)
            names << text(genomewars::words::name(info.id));
        m_environments = chooser(QStringLiteral("environment"), Figures::tr("Environment"), names, 3);
        QStringList genomes;
        for (const lessons::NamedGenome& genome : lessons::lessonGenomes())
            genomes << nameOf(genome);
        m_firstName = page_parts::words({}, this, TextRole::Strong);
        rows()->addWidget(m_firstName);
        chooser(QStringLiteral("first"), Figures::tr("First genome"), genomes, 0);
        m_secondName = page_parts::words([] { return Figures::tr("Second genome"); }, this, TextRole::Strong);
        rows()->addWidget(m_secondName);
        m_second = chooser(QStringLiteral("second"), Figures::tr("Second genome"), genomes, 3);
        QStringList sizes;
        for (const int population : populations)
            sizes << Figures::tr("%1 individuals").arg(population);
        m_populations = chooser(QStringLiteral("population"), Figures::tr("Population"), sizes, 0);
        m_picture = new ContestPicture(settings, this);
        rows()->addWidget(m_picture, 1);
        m_key = new AlleleKey(this);
        rows()->addWidget(m_key);
        constexpr genomewars::BonusIn bonus{};
        m_bonus = page_parts::words(
            Figures::tr("A bonus adds %1 to the rolls of the other team, and %2 more for each further copy.")
                .arg(bonus.firstCopy)
                .arg(bonus.furtherCopy),
            this, TextRole::Caption, Role::SoftInk);
        rows()->addWidget(m_bonus);
        m_words = page_parts::words({}, this);
        m_words->setObjectName(QStringLiteral("meanChange"));
        rows()->addWidget(m_words);
        refresh();
        connect(&run, &ExperimentRun::experimentChanged, this, &SelectionFigure::refresh);
        connect(&run, &ExperimentRun::revealedChanged, this, &SelectionFigure::refresh);
    }

private:
    void refresh() {
        const Choice choice(settings());
        m_environments->setVisible(choice.ask != Ask::Drift);
        m_firstName->setText(choice.ask == Ask::Selection ? Figures::tr("First genome")
                                                          : Figures::tr("Genome"));
        m_secondName->setVisible(choice.ask == Ask::Selection);
        m_second->setVisible(choice.ask == Ask::Selection);
        m_populations->setVisible(choice.ask == Ask::Drift);
        m_words->setText(run().isRevealed() ? meanWords(choice) : askWords(choice.ask));
        const bool drift = choice.ask == Ask::Drift;
        m_key->setVisible(!drift);
        m_bonus->setVisible(!drift);
        m_key->setGenomes(choice.ask == Ask::Selection
                              ? std::vector{choice.firstGenome().genome, choice.secondGenome().genome}
                              : std::vector{choice.firstGenome().genome});
        const QStringList genomes = spelledOut(choice);
        m_picture->describe(Figures::tr("The two genomes in their environment"),
                            (genomes + QStringList{m_words->text()}).join(QLatin1Char(' ')));
        m_picture->setToolTip(genomes.join(QLatin1Char('\n')));
        m_picture->update();
    }

    /// What the signs of the alleles in the picture mean, a line for each genome.
    static QStringList spelledOut(const Choice& choice) {
        const auto line = [](const lessons::NamedGenome& genome) {
            QStringList alleles;
            for (const genomewars::Allele allele : genome.genome.sorted()) {
                const std::string_view symbol = genomewars::alleleInfo(allele).symbol;
                alleles << QStringLiteral("%1 (%2)").arg(
                    text(genomewars::words::name(allele)),
                    QString::fromUtf8(symbol.data(), qsizetype(symbol.size())));
            }
            return QStringLiteral("%1: %2.").arg(nameOf(genome), alleles.join(QStringLiteral(", ")));
        };
        QStringList lines{line(choice.firstGenome())};
        if (choice.ask == Ask::Selection)
            lines << line(choice.secondGenome());
        return lines;
    }

    static QString askWords(Ask ask) {
        switch (ask) {
        case Ask::Selection:
            return Figures::tr("No mutations, ten turns each. How often does each genome win?");
        case Ask::Drift:
            return Figures::tr(
                "The two teams differ in one neutral allele alone. At the start each allele has a "
                "frequency of 1/2. What does chance make of it?");
        case Ask::Mutation: break;
        }
        return Figures::tr("One allele, chosen at random, becomes another. How often is that useful here?");
    }

    static QString meanWords(const Choice& choice) {
        const auto mean = [](int of36) { return QLocale().toString(of36 / 36.0, 'f', 2); };
        const auto first = lessons::meanChange(choice.firstGenome().genome, choice.environment);
        if (choice.ask == Ask::Drift)
            return Figures::tr(
                "The expected change is the same for both teams, so the frequencies of the two "
                "neutral alleles change by chance alone: genetic drift.");
        if (choice.ask == Ask::Mutation)
            return Figures::tr("Expected change before the mutation: %1 in the team's own turn, %2 in the "
                               "other team's turn.")
                .arg(mean(first.own), mean(first.others));
        const auto second = lessons::meanChange(choice.secondGenome().genome, choice.environment);
        return Figures::tr("Expected change per pair of turns in this environment: %1 for the first team, %2 "
                           "for the second.")
            .arg(mean(first.sum()), mean(second.sum()));
    }

    QWidget* m_environments;
    QWidget* m_second;
    QWidget* m_populations;
    QLabel* m_firstName;
    QLabel* m_secondName;
    ContestPicture* m_picture;
    AlleleKey* m_key;
    QLabel* m_bonus;
    QLabel* m_words;
};

} // namespace
} // namespace selection_figure

FigureMaker selectionFigure() {
    using namespace selection_figure;
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new SelectionFigure(settings, run, parent);
            },
            experimentOf, askOf};
}

} // namespace app
