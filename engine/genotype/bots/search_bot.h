// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/search.h"

namespace genotype {

/// Tries the promising actions in many worlds consistent with what its seat has seen, and takes the one that
/// leaves it furthest ahead.
class SearchBot : public Bot {
public:
    SearchBot(const SearchOptions& options, bool usesAllItsTime)
        : m_options(options), m_usesAllItsTime(usesAllItsTime) {}

    using Bot::chooseAction;
    Action chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                        const Budget& budget) const override {
        if (legal.size() == 1)
            return legal[0];
        return search(seen, legal, random, budget, m_options).ranked.front().action;
    }

    bool searches() const override { return true; }
    bool usesAllItsTime() const override { return m_usesAllItsTime; }

private:
    SearchOptions m_options;
    bool m_usesAllItsTime;
};

} // namespace genotype
