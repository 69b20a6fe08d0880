// SPDX-License-Identifier: GPL-3.0-or-later
#include "answer_tallies.h"

#include <algorithm>

namespace app {

namespace {

/// The most frequent come first. Once the list is full, new ones are not counted.
void countBelief(std::vector<messages::BeliefCount>& beliefs, const std::string& misconception) {
    auto found = std::ranges::find(beliefs, misconception, &messages::BeliefCount::misconception);
    if (found == beliefs.end()) {
        if (beliefs.size() >= static_cast<std::size_t>(messages::mostChoices))
            return;
        beliefs.push_back({misconception, 0});
        found = std::prev(beliefs.end());
    }
    ++found->count;
    std::ranges::stable_sort(beliefs, std::ranges::greater(), &messages::BeliefCount::count);
}

} // namespace

TallyKey TallyKey::of(const messages::GivenAnswer& answer) {
    return {
        .lesson = answer.lesson, .question = answer.question, .form = answer.form, .problem = answer.problem};
}

bool AnswerTallies::add(int member, const messages::GivenAnswer& answer) {
    const TallyKey key = TallyKey::of(answer);
    const bool isProblem = !answer.problem.empty();
    if (!answer.first || (m_tallies.size() >= most && !m_tallies.contains(key)) ||
        !m_met.emplace(member, key, isProblem ? answer.seed : 0).second)
        return false;
    messages::Tally& tally = m_tallies[key];
    tally.lesson = key.lesson;
    tally.question = key.question;
    tally.form = key.form;
    tally.problem = key.problem;
    ++tally.answers;
    tally.right += answer.right ? 1 : 0;
    if (!isProblem) {
        const auto choice = static_cast<std::size_t>(answer.choice);
        tally.choices.resize(std::max(tally.choices.size(), choice + 1));
        ++tally.choices[choice];
    }
    if (!answer.misconception.empty())
        countBelief(tally.beliefs, answer.misconception);
    return true;
}

} // namespace app
