// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/lesson_words.h"
#include "test_registry.h"
#include "tests/app/window/shell/in_german.h"

#include <QtCore/QLocale>
#include <QtTest/QTest>

/// How a lesson writes ratios and answers.
class LessonWordsTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void percentagesHaveTheDecimalPointOfTheLanguage() {
        lessons::Experiment experiment;
        experiment.outcomes.resize(2);
        experiment.outcomes[0].chance = 0.825;
        experiment.outcomes[1].chance = 0.175;
        QLocale::setDefault(QLocale(QLocale::English));
        QCOMPARE(app::ratioWords(experiment), QStringLiteral("82.5 : 17.5"));
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(app::ratioWords(experiment), QStringLiteral("82,5 : 17,5"));
    }

    void aPredictionGetsItsVerdict() {
        lessons::Experiment experiment;
        experiment.outcomes.resize(2);
        experiment.outcomes[0].chance = 0.75;
        experiment.outcomes[1].chance = 0.25;
        experiment.ratio = {3, 1};
        const auto said = [&](std::vector<int> parts, std::vector<std::int64_t> counts, bool rolled = true) {
            return app::verdictSentence(parts, counts, experiment, rolled)
                .replace(QChar::Nbsp, QLatin1Char(' '));
        };
        // 73 times as likely under 3 : 1.
        QCOMPARE(said({1, 1}, {14, 2}),
                 "You said 1 : 1. The rolls came out 14 : 2, which fits 3 : 1 better.");
        QCOMPARE(said({1, 1}, {14, 2}, false),
                 "You said 1 : 1. The counts are 14 : 2, which fits 3 : 1 better.");
        // 2.7 times.
        QCOMPARE(said({1, 1}, {11, 5}), "You said 1 : 1. The rolls came out 11 : 5, which doesn't tell 1 : 1 "
                                        "and 3 : 1 apart: roll more.");
        QCOMPARE(said({1, 1}, {8, 8}),
                 "You said 1 : 1. The rolls came out 8 : 8, which fits 1 : 1 better than 3 : 1.");
        QCOMPARE(said({75, 25}, {14, 2}),
                 "You said 75 : 25, which is what was to be expected. The rolls came out 14 : 2.");
        QCOMPARE(said({1, 0}, {14, 2}),
                 "You said 1 : 0. The rolls came out 14 : 2, and 1 : 0 rules some of that out.");
        QCOMPARE(said({1, 1}, {11, 5}, false),
                 "You said 1 : 1. The counts are 11 : 5, which doesn't tell 1 : 1 and 3 : 1 apart.");
        const InGerman german;
        QCOMPARE(said({1, 1}, {14, 2}),
                 "Du hast 1 : 1 vorhergesagt. Gewürfelt wurde 14 : 2; das passt besser zu 3 : 1.");
        QCOMPARE(said({1, 1}, {11, 5}),
                 "Du hast 1 : 1 vorhergesagt. Gewürfelt wurde 11 : 5; zwischen 1 : 1 und "
                 "3 : 1 entscheidet das noch nicht. Würfle weiter.");
    }

    void aVerdictBeginsInAFewWords() {
        lessons::Experiment experiment;
        experiment.outcomes.resize(2);
        experiment.outcomes[0].chance = 0.75;
        experiment.outcomes[1].chance = 0.25;
        experiment.ratio = {3, 1};
        const auto said = [&](std::vector<int> parts, std::vector<std::int64_t> counts, bool rolled = true) {
            return app::verdictInShort(parts, counts, experiment, rolled)
                .replace(QChar::Nbsp, QLatin1Char(' '));
        };
        QCOMPARE(said({6, 2}, {14, 2}), QStringLiteral("Your prediction fits."));
        QCOMPARE(said({1, 1}, {8, 8}), QStringLiteral("Your prediction fits better."));
        QCOMPARE(said({1, 1}, {14, 2}), QStringLiteral("3 : 1 fits better."));
        QCOMPARE(said({1, 1}, {11, 5}), QStringLiteral("Too few to tell yet."));
        QCOMPARE(said({1, 1}, {11, 5}, false), QStringLiteral("The counts fit both."));
    }

    void theQuestionStandsOutOfWhatLeadsToIt() {
        const auto parts = [](const char* marked) {
            const app::AskedQuestion asked = app::askedIn(QString::fromUtf8(marked));
            return QStringList{asked.question, asked.around};
        };
        QCOMPARE(
            parts("A pea is [diploid](diploid). Which *gametes* will it make? Choose a plant."),
            (QStringList{"Which *gametes* will it make?", "A pea is [diploid](diploid). Choose a plant."}));
        // One question may go on with the next; an earlier one only leads to them.
        QCOMPARE(
            parts("Were they right? He crossed peas. How many are round? And how many are not?"),
            (QStringList{"How many are round? And how many are not?", "Were they right? He crossed peas."}));
        QCOMPARE(parts("Fill in the cells."), (QStringList{"", "Fill in the cells."}));
    }

    void aQuotedAnswerQuotesWithSingleMarks() {
        QCOMPARE(app::quotable("pure-breeding “tall” × “short”"), QString("pure-breeding ‘tall’ × ‘short’"));
        QCOMPARE(app::quotable("reinerbig „hoch“ × „niedrig“"), QString("reinerbig ‚hoch‘ × ‚niedrig‘"));
        QCOMPARE(app::quotable("The protein stays the same."), QString("The protein stays the same"));
        QCOMPARE(app::quotable("0.30"), QString("0.30"));
    }
};

GENOTYPE_TEST(LessonWordsTest)
#include "lesson_words_test.moc"
