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

bool continues(const Attempts& longer, const Attempts& shorter) {
    return longer.size() >= shorter.size() &&
           std::equal(shorter.begin(), shorter.end(), longer.begin(),
                      [](const Attempt& less, const Attempt& more) { return continues(more, less); });
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
    if (continues(here, saved))
        return here;
    if (continues(saved, here))
        return saved;
    Attempts all = saved;
    all.insert(all.end(), here.begin(), here.end());
    return all;
}

} // namespace lessons
