// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/session/lesson_words.h"
#include "test_registry.h"

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

    void aQuotedAnswerQuotesWithSingleMarks() {
        QCOMPARE(app::quotable("pure-breeding “tall” × “short”"), QString("pure-breeding ‘tall’ × ‘short’"));
        QCOMPARE(app::quotable("reinerbig „hoch“ × „niedrig“"), QString("reinerbig ‚hoch‘ × ‚niedrig‘"));
        QCOMPARE(app::quotable("The protein stays the same."), QString("The protein stays the same"));
        QCOMPARE(app::quotable("0.30"), QString("0.30"));
    }
};

GENOTYPE_TEST(LessonWordsTest)
#include "lesson_words_test.moc"
