// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/mendel_data.h"
#include "lessons/problems/problem.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtTest/QTest>

#include <cmath>

using namespace lessons;
using namespace read_problem;

namespace {

constexpr std::uint64_t geneSeeds = 1500;
constexpr std::array geneKinds{ProblemKind::Mutation, ProblemKind::Expression, ProblemKind::Garden};

/// NCBI translation table 1 as it is printed there, with U for T: AAs, Base1 to Base3.
QHash<QString, QString> ncbiCode() {
    const char* const acids = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG";
    const char* const one = "UUUUUUUUUUUUUUUUCCCCCCCCCCCCCCCCAAAAAAAAAAAAAAAAGGGGGGGGGGGGGGGG";
    const char* const two = "UUUUCCCCAAAAGGGGUUUUCCCCAAAAGGGGUUUUCCCCAAAAGGGGUUUUCCCCAAAAGGGG";
    const char* const three = "UCAGUCAGUCAGUCAGUCAGUCAGUCAGUCAGUCAGUCAGUCAGUCAGUCAGUCAGUCAGUCAG";
    const QHash<char, const char*> names{
        {'A', "Ala"}, {'R', "Arg"}, {'N', "Asn"}, {'D', "Asp"}, {'C', "Cys"}, {'Q', "Gln"}, {'E', "Glu"},
        {'G', "Gly"}, {'H', "His"}, {'I', "Ile"}, {'L', "Leu"}, {'K', "Lys"}, {'M', "Met"}, {'F', "Phe"},
        {'P', "Pro"}, {'S', "Ser"}, {'T', "Thr"}, {'W', "Trp"}, {'Y', "Tyr"}, {'V', "Val"}, {'*', "Stop"}};
    QHash<QString, QString> code;
    for (int i = 0; i < 64; ++i)
        code.insert(QString(QLatin1Char(one[i])) + QLatin1Char(two[i]) + QLatin1Char(three[i]),
                    QLatin1String(names.value(acids[i])));
    return code;
}

QStringList aminoAcidsOf(const QString& dna) {
    static const QHash<QString, QString> code = ncbiCode();
    QString rna = dna;
    rna.replace(QLatin1Char('T'), QLatin1Char('U'));
    QStringList chain;
    for (qsizetype at = 0; at + 3 <= rna.size(); at += 3)
        chain << code.value(rna.mid(at, 3));
    return chain;
}

/// What a pupil should answer to the change of a gene, worked out letter by letter.
QString effectInWords(const QString& before, const QString& after) {
    const QStringList old = aminoAcidsOf(before);
    const QStringList now = aminoAcidsOf(after);
    qsizetype first = 0;
    while (first < now.size() && old[first] == now[first])
        ++first;
    if (before.size() != after.size())
        return QStringLiteral("From %1 on, all amino acids change.").arg(old[first]);
    if (first == now.size())
        return QStringLiteral("The protein stays the same.");
    return now[first] == QLatin1String("Stop")
               ? QStringLiteral("The protein ends early, after %1.").arg(old[first - 1])
               : QStringLiteral("%1 is replaced by %2, the others stay.").arg(old[first], now[first]);
}

} // namespace

/// New mutations, codons, and Mendel's crosses: checked against what the pupil reads.
class GeneProblemsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void someHundredProblemsOfEachKindAreDifferent() {
        for (const ProblemKind kind : geneKinds) {
            QSet<QString> questions;
            for (std::uint64_t seed = 0; seed < geneSeeds; ++seed)
                questions << question(makeProblem(kind, seed));
            QVERIFY2(questions.size() >= 300, qPrintable(QString::number(questions.size())));
        }
    }

    void theChanceOfAMutantIsOneLessThatOfNone() {
        int found = 0;
        for (std::uint64_t seed = 0; seed < geneSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Mutation, seed);
            const QStringList told =
                captured(given(problem), "1 plant in (\\d+) is .* You examine (\\d+) seedlings");
            if (told.isEmpty())
                continue;
            ++found;
            const double none = std::pow(1 - 1 / told[0].toDouble(), told[1].toDouble());
            QCOMPARE(rightText(problem), QStringLiteral("about %1 per cent").arg(qRound(100 * (1 - none))));
        }
        QVERIFY(found > 300);
    }

    /// The answers are rounded, so the chance may miss a little.
    void soManyPlantsGiveTheChanceAskedForAndNoOtherAnswerDoes() {
        QSet<int> chances;
        for (std::uint64_t seed = 0; seed < geneSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Mutation, seed);
            const QStringList wanted = captured(inEnglish(problem.ask), "chance of (\\d+) per cent");
            if (wanted.isEmpty())
                continue;
            chances << wanted[0].toInt();
            const double oneIn = captured(given(problem), "1 plant in (\\d+) is")[0].toDouble();
            for (const ProblemAnswer& answer : problem.answers) {
                const double plants = captured(inEnglish(answer.text), "about (\\d+)")[0].toDouble();
                const double percent = 100 * (1 - std::pow(1 - 1 / oneIn, plants));
                QCOMPARE(std::abs(percent - wanted[0].toDouble()) < 0.6, answer.right);
            }
        }
        QCOMPARE(chances, (QSet<int>{90, 95, 99}));
    }

    void eachPlantGrowsFromTwoGametes() {
        int found = 0;
        for (std::uint64_t seed = 0; seed < geneSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Mutation, seed);
            const QStringList told =
                captured(given(problem), "1 gamete in (\\d+) .* mutation\\. (\\d+) seedlings are raised");
            if (told.isEmpty())
                continue;
            ++found;
            QCOMPARE(rightText(problem).toDouble(), 2 * told[1].toDouble() / told[0].toDouble());
        }
        QVERIFY(found > 300);
    }

    void aGeneIsReadByTheCodeOfNcbi() {
        int found = 0;
        for (std::uint64_t seed = 0; seed < geneSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Expression, seed);
            const QStringList told = captured(given(problem), "gene begins with ([ACGT]+),");
            if (told.isEmpty())
                continue;
            ++found;
            QCOMPARE(told[0].left(3), QStringLiteral("ATG"));
            QCOMPARE(rightText(problem), aminoAcidsOf(told[0].left(9)).join(QStringLiteral(" – ")));
        }
        QVERIFY(found > 300);
    }

    void theEffectOfAChangeIsThatOfReadingBothGenes() {
        QHash<QString, int> effects;
        for (std::uint64_t seed = 0; seed < geneSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Expression, seed);
            const QStringList told =
                captured(given(problem), "gene reads ([ACGT]+)\\. A mutation makes it ([ACGT]+)\\.");
            if (told.isEmpty())
                continue;
            QCOMPARE(rightText(problem), effectInWords(told[0], told[1]));
            QCOMPARE(aminoAcidsOf(told[0]).last(), QStringLiteral("Stop"));
            ++effects[rightText(problem).left(4)];
        }
        // The same, ends early, all change; what is replaced begins with its amino acid.
        for (const char* effect : {"The ", "From"})
            QVERIFY(effects[QLatin1String(effect)] > 150);
        QVERIFY(effects.size() > 12);
    }

    void theTableHasEveryCodonThatAnAnswerNeeds() {
        static const QHash<QString, QString> code = ncbiCode();
        for (std::uint64_t seed = 0; seed < geneSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Expression, seed);
            const QString table = captured(given(problem), "\\(mRNA\\): (.+)\\.$").value(0);
            QSet<QString> acids;
            for (const QString& entry : table.split(QStringLiteral(", "))) {
                QCOMPARE(entry.mid(4), code.value(entry.left(3)));
                acids << entry.mid(4);
            }
            static const QRegularExpression name(QStringLiteral("\\b[A-Z][a-z]{2}\\b"));
            for (const ProblemAnswer& answer : problem.answers)
                for (auto match = name.globalMatch(inEnglish(answer.text)); match.hasNext();) {
                    const QString acid = match.next().captured();
                    QVERIFY2(acids.contains(acid) || acid == QLatin1String("The"), qPrintable(acid));
                }
        }
    }

    void theCrossIsTheOneWhoseRatioIsNearest() {
        QSet<QString> crosses;
        int mendels = 0;
        for (std::uint64_t seed = 0; seed < geneSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Garden, seed);
            if (problem.counted.empty())
                continue;
            const double all = double(problem.counted[0].count + problem.counted[1].count);
            QVERIFY(given(problem).contains(QStringLiteral(" %1 offspring").arg(all)));
            const double share = double(problem.counted[1].count) / all;
            const QString recessive = inEnglish(problem.counted[1].name);
            const bool selfed = share < 0.375;
            QCOMPARE(rightText(problem),
                     selfed ? QStringLiteral("F1 × F1") : QStringLiteral("F1 × “%1”").arg(recessive));
            crosses << rightText(problem);
            if (given(problem).contains(QLatin1String("Mendel had"))) {
                ++mendels;
                bool published = false;
                for (const PublishedCross& one : mendelsCrosses())
                    published = published || (one.counts[0] == problem.counted[0].count &&
                                              one.counts[1] == problem.counted[1].count);
                QVERIFY(published);
            }
        }
        QCOMPARE(crosses.size(), 8); // the F2, and seven test crosses
        QVERIFY(mendels > 50);
    }

    void aQuarterOfTheF2IsRecessiveAndTwoThirdsOfTheRestAreHeterozygous() {
        int quarters = 0;
        int thirds = 0;
        for (std::uint64_t seed = 0; seed < geneSeeds; ++seed) {
            const Problem problem = makeProblem(ProblemKind::Garden, seed);
            const QStringList f2 = captured(given(problem), "has an F2 of (\\d+)");
            const QStringList selfed = captured(given(problem), "the same with (\\d+) such peas");
            if (!f2.isEmpty()) {
                ++quarters;
                QCOMPARE(4 * rightText(problem).toInt(), f2[0].toInt());
            }
            if (!selfed.isEmpty()) {
                ++thirds;
                QCOMPARE(3 * rightText(problem).toInt(), 2 * selfed[0].toInt());
            }
        }
        QVERIFY(quarters > 300 && thirds > 300);
    }
};

GENOTYPE_TEST(GeneProblemsTest)
#include "gene_problems_test.moc"
