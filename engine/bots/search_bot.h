#pragma once

#include "engine/bots/search.h"

namespace genotype {

/// Tries the likely actions in many worlds that fit what its seat has seen, and takes the one that leaves it
/// furthest ahead.
class SearchBot : public Bot {
public:
    explicit SearchBot(const SearchOptions& options) : m_options(options) {}

    using Bot::chooseAction;
    Action chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                        const Budget& budget) const override {
        if (legal.size() == 1)
            return legal[0];
        return search(seen, legal, random, budget, m_options).ranked.front().action;
    }

private:
    SearchOptions m_options;
};

} // namespace genotype
