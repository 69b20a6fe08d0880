// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/catalogue.h"
#include "lessons/documents/lesson_reader.h"
#include "lessons/topics/experiment.h"
#include "test_registry.h"

#include <QtCore/QSet>
#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

using namespace lessons;

namespace {

QString wordsOf(const std::vector<LessonFault>& faults) {
    QStringList lines;
    for (const LessonFault& fault : faults)
        lines << QString::number(fault.line) + QStringLiteral(": ") +
                     QString::fromStdString(core::english(fault.what));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

/// What must hold for each topic.
class TopicCatalogueTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void idsAreUnique() {
        QSet<QByteArray> ids;
        for (const Topic* topic : topics()) {
            QVERIFY(!topic->id.empty());
            ids << QByteArray(topic->id.data(), int(topic->id.size()));
            QCOMPARE(findTopic(topic->id), topic);
        }
        QCOMPARE(ids.size(), qsizetype(topics().size()));
        QSet<QByteArray> questions;
        qsizetype all = 0;
        for (const Topic* topic : topics())
            for (const Question& question : topic->questions) {
                questions << QByteArray(question.id.data(), int(question.id.size()));
                ++all;
            }
        QCOMPARE(questions.size(), all);
        QVERIFY(!findTopic("no such topic"));
    }

    void startsParse() {
        for (const Topic* topic : topics()) {
            if (topic->startCross.empty())
                continue;
            const Cross cross = startCross(topic->startCross);
            QVERIFY(!cross.genes.empty());
            const Experiment experiment = offspringByLooks(cross);
            const auto chances = experiment.chances();
            QVERIFY(std::abs(std::accumulate(chances.begin(), chances.end(), 0.0) - 1) < 1e-12);
        }
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, startCross("Rr"));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, startCross("Rr x R"));
    }

    void everyQuestionHasOneRightAnswerAndSaysWhyToEach() {
        for (const Topic* topic : topics()) {
            QVERIFY(topic->questions.size() >= 3);
            for (const Question& question : topic->questions)
                for (const QuestionForm& form : question.forms) {
                    QVERIFY2(std::ranges::count(form.answers, true, &Answer::right) == 1, form.ask.c_str());
                    QVERIFY2(form.answers.size() >= 3, form.ask.c_str());
                    QVERIFY2(!form.hints.empty(), form.ask.c_str());
                    QSet<QString> reasons;
                    for (const Answer& answer : form.answers)
                        reasons << QString::fromStdString(answer.why);
                    QVERIFY2(reasons.size() == qsizetype(form.answers.size()) && !reasons.contains(QString()),
                             form.ask.c_str());
                }
        }
    }

    void everyTopicTellsTheTeacherAimTimeAndSources() {
        for (const Topic* topic : topics()) {
            QVERIFY(topic->teacher.minutes >= 10 && topic->teacher.minutes <= 90);
            QVERIFY2(!topic->teacher.misconceptions.empty(), topic->title.c_str());
            QVERIFY2(!topic->teacher.sources.empty(), topic->title.c_str());
            for (const std::string& standard : topic->teacher.standards)
                QVERIFY(standard.starts_with("HS-LS") || standard.starts_with("MS-LS"));
        }
    }

    void everyFileOfTheLibraryIsWithoutAFault() {
        int files = 0;
        for (const LessonFile& file : lessonFiles()) {
            const LessonReading reading = readLesson(file.id, file.text);
            QVERIFY2(reading.topic, qPrintable(QString::fromUtf8(file.id.data(), qsizetype(file.id.size())) +
                                               QLatin1Char('\n') + wordsOf(reading.faults)));
            ++files;
        }
        QCOMPARE(files, int(2 * topics().size()));
    }

    void everyLessonIsInGermanWithTheSameStructure() {
        for (const LessonFile& file : lessonFiles()) {
            if (file.language == "en")
                continue;
            const Topic* const english = findTopic(file.id);
            QVERIFY(english);
            const auto faults = compareWithEnglish(*english, readLesson(file.id, file.text));
            QVERIFY2(faults.empty(),
                     qPrintable(QString::fromStdString(english->id) + QLatin1Char('\n') + wordsOf(faults)));
            const Topic* const translated = findTopic(file.id, file.language);
            QVERIFY(translated != english);
            QVERIFY2(translated->predict != english->predict, english->title.c_str());
        }
    }

    void aLanguageWithoutLessonsHasTheEnglishOnes() {
        QCOMPARE(topics("fr").size(), topics().size());
        QCOMPARE(findTopic("square", "fr"), findTopic("square"));
        QVERIFY(findTopic("square", "de") != findTopic("square"));
    }

    void everyLanguageHasTheSameOrder() {
        const auto& english = topics();
        const auto& german = topics("de");
        QCOMPARE(english.size(), german.size());
        for (std::size_t i = 0; i < english.size(); ++i)
            QCOMPARE(german[i]->id, english[i]->id);
        QCOMPARE(english.front()->id, std::string("garden"));
        QVERIFY(std::ranges::is_sorted(english, std::less_equal(), &Topic::order) &&
                english.back()->order > 0);
    }

    void noTwoTopicsShareAFigure() {
        std::set<Figure> figures;
        for (const Topic* topic : topics())
            QVERIFY2(figures.insert(topic->figure).second, topic->title.c_str());
    }

    void lessonsOfAChapterStandTogether() {
        for (const char* language : {"en", "de"}) {
            std::vector<Text> chapters;
            for (const Topic* topic : topics(language)) {
                QVERIFY2(!topic->chapter.empty(), topic->id.c_str());
                if (chapters.empty() || chapters.back() != topic->chapter)
                    chapters.push_back(topic->chapter);
            }
            QCOMPARE(std::set<Text>(chapters.begin(), chapters.end()).size(), chapters.size());
            QVERIFY(chapters.size() > 1);
        }
    }
};

GENOTYPE_TEST(TopicCatalogueTest)
#include "catalogue_test.moc"
