// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/diagnosis.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

namespace lessons {

Sign& Diagnosis::signOf(const std::string& misconception) {
    const auto found = std::ranges::find(m_all, misconception, &Sign::misconception);
    return found != m_all.end() ? *found : m_all.emplace_back(Sign{misconception});
}

void Diagnosis::add(const Question& question, const Attempts& attempts) {
    std::set<std::size_t> met;
    for (const Attempt& attempt : attempts) {
        if (attempt.form >= question.forms.size() || attempt.answers.empty() ||
            !met.insert(attempt.form).second)
            continue;
        const auto& answers = question.forms[attempt.form].answers;
        std::set<std::string> offered;
        for (const Answer& answer : answers)
            if (!answer.misconception.empty())
                offered.insert(answer.misconception);
        for (const std::string& id : offered)
            ++signOf(id).offered;
        const int first = attempt.answers.front();
        if (first >= 0 && std::size_t(first) < answers.size() &&
            !answers[std::size_t(first)].misconception.empty())
            ++signOf(answers[std::size_t(first)].misconception).chosen;
    }
}

std::vector<Sign> Diagnosis::signs() const {
    std::vector<Sign> signs;
    std::ranges::copy_if(m_all, std::back_inserter(signs), [](const Sign& one) { return one.chosen > 0; });
    std::ranges::sort(signs, {}, [](const Sign& one) {
        return std::tuple(-one.chosen, one.offered - one.chosen, one.misconception);
    });
    return signs;
}

} // namespace lessons
