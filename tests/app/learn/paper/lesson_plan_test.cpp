// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text/language.h"
#include "app/learn/paper/lesson_plan.h"
#include "app/ui/theme/theme.h"
#include "test_registry.h"
#include "tests/app/documents/table.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace app;

class LessonPlanTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::install(); }

    void hasEveryQuestionWithItsAnswersAndWhatIsBehindThem() {
        for (const lessons::Topic* topic : topicsInUse()) {
            const QString html = LessonPlan::html(*topic);
            qsizetype forms = 0;
            qsizetype wrong = 0;
            for (const lessons::Question& question : topic->questions)
                for (const lessons::QuestionForm& form : question.forms) {
                    ++forms;
                    wrong += qsizetype(form.answers.size()) - 1;
                }
            QCOMPARE(html.count(QStringLiteral("☒")), forms);
            QCOMPARE(html.count(QStringLiteral("☐")), wrong);
            QCOMPARE(html.count(QStringLiteral("Behind it: “")), wrong);
            QVERIFY2(!html.contains(QLatin1Char('*')) && !html.contains(QStringLiteral("<a ")),
                     topic->id.c_str());
        }
    }

    void leavesOutWhatTheLessonDoesNotSay() {
        lessons::Topic topic = *topicInUse("dominance");
        topic.teacher = {};
        const QString bare = LessonPlan::html(topic);
        QVERIFY(!bare.contains(QStringLiteral("On the board")) && !bare.contains(QStringLiteral("Sources")));
        topic.teacher.board = {"*Rr* × *rr*"};
        topic.teacher.plan = {{5, "Predict."}, {1, "Roll."}};
        const QString full = LessonPlan::html(topic);
        QVERIFY(full.contains(QStringLiteral("On the board")));
        QVERIFY(full.contains(QStringLiteral("5 min")) && full.contains(QStringLiteral("Predict.")));
    }

    void isWrittenAsAPdf() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("plan.pdf"));
        QCOMPARE(LessonPlan::writePdf(*topicInUse("dominance"), path), QString());
        QVERIFY(table::contentOf(path).startsWith("%PDF"));
        QVERIFY(
            !LessonPlan::writePdf(*topicInUse("dominance"), folder.filePath(QStringLiteral("no/plan.pdf")))
                 .isEmpty());
    }
};

GENOTYPE_TEST(LessonPlanTest)
#include "lesson_plan_test.moc"
