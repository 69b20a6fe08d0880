// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/phrases.h"
#include "app/ui/theme/theme.h"
#include "lessons/problems/problem.h"
#include "test_registry.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

using namespace app;

namespace {

/// What nobody would write who knew the number: „1 der 2 Zellen führen“, „alle 2“, „die anderen 1 Zellen“, „1
/// Tiere“. A ratio such as 3 : 1 and a fraction are no counts.
QString oddGermanCountIn(const QString& text) {
    static const QString count = QStringLiteral("(?<![\\d.,:/–−+×x=^*-])(?<! [:+−×=x<>–] )\\b");
    static const QRegularExpression odd(
        count +
            QStringLiteral(
                "(?:1 (?:der|von|dieser|ihrer)(?: \\d+)? \\w+(?: \\w+)? "
                "(?:sind|führen|haben|zeigen|werden|kommen|wurden|überleben|bekommen)\\b|"
                "1 (?:sind|haben|zeigen|werden|wurden|führen)\\b|"
                "1 (?:Tiere|Zellen|Pflanzen|Kinder|Söhne|Töchter|Plastiden|Chromosomen|Generationen|Personen|"
                "Gameten|Meiosen|Runden|Würfe|Züge|Keimlinge|Eizellen|Spermien|Allele|Kopien)\\b|"
                "(?:[2-9]|[1-9]\\d+) (?:der|von)(?: \\d+)? \\w+ (?:führt|hat|zeigt|wird|kommt)\\b)|"
                "\\b[Aa]lle[rn]? [12]\\b(?!\\d)|\\b(?:ersten|letzten|nächsten|anderen|übrigen) 1\\b"),
        QRegularExpression::UseUnicodePropertiesOption);
    const auto match = odd.match(text);
    return match.hasMatch() ? match.captured() + QStringLiteral(" | ") + text : QString();
}

} // namespace

/// Counted things have the form of their number in German, too.
class GermanCountsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { Theme::install(); }

    void theSearchFindsOddCountsAndNothingElse() {
        for (const char* odd :
             {"Richtig: 1 der 2 Zellen führen zu Keimzellen.", "alle 2 müssen grün werden",
              "Die anderen 1 Zellen wurden nicht getroffen.", "Es zeigen 1 Tiere das Merkmal."})
            QVERIFY2(!oddGermanCountIn(QString::fromUtf8(odd)).isEmpty(), odd);
        for (const char* even :
             {"Richtig: 1 der 2 Zellen führt zu Keimzellen.", "Richtig: 3/4 von 348 sind 261.",
              "3 : 1 haben zwei heterozygote Eltern.", "alle 20 müssen grün werden"})
            QVERIFY2(oddGermanCountIn(QString::fromUtf8(even)).isEmpty(), even);
    }

    void everyProblemCountsInGoodGerman() {
        const InGerman german;
        const core::Phrase title = lessons::title(lessons::ProblemKind::Selection);
        QVERIFY(text(title) != QString::fromStdString(core::english(title)));
        for (const lessons::ProblemKind kind : lessons::allProblemKinds)
            for (std::uint64_t seed = 0; seed < 60; ++seed) {
                const lessons::Problem problem = lessons::makeProblem(kind, seed);
                QStringList odd{oddGermanCountIn(text(problem.ask))};
                for (const core::Phrase& given : problem.given)
                    odd << oddGermanCountIn(text(given));
                for (const lessons::ProblemAnswer& answer : problem.answers)
                    odd << oddGermanCountIn(text(answer.text)) << oddGermanCountIn(text(answer.why));
                for (const core::Phrase& hint : problem.hints)
                    odd << oddGermanCountIn(text(hint));
                odd.removeAll(QString());
                QVERIFY2(odd.isEmpty(), qPrintable(odd.value(0)));
            }
    }
};

GENOTYPE_TEST(GermanCountsTest)
#include "german_counts_test.moc"
