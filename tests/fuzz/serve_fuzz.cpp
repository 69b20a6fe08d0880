// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/cli/session.h"
#include "fuzz/fuzz_target.h"

namespace {

std::string shown(const cli::Json& reply) {
    return reply.dump(-1, ' ', false, cli::Json::error_handler_t::replace);
}

/// Any lines as requests of one session; the first begins a game, so that the others get further.
std::string faultOfSession(std::string_view text) {
    cli::Session session;
    session.answer(R"({"request": "new", "players": 2, "seed": 1, "first": 1})");
    while (!text.empty() && !session.ended()) {
        const auto end = text.find('\n');
        const std::string line = shown(session.answer(text.substr(0, end)));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
        const cli::Json reply = cli::Json::parse(line, nullptr, false);
        if (!reply.is_object() || line.find('\n') != std::string::npos)
            return "a reply is no JSON object in one line";
        if (!reply.contains("ok") || !reply["ok"].is_boolean())
            return "a reply does not say whether it is ok";
        if (!reply["ok"].get<bool>() && reply["error"]["message"].get<std::string>().empty())
            return "an error has no message";
    }
    return {};
}

} // namespace

GENOTYPE_FUZZ_TARGET(faultOfSession)
