// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/topics/attempts.h"

#include <algorithm>

namespace lessons {

namespace {

bool isKnown(const Question& question, const Attempt& attempt) {
    return attempt.form < question.forms.size() && std::ranges::all_of(attempt.answers, [&](int answer) {
               return answer >= 0 && std::size_t(answer) < question.forms[attempt.form].answers.size();
           });
}

bool continues(const Attempt& longer, const Attempt& shorter) {
    return longer.form == shorter.form && longer.answers.size() >= shorter.answers.size() &&
           std::equal(shorter.answers.begin(), shorter.answers.end(), longer.answers.begin());
}

} // namespace

bool isRightAtOnce(const Question& question, const Attempt& attempt) {
    return isKnown(question, attempt) && !attempt.answers.empty() &&
           question.forms[attempt.form].answers[std::size_t(attempt.answers.front())].right;
}

bool isPassed(const Question& question, const Attempts& attempts) {
    return std::ranges::any_of(attempts, [&](const Attempt& one) { return isRightAtOnce(question, one); });
}

bool canTryAgain(const Question& question, const Attempts& attempts) {
    return !attempts.empty() && !attempts.back().answers.empty() && !isPassed(question, attempts);
}

std::size_t currentForm(const Question& question, const Attempts& attempts) {
    return attempts.empty() || !isKnown(question, attempts.back()) ? 0 : attempts.back().form;
}

std::size_t nextForm(const Question& question, const Attempts& attempts) {
    return attempts.empty() ? 0 : (currentForm(question, attempts) + 1) % question.forms.size();
}

Attempts merged(const Attempts& saved, const Attempts& here) {
    Attempts all = saved;
    std::vector<bool> isMet(saved.size()); // the saved attempts that are in the other list too
    for (const Attempt& attempt : here) {
        // The same attempt, or else one of which the other list knows more or fewer answers.
        const auto find = [&](const auto& isSame) {
            std::size_t at = 0;
            while (at < isMet.size() && (isMet[at] || !isSame(all[at])))
                ++at;
            return at;
        };
        std::size_t at = find([&](const Attempt& one) { return one == attempt; });
        if (at == isMet.size())
            at = find([&](const Attempt& one) { return continues(one, attempt) || continues(attempt, one); });
        if (at == isMet.size()) {
            all.push_back(attempt);
            continue;
        }
        isMet[at] = true;
        if (continues(attempt, all[at]))
            all[at] = attempt;
    }
    return all;
}

} // namespace lessons
