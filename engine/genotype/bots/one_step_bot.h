// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/bots/bot.h"
#include "engine/genotype/bots/judge.h"

namespace genotype {

/// Values every listed action one step ahead: it carries out the action in worlds consistent with what the
/// seat has seen, makes the choices that belong to the same action as well as it can, and asks a judge what
/// the position is worth to its seat. It never considers what the others will do next.
class OneStepBot : public Bot {
public:
    /// The judge must outlive the bot.
    explicit OneStepBot(const Judge& judge) : m_judge(judge) {}

    using Bot::chooseAction;
    Action chooseAction(const Observation& seen, const ActionList& legal, core::Random& random,
                        const Budget& budget) const override;

private:
    const Judge& m_judge;
};

} // namespace genotype
