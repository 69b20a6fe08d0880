// SPDX-License-Identifier: GPL-3.0-or-later
#include "outside_bot.h"

#include <array>
#include <cerrno>

#include <poll.h>
#include <unistd.h>

namespace cli {

using Clock = std::chrono::steady_clock;

namespace {

/// No action has a notation nearly this long.
constexpr std::size_t longestAnswer = 1000;
/// How much of standard error is kept: enough for the last line.
constexpr std::size_t keptErrors = 500;

/// The last line that is not empty, in ASCII and short, since a terminal would act on control sequences.
std::string lastLineOf(std::string_view text) {
    const auto end = text.find_last_not_of(" \t\r\n");
    if (end == std::string_view::npos)
        return {};
    text = text.substr(0, end + 1);
    return core::excerpt(text.substr(text.find_last_of("\r\n") + 1));
}

} // namespace

/// Waits until this end of the pipe is ready, and meanwhile reads standard error. False on a timeout.
bool OutsideBot::wait(int end, short what, Clock::time_point deadline) {
    for (;;) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
        if (left <= 0)
            return false;
        std::array<pollfd, 2> both{{{end, what, 0}, {m_errorsEnded ? -1 : m_process.errors(), POLLIN, 0}}};
        const int ready =
            poll(both.data(), both.size(), static_cast<int>(std::min<long long>(left + 1, 60'000)));
        if (ready < 0 && errno != EINTR)
            return false;
        if (ready > 0 && both[1].revents != 0)
            readErrors();
        if (ready > 0 && both[0].revents != 0)
            return true;
    }
}

void OutsideBot::readErrors() {
    std::array<char, 4096> block;
    const ssize_t count = read(m_process.errors(), block.data(), block.size());
    m_errorsEnded = count == 0;
    if (count <= 0)
        return;
    m_errors.append(block.data(), static_cast<std::size_t>(count));
    if (m_errors.size() > keptErrors)
        m_errors.erase(0, m_errors.size() - keptErrors);
}

void OutsideBot::forfeit(const std::string& reason) {
    // What it wrote before it exited may still be in the pipe; the loop limits a flood.
    for (int blocks = 0; blocks < 100 && !m_errorsEnded; ++blocks) {
        pollfd one{m_process.errors(), POLLIN, 0};
        if (poll(&one, 1, 0) <= 0)
            break;
        readErrors();
    }
    const std::string last = lastLineOf(m_errors);
    throw Forfeit(last.empty() ? reason : reason + " (" + last + ')');
}

void OutsideBot::writeAll(const std::string& text, Clock::time_point deadline) {
    std::size_t written = 0;
    while (written < text.size()) {
        if (!wait(m_process.input(), POLLOUT, deadline))
            forfeit("it did not read its request in time");
        const ssize_t count = write(m_process.input(), text.data() + written, text.size() - written);
        if (count > 0)
            written += static_cast<std::size_t>(count);
        else if (count < 0 && errno != EINTR && errno != EAGAIN)
            forfeit("it exited");
    }
}

std::string OutsideBot::exchange(const std::string& line) {
    const auto deadline = Clock::now() + m_limit;
    writeAll(line + '\n', deadline);
    for (;;) {
        if (const std::size_t end = m_rest.find('\n'); end != std::string::npos) {
            std::string answer = m_rest.substr(0, end);
            m_rest.erase(0, end + 1);
            if (!answer.empty() && answer.back() == '\r')
                answer.pop_back();
            return answer;
        }
        if (m_rest.size() > longestAnswer)
            forfeit("its answer is too long");
        if (!wait(m_process.output(), POLLIN, deadline))
            forfeit("no answer within " + std::to_string(m_limit.count()) + " ms");
        std::array<char, 4096> block;
        const ssize_t count = read(m_process.output(), block.data(), block.size());
        if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN))
            forfeit("it exited");
        if (count > 0)
            m_rest.append(block.data(), static_cast<std::size_t>(count));
    }
}

} // namespace cli
