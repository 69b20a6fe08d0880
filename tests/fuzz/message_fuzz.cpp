// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/protocol/class_messages.h"
#include "app/protocol/game_json.h"
#include "engine/games/games.h"
#include "fuzz/fuzz_target.h"

namespace {

using messages::Json;

/// What can be read is written, and read again as the same; a board can put all of it into words.
template <typename G> std::string faultOfBoard(const messages::Board& board) {
    try {
        const auto seen = messages::readObservation<G>(board.observation);
        if (!(messages::readObservation<G>(messages::observationAsJson<G>(seen)) == seen))
            return "another observation is read back";
        const auto events = messages::readEvents<G>(board.events);
        const Json told = messages::eventsAsJson<G>(events);
        if (messages::eventsAsJson<G>(messages::readEvents<G>(told)) != told)
            return "other events are read back";
        const std::vector<std::string> names;
        for (const auto& event : events)
            if (english(G::phrase(event, seen.visible, names)).empty())
                return "an event has no words";
        if (english(G::prompt(seen.visible, seen.seat, names)).empty())
            return "there is no prompt";
        for (const std::string& one : board.legal)
            if (const auto action = G::parseAction(one))
                if (english(G::label(seen.visible, *action)).empty())
                    return "an action has no label";
    } catch (const messages::Malformed& error) {
        return std::string(error.what()).empty() ? "a fault without a reason" : "";
    }
    return {};
}

template <typename Message, typename Read> std::string faultOfReading(std::string_view text, Read read) {
    const auto result = read(text);
    if (const auto* fault = std::get_if<messages::Fault>(&result))
        return fault->message.empty() ? "a fault without a reason" : "";
    const auto& message = std::get<Message>(result);
    // Blanks written out can make a text longer than a message may be.
    const auto again = read(messages::toText(message));
    const auto* same = std::get_if<Message>(&again);
    if (same && !(same->message == message.message && same->id == message.id))
        return "another message is read back";
    if constexpr (std::is_same_v<Message, messages::FromHost>)
        if (const auto* board = std::get_if<messages::Board>(&message.message)) {
            std::string fault;
            games::Games::forEach([&]<typename G>() {
                if (G::id == board->game)
                    fault = faultOfBoard<G>(*board);
                return G::id == board->game;
            });
            return fault;
        }
    return {};
}

/// Any text as a message of a client, and as one of the host.
std::string faultOfMessage(std::string_view text) {
    std::string fault = faultOfReading<messages::FromClient>(text, messages::readClientMessage);
    return fault.empty() ? faultOfReading<messages::FromHost>(text, messages::readHostMessage) : fault;
}

} // namespace

GENOTYPE_FUZZ_TARGET(faultOfMessage)
