// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/record.h"
#include "engine/genotype/words/words.h"
#include "request.h"

#include <optional>
#include <string_view>

namespace cli {

/// One exchange of requests and replies about one game at a time. The format is documented in
/// app/cli/README.md, whose examples are run by a test.
class Session {
public:
    /// The reply to one line. Never throws, whatever the line contains.
    Json answer(std::string_view line);
    /// After a quit.
    bool ended() const { return m_ended; }

private:
    struct Game {
        genotype::Record record;
        genotype::State state;
        std::vector<genotype::Event> events;
        /// As in genotype::Replay.
        std::vector<std::size_t> eventsAfter;
        genotype::words::Table table;
    };

    Json answerRequest(const Json& json);
    Game& game();
    void open(genotype::Record record);
    Json status();
    genotype::Action action(const Request& request);
    Json eventsFrom(std::size_t first, const std::optional<Request::SeatOrWord>& viewer);

    Json newGame(const Request& request);
    Json load(const Request& request);
    Json legal(const Request& request);
    Json perform(const Request& request);
    Json whyNot(const Request& request);
    Json state(const Request& request);
    Json observe(const Request& request);
    Json events(const Request& request);
    Json record(const Request& request);
    Json undo(const Request& request);
    Json quit(const Request& request);

    std::optional<Game> m_game;
    bool m_ended = false;
};

} // namespace cli
