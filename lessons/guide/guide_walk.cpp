// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/guide/guide_walk.h"

#include <algorithm>

namespace lessons {

using namespace genotype;

namespace {

bool isAskedFor(const GuideView& view, const Action& action, const GuideScene& scene) {
    return std::ranges::any_of(view.actions, [&](const GuidePattern& pattern) {
        const auto asked = scene.matching(pattern);
        return std::ranges::find(asked, action) != asked.end();
    });
}

} // namespace

void GuideWalk::leaveSection(GuidePlace& place) const {
    ++place.section;
    place.step = 0;
}

void GuideWalk::advance(GuidePlace& place) const {
    if (++place.step >= section(place).steps.size())
        leaveSection(place);
}

void GuideWalk::settle(GuideStanding& standing, const State& state) const {
    const GuideScene scene(state);
    GuidePlace& place = standing.place;
    if (state.finished())
        place = {m_guide.sections.size(), 0};
    while (!isOver(place)) {
        const GuideSection& now = section(place);
        if (now.until && scene.holds(*now.until)) {
            if (place.step == 0 && standing.remark.empty())
                standing.remark = now.gone;
            leaveSection(place);
        } else if (const auto& until = step(place).until; until && scene.holds(*until)) {
            advance(place);
        } else {
            return;
        }
    }
}

GuideStanding GuideWalk::begin(const State& state) const {
    GuideStanding standing;
    settle(standing, state);
    return standing;
}

GuideStanding GuideWalk::next(const GuideStanding& standing, const State& state) const {
    GuideStanding further{standing.place, {}};
    if (!isOver(further.place))
        advance(further.place);
    settle(further, state);
    return further;
}

GuideStanding GuideWalk::skip(const GuideStanding& standing, const State& state) const {
    GuideStanding further{standing.place, {}};
    if (!isOver(further.place))
        leaveSection(further.place);
    settle(further, state);
    further.remark.clear(); // the pupil has left the section, not the game
    return further;
}

/// A move can complete several steps, each of which would have asked for it. True if it completed any.
bool GuideWalk::complete(GuideStanding& standing, const GuideMove& move) const {
    const auto done = [&move](const GuideDeed& deed) {
        return isDone(deed, move.actor, move.action, move.events);
    };
    bool any = false;
    while (!isOver(standing.place)) {
        const GuideStep& now = step(standing.place);
        if (std::ranges::any_of(now.done, done)) {
            advance(standing.place);
        } else if (std::ranges::any_of(now.instead, done)) {
            standing.remark = now.insteadText;
            leaveSection(standing.place);
        } else {
            break;
        }
        any = true;
    }
    return any;
}

GuideStanding GuideWalk::after(const GuideStanding& standing, const GuideMove& move) const {
    GuideStanding further{standing.place, {}};
    const GuideScene before(move.before);
    const bool pupils = move.actor == pupilSeat;
    const auto isDue = [&] {
        return !isOver(further.place) && before.firstOf(step(further.place).views) != nullptr;
    };
    // Who plays on has read enough.
    while (pupils && isDue() && step(further.place).isRead()) {
        advance(further.place);
        if (further.place.step == 0)
            break;
    }
    const GuideView* asked = pupils && isDue() && !step(further.place).isRead()
                                 ? before.firstOf(step(further.place).views)
                                 : nullptr;
    if (!complete(further, move) && asked && !isAskedFor(*asked, move.action, before))
        further.remark = m_guide.other;
    settle(further, move.after);
    if (pupils && further.remark.empty() &&
        isDone({.action = {}, .event = "plant-harvested"}, move.actor, move.action, move.events))
        further.remark = m_guide.harvested;
    return further;
}

GuideWalk::Shown GuideWalk::shown(const GuidePlace& place, const GuideScene& scene) const {
    if (isOver(place))
        return {};
    if (const GuideView* view = scene.firstOf(step(place).views))
        return {view->text, view, step(place).isRead(), true};
    if (!scene.isPupilsChoice())
        return {m_guide.watching};
    if (const GuideView* view = scene.firstOf(m_guide.asides))
        return {view->text, view};
    return {section(place).wait};
}

std::optional<Action> askedFor(const GuideWalk::Shown& shown, const GuideScene& scene) {
    if (shown.view)
        for (const GuidePattern& pattern : shown.view->actions)
            if (const auto found = scene.matching(pattern); !found.empty())
                return found.front();
    return std::nullopt;
}

} // namespace lessons
