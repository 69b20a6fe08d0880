// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/guide/guide_scene.h"

namespace lessons {

/// A step of the guide.
struct GuidePlace {
    std::size_t section = 0; ///< sections.size(): the guide is over
    std::size_t step = 0;

    bool operator==(const GuidePlace&) const = default;
};

/// Where the guide stands after some actions of the game, and what it says about the last of them.
struct GuideStanding {
    GuidePlace place;
    std::string remark; ///< a sentence or nothing

    bool operator==(const GuideStanding&) const = default;
};

/// An action that was taken in the guided game.
struct GuideMove {
    const genotype::State& before;
    genotype::Seat actor;
    const genotype::Action& action;
    std::span<const genotype::Event> events;
    const genotype::State& after;
};

/// Follows a game: whatever is played, the guide finds the step that fits. It depends on nothing but the
/// game's actions, and on the places to which the pupil has turned by hand.
class GuideWalk {
public:
    /// The guide must outlive this.
    explicit GuideWalk(const Guide& guide) : m_guide(guide) {}

    GuideStanding begin(const genotype::State& state) const;
    GuideStanding after(const GuideStanding& standing, const GuideMove& move) const;
    /// The step behind one that has been read.
    GuideStanding next(const GuideStanding& standing, const genotype::State& state) const;
    /// The beginning of the next section.
    GuideStanding skip(const GuideStanding& standing, const genotype::State& state) const;

    bool isOver(const GuidePlace& place) const { return place.section >= m_guide.sections.size(); }
    /// Precondition: not over.
    const GuideSection& section(const GuidePlace& place) const { return m_guide.sections[place.section]; }
    const GuideStep& step(const GuidePlace& place) const { return section(place).steps[place.step]; }

    /// What is on the screen: a step's view; an aside or the section's words for waiting, if no step is due;
    /// or that the bot plays.
    struct Shown {
        std::string text; ///< %1: the bot's name
        /// Null while there is nothing to point at.
        const GuideView* view = nullptr;
        /// Whether it is a step to be read, so that nothing should move meanwhile.
        bool isRead = false;
        /// Whether it is the place's own step.
        bool isStep = false;
    };
    Shown shown(const GuidePlace& place, const GuideScene& scene) const;

private:
    void advance(GuidePlace& place) const;
    void leaveSection(GuidePlace& place) const;
    /// Leaves out what the game has left behind.
    void settle(GuideStanding& standing, const genotype::State& state) const;
    bool complete(GuideStanding& standing, const GuideMove& move) const;

    const Guide& m_guide;
};

/// The first legal action that the guide asks for; none if the pupil has to choose by herself.
std::optional<genotype::Action> askedFor(const GuideWalk::Shown& shown, const GuideScene& scene);

} // namespace lessons
