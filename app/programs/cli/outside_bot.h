// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/json.h"
#include "app/protocol/game_json.h"
#include "app/protocol/json_state.h"
#include "engine/core/game.h"
#include "engine/core/record_text.h"
#include "guarded_process.h"

#include <chrono>
#include <stdexcept>
#include <string>
#include <vector>

namespace cli {

/// A bot that breaks the protocol loses its game; `what()` says why in one line of printable ASCII.
class Forfeit : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// An external program as a player in one game (app/programs/cli/README.md, "bot"): it is started with the
/// game, gets one line of JSON for each of its choices and answers with one line, the notation of an action.
class OutsideBot {
public:
    /// Runs `command` in the shell. Throws UserError if no process can be started.
    OutsideBot(const std::string& command, std::chrono::milliseconds limit)
        : m_limit(limit), m_process(command) {}

    /// The acting seat's action. `events` are all events of the game so far; the program gets those it has
    /// not received yet, as its seat may see them. Throws Forfeit.
    template <core::ToldGame G>
    typename G::Action choose(const typename G::State& state, const typename G::ActionList& legal,
                              const std::vector<typename G::Event>& events);

private:
    std::string exchange(const std::string& line);
    void writeAll(const std::string& text, std::chrono::steady_clock::time_point deadline);
    bool wait(int end, short what, std::chrono::steady_clock::time_point deadline);
    void readErrors();
    [[noreturn]] void forfeit(const std::string& reason);

    std::chrono::milliseconds m_limit;
    GuardedProcess m_process;
    /// Read, but not yet a complete line.
    std::string m_rest;
    /// The end of what the program wrote on its standard error.
    std::string m_errors;
    bool m_errorsEnded = false;
    std::size_t m_told = 0;
};

template <core::ToldGame G>
typename G::Action OutsideBot::choose(const typename G::State& state, const typename G::ActionList& legal,
                                      const std::vector<typename G::Event>& events) {
    const core::Seat seat = state.actor;
    const std::vector<typename G::Event> fresh(events.begin() + static_cast<std::ptrdiff_t>(m_told),
                                               events.end());
    m_told = events.size();
    Json actions = Json::array();
    for (const auto& action : legal)
        actions.push_back(G::notation(action));
    const Json request{{"request", "choose"},
                       {"game", G::id},
                       {"seat", seatJson(seat)},
                       {"actions", std::move(actions)},
                       {"events", toldEventsAsJson<G>(G::observeEvents(fresh, seat), state, {})},
                       {"observation", observationJson(G::observe(state, seat))}};
    const std::string answer = exchange(request.dump());
    const auto action = G::parseAction(answer);
    if (!action)
        forfeit("\"" + core::excerpt(answer) + "\" is not an action");
    if (!legal.contains(*action))
        forfeit("\"" + core::excerpt(answer) +
                "\" is not allowed now: " + core::english(G::phrase(G::whyNot(state, *action))));
    return *action;
}

} // namespace cli
