// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genomewars/bots/search.h"

namespace genomewars {

/// Takes the action with which its team wins most often, played out in many worlds.
class SearchBot : public core::Bot<Game> {
public:
    using core::Bot<Game>::chooseAction;
    Action chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                        const core::Budget& budget) const override {
        return legal.size() == 1 ? legal[0] : search(seen, legal, random, budget).ranked.front().action;
    }
    bool searches() const override { return true; }
};

} // namespace genomewars
