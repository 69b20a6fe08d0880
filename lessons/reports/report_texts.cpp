// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reports/report_texts.h"

#include "lessons/documents/catalogue.h"
#include "lessons/problems/problem.h"
#include "lessons/reports/learning_record.h"

#include <algorithm>

namespace lessons {

namespace {

/// Text without *…* around genotypes, and with [words](term) as words.
std::string withoutMarks(const Text& marked) {
    std::string plain;
    for (std::size_t at = 0; at < marked.size(); ++at) {
        if (marked[at] == '*' || marked[at] == '[')
            continue;
        if (marked[at] == ']' && at + 1 < marked.size() && marked[at + 1] == '(')
            at = std::min(marked.find(')', at), marked.size());
        else
            plain += marked[at];
    }
    return plain;
}

} // namespace

ReportTexts englishReportTexts() {
    return {"en", [](const std::string& id) { return findTopic(id); },
            [](std::string_view id) { return findMisconception(id); }, core::english, withoutMarks};
}

std::string titleIn(const ReportTexts& texts, const std::string& lesson) {
    const Topic* const topic = texts.topic(lesson);
    return topic ? texts.plain(topic->title) : lesson;
}

std::string askedIn(const ReportTexts& texts, const std::string& lesson, const std::string& question) {
    const Question* const known = questionOf(texts.topic(lesson), question);
    return known ? texts.plain(known->forms.front().ask) : question;
}

std::string beliefIn(const ReportTexts& texts, const std::string& misconception) {
    const Misconception* const known = texts.misconception(misconception);
    return known ? texts.plain(known->says) : misconception;
}

std::string practiceIn(const ReportTexts& texts, const std::string& kind) {
    const auto known = std::ranges::find(allProblemKinds, kind, [](ProblemKind one) { return idOf(one); });
    return known == allProblemKinds.end() ? kind : texts.phrase(title(*known));
}

} // namespace lessons
