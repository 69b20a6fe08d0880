// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reports/xapi.h"

#include "lessons/problems/problem.h"
#include "lessons/reports/report_tables.h"
#include "lessons/reports/stable_id.h"

#include <nlohmann/json.hpp>

#include <array>
#include <numeric>
#include <set>

namespace lessons {

namespace {

using Json = nlohmann::ordered_json;

/// A verb of ADL's vocabulary, by its last part.
Json verbJson(const char* verb) {
    return {{"id", std::string("http://adlnet.gov/expapi/verbs/") + verb}, {"display", {{"en", verb}}}};
}

std::string activityType(const char* type) {
    return std::string("http://adlnet.gov/expapi/activities/") + type;
}

constexpr std::array xapiSteps{"predict", "roll", "compare", "explain"};
static_assert(xapiSteps.size() == lessonSteps);

class Statements {
public:
    explicit Statements(const ReportTexts& texts) : m_texts(texts) {}

    void add(const LearningRecord& record) {
        // The key leads back to the pupil's file, its short form does not. What a pupil is called can change.
        m_actor = {
            {"objectType", "Agent"},
            {"name", record.name},
            {"account",
             {{"homePage", homePage}, {"name", "pupil-" + stableId("pupil/" + record.key).substr(0, 13)}}}};
        if (record.name.empty())
            m_actor.erase("name");
        for (const LessonRecord& lesson : record.lessons)
            add(lesson);
        for (const PracticeRecord& practice : record.practice)
            add(practice);
    }

    std::string text() const { return m_text.empty() ? "[]\n" : "[\n" + m_text + "\n]\n"; }

private:
    /// An account needs the home page of a system. This name is set aside so that nobody can ever own it
    /// (RFC 6761, 6.4).
    static constexpr const char* homePage = "https://genotype-companion.invalid";

    Json words(const std::string& text) const { return {{m_texts.language, text}}; }

    Json activity(const std::string& part, const char* type, const std::string& name) const {
        return {{"objectType", "Activity"},
                {"id", xapiIri(part)},
                {"definition", {{"type", activityType(type)}, {"name", words(name)}}}};
    }

    /// A school's own lessons are distinguished by their questions: two schools may use the same name.
    std::string partOf(const std::string& lesson) const {
        if (lesson.find('/') == std::string::npos)
            return "lesson/" + lesson;
        std::string asked = lesson;
        if (const Topic* const topic = m_texts.topic(lesson))
            for (const Question& question : topic->questions)
                asked += '\n' + question.id;
        return "lesson/" + lesson + '/' + stableId(asked).substr(0, 8);
    }

    /// Adds a statement about `object`, and gives it its id.
    void say(const char* verb, const Json& object, const Json& result, const Json& context,
             const std::string& time = {}) {
        Json statement{{"id", ""}, {"actor", m_actor}, {"verb", verbJson(verb)}, {"object", object}};
        if (!result.empty())
            statement["result"] = result;
        statement["context"] = {{"platform", "Genotype Companion"}};
        if (!context.is_null())
            statement["context"].update(context);
        if (!time.empty())
            statement["timestamp"] = time;
        statement["id"] = stableId(unchanging(statement).dump());
        if (!m_ids.insert(statement["id"].get<std::string>()).second)
            return;
        m_text +=
            (m_text.empty() ? "" : ",\n") + statement.dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    /// The statement without the definitions of its activities and the words for its verb: a store compares
    /// only the rest (2.3.1 of the specification).
    static Json unchanging(Json statement) {
        statement.erase("id");
        statement["verb"].erase("display");
        statement["object"].erase("definition");
        if (statement["context"].contains("contextActivities"))
            for (auto& kind : statement["context"]["contextActivities"])
                for (Json& one : kind)
                    one.erase("definition");
        return statement;
    }

    Json within(const std::string& lesson) const {
        return {{"contextActivities",
                 {{"parent", Json::array({activity(partOf(lesson), "lesson", titleIn(m_texts, lesson))})}}}};
    }

    void add(const LessonRecord& lesson) {
        if (lesson.stepsDone != 0) {
            Json steps = Json::array();
            for (std::size_t step = 0; step < xapiSteps.size(); ++step)
                if ((lesson.stepsDone >> step & 1u) != 0)
                    steps.push_back(xapiSteps[step]);
            const bool all = steps.size() == xapiSteps.size();
            say(all ? "completed" : "progressed",
                activity(partOf(lesson.lesson), "lesson", titleIn(m_texts, lesson.lesson)),
                {{"completion", all}, {"extensions", {{xapiIri("steps-done"), steps}}}}, {});
        }
        for (const ExperimentRecord& one : lesson.experiments) {
            Json counted;
            if (!one.predicted.empty())
                counted[xapiIri("predicted")] = one.predicted;
            if (!one.counts.empty())
                counted[xapiIri("counts")] = one.counts;
            if (!one.source.empty())
                counted[xapiIri("source")] = one.source;
            if (!counted.empty())
                say("interacted",
                    activity(partOf(lesson.lesson) + "/experiment/" + one.experiment, "simulation",
                             one.experiment),
                    {{"extensions", counted}}, within(lesson.lesson));
        }
        for (const QuestionRecord& one : lesson.questions)
            add(lesson.lesson, one);
    }

    /// Each form of a question is an activity of its own: it asks something else.
    Json form(const std::string& lesson, const QuestionRecord& record, const Attempt& attempt) const {
        Json object = activity(partOf(lesson) + "/question/" + record.question + "/form-" +
                                   std::to_string(attempt.form + 1),
                               "cmi.interaction", record.question);
        Json& definition = object["definition"];
        definition["interactionType"] = "choice";
        const Question* const question = questionOf(m_texts.topic(lesson), record.question);
        if (question == nullptr || attempt.form >= question->forms.size())
            return object;
        const QuestionForm& asked = question->forms[attempt.form];
        definition["description"] = words(m_texts.plain(asked.ask));
        Json right = Json::array();
        Json choices = Json::array();
        for (std::size_t i = 0; i < asked.answers.size(); ++i) {
            if (asked.answers[i].right)
                right.push_back(answerId(static_cast<int>(i)));
            choices.push_back({{"id", answerId(static_cast<int>(i))},
                               {"description", words(m_texts.plain(asked.answers[i].text))}});
        }
        definition["correctResponsesPattern"] = right;
        definition["choices"] = choices;
        return object;
    }

    static std::string answerId(int fromZero) {
        return "answer-" + std::to_string(std::int64_t{fromZero} + 1);
    }

    void add(const std::string& lesson, const QuestionRecord& record) {
        const auto answered =
            std::accumulate(record.attempts.begin(), record.attempts.end(), std::size_t{0},
                            [](std::size_t sum, const Attempt& one) { return sum + one.answers.size(); });
        const Question* const question = questionOf(m_texts.topic(lesson), record.question);
        std::size_t at = 0;
        for (std::size_t i = 0; i < record.attempts.size(); ++i) {
            const Attempt& attempt = record.attempts[i];
            const Json object = form(lesson, record, attempt);
            for (std::size_t choice = 0; choice < attempt.answers.size(); ++choice, ++at) {
                Json result;
                Json context = within(lesson);
                const Answer* const answer = chosenAnswer(question, attempt, choice);
                if (answer != nullptr)
                    result["success"] = answer->right;
                result["response"] = answerId(attempt.answers[choice]);
                context["contextActivities"]["grouping"] = Json::array(
                    {activity(partOf(lesson) + "/question/" + record.question, "question", record.question)});
                if (answer != nullptr && !answer->misconception.empty())
                    context["contextActivities"]["category"] =
                        Json::array({activity("misconception/" + answer->misconception, "objective",
                                              beliefIn(m_texts, answer->misconception))});
                context["extensions"] = {{xapiIri("attempt"), i + 1},
                                         {xapiIri("choice"), choice + 1},
                                         {xapiIri("hints"), attempt.hints}};
                say("answered", object, result, context,
                    record.times.size() == answered ? timeText(record.times[at]) : std::string());
            }
        }
    }

    void add(const PracticeRecord& practice) {
        const bool mastered = practice.inARow >= Mastery::needed;
        Json signs = Json::array();
        for (const Sign& sign : practice.signs)
            signs.push_back({{"misconception", xapiIri("misconception/" + sign.misconception)},
                             {"offered", sign.offered},
                             {"chosen", sign.chosen}});
        Json numbers{{xapiIri("right-in-a-row"), practice.inARow},
                     {xapiIri("missed-at-first"), practice.missed}};
        if (!signs.empty())
            numbers[xapiIri("misconceptions")] = signs;
        Json result;
        if (mastered)
            result["success"] = true;
        result["extensions"] = numbers;
        say(mastered ? "mastered" : "attempted",
            activity("practice/" + practice.kind, "assessment", practiceIn(m_texts, practice.kind)), result,
            {});
    }

    const ReportTexts& m_texts;
    Json m_actor;
    std::string m_text;
    std::set<std::string> m_ids;
};

} // namespace

std::string xapiIri(const std::string& part) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string iri = "urn:uuid:" + std::string(programUuid) + '#';
    for (const char c : part) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                           std::string_view("-._~/").find(c) != std::string_view::npos;
        if (plain) {
            iri += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        iri += {'%', digits[byte >> 4], digits[byte & 15]};
    }
    return iri;
}

std::string xapiStatements(const std::vector<LearningRecord>& records, const ReportTexts& texts) {
    Statements statements(texts);
    for (const LearningRecord& record : records)
        statements.add(record);
    return statements.text();
}

} // namespace lessons
