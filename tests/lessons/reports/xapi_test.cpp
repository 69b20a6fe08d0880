// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/catalogue.h"
#include "lessons/problems/problem.h"
#include "lessons/reports/stable_id.h"
#include "lessons/reports/xapi.h"
#include "reports/small_class.h"
#include "reports/xapi_rules.h"
#include "test_registry.h"

#include <QtCore/QJsonDocument>
#include <QtTest/QTest>

using namespace lessons;

namespace {

QJsonArray statements(const std::vector<LearningRecord>& records,
                      const ReportTexts& texts = englishReportTexts()) {
    const auto read = QJsonDocument::fromJson(QByteArray::fromStdString(xapiStatements(records, texts)));
    return read.array();
}

QJsonArray withVerb(const QJsonArray& all, const char* verb) {
    QJsonArray found;
    for (const auto& one : all)
        if (one.toObject()["verb"].toObject()["id"].toString().endsWith(QLatin1Char('/') +
                                                                        QLatin1String(verb)))
            found.append(one);
    return found;
}

QSet<QString> idsOf(const QJsonArray& all) {
    QSet<QString> ids;
    for (const auto& one : all)
        ids << one.toObject()["id"].toString();
    return ids;
}

QJsonValue extension(const QJsonValue& of, const std::string& part) {
    return of.toObject()["extensions"].toObject()[QString::fromStdString(xapiIri(part))];
}

/// Somebody who has given every answer of every lesson, right or wrong, and practised everything.
LearningRecord tireless() {
    LearningRecord record{"k", "Zoë \"the\" best,\n😀", {}, {}};
    for (const Topic* topic : topics()) {
        LessonRecord lesson{topic->id, static_cast<unsigned>(1 + record.lessons.size() % 15), {}, {}};
        for (const Question& question : topic->questions) {
            QuestionRecord asked{question.id, {}, {}};
            for (std::size_t form = 0; form < question.forms.size(); ++form) {
                asked.attempts.push_back({form, {}, 1});
                for (std::size_t i = 0; i < question.forms[form].answers.size(); ++i) {
                    asked.attempts.back().answers.push_back(static_cast<int>(i));
                    asked.times.push_back(1'795'507'509'250 + static_cast<std::int64_t>(i));
                }
            }
            lesson.questions.push_back(asked);
        }
        lesson.experiments.push_back({"Rr × Rr, \"50 %\"", {3, 1}, {40, 12}, "Mendel 1866"});
        record.lessons.push_back(lesson);
    }
    for (const ProblemKind kind : allProblemKinds)
        record.practice.push_back(
            {std::string(idOf(kind)), static_cast<int>(record.practice.size() % 4), 2, {}});
    return record;
}

} // namespace

class XapiTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStatementKeepsTheRulesOfTheSpecification() {
        auto records = small_class::all();
        records.push_back(tireless());
        const QJsonArray all = statements(records);
        QVERIFY(all.size() > 400);
        xapi_rules::Judge judge;
        for (const auto& one : all) {
            const QStringList faults = judge.faultsOf(one);
            QVERIFY2(faults.isEmpty(),
                     qPrintable(faults.join("; ") + QJsonDocument(one.toObject()).toJson()));
        }
        // A store refuses a batch in which an id is there twice.
        QCOMPARE(idsOf(all).size(), all.size());
    }

    void theRulesNoticeWhatIsAgainstThem() {
        const QJsonObject sound = withVerb(statements({small_class::ben()}), "answered").first().toObject();
        xapi_rules::Judge judge;
        QVERIFY(judge.faultsOf(sound).isEmpty());
        const auto changed = [&](const char* key, const QJsonValue& value) {
            QJsonObject copy = sound;
            copy[QLatin1String(key)] = value;
            return copy;
        };
        QVERIFY(!judge.faultsOf(changed("id", "12")).isEmpty());
        QVERIFY(!judge.faultsOf(changed("mood", "good")).isEmpty());
        QVERIFY(!judge.faultsOf(changed("timestamp", "2026-11-24")).isEmpty());
        QVERIFY(!judge.faultsOf(changed("result", QJsonObject())).isEmpty());
        QVERIFY(!judge.faultsOf(changed("result", QJsonObject{{"success", "yes"}})).isEmpty());
        QVERIFY(!judge.faultsOf(changed("verb", QJsonObject{{"id", "answered"}})).isEmpty());
        QVERIFY(!judge.faultsOf(changed("actor", QJsonObject{{"mbox", "mailto:a@example.org"}})).isEmpty());
        QVERIFY(!judge.faultsOf(changed("object", QJsonObject{{"id", "https://example.org"}})).isEmpty());
    }

    void anEmptyClassIsAnEmptyList() {
        QCOMPARE(xapiStatements({}, englishReportTexts()), std::string("[]\n"));
    }

    void everyAnswerIsAStatementInItsOrder() {
        const QJsonArray answered = withVerb(statements({small_class::ben()}), "answered");
        QStringList told;
        for (const auto& one : answered) {
            const QJsonValue context = one.toObject()["context"];
            const QJsonObject result = one.toObject()["result"].toObject();
            told << QStringLiteral("%1.%2 %3 %4 %5")
                        .arg(extension(context, "attempt").toInt())
                        .arg(extension(context, "choice").toInt())
                        .arg(result["response"].toString(), result["success"].toBool() ? "right" : "wrong")
                        .arg(extension(context, "hints").toInt());
        }
        QCOMPARE(told, (QStringList{"1.1 answer-2 wrong 2", "1.2 answer-4 wrong 2", "1.3 answer-1 right 2",
                                    "3.1 answer-2 right 0"}));
        // The two forms ask something else; one activity must not stand for both.
        QVERIFY(answered[0].toObject()["object"].toObject()["id"] !=
                answered[3].toObject()["object"].toObject()["id"]);
    }

    void theMisconceptionIsACategoryThatAStoreCanLookFor() {
        const QJsonArray answered = withVerb(statements({small_class::ben()}), "answered");
        const auto category = [&](int place) {
            const QJsonObject context = answered[place].toObject()["context"].toObject();
            return context["contextActivities"].toObject().value("category");
        };
        QCOMPARE(category(0)[0].toObject()["id"].toString(),
                 QString::fromStdString(xapiIri("misconception/blending")));
        QVERIFY(category(2).isUndefined());
    }

    void aLessonIsCompletedOrProgressed() {
        const QJsonArray all = statements(small_class::all());
        QCOMPARE(withVerb(all, "completed").size(), 1); // Ada
        const QJsonArray progressed = withVerb(all, "progressed");
        QCOMPARE(progressed.size(), 3);
        const QJsonValue ben = progressed.first().toObject()["result"];
        QCOMPARE(ben.toObject()["completion"], QJsonValue(false));
        QCOMPARE(extension(ben, "steps-done"), QJsonValue(QJsonArray{"predict", "roll"}));
    }

    void practiceIsMasteredOrAttempted() {
        const QJsonArray all = statements({small_class::ada()});
        QCOMPARE(withVerb(all, "mastered").size(), 1);
        QCOMPARE(withVerb(all, "attempted").size(), 1);
        QCOMPARE(extension(withVerb(all, "mastered").first().toObject()["result"], "right-in-a-row").toInt(),
                 3);
    }

    void predictionsAndCountsAreTold() {
        const QJsonArray told = withVerb(statements({small_class::ada()}), "interacted");
        QCOMPARE(told.size(), 1);
        QCOMPARE(extension(told[0].toObject()["result"], "predicted"), QJsonValue(QJsonArray{3, 1}));
        QCOMPARE(extension(told[0].toObject()["result"], "counts"), QJsonValue(QJsonArray{151, 49}));
    }

    void anUnknownQuestionIsToldWithoutAVerdict() {
        const QJsonArray answered = withVerb(statements({small_class::cleo()}), "answered");
        QCOMPARE(answered.size(), 3);
        QVERIFY(answered[0].toObject()["result"].toObject().contains("success"));
        for (const int place : {1, 2})
            QVERIFY(!answered[place].toObject()["result"].toObject().contains("success"));
    }

    void aTimeIsToldOnlyWhereItIsKnown() {
        QCOMPARE(xapiStatements(small_class::all(), englishReportTexts()).find("timestamp"),
                 std::string::npos);
        LearningRecord ada = small_class::ada();
        ada.lessons.front().questions.front().times = {1'795'507'509'250};
        QCOMPARE(withVerb(statements({ada}), "answered")[0].toObject()["timestamp"].toString(),
                 QStringLiteral("2026-11-24T08:05:09.250Z"));
    }

    void theSameWorkHasTheSameIdsWhateverIsAddedLater() {
        const QSet<QString> before = idsOf(withVerb(statements({small_class::ben()}), "answered"));
        LearningRecord later = small_class::ben();
        later.lessons.front().questions.front().attempts.push_back({0, {0}, 0});
        later.lessons.insert(later.lessons.begin(), {"garden", 15, {}, {}});
        const QSet<QString> after = idsOf(withVerb(statements({small_class::cleo(), later}), "answered"));
        QVERIFY(after.contains(before));
        QCOMPARE((after - before).size(), 4);
    }

    void anotherLanguageGivesTheSameIds() {
        ReportTexts german = englishReportTexts();
        german.language = "de";
        german.topic = [](const std::string& id) { return findTopic(id, "de"); };
        german.misconception = [](std::string_view id) { return findMisconception(id, "de"); };
        const QJsonArray in = statements(small_class::all(), german);
        QVERIFY(in != statements(small_class::all()));
        QCOMPARE(idsOf(in), idsOf(statements(small_class::all())));
    }

    void whatDiffersHasAnotherId() {
        // What a store compares: another name, answer or time is another statement.
        const auto ids = [](const LearningRecord& record) { return idsOf(statements({record})); };
        LearningRecord ada = small_class::ada();
        const auto all = ids(ada);
        ada.name = "Ida";
        QVERIFY(!ids(ada).intersects(all));
        ada = small_class::ada();
        ada.lessons.front().questions.front().times = {5};
        QCOMPARE((ids(ada) - all).size(), 1);
        ada = small_class::ada();
        ada.lessons.front().questions.front().attempts = {{0, {1}, 0}};
        QCOMPARE((ids(ada) - all).size(), 1);
    }

    void namesakesAreTwoPersons() {
        LearningRecord other = small_class::ada();
        other.key = "another Ada";
        QCOMPARE(idsOf(statements({small_class::ada(), other})).size(),
                 2 * idsOf(statements({small_class::ada()})).size());
    }

    void hiddenNamesAreNowhereInTheFile() {
        const ReportTexts texts = englishReportTexts();
        const std::string hidden = xapiStatements(withoutNames(small_class::all(), texts), texts);
        for (const char* name : {"Ada", "Ben", "Cleo", "key of"})
            QVERIFY2(hidden.find(name) == std::string::npos, name);
        // Nor is the account the one under which the name was told.
        const auto account = [](const QJsonValue& one) {
            return one.toObject()["actor"].toObject()["account"].toObject()["name"].toString();
        };
        for (const auto& named : statements(small_class::all()))
            QVERIFY(!QString::fromStdString(hidden).contains(account(named)));
    }

    void schoolsWithALessonOfOneNameAreToldApart() {
        Topic one;
        one.questions = {{"ours-1", {}}};
        Topic two;
        two.questions = {{"theirs-1", {}}};
        const LearningRecord record{"k", "n", {{"school/peas", 15, {}, {}}}, {}};
        const auto lesson = [&](const Topic* topic) {
            ReportTexts texts = englishReportTexts();
            texts.topic = [topic](const std::string&) { return topic; };
            return statements({record}, texts)[0].toObject()["object"].toObject()["id"].toString();
        };
        QVERIFY(lesson(&one) != lesson(&two));
        QCOMPARE(lesson(&one), lesson(&one));
    }

    void idsAreOfVersion5() {
        // Python: uuid.uuid5(uuid.UUID('1b13e70f-c58f-4792-865e-9c207fda8e09'), 'peas')
        QCOMPARE(stableId("peas"), std::string("d6d5f71c-ee6a-5ebc-a188-6059fc538d13"));
    }
};

GENOTYPE_TEST(XapiTest)
#include "xapi_test.moc"
