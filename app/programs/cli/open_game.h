// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/json.h"
#include "app/protocol/game_json.h"
#include "app/protocol/json_state.h"
#include "engine/core/record.h"
#include "request.h"

#include <memory>
#include <optional>

namespace cli {

/// The game that a session is about, whichever it is, and its replies (app/programs/cli/README.md, "serve").
/// Each throws RequestError, and then the game is unchanged.
class OpenGame {
public:
    virtual ~OpenGame() = default;

    /// Whose choice it is, and how many actions and events there have been.
    virtual Json status() const = 0;
    virtual Json legal(const Request& request) = 0;
    virtual Json perform(const Request& request) = 0;
    virtual Json whyNot(const Request& request) = 0;
    virtual Json state(const Request& request) = 0;
    virtual Json observe(const Request& request) = 0;
    virtual Json events(const Request& request) = 0;
    virtual Json record(const Request& request) = 0;
    virtual Json undo(const Request& request) = 0;
};

template <core::RecordedGame G> class OpenGameOf final : public OpenGame {
public:
    /// Plays the record, which was read or is new.
    explicit OpenGameOf(core::Record<G> record) { open(std::move(record)); }

    Json status() const override {
        Json json{{"game", G::id}};
        json.update(statusJson(m_replay.state));
        json["action_count"] = m_record.actions.size();
        json["event_count"] = m_replay.events.size();
        return json;
    }

    Json legal(const Request& request) override {
        request.allowOnly({});
        const typename G::State& now = m_replay.state;
        typename G::ActionList list;
        G::legalActions(now, list);
        Json actions = Json::array();
        for (const auto& one : list)
            actions.push_back({{"action", G::notation(one)}, {"label", labelOf(one)}});
        return {{"actor", seatJson(now.actor)},
                {"prompt", core::english(G::prompt(now, now.actor, m_names))},
                {"actions", std::move(actions)}};
    }

    Json perform(const Request& request) override {
        request.allowOnly({"action", "seat"});
        const auto wanted = actionIn(request);
        const auto viewer = request.seatOr("seat", m_replay.state.seats, {"all", "public"});
        const auto refusal = G::apply(m_replay.state, wanted, &m_replay.events);
        if (refusal != G::Refusal::None)
            throw RequestError("illegal-action", core::english(G::phrase(refusal)),
                               {{"refusal", notation(refusal)}});
        m_record.actions.push_back(wanted);
        const std::size_t before = m_replay.eventsAfter.back();
        m_replay.eventsAfter.push_back(m_replay.events.size());
        Json reply = status();
        reply["events"] = eventsFrom(before, viewer);
        return reply;
    }

    Json whyNot(const Request& request) override {
        request.allowOnly({"action"});
        const auto refusal = G::whyNot(m_replay.state, actionIn(request));
        return {{"legal", refusal == G::Refusal::None},
                {"refusal", notation(refusal)},
                {"message", core::english(G::phrase(refusal))}};
    }

    Json state(const Request& request) override {
        request.allowOnly({});
        return {{"state", stateJson(m_replay.state)}};
    }

    Json observe(const Request& request) override {
        request.allowOnly({"seat"});
        const auto viewer = request.seatOr("seat", m_replay.state.seats, {"public"});
        if (!viewer)
            throw RequestError("missing-field", "\"seat\" is missing", {{"field", "seat"}});
        return {{"observation",
                 observationJson(G::observe(m_replay.state, viewer->seat.value_or(core::noSeat)))}};
    }

    Json events(const Request& request) override {
        request.allowOnly({"since", "seat"});
        const auto count = static_cast<std::int64_t>(m_replay.events.size());
        const std::int64_t since = request.integer("since", 0, count, 0);
        const auto viewer = request.seatOr("seat", m_replay.state.seats, {"all", "public"});
        return {{"next", count}, {"events", eventsFrom(static_cast<std::size_t>(since), viewer)}};
    }

    Json record(const Request& request) override {
        request.allowOnly({});
        return {{"record", core::toText(m_record)}};
    }

    Json undo(const Request& request) override {
        request.allowOnly({"count"});
        const auto actions = static_cast<std::int64_t>(m_record.actions.size());
        if (actions == 0)
            throw RequestError("nothing-to-undo", "no action has been taken");
        core::Record<G> kept = m_record;
        kept.actions.resize(static_cast<std::size_t>(actions - request.integer("count", 1, actions, 1)));
        open(std::move(kept));
        return status();
    }

private:
    void open(core::Record<G> record) {
        m_replay = core::replay(record);
        m_names = core::namesOf(record);
        m_record = std::move(record);
    }

    static typename G::Action actionIn(const Request& request) {
        const auto parsed = G::parseAction(request.text("action"));
        if (!parsed)
            throw RequestError("not-an-action", "this is not the notation of an action",
                               {{"field", "action"}});
        return *parsed;
    }

    std::string labelOf(const typename G::Action& action) const {
        // Only in some games a choice is about other players.
        if constexpr (requires { G::label(m_replay.state, action, m_names); })
            return core::english(G::label(m_replay.state, action, m_names));
        else
            return core::english(G::label(m_replay.state, action));
    }

    Json eventsFrom(std::size_t first, const std::optional<Request::SeatOrWord>& viewer) const {
        std::vector<typename G::Event> part(m_replay.events.begin() + static_cast<std::ptrdiff_t>(first),
                                            m_replay.events.end());
        if (viewer && viewer->word != "all")
            part = G::observeEvents(part, viewer->seat.value_or(core::noSeat));
        return toldEventsAsJson<G>(part, m_replay.state, m_names);
    }

    core::Record<G> m_record;
    core::Replay<G> m_replay;
    std::vector<std::string> m_names;
};

} // namespace cli
