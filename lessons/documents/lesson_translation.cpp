// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"
#include "lessons/documents/glossary.h"
#include "lessons/documents/lesson_reader.h"

#include <algorithm>

namespace lessons {
namespace {

/// Collects what differs, with the line of the part at hand.
class Comparison {
public:
    void at(int line) { m_line = line; }

    template <typename Value> void same(const char* key, const Value& english, const Value& translated) {
        if (english != translated)
            m_faults.push_back(
                {m_line, {ENGINE_TEXT("engine", "“%1” differs from the English lesson."), {key}}});
    }

    void sameCount(const char* key, std::size_t english, std::size_t translated) {
        if (english != translated)
            m_faults.push_back({m_line,
                                {ENGINE_TEXT("engine", "The English lesson has %1 of “%2”, this one %3."),
                                 {std::to_string(english), key, std::to_string(translated)}}});
    }

    /// Texts may differ in anything but what they link to.
    void sameLinks(const char* key, std::string_view english, std::string_view translated) {
        if (!haveSameLinks(english, translated))
            m_faults.push_back(
                {m_line,
                 {ENGINE_TEXT("engine", "“%1” links to other words of the glossary than in English."),
                  {key}}});
    }

    void sameLinks(const char* key, const std::vector<Text>& english, const std::vector<Text>& translated) {
        sameCount(key, english.size(), translated.size());
        for (std::size_t i = 0; i < std::min(english.size(), translated.size()); ++i)
            sameLinks(key, english[i], translated[i]);
    }

    std::vector<LessonFault> faults() { return std::move(m_faults); }

private:
    int m_line = 0;
    std::vector<LessonFault> m_faults;
};

void compareForms(Comparison& comparison, const QuestionForm& english, const QuestionForm& translated) {
    comparison.sameLinks("ask", english.ask, translated.ask);
    comparison.sameLinks("hints", english.hints, translated.hints);
    comparison.sameCount("answer", english.answers.size(), translated.answers.size());
    for (std::size_t i = 0; i < std::min(english.answers.size(), translated.answers.size()); ++i) {
        comparison.same("right", english.answers[i].right, translated.answers[i].right);
        comparison.same("misconception", english.answers[i].misconception,
                        translated.answers[i].misconception);
        comparison.sameLinks("text", english.answers[i].text, translated.answers[i].text);
        comparison.sameLinks("why", english.answers[i].why, translated.answers[i].why);
    }
}

void compareQuestions(Comparison& comparison, const Question& english, const Question& translated) {
    comparison.same("id", english.id, translated.id);
    comparison.sameCount("variant", english.forms.size() - 1, translated.forms.size() - 1);
    for (std::size_t i = 0; i < std::min(english.forms.size(), translated.forms.size()); ++i)
        compareForms(comparison, english.forms[i], translated.forms[i]);
}

void comparePlans(Comparison& comparison, const std::vector<PlanStep>& english,
                  const std::vector<PlanStep>& translated) {
    comparison.sameCount("step", english.size(), translated.size());
    for (std::size_t i = 0; i < std::min(english.size(), translated.size()); ++i) {
        comparison.same("minutes", english[i].minutes, translated[i].minutes);
        comparison.sameLinks("what", english[i].what, translated[i].what);
    }
}

} // namespace

std::vector<LessonFault> compareWithEnglish(const Topic& english, const LessonReading& translation) {
    const Topic& translated = translation.topic.value();
    Comparison comparison;
    comparison.same("chapter", english.chapter.empty(), translated.chapter.empty());
    comparison.same("order", english.order, translated.order);
    comparison.same("figure", english.figure, translated.figure);
    comparison.same("cross", english.startCross, translated.startCross);
    comparison.same("practice", english.practice, translated.practice);
    std::string traits;
    std::string translatedTraits;
    for (const TraitTexts& one : english.ofTraits)
        traits += genotype::letterOf(one.trait);
    for (const TraitTexts& one : translated.ofTraits)
        translatedTraits += genotype::letterOf(one.trait);
    comparison.same("trait", traits, translatedTraits);
    comparison.sameLinks("task", english.task, translated.task);
    comparison.sameLinks("predict", english.predict, translated.predict);
    comparison.same("roll-title", english.rollTitle.empty(), translated.rollTitle.empty());
    comparison.sameLinks("roll", english.roll, translated.roll);
    comparison.sameLinks("compare", english.compare, translated.compare);
    comparison.sameLinks("explain", english.explain, translated.explain);
    comparison.sameLinks("game", english.game, translated.game);
    comparison.sameLinks("science", english.science, translated.science);
    comparison.sameCount("question", english.questions.size(), translated.questions.size());
    for (std::size_t i = 0; i < std::min(english.questions.size(), translated.questions.size()); ++i) {
        comparison.at(translation.questionLines[i]);
        compareQuestions(comparison, english.questions[i], translated.questions[i]);
    }
    comparison.at(0);
    comparison.same("minutes", english.teacher.minutes, translated.teacher.minutes);
    comparePlans(comparison, english.teacher.plan, translated.teacher.plan);
    comparison.sameLinks("board", english.teacher.board, translated.teacher.board);
    comparison.sameLinks("easier", english.teacher.easier, translated.teacher.easier);
    comparison.sameLinks("harder", english.teacher.harder, translated.teacher.harder);
    comparison.same("standards", english.teacher.standards, translated.teacher.standards);
    comparison.same("curricula", english.teacher.curricula, translated.teacher.curricula);
    comparison.sameLinks("misconceptions", english.teacher.misconceptions, translated.teacher.misconceptions);
    comparison.same("sources", english.teacher.sources, translated.teacher.sources);
    return comparison.faults();
}

} // namespace lessons
