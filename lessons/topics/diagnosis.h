// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/problems/problem.h"
#include "lessons/topics/attempts.h"

#include <set>
#include <string>
#include <vector>

/// Which misconceptions a pupil's answers stand for.
namespace lessons {

/// How often a misconception could have been chosen and how often it was, first answers only.
struct Sign {
    std::string misconception; ///< id in the catalogue
    int offered = 0;           ///< forms and practice problems met with an answer that stands for it
    int chosen = 0;

    /// Whether the pupil seems to believe it: chosen at least twice, and more often than not. Where one of
    /// four answers stands for it and it is offered twice, a pupil who guesses does so in 1 of 16 cases.
    bool isHeld() const { return chosen >= 2 && 2 * chosen > offered; }

    bool operator==(const Sign&) const = default;
};

class Diagnosis {
public:
    /// Counts the first answer of each attempt at a question. A form met again counts only once: its answers
    /// are known by then.
    void add(const Question& question, const Attempts& attempts);
    /// Counts the first answer to a practice problem, a place in its answers.
    void add(const Problem& problem, std::size_t first);
    /// Adds what has been counted before.
    void add(const Sign& counted);

    /// What was chosen at least once, the most telling first: by how often, then by how seldom it was passed
    /// over, then by id.
    std::vector<Sign> signs() const;
    /// By id, also what was offered and never chosen.
    const std::vector<Sign>& all() const { return m_all; }

private:
    Sign& signOf(const std::string& misconception);
    /// One set of answers: what they stand for, and what the chosen one stands for, which can be empty.
    void count(const std::set<std::string>& offered, const std::string& chosen);

    std::vector<Sign> m_all;
};

} // namespace lessons
