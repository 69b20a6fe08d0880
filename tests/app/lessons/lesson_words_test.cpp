// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/session/lesson_words.h"
#include "test_registry.h"

#include <QtCore/QLocale>
#include <QtTest/QTest>

/// How a lesson's ratio is written.
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
};

GENOTYPE_TEST(LessonWordsTest)
#include "lesson_words_test.moc"
