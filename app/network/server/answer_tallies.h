// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/monitor_messages.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>

namespace app {

/// A form of a question of a lesson, or a kind of practice problem in it.
struct TallyKey {
    std::string lesson;
    std::string question;
    int form = 0;
    std::string problem;

    static TallyKey of(const messages::GivenAnswer& answer);

    auto operator<=>(const TallyKey&) const = default; // NOLINT(modernize-use-nullptr): clang-tidy 14 errs
};

/// How a class has answered: the first choice of each pupil at each form of a question, and at each practice
/// problem.
class AnswerTallies {
public:
    /// Answers to more than so many forms and kinds are not counted: no class meets as many in a day.
    static constexpr std::size_t most = 500;

    /// Whether the answer counts: it is the pupil's first one to this form, or to this problem.
    bool add(int member, const messages::GivenAnswer& answer);
    /// In the order of lessons and questions.
    const std::map<TallyKey, messages::Tally>& all() const { return m_tallies; }

private:
    std::map<TallyKey, messages::Tally> m_tallies;
    /// Who has answered what; of problems, those made from a seed.
    std::set<std::tuple<int, TallyKey, std::int64_t>> m_met;
};

} // namespace app
