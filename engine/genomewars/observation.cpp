// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/observation.h"

#include "engine/genomewars/event.h"

namespace genomewars {

Observation observe(const State& state, Seat seat) {
    Observation seen{.seat = seat, .visible = state};
    seen.visible.random = core::Random{};
    if (state.phase == Phase::Construction)
        for (Seat other = 0; other < state.seats; ++other)
            if (other != seat)
                seen.visible.team(other).genome = {};
    return seen;
}

namespace {

struct Reveals {
    bool operator()(const event::GenomeRevealed&) const { return true; }
    bool operator()(const event::FirstTeamFound& found) const { return found.drawn; }
    bool operator()(const event::EnvironmentRolled&) const { return true; }
    bool operator()(const event::DiceRolled&) const { return true; }
    template <typename Known> bool operator()(const Known&) const { return false; }
};

} // namespace

bool revealsInformation(const Event& event) {
    return std::visit(Reveals{}, event);
}

std::vector<Event> observeEvents(const std::vector<Event>& events, Seat seat) {
    std::vector<Event> seen = events;
    for (Event& one : seen)
        if (auto* chosen = std::get_if<event::GenomeChosen>(&one); chosen && chosen->seat != seat)
            chosen->genome = {};
    return seen;
}

} // namespace genomewars
