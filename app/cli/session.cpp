// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include "app/messages/json_events.h"
#include "app/messages/json_limits.h"
#include "app/messages/json_state.h"
#include "engine/genotype/rules/rules.h"
#include "json.h"

#include <algorithm>

namespace cli {

using namespace genotype;

namespace {

/// Names and numbers only: an id is returned as it is, and nothing deep or long can be smuggled through it.
bool isId(const Json& value) {
    return value.is_number() || value.is_null() ||
           (value.is_string() && value.get_ref<const std::string&>().size() <= 200);
}

Json failure(const char* code, const std::string& message, const Json& details = Json::object()) {
    Json error{{"code", code}, {"message", message}};
    error.update(details);
    return {{"ok", false}, {"error", std::move(error)}};
}

} // namespace

Json Session::answer(std::string_view line) {
    if (!isWithinJsonLimits(line))
        return failure("too-complex", "a request has at most " + std::to_string(requestLimits.keys) +
                                          " fields, nested at most " + std::to_string(requestLimits.depth) +
                                          " deep");
    const Json json = Json::parse(line, nullptr, false);
    if (json.is_discarded())
        return failure("not-json", "the line is not JSON");
    if (!json.is_object())
        return failure("not-an-object", "a request is a JSON object");
    Json reply;
    if (const auto id = json.find("id"); id != json.end()) {
        if (!isId(*id))
            return failure("bad-value", "\"id\" must be a number, null or a string of at most 200 bytes",
                           {{"field", "id"}});
        reply["id"] = *id;
    }
    try {
        reply.update(Json{{"ok", true}});
        reply.update(answerRequest(json));
    } catch (const RequestError& error) {
        reply.update(failure(error.code(), error.what(), error.details()));
    }
    return reply;
}

Json Session::answerRequest(const Json& json) {
    using Handler = Json (Session::*)(const Request&);
    struct Entry {
        std::string_view name;
        Handler handler;
    };
    static constexpr Entry table[]{
        {"new", &Session::newGame},     {"load", &Session::load},      {"legal", &Session::legal},
        {"do", &Session::perform},      {"why-not", &Session::whyNot}, {"state", &Session::state},
        {"observe", &Session::observe}, {"events", &Session::events},  {"record", &Session::record},
        {"undo", &Session::undo},       {"quit", &Session::quit}};
    const Request request(json);
    const std::string name = request.text("request");
    for (const Entry& entry : table)
        if (entry.name == name)
            return (this->*entry.handler)(request);
    throw RequestError("unknown-request", "unknown request");
}

Session::Game& Session::game() {
    if (!m_game)
        throw RequestError("no-game", "begin with \"new\" or \"load\"");
    return *m_game;
}

namespace {

/// With one player: the difficulty, and in a hard game the assistant unless it is to be drawn.
void askedJohann(const Request& request, Setup& setup) {
    if (setup.players != 1) {
        for (const char* const name : {"johann", "assistant"})
            if (request.has(name))
                throw RequestError("bad-value", "Brother Johann plays against one player", {{"field", name}});
        return;
    }
    const std::string level = request.text("johann");
    const bool hard = level == "hard";
    if (!setJohann(setup, hard ? "hard drawn" : level))
        throw RequestError("bad-value", "\"johann\" must be easy, standard or hard", {{"field", "johann"}});
    if (!request.has("assistant"))
        return;
    if (!hard || !setJohann(setup, "hard " + request.text("assistant")))
        throw RequestError(
            "bad-value",
            "an assistant helps in a hard game: franz, omari, elisabeth, maria, may, leopold or drawn",
            {{"field", "assistant"}});
}

} // namespace

void Session::open(Record played) {
    Replay replay = genotype::replay(played);
    words::Table table = words::tableOf(replay.state, core::namesOf(played));
    m_game = Game{std::move(played), replay.state, std::move(replay.events), std::move(replay.eventsAfter),
                  std::move(table)};
}

Json Session::status() {
    Json json = statusJson(game().state);
    json["action_count"] = game().record.actions.size();
    json["event_count"] = game().events.size();
    return json;
}

Action Session::action(const Request& request) {
    const std::string text = request.text("action");
    const auto parsed = parseAction(text);
    if (!parsed)
        throw RequestError("not-an-action", "this is not the notation of an action", {{"field", "action"}});
    return *parsed;
}

Json Session::eventsFrom(std::size_t first, const std::optional<Request::SeatOrWord>& viewer) {
    const Game& now = game();
    std::vector<Event> part(now.events.begin() + static_cast<std::ptrdiff_t>(first), now.events.end());
    if (viewer && viewer->word != "all")
        part = observeEvents(part, viewer->seat.value_or(noSeat));
    return eventsJson(part, now.table);
}

Json Session::newGame(const Request& request) {
    request.allowOnly({"players", "johann", "assistant", "rounds", "seed", "first", "overlays", "names"});
    Record fresh;
    Setup& setup = fresh.setup;
    setup.players = static_cast<int>(request.integer("players", 1, maxSeats));
    askedJohann(request, setup);
    setup.rounds = static_cast<int>(request.integer("rounds", 1, maxRounds, maxRounds));
    setup.seed = request.seed("seed", 0);
    if (const auto first = request.seatOr("first", setup.players, {"drawn"}))
        setup.firstPlayer = first->seat.value_or(noSeat);
    for (const std::string& overlay : request.texts("overlays", 2))
        if (!setOverlay(setup, overlay))
            throw RequestError("bad-value",
                               "an overlay is flower-codominance, flower-incomplete or height-incomplete, "
                               "one for each trait",
                               {{"field", "overlays"}});
    const auto names = request.texts("names", static_cast<std::size_t>(setup.players));
    for (int seat = 0; seat < setup.players; ++seat) {
        SeatInfo info;
        info.colour = seat;
        if (static_cast<std::size_t>(seat) < names.size())
            info.name = names[static_cast<std::size_t>(seat)];
        if (!isValidName(info.name))
            throw RequestError("bad-value", "a name is at most 120 bytes of UTF-8 without control characters",
                               {{"field", "names"}});
        fresh.seats.push_back(std::move(info));
    }
    open(std::move(fresh));
    return status();
}

Json Session::load(const Request& request) {
    request.allowOnly({"record"});
    const auto result = readRecord(request.text("record"));
    if (const auto* error = std::get_if<ReadError>(&result))
        throw RequestError("bad-record", english(core::phrase(*error)), {{"line", error->line}});
    open(std::get<Record>(result));
    return status();
}

Json Session::legal(const Request& request) {
    request.allowOnly({});
    const Game& now = game();
    ActionList list;
    legalActions(now.state, list);
    Json actions = Json::array();
    for (const Action& one : list)
        actions.push_back({{"action", notation(one)}, {"label", english(words::label(now.state, one))}});
    return {{"actor", seatJson(now.state.actor)},
            {"prompt", english(words::prompt(now.state, now.state.actor, now.table.names))},
            {"actions", actions}};
}

Json Session::perform(const Request& request) {
    request.allowOnly({"action", "seat"});
    Game& now = game();
    const Action wanted = action(request);
    const auto viewer = request.seatOr("seat", now.state.seats, {"all", "public"});
    const Refusal refusal = apply(now.state, wanted, &now.events);
    if (refusal != Refusal::None)
        throw RequestError("illegal-action", english(words::phrase(refusal)),
                           {{"refusal", notation(refusal)}});
    now.record.actions.push_back(wanted);
    const std::size_t before = now.eventsAfter.back();
    now.eventsAfter.push_back(now.events.size());
    Json reply = status();
    reply["events"] = eventsFrom(before, viewer);
    return reply;
}

Json Session::whyNot(const Request& request) {
    request.allowOnly({"action"});
    const Refusal refusal = genotype::whyNot(game().state, action(request));
    return {{"legal", refusal == Refusal::None},
            {"refusal", notation(refusal)},
            {"message", english(words::phrase(refusal))}};
}

Json Session::state(const Request& request) {
    request.allowOnly({});
    return {{"state", stateJson(game().state)}};
}

Json Session::observe(const Request& request) {
    request.allowOnly({"seat"});
    const Game& now = game();
    const auto viewer = request.seatOr("seat", now.state.seats, {"public"});
    if (!viewer)
        throw RequestError("missing-field", "\"seat\" is missing", {{"field", "seat"}});
    return {{"observation", observationJson(genotype::observe(now.state, viewer->seat.value_or(noSeat)))}};
}

Json Session::events(const Request& request) {
    request.allowOnly({"since", "seat"});
    const Game& now = game();
    const auto count = static_cast<std::int64_t>(now.events.size());
    const std::int64_t since = request.integer("since", 0, count, 0);
    const auto viewer = request.seatOr("seat", now.state.seats, {"all", "public"});
    return {{"next", count}, {"events", eventsFrom(static_cast<std::size_t>(since), viewer)}};
}

Json Session::record(const Request& request) {
    request.allowOnly({});
    return {{"record", toText(game().record)}};
}

Json Session::undo(const Request& request) {
    request.allowOnly({"count"});
    Record kept = game().record;
    const auto actions = static_cast<std::int64_t>(kept.actions.size());
    if (actions == 0)
        throw RequestError("nothing-to-undo", "no action has been taken");
    kept.actions.resize(static_cast<std::size_t>(actions - request.integer("count", 1, actions, 1)));
    open(std::move(kept));
    return status();
}

Json Session::quit(const Request& request) {
    request.allowOnly({});
    m_ended = true;
    return Json::object();
}

} // namespace cli
