// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "open_game.h"

#include <memory>
#include <string_view>

namespace cli {

/// One exchange of requests and replies about one game at a time, of any kind. The format is documented in
/// app/programs/cli/README.md, whose examples are run by a test.
class Session {
public:
    /// The reply to one line. Never throws, whatever the line contains.
    Json answer(std::string_view line);
    /// After a quit.
    bool ended() const { return m_ended; }

private:
    Json answerRequest(const Json& json);
    OpenGame& game();
    Json newGame(const Request& request);
    Json load(const Request& request);
    Json quit(const Request& request);

    std::unique_ptr<OpenGame> m_game;
    bool m_ended = false;
};

} // namespace cli
