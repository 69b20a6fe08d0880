// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/game.h"
#include "lessons/guide/guide.h"

#include <span>

namespace lessons {

/// Whether an action's notation fits the pattern's, whatever it is good for.
bool fits(const GuidePattern& pattern, const genotype::Action& action);

/// A state of the game as the guide sees it.
class GuideScene {
public:
    explicit GuideScene(const genotype::State& state);

    const genotype::State& state() const { return m_state; }
    bool isPupilsChoice() const { return m_pupils; }
    /// The pupil's legal actions that fit, in the engine's order; none while the bot is to choose.
    std::vector<genotype::Action> matching(const GuidePattern& pattern) const;
    bool holds(const GuideMoment& moment) const;
    /// The first view whose moment this is; null if there is none.
    const GuideView* firstOf(std::span<const GuideView> views) const;

private:
    genotype::State m_state;
    bool m_pupils = false;
    genotype::ActionList m_legal;
};

/// "trait-validated"; empty for an event that guides do not name.
std::string_view guideName(const genotype::Event& event);
/// Whether the deed was done by this action of `actor` and its events.
bool isDone(const GuideDeed& deed, genotype::Seat actor, const genotype::Action& action,
            std::span<const genotype::Event> events);

} // namespace lessons
