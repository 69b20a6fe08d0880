// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/diagnosis.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <tuple>

namespace lessons {

Sign& Diagnosis::signOf(const std::string& misconception) {
    const auto place = std::ranges::lower_bound(m_all, misconception, {}, &Sign::misconception);
    if (place != m_all.end() && place->misconception == misconception)
        return *place;
    return *m_all.insert(place, Sign{misconception});
}

void Diagnosis::count(const std::set<std::string>& offered, const std::string& chosen) {
    for (const std::string& id : offered)
        ++signOf(id).offered;
    if (!chosen.empty())
        ++signOf(chosen).chosen;
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
        const int first = attempt.answers.front();
        const bool known = first >= 0 && std::size_t(first) < answers.size();
        count(offered, known ? answers[std::size_t(first)].misconception : std::string());
    }
}

void Diagnosis::add(const Problem& problem, std::size_t first) {
    std::set<std::string> offered;
    for (const ProblemAnswer& answer : problem.answers)
        if (!answer.misconception.empty())
            offered.emplace(answer.misconception);
    count(offered, std::string(problem.answers.at(first).misconception));
}

void Diagnosis::add(const Sign& counted) {
    Sign& sign = signOf(counted.misconception);
    sign.offered += counted.offered;
    sign.chosen += counted.chosen;
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
