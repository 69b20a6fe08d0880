// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/output.h"
#include "commands.h"
#include "session.h"

#include <iostream>
#include <string>

namespace cli {

namespace {

/// A longer line is answered with an error and skipped.
constexpr std::size_t maxRequestBytes = 4u << 20;

enum class Line { Read, TooLong, End };

/// The next line without its line feed; anything over the limit is dropped.
Line readLine(std::istream& input, std::string& line) {
    line.clear();
    bool tooLong = false;
    auto* const buffer = input.rdbuf();
    constexpr int end = std::char_traits<char>::eof();
    int c = buffer->sbumpc();
    if (c == end)
        return Line::End;
    for (; c != end && c != '\n'; c = buffer->sbumpc()) {
        if (line.size() < maxRequestBytes)
            line += static_cast<char>(c);
        else
            tooLong = true;
    }
    return tooLong ? Line::TooLong : Line::Read;
}

void send(const Json& reply) {
    print(reply.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n');
}

/// Reads requests, one per line, and prints one reply per line, until the input ends or there is a quit.
void answerRequests(std::istream& input) {
    Session session;
    std::string line;
    while (!session.ended()) {
        const Line read = readLine(input, line);
        if (read == Line::End)
            return;
        if (read == Line::TooLong)
            send({{"ok", false},
                  {"error", {{"code", "too-long"}, {"message", "the line is longer than 4 MiB"}}}});
        else if (line.find_first_not_of(" \t\r") != std::string::npos)
            send(session.answer(line));
    }
}

} // namespace

Run serve(CLI::App&) {
    return [] {
        answerRequests(std::cin);
        return Answer{};
    };
}

} // namespace cli
