// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/notation.h"
#include "lessons/cross/offspring.h"
#include "lessons/problems/problem.h"
#include "lessons/test_cross.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

#include <numeric>
#include <stdexcept>

using namespace lessons;
using namespace read_problem;
using genotype::Inheritance;

namespace {

QStringList looksAsked(const Problem& problem) {
    QStringList looks;
    static const QRegularExpression quoted(QStringLiteral("“(.+?)”"));
    for (auto match = quoted.globalMatch(inEnglish(problem.ask)); match.hasNext();)
        looks << match.next().captured(1);
    return looks;
}

/// The cross of two parents with the genes that have their symbols.
Offspring offspringOf(const QString& first, const QString& second, Inheritance inheritance) {
    std::vector<Gene> genes;
    for (const Gene& gene : inventedGenes(inheritance))
        if (first.contains(QString::fromStdString(gene.symbols[0]), Qt::CaseInsensitive))
            genes.push_back(gene);
    if (first.contains(QLatin1Char('i')) || first.contains(QLatin1Char('I')))
        genes = {*findGene("blood-group")};
    return Offspring(std::get<Cross>(readCross(genes, first.toStdString(), second.toStdString())));
}

Offspring offspringOf(const Problem& problem, Inheritance inheritance = Inheritance::CompleteDominance) {
    const QStringList parents = captured(given(problem), "parents are \\*(\\S+)\\* and \\*(\\S+)\\*\\.");
    return offspringOf(parents.value(0), parents.value(1), inheritance);
}

/// The share of offspring with all the phenotypes that are asked for.
double shareOfLooks(const Problem& problem, const Offspring& offspring) {
    double share = 0;
    for (std::size_t phenotype = 0; phenotype < offspring.phenotypeCount(); ++phenotype) {
        const QString name = inEnglish(offspring.phenotypeName(phenotype));
        bool all = true;
        for (const QString& look : looksAsked(problem))
            all = all && name.split(QStringLiteral(", ")).contains(look);
        share += all ? offspring.byPhenotype()[phenotype] : 0;
    }
    return share;
}

/// What is wrong with a phrase: a place without an argument.
bool isWhole(const core::Phrase& phrase) {
    return !inEnglish(phrase).isEmpty() &&
           !inEnglish(phrase).contains(QRegularExpression(QStringLiteral("%[1-9]")));
}

constexpr std::uint64_t seeds = 300;

} // namespace

class ProblemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyProblemHasFourDifferentAnswersAndOneIsRight_data() {
        QTest::addColumn<int>("kind");
        for (const ProblemKind kind : allProblemKinds)
            QTest::newRow(std::string(idOf(kind)).c_str()) << static_cast<int>(kind);
    }

    void everyProblemHasFourDifferentAnswersAndOneIsRight() {
        QFETCH(const int, kind);
        QVERIFY(!inEnglish(title(static_cast<ProblemKind>(kind))).isEmpty());
        QSet<std::size_t> places;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Problem problem = makeProblem(static_cast<ProblemKind>(kind), seed);
            QCOMPARE(problem.answers.size(), answersOfAProblem);
            QSet<QString> texts;
            int right = 0;
            for (const ProblemAnswer& answer : problem.answers) {
                texts << inEnglish(answer.text);
                right += answer.right ? 1 : 0;
                QVERIFY(isWhole(answer.text) && isWhole(answer.why));
                // "None of them" is no chance.
                static const QRegularExpression asksForAChance(
                    QStringLiteral("[Ww]hat is the chance|How likely|What share of its"));
                QVERIFY2(!inEnglish(problem.ask).contains(asksForAChance) ||
                             !inEnglish(answer.text).contains(QLatin1String("of them")),
                         qPrintable(inEnglish(problem.ask)));
                QCOMPARE(inEnglish(answer.why).startsWith(QLatin1String("Right: ")), answer.right);
            }
            QCOMPARE(static_cast<std::size_t>(texts.size()), answersOfAProblem);
            QCOMPARE(right, 1);
            places << problem.rightAnswer();
            QVERIFY(isWhole(problem.ask) && !problem.given.empty() && problem.hints.size() == 2);
            for (const auto& sentence : problem.given)
                QVERIFY(isWhole(sentence));
            for (const auto& hint : problem.hints)
                QVERIFY(isWhole(hint));
        }
        QCOMPARE(static_cast<std::size_t>(places.size()), answersOfAProblem); // the place gives nothing away
    }

    void saysWhichProblemsAreAboutInventedTraits() {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            for (const ProblemKind kind :
                 {ProblemKind::LookShare, ProblemKind::XLinked, ProblemKind::Epistasis})
                QVERIFY2(makeProblem(kind, seed).invented, idOf(kind).data());
            for (const ProblemKind kind :
                 {ProblemKind::Garden, ProblemKind::BloodGroups, ProblemKind::Expression,
                  ProblemKind::Mutation, ProblemKind::GeneEditing, ProblemKind::Duel})
                QVERIFY2(!makeProblem(kind, seed).invented, idOf(kind).data());
        }
    }

    void problemsVary() {
        for (const ProblemKind kind : allProblemKinds) {
            QSet<QString> questions;
            for (std::uint64_t seed = 0; seed < seeds; ++seed)
                questions << question(makeProblem(kind, seed));
            QVERIFY2(questions.size() >= 20, std::string(idOf(kind)).c_str());
        }
    }

    void theSameSeedGivesTheSameProblem() {
        for (const ProblemKind kind : allProblemKinds) {
            const Problem one = makeProblem(kind, 77);
            const Problem other = makeProblem(kind, 77);
            QCOMPARE(question(one), question(other));
            for (std::size_t i = 0; i < answersOfAProblem; ++i)
                QCOMPARE(inEnglish(one.answers[i].text), inEnglish(other.answers[i].text));
        }
    }

    // The right answers, worked out from what the pupil reads.

    void sharesOfLooksAreThoseOfTheCross() {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            for (const ProblemKind kind : {ProblemKind::LookShare, ProblemKind::BloodGroups}) {
                const Problem problem = makeProblem(kind, seed);
                QCOMPARE(shareIn(rightText(problem)), shareOfLooks(problem, offspringOf(problem)));
            }
            const Problem hybrids = makeProblem(ProblemKind::HybridLooks, seed);
            // A phenotype belongs to one of the two patterns of inheritance, or to both with the same share.
            double share = 0;
            for (const Inheritance one : {Inheritance::IncompleteDominance, Inheritance::Codominance})
                share = std::max(share, shareOfLooks(hybrids, offspringOf(hybrids, one)));
            QCOMPARE(shareIn(rightText(hybrids)), share);
        }
    }

    void sharesOfGenotypesAreThoseOfTheCross() {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::GenotypeShare, seed);
            const Offspring offspring = offspringOf(problem);
            const QString wanted = captured(inEnglish(problem.ask), "\\*(\\S+)\\*").value(0);
            double share = -1;
            for (std::size_t genotype = 0; genotype < 3; ++genotype)
                if (QString::fromStdString(offspring.genotypeNotation(genotype)) == wanted)
                    share = offspring.byGenotype()[genotype];
            QCOMPARE(shareIn(rightText(problem)), share);
        }
    }

    void expectedNumbersAreSharesOfTheOffspring() {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::ExpectedCount, seed);
            const QStringList told =
                captured(given(problem), "Two \\*(\\S+)\\* parents have (\\d+) offspring");
            const Offspring offspring =
                offspringOf(told.value(0), told.value(0), Inheritance::CompleteDominance);
            QCOMPARE(rightText(problem).toDouble(),
                     told.value(1).toDouble() * shareOfLooks(problem, offspring));
        }
    }

    void theProductRuleIsThatOfTheCross() {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::TwoGenes, seed);
            QCOMPARE(looksAsked(problem).size(), 2);
            QCOMPARE(shareIn(rightText(problem)), shareOfLooks(problem, offspringOf(problem)));
        }
    }

    void kindsOfGametesAreCounted() {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::GameteKinds, seed);
            const QString parent = captured(given(problem), "A plant is \\*(\\S+)\\*").value(0);
            const Offspring offspring = offspringOf(parent, parent, Inheritance::CompleteDominance);
            QCOMPARE(rightText(problem).toULongLong(),
                     static_cast<qulonglong>(gametesOf(offspring.cross(), offspring.cross().first).size()));
        }
    }

    void oneRecessiveOffspringSettlesATestCross() {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::TestCross, seed);
            const bool settled = problem.counted[1].count > 0;
            const QString answer = rightText(problem);
            QCOMPARE(answer.contains(QLatin1String("certainly")), settled);
            const QString genotype = captured(answer, "\\*(\\S+)\\*").value(0);
            QCOMPARE(genotype[0].toLower() == genotype[1], settled); // Bb, or BB
            if (!settled) {
                const auto offspring = problem.counted[0].count;
                const QString cases =
                    captured(inEnglish(problem.answers[problem.rightAnswer()].why), "1 of (\\d+) cases")
                        .value(0);
                QCOMPARE(1 / cases.toDouble(), chanceOfHiding(offspring, CrossWith::Recessive));
            }
        }
    }

    void countsLeaveLittleDoubtOfTheirParents() {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::ParentsFromCounts, seed);
            const std::vector<std::int64_t> counts{problem.counted[0].count, problem.counted[1].count};
            QVERIFY(given(problem).contains(QString::number(counts[0] + counts[1])));
            const auto pairs = parentsBehind(counts, Inheritance::CompleteDominance);
            QVERIFY(pairs[0].share > 0.99);
            const QStringList answer = captured(rightText(problem), "\\*(\\S+)\\* × \\*(\\S+)\\*");
            QCOMPARE(answer.value(1) == answer.value(0),
                     pairs[0].parents.top == genotype::Genotype::Heterozygous);
        }
    }

    void theRecombinationFractionIsThatOfTheRarerKinds() {
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Linkage, seed);
            std::vector<double> counts;
            for (const auto& row : problem.counted)
                counts.push_back(static_cast<double>(row.count));
            QCOMPARE(counts.size(), std::size_t{4});
            const double all = std::accumulate(counts.begin(), counts.end(), 0.0);
            const double share = std::min(counts[0] + counts[3], counts[1] + counts[2]) / all;
            QCOMPARE(rightText(problem),
                     QStringLiteral("about %1 per cent").arg(static_cast<int>(100 * share + 0.5 + 1e-9)));
            // The chromosomes that are named are those of the frequent kinds.
            const QStringList told = captured(given(problem), "chromosomes \\*(..)\\* and \\*(..)\\*");
            QCOMPARE(told.value(0)[1].isUpper(), counts[0] + counts[3] > counts[1] + counts[2]);
        }
    }

    void aWorksheetHasTheSameKindsForAllAndOtherNumbersForEach() {
        const std::vector<ProblemKind> kinds{ProblemKind::LookShare, ProblemKind::LookShare,
                                             ProblemKind::TwoGenes, ProblemKind::Linkage};
        QSet<QString> sheets;
        for (int pupil = 0; pupil < 30; ++pupil) {
            const auto sheet = makeWorksheet(kinds, 5, pupil);
            QCOMPARE(sheet.size(), kinds.size());
            QString text;
            for (std::size_t i = 0; i < kinds.size(); ++i) {
                QCOMPARE(sheet[i].kind, kinds[i]);
                text += question(sheet[i]);
                // A teacher can make any of them a second time.
                QCOMPARE(question(makeProblem(sheet[i].kind, sheet[i].seed)), question(sheet[i]));
            }
            QVERIFY(question(sheet[0]) != question(sheet[1]));
            sheets << text;
            QCOMPARE(question(makeWorksheet(kinds, 5, pupil)[3]), question(sheet[3]));
        }
        QCOMPARE(sheets.size(), 30);
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, makeWorksheet(kinds, 5, -1));
    }

    void aLongWorksheetStillEnds() {
        QCOMPARE(makeWorksheet(std::vector<ProblemKind>(300, ProblemKind::BloodGroups), 1, 0).size(),
                 std::size_t{300});
    }

    void masteryNeedsThreeInARow() {
        Mastery mastery;
        for (const bool right : {true, true, false, true, true}) {
            mastery.answered(right, false);
            QVERIFY(!mastery.reached());
        }
        mastery.answered(true, false);
        QVERIFY(mastery.reached());
        QCOMPARE(mastery.inARow(), 3);
    }

    void aProblemSolvedWithAHintDoesNotCountTowardsMastery() {
        Mastery mastery(2);
        mastery.answered(true, true);
        QCOMPARE(mastery.inARow(), 2);
        mastery.answered(false, true);
        QCOMPARE(mastery.inARow(), 0);
    }

    void masteryStaysOnceItIsReached() {
        Mastery mastery(Mastery::needed);
        mastery.answered(false, false);
        QVERIFY(mastery.reached());
        mastery.answered(true, false);
        QCOMPARE(mastery.inARow(), Mastery::needed);
    }
};

GENOTYPE_TEST(ProblemTest)
#include "problem_test.moc"
