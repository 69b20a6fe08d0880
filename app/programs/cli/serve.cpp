// SPDX-License-Identifier: GPL-3.0-or-later
#include "serve.h"

#include "output.h"
#include "session.h"

#include <string>

namespace cli {

namespace {

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

} // namespace

void serve(std::istream& input) {
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

} // namespace cli
