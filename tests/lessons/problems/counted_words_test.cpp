// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/game.h"
#include "engine/genomewars/game.h"
#include "engine/genotype/game.h"
#include "lessons/pool/pool_code.h"
#include "read_problem.h"
#include "test_registry.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

using namespace lessons;

namespace {

/// What nobody would write who knew the number: "1 cells", "1 of the 2 cells lead", "all 2 of them", "2 of
/// the 4 cells leads". A ratio such as 3 : 1 is no count.
const QRegularExpression& oddCounts() {
    static const QString count = QStringLiteral("(?<![\\d.,:/–−+×x=^*-])(?<! [:+−×=x<>–] )\\b");
    static const QString notPlural = QStringLiteral("(?!(?:is|was|has|as|less|its|this|cross|class|plus|"
                                                    "minus|does|per|of|in|shows|leads|survives|carries|"
                                                    "comes|gets|becomes|makes|means)\\b)");
    static const QString group =
        QStringLiteral("of (?:the |these |those |all )?(?:\\d+ )?(?:(?!there)[a-z]+ ){1,2}");
    static const QRegularExpression odd(
        count + QStringLiteral("(?:1 ") + notPlural + QStringLiteral("[a-z]+s\\b|") +
        QStringLiteral("1 (?:other |more |such )?(?:children|people|are|were|have|lead|show|become)\\b|") +
        QStringLiteral("1 ") + group +
        QStringLiteral("(?:are|lead|show|have|come|become|carry|were|get|survive|pass|need|fit)\\b|") +
        QStringLiteral("(?:[2-9]|[1-9]\\d+) ") + group +
        QStringLiteral("(?:is|leads|shows|has|was|carries|comes|becomes|gets|survives)\\b)|") +
        QStringLiteral("\\b[Aa]ll (?:of the )?[0-2] (?:of|[a-z]+s)\\b|\\bnone of the [0-2]\\b|"
                       "\\b(?:first|last|next|other) 1 [a-z]+"));
    return odd;
}

QString foundIn(const QString& text) {
    const auto match = oddCounts().match(text);
    return match.hasMatch() ? match.captured() + QStringLiteral(" | ") + text : QString();
}

} // namespace

/// Counted things have the form of their number, in every sentence that is built from one.
class CountedWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSearchFindsOddCountsAndNothingElse() {
        for (const char* odd :
             {"Right: 1 of the 2 cells lead to germ cells.", "The other 1 cells were not struck.",
              "a chance of 1/2, and all 2 of them have to be", "They have 1 children.",
              "3 of the 4 cells leads to germ cells.", "None of the 1: all 1 of them.", "1 are green."})
            QVERIFY2(!foundIn(QString::fromUtf8(odd)).isEmpty(), odd);
        for (const char* even :
             {"Right: 1 of the 4 cells leads to germ cells.", "3 : 1 makes four parts, not three.",
              "The other 3 cells were not struck.", "1 : 1 comes from one gene.", "In 1 of 64 cases",
              "1 is left.", "Each of the 2 plastids has to be of this colour.", "all 4 of them", "1 class"})
            QVERIFY2(foundIn(QString::fromUtf8(even)).isEmpty(), even);
    }

    void everyProblemCountsInGoodEnglish_data() {
        QTest::addColumn<int>("kind");
        for (const ProblemKind kind : allProblemKinds)
            QTest::newRow(std::string(idOf(kind)).c_str()) << static_cast<int>(kind);
    }
    void everyProblemCountsInGoodEnglish() {
        QFETCH(const int, kind);
        const auto check = [](const core::Phrase& phrase) {
            return foundIn(QString::fromStdString(core::english(phrase)));
        };
        for (std::uint64_t seed = 0; seed < 250; ++seed) {
            const Problem problem = makeProblem(static_cast<ProblemKind>(kind), seed);
            QStringList odd{check(problem.ask)};
            for (const core::Phrase& given : problem.given)
                odd << check(given);
            for (const ProblemAnswer& answer : problem.answers)
                odd << check(answer.text) << check(answer.why);
            for (const core::Phrase& hint : problem.hints)
                odd << check(hint);
            odd.removeAll(QString());
            QVERIFY2(odd.isEmpty(), qPrintable(odd.value(0)));
        }
    }

    void aCodeOfAnyLengthIsCounted() {
        for (const auto& [code, says] : {std::pair{"", "Enter a results code"},
                                         {"0", "This is 1 character;"},
                                         {"0A", "These are 2 characters;"},
                                         {"0AF", "These are 3 characters;"}}) {
            const auto reading = readPoolCode(code);
            const auto* error = std::get_if<PoolCodeError>(&reading);
            QVERIFY(error);
            QVERIFY2(core::english(phrase(*error)).starts_with(says), code);
        }
    }

    void everyTranscriptCountsWhatWasAgreed() {
        const auto textOf = []<typename G>(const typename G::Setup& setup) {
            core::Record<G> record;
            record.setup = setup;
            return QString::fromStdString(G::transcript(record));
        };
        for (int number = 1; number <= 3; ++number) {
            const QStringList texts{textOf.operator()<genotype::Game>({.players = 2, .rounds = number}),
                                    textOf.operator()<genomewars::Game>({.players = 2, .rounds = number}),
                                    textOf.operator()<genecards::Game>({.players = 4, .target = number})};
            for (const QString& text : texts)
                QVERIFY2(foundIn(text.section(QLatin1Char('\n'), 0, 0)).isEmpty(), qPrintable(text));
        }
    }
};

GENOTYPE_TEST(CountedWordsTest)
#include "counted_words_test.moc"
