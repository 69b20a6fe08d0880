// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/lesson_reader.h"

#include "engine/core/cross_sign.h"
#include "engine/core/text.h"
#include "lessons/documents/figure_cross.h"
#include "lessons/documents/glossary.h"
#include "lessons/documents/misconceptions.h"
#include "lessons/documents/start_cross.h"
#include "lessons/documents/toml_error.h"
#include "lessons/documents/toml_table.h"
#include "lessons/documents/trait_texts.h"

#include <algorithm>
#include <optional>
#include <set>

namespace lessons {
namespace {

constexpr int longestLesson = 600; // minutes

/// The marks inside a text: *Rr* in pairs, and links to words that exist.
void checkMarks(TomlTable& table, int line, std::string_view text) {
    for (core::Phrase& fault : markFaults(text, [](std::string_view id) { return findTerm(id) != nullptr; }))
        table.complain(line, std::move(fault));
}

std::string checkedText(TomlTable& table, std::string_view key, bool required = true) {
    std::string text = table.text(key, required);
    checkMarks(table, table.lineOf(key), text);
    return text;
}

std::vector<std::string> checkedTexts(TomlTable& table, std::string_view key) {
    auto all = table.texts(key);
    for (const std::string& text : all)
        checkMarks(table, table.lineOf(key), text);
    return all;
}

std::optional<Figure> figureOf(TomlTable& lesson) {
    const std::string name = lesson.text("figure");
    const auto found = std::ranges::find(figureNames, name);
    if (found != figureNames.end())
        return static_cast<Figure>(found - figureNames.begin());
    std::string known;
    for (const std::string_view one : figureNames)
        known.append(known.empty() ? "" : ", ").append(one);
    if (!name.empty())
        lesson.complain(lesson.lineOf("figure"),
                        {ENGINE_TEXT("engine", "There is no figure “%1”. There are: %2."), {name, known}});
    return std::nullopt;
}

/// The start cross with the sign x, however it was written.
std::string crossOf(TomlTable& lesson, std::optional<Figure> figure) {
    std::string cross = lesson.text("cross", false);
    std::optional<Cross> parents;
    if (!cross.empty()) {
        auto read = readStartCross(cross);
        if (const auto* error = std::get_if<core::Phrase>(&read)) {
            lesson.complain(lesson.lineOf("cross"),
                            {ENGINE_TEXT("engine", "The cross “%1” cannot be read. %2"), {cross, *error}});
            return cross;
        }
        parents = std::get<Cross>(std::move(read));
        const auto sides = core::splitCross(cross).value();
        cross = core::joinCross(sides.first, sides.second);
    }
    if (!figure)
        return cross;
    if (auto refusal = refusalOfCross(*figure, parents ? &*parents : nullptr))
        lesson.complain(lesson.lineOf(parents ? "cross" : "figure"), *std::move(refusal));
    return cross;
}

std::vector<ProblemKind> practiceOf(TomlTable& lesson) {
    std::vector<ProblemKind> kinds;
    for (const std::string& name : lesson.texts("practice")) {
        const auto found =
            std::ranges::find(allProblemKinds, name, [](ProblemKind kind) { return idOf(kind); });
        if (found != allProblemKinds.end())
            kinds.push_back(*found);
        else
            lesson.complain(
                lesson.lineOf("practice"),
                {ENGINE_TEXT("engine", "There are no practice problems of the kind “%1”."), {name}});
    }
    return kinds;
}

std::string misconceptionOf(TomlTable& answer, bool right) {
    const std::string id = answer.text("misconception", false);
    if (!id.empty() && right)
        answer.complain(answer.lineOf("misconception"),
                        {ENGINE_TEXT("engine", "A right answer stands for no misconception."), {}});
    else if (!id.empty() && findMisconception(id) == nullptr)
        answer.complain(answer.lineOf("misconception"),
                        {ENGINE_TEXT("engine", "The catalogue has no misconception “%1”."), {id}});
    return id;
}

std::vector<Answer> answersOf(TomlTable& form, std::vector<LessonFault>& faults) {
    std::vector<Answer> answers;
    for (const toml::table* const entry : form.tables("answer")) {
        TomlTable table(*entry, faults, {"text", "right", "misconception", "why"});
        Answer answer{checkedText(table, "text"), table.truth("right"), checkedText(table, "why"), {}};
        answer.misconception = misconceptionOf(table, answer.right);
        if (std::ranges::find(answers, answer.text, &Answer::text) != answers.end())
            table.complain(table.line(),
                           {ENGINE_TEXT("engine", "Two answers of this question are the same."), {}});
        answers.push_back(std::move(answer));
    }
    constexpr std::size_t fewest = 2;
    constexpr std::size_t most = 6;
    if (answers.size() < fewest || answers.size() > most)
        form.complain(form.line(), {ENGINE_TEXT("engine", "A question needs from %1 to %2 answers."),
                                    {std::to_string(fewest), std::to_string(most)}});
    else if (std::ranges::count(answers, true, &Answer::right) != 1)
        form.complain(form.line(),
                      {ENGINE_TEXT("engine", "Exactly one answer of a question must be right."), {}});
    return answers;
}

QuestionForm formOf(TomlTable& table, std::vector<LessonFault>& faults) {
    QuestionForm form;
    form.ask = checkedText(table, "ask");
    form.hints = checkedTexts(table, "hints");
    form.answers = answersOf(table, faults);
    return form;
}

void readQuestions(TomlTable& lesson, Topic& topic, LessonReading& reading) {
    std::set<std::string> ids;
    for (const toml::table* const entry : lesson.tables("question")) {
        TomlTable table(*entry, reading.faults, {"id", "ask", "hints", "answer", "variant"});
        Question question;
        question.id = table.text("id");
        if (!question.id.empty() && !ids.insert(question.id).second)
            table.complain(table.lineOf("id"),
                           {ENGINE_TEXT("engine", "Two questions have the id “%1”."), {question.id}});
        question.forms.push_back(formOf(table, reading.faults));
        for (const toml::table* const variant : table.tables("variant")) {
            TomlTable form(*variant, reading.faults, {"ask", "hints", "answer"});
            question.forms.push_back(formOf(form, reading.faults));
        }
        topic.questions.push_back(std::move(question));
        reading.questionLines.push_back(table.line());
    }
    if (topic.questions.empty() && !lesson.has("question"))
        lesson.complain(0, {ENGINE_TEXT("engine", "A lesson needs at least one question."), {}});
}

std::vector<PlanStep> planOf(TomlTable& notes, int minutes, std::vector<LessonFault>& faults) {
    std::vector<PlanStep> plan;
    int sum = 0;
    for (const toml::table* const entry : notes.tables("step")) {
        TomlTable step(*entry, faults, {"minutes", "what"});
        plan.push_back({step.number("minutes", 1, longestLesson, true), checkedText(step, "what")});
        sum += plan.back().minutes;
    }
    if (!plan.empty() && minutes > 0 && sum != minutes)
        notes.complain(
            notes.lineOf("minutes"),
            core::counted(sum, ENGINE_SINGULAR("The steps take 1 minute together, but the lesson %1."),
                          ENGINE_PLURAL("engine", "The steps take %n minutes together, but the lesson %1."),
                          {std::to_string(minutes)}));
    return plan;
}

TeacherNotes notesOf(TomlTable& lesson, std::vector<LessonFault>& faults) {
    const toml::table* const entry = lesson.table("teacher");
    if (entry == nullptr)
        return {};
    TomlTable table(*entry, faults,
                    {"aim", "minutes", "step", "board", "easier", "harder", "standards", "curricula",
                     "misconceptions", "sources"});
    const int minutes = table.number("minutes", 1, longestLesson, false);
    return {.aim = checkedText(table, "aim", false),
            .minutes = minutes,
            .plan = planOf(table, minutes, faults),
            .board = checkedTexts(table, "board"),
            .easier = checkedText(table, "easier", false),
            .harder = checkedText(table, "harder", false),
            .standards = table.texts("standards"),
            .curricula = table.texts("curricula"),
            .misconceptions = checkedTexts(table, "misconceptions"),
            .sources = table.texts("sources")};
}

/// What the lesson says beside its figure; with `words`, about that trait.
TopicTexts textsOf(TomlTable& lesson, const TraitWords* words) {
    const auto said = [&](std::string text, int line) {
        if (words != nullptr)
            text = filledIn(text, *words, lesson, line);
        checkMarks(lesson, line, text);
        return text;
    };
    const auto one = [&](std::string_view key, bool required = true) {
        return said(lesson.text(key, required), lesson.lineOf(key));
    };
    TopicTexts texts{.task = one("task"),
                     .predict = one("predict"),
                     .roll = one("roll"),
                     .compare = one("compare"),
                     .explain = lesson.paragraphs("explain"),
                     .game = one("game", false),
                     .science = one("science", false)};
    for (std::string& paragraph : texts.explain)
        paragraph = said(std::move(paragraph), lesson.lineOf("explain"));
    return texts;
}

/// The trait with which a figure for one trait begins.
std::optional<genotype::Trait> startTrait(const std::string& cross) {
    const auto read = readStartCross(cross);
    const auto* parents = std::get_if<Cross>(&read);
    return parents != nullptr && parents->genes.size() == 1 ? parents->genes.front().trait : std::nullopt;
}

void readTexts(TomlTable& lesson, Topic& topic, LessonReading& reading) {
    const auto start = startTrait(topic.startCross);
    const auto words = traitWordsOf(lesson, topic.figure, start, reading.faults);
    if (words.empty())
        static_cast<TopicTexts&>(topic) = textsOf(lesson, nullptr);
    for (const TraitWords& one : words) {
        const std::size_t before = reading.faults.size();
        topic.ofTraits.push_back({one.trait, textsOf(lesson, &one)});
        if (one.trait == start)
            static_cast<TopicTexts&>(topic) = topic.ofTraits.back().texts;
        if (reading.faults.size() > before) // what is wrong with a text is said once
            break;
    }
}

Topic topicOf(std::string_view id, const toml::table& document, LessonReading& reading) {
    TomlTable lesson(document, reading.faults,
                     {"title", "chapter", "order", "figure", "cross", "practice", "task", "predict",
                      "roll-title", "roll", "compare", "explain", "game", "science", "trait", "question",
                      "teacher"});
    Topic topic;
    topic.id = id;
    topic.title = checkedText(lesson, "title");
    topic.chapter = lesson.text("chapter", false);
    topic.order = lesson.number("order", 0, 1'000'000, true);
    const std::optional<Figure> figure = figureOf(lesson);
    topic.figure = figure.value_or(Figure::Garden);
    topic.startCross = crossOf(lesson, figure);
    topic.practice = practiceOf(lesson);
    topic.rollTitle = checkedText(lesson, "roll-title", false);
    readTexts(lesson, topic, reading);
    readQuestions(lesson, topic, reading);
    topic.teacher = notesOf(lesson, reading.faults);
    return topic;
}

} // namespace

LessonReading readLesson(std::string_view id, std::string_view text) {
    LessonReading reading;
    if (text.size() > largestLesson) {
        reading.faults.push_back({0,
                                  {ENGINE_TEXT("engine", "This is too large for a lesson: more than %1 KB."),
                                   {std::to_string(largestLesson / 1024)}}});
        return reading;
    }
    try {
        const toml::table document = toml::parse(text);
        Topic topic = topicOf(id, document, reading);
        if (reading.faults.empty())
            reading.topic = std::move(topic);
    } catch (const toml::parse_error& error) {
        reading.faults.push_back(faultOf(error));
    }
    std::ranges::stable_sort(reading.faults, {}, &LessonFault::line);
    return reading;
}

} // namespace lessons
