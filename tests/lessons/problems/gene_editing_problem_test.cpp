// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

using namespace lessons;
using namespace read_problem;

/// Cas9 in practice: right answers worked out from what the pupil reads.
class GeneEditingProblemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theRightAnswerFollowsFromTheText() {
        QSet<int> forms;
        for (std::uint64_t seed = 0; seed < 600; ++seed) {
            const Problem problem = makeProblem(ProblemKind::GeneEditing, seed);
            const QString told = given(problem);
            const QString right = rightText(problem);
            if (const QString piece = captured(told, "of five letters: ([ACGT ]+)").value(0);
                !piece.isEmpty()) {
                forms << 0;
                const QString letters = QString(piece).remove(QLatin1Char(' '));
                const QString guide = captured(told, "matches ([ACGT]{20})\\.").value(0);
                const qsizetype at = letters.indexOf(guide);
                QVERIFY(at >= 0);
                QCOMPARE(letters.mid(at + 21, 2), QStringLiteral("GG"));
                // It is the only target in the piece.
                QCOMPARE(letters.count(QStringLiteral("GG")), 1);
                QCOMPARE(right, QStringLiteral("after letter %1").arg(at + 17));
            } else if (told.contains(QStringLiteral("four places"))) {
                forms << 1;
                for (const ProblemAnswer& answer : problem.answers) {
                    const QString pam = inEnglish(answer.text);
                    QCOMPARE(pam.size(), 3);
                    QCOMPARE(pam.endsWith(QStringLiteral("GG")), answer.right);
                }
            } else {
                forms << 2;
                const int lost = captured(told, "(\\d+) letters are lost").value(0).toInt();
                QVERIFY(lost >= 2);
                if (lost % 3 != 0)
                    QVERIFY(right.startsWith(QStringLiteral("Reading frame shifted")));
                else
                    QCOMPARE(right,
                             lost == 3
                                 ? QStringLiteral("Reading frame kept, 1 amino acid fewer")
                                 : QStringLiteral("Reading frame kept, %1 amino acids fewer").arg(lost / 3));
            }
        }
        QCOMPARE(forms.size(), 3);
    }
};

GENOTYPE_TEST(GeneEditingProblemTest)
#include "gene_editing_problem_test.moc"
