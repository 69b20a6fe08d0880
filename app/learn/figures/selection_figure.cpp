// SPDX-License-Identifier: GPL-3.0-or-later
#include "allele_key.h"
#include "app/ui/paint/allele_painter.h"
#include "app/ui/paint/environment_painter.h"
#include "app/ui/theme/tokens.h"
#include "engine/genomewars/words.h"
#include "figure_parts.h"
#include "lessons/genomewars/evolution_experiments.h"

#include <QtGui/QPainterPath>

namespace app::selection_figure {
namespace {

using genomewars::Environment;

constexpr std::array populations{3, 10, 30, 100};

/// The three questions: which genome wins, what chance alone does, and how useful a mutation is.
enum class Ask { Selection, Drift, Mutation };

QString nameOf(const lessons::NamedGenome& genome) {
    return text(core::Phrase{genome.name, {}});
}

const Choice<Ask> asked{
    {"question", [] { return Figures::tr("Question"); },
     [] { return listOf(Figures::tr("Selection"), Figures::tr("Drift"), Figures::tr("Mutation")); }}};

/// Whether the question is one of these.
Given<bool> ifAsked(bool selection, bool drift, bool mutation) {
    return [ones = std::array{selection, drift, mutation}](const FigureSettings& settings) {
        return ones[std::size_t(asked.in(settings))];
    };
}
QStringList genomeNames() {
    return namesOf(lessons::lessonGenomes(), nameOf);
}

const Choice<Environment> environment{
    {"environment", [] { return Figures::tr("Environment"); },
     eachNamed(genomewars::environments,
               [](const auto& info) { return text(genomewars::words::name(info.id)); }),
     3, TitlePlace::Unseen, ifAsked(true, false, true)}};
const Choice<int> first{{"first",
                         [](const FigureSettings& settings) {
                             return asked(settings) == Ask::Selection ? Figures::tr("First genome")
                                                                      : Figures::tr("Genome");
                         },
                         genomeNames, 0, TitlePlace::AboveStrong}};
const Choice<int> second{{"second", [] { return Figures::tr("Second genome"); }, genomeNames, 3,
                          TitlePlace::AboveStrong, ifAsked(true, false, false)}};
const Choice<int> teamSize{
    {"population", [] { return Figures::tr("Population"); },
     eachNamed(populations, [](int population) { return Figures::tr("%1 individuals").arg(population); }), 0,
     TitlePlace::Unseen, ifAsked(false, true, false)},
    populations};

/// What is chosen.
struct Contest {
    explicit Contest(const FigureSettings& settings)
        : ask(asked(settings)), environment(selection_figure::environment(settings)),
          first(std::size_t(selection_figure::first.in(settings))),
          second(ask == Ask::Drift ? first : std::size_t(selection_figure::second.in(settings))),
          population(teamSize(settings)) {}

    const lessons::NamedGenome& firstGenome() const { return lessons::lessonGenomes()[first]; }
    const lessons::NamedGenome& secondGenome() const { return lessons::lessonGenomes()[second]; }

    Ask ask;
    Environment environment;
    std::size_t first;
    std::size_t second;
    int population;
};

lessons::Experiment experimentOf(const FigureSettings& settings) {
    const Contest contest(settings);
    switch (contest.ask) {
    case Ask::Selection:
        return lessons::selectionExperiment(contest.first, contest.second, contest.environment);
    case Ask::Drift: return lessons::driftExperiment(contest.first, contest.population);
    case Ask::Mutation: break;
    }
    return lessons::mutationExperiment(contest.first, contest.environment);
}

/// The topic's own question is about selection.
const char* askOf(const FigureSettings& settings) {
    switch (asked(settings)) {
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

/// Under drift, this is all that distinguishes the teams.
QString neutralAllele(int team) {
    return team == 0 ? Figures::tr("first neutral allele") : Figures::tr("second neutral allele");
}

/// The environment with the bacteria of both teams.
void paintScene(QPainter& painter, const QRectF& scene, const Contest& contest, int teams) {
    QPainterPath round;
    round.addRoundedRect(scene, Theme::current().px(radius::chip), Theme::current().px(radius::chip));
    painter.save();
    painter.setClipPath(round);
    // Drift is the same in every environment; its games begin in the hospital.
    paintEnvironment(painter, scene, contest.ask == Ask::Drift ? Environment::Hospital : contest.environment);
    const int each = contest.ask == Ask::Drift ? contest.population : genomewars::usualPopulation;
    const qreal room = scene.width() / teams;
    const qreal length = std::min(room / (each > 10 ? 9.5 : 5.0), scene.height() / (each > 30 ? 8.0 : 4.0));
    const int across = std::max(1, int(room / (length * 1.25)));
    for (int team = 0; team < teams; ++team)
        for (int i = 0; i < each; ++i) {
            const QPointF at(team * room + length * (0.9 + 1.22 * (i % across)),
                             scene.height() * 0.9 - length * 0.62 * (i / across));
            if (at.y() > length)
                paintBacterium(painter, at, length, (i * 37) % 40 - 20, team);
        }
    painter.restore();
}

/// The scene, and the genomes of its teams below.
void paintContest(QPainter& painter, const QRectF& whole, const Contest& contest) {
    const Theme& theme = Theme::current();
    const qreal strip = theme.px(56);
    const QRectF scene = whole.adjusted(0, 0, 0, -strip);
    const int teams = contest.ask == Ask::Mutation ? 1 : 2;
    paintScene(painter, scene, contest, teams);
    const qreal room = scene.width() / teams;
    for (int team = 0; team < teams; ++team) {
        const auto& genome = team == 0 ? contest.firstGenome() : contest.secondGenome();
        const QRectF row(team * room, scene.bottom() + theme.px(4), room - theme.px(8), strip - theme.px(4));
        const QFont font = theme.sans(type::small, QFont::Bold);
        const QString name = contest.ask == Ask::Drift ? neutralAllele(team) : nameOf(genome);
        drawWords(painter, QRectF(row.left(), row.top(), row.width(), theme.px(20)),
                  Qt::AlignLeft | Qt::AlignVCenter,
                  QFontMetrics(font).elidedText(name, Qt::ElideRight, int(row.width())), font,
                  theme.seat(team).text);
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

class SelectionFigure : public LessonFigure {
public:
    SelectionFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent)
        : LessonFigure(settings, run, parent) {
        addChoosers({&asked, &environment, &first, &second, &teamSize});
        m_picture = addPicture({320, 130}, [&settings](QPainter& painter, const QRectF& room) {
            paintContest(painter, room, Contest(settings));
        });
        m_key = add(new AlleleKey(this));
        m_bonus = addNote("", TextRole::Caption);
        m_words = addWords("meanChange");
    }

private:
    void refresh() override {
        const Contest contest(settings());
        m_words->setText(run().isRevealed() ? meanWords(contest) : askWords(contest.ask));
        const bool drift = contest.ask == Ask::Drift;
        m_key->setVisible(!drift);
        m_bonus->setVisible(!drift);
        constexpr genomewars::BonusIn bonus{};
        m_bonus->setText(unbroken(
            Figures::tr("A bonus adds %1 to the rolls of the other team, and %2 more for each further copy.")
                .arg(bonus.firstCopy)
                .arg(bonus.furtherCopy)));
        m_key->setGenomes(contest.ask == Ask::Selection
                              ? std::vector{contest.firstGenome().genome, contest.secondGenome().genome}
                              : std::vector{contest.firstGenome().genome});
        const QStringList genomes = spelledOut(contest);
        m_picture->describe(Figures::tr("The two genomes in their environment"),
                            (genomes + QStringList{m_words->text()}).join(QLatin1Char(' ')));
        m_picture->setToolTip(genomes.join(QLatin1Char('\n')));
    }

    /// What the signs of the alleles in the picture mean, a line for each genome.
    static QStringList spelledOut(const Contest& contest) {
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
        QStringList lines{line(contest.firstGenome())};
        if (contest.ask == Ask::Selection)
            lines << line(contest.secondGenome());
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

    static QString meanWords(const Contest& contest) {
        const auto mean = [](int of36) { return QLocale().toString(of36 / 36.0, 'f', 2); };
        const auto first = lessons::meanChange(contest.firstGenome().genome, contest.environment);
        if (contest.ask == Ask::Drift)
            return Figures::tr(
                "The expected change is the same for both teams, so the frequencies of the two "
                "neutral alleles change by chance alone: genetic drift.");
        if (contest.ask == Ask::Mutation)
            return Figures::tr("Expected change before the mutation: %1 in the team's own turn, %2 in the "
                               "other team's turn.")
                .arg(mean(first.own), mean(first.others));
        const auto second = lessons::meanChange(contest.secondGenome().genome, contest.environment);
        return Figures::tr("Expected change per pair of turns in this environment: %1 for the first team, %2 "
                           "for the second.")
            .arg(mean(first.sum()), mean(second.sum()));
    }

    FigurePicture* m_picture;
    AlleleKey* m_key;
    QLabel* m_bonus;
    QLabel* m_words;
};

} // namespace
} // namespace app::selection_figure

app::FigureMaker app::selectionFigure() {
    using namespace app::selection_figure;
    return makerOf<SelectionFigure>(experimentOf, askOf);
}
