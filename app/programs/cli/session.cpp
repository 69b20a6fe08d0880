// SPDX-License-Identifier: GPL-3.0-or-later
#include "session.h"

#include "app/base/json/limits.h"
#include "engine/games/any_record.h"
#include "new_game.h"

namespace cli {

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
    if (!json::isWithinJsonLimits(line))
        return failure("too-complex", "a request has at most " + std::to_string(json::requestLimits.keys) +
                                          " fields, nested at most " +
                                          std::to_string(json::requestLimits.depth) + " deep");
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
    using Begin = Json (Session::*)(const Request&);
    static constexpr std::pair<std::string_view, Begin> ofTheSession[]{
        {"new", &Session::newGame}, {"load", &Session::load}, {"quit", &Session::quit}};
    using Ask = Json (OpenGame::*)(const Request&);
    static constexpr std::pair<std::string_view, Ask> ofTheGame[]{
        {"legal", &OpenGame::legal},   {"do", &OpenGame::perform},      {"why-not", &OpenGame::whyNot},
        {"state", &OpenGame::state},   {"observe", &OpenGame::observe}, {"events", &OpenGame::events},
        {"record", &OpenGame::record}, {"undo", &OpenGame::undo}};
    const Request request(json);
    const std::string wanted = request.text("request");
    for (const auto& [name, handler] : ofTheSession)
        if (name == wanted)
            return (this->*handler)(request);
    for (const auto& [name, handler] : ofTheGame)
        if (name == wanted)
            return (game().*handler)(request);
    throw RequestError("unknown-request", "unknown request");
}

OpenGame& Session::game() {
    if (!m_game)
        throw RequestError("no-game", "begin with \"new\" or \"load\"");
    return *m_game;
}

Json Session::newGame(const Request& request) {
    const std::string wanted = request.has("game") ? request.text("game") : std::string(genotype::Game::id);
    std::string known;
    const bool found = games::Games::forEach([&]<typename G>() {
        known.append(known.empty() ? "" : ", ").append(G::id);
        if (G::id == wanted)
            m_game = std::make_unique<OpenGameOf<G>>(newRecord<G>(request));
        return G::id == wanted;
    });
    if (!found)
        throw RequestError("bad-value", "\"game\" must be one of " + known, {{"field", "game"}});
    return m_game->status();
}

Json Session::load(const Request& request) {
    request.allowOnly({"record"});
    const auto result = games::readAnyRecord(request.text("record"));
    if (const auto* error = std::get_if<games::ReadError>(&result))
        throw RequestError("bad-record", core::english(error->words), {{"line", error->line}});
    const auto& any = std::get<games::AnyRecord>(result);
    games::Games::forEach([&]<typename G>() {
        const auto* record = any.as<G>();
        if (record)
            m_game = std::make_unique<OpenGameOf<G>>(*record);
        return record != nullptr;
    });
    return m_game->status();
}

Json Session::quit(const Request& request) {
    request.allowOnly({});
    m_ended = true;
    return Json::object();
}

} // namespace cli
