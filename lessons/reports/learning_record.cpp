// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reports/learning_record.h"

#include <algorithm>

namespace lessons {

const Question* questionOf(const Topic* topic, const std::string& id) {
    if (topic == nullptr)
        return nullptr;
    const auto found = std::ranges::find(topic->questions, id, &Question::id);
    return found == topic->questions.end() ? nullptr : &*found;
}

const Answer* chosenAnswer(const Question* question, const Attempt& attempt, std::size_t choice) {
    if (question == nullptr || attempt.form >= question->forms.size() || choice >= attempt.answers.size())
        return nullptr;
    const auto& answers = question->forms[attempt.form].answers;
    const int chosen = attempt.answers[choice];
    return chosen >= 0 && static_cast<std::size_t>(chosen) < answers.size()
               ? &answers[static_cast<std::size_t>(chosen)]
               : nullptr;
}

const Attempt* firstAttempt(const Attempts& attempts) {
    const auto met = std::ranges::find_if(attempts, [](const Attempt& one) { return !one.answers.empty(); });
    return met == attempts.end() ? nullptr : &*met;
}

} // namespace lessons
