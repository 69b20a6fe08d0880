// SPDX-License-Identifier: GPL-3.0-or-later
#include "outside_bot.h"

#include "engine/genotype/rules/rules.h"
#include "json_events.h"
#include "json_state.h"
#include "output.h"

#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace cli {

using namespace genotype;
using Clock = std::chrono::steady_clock;

namespace {

/// No action's notation is nearly as long.
constexpr std::size_t longestAnswer = 1000;

struct Pipe {
    std::array<int, 2> ends{-1, -1};
    Pipe() {
        if (pipe2(ends.data(), O_CLOEXEC) != 0)
            throw UserError("no pipe can be made for the outside bot");
    }
};

/// Waits until the end of the pipe can be used. False when the time is over.
bool wait(int end, short what, Clock::time_point deadline) {
    for (;;) {
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
        if (left <= 0)
            return false;
        pollfd one{end, what, 0};
        const int ready = poll(&one, 1, static_cast<int>(std::min<long long>(left + 1, 60'000)));
        if (ready > 0)
            return true;
        if (ready < 0 && errno != EINTR)
            return false;
    }
}

} // namespace

OutsideBot::OutsideBot(const std::string& command, std::chrono::milliseconds limit) : m_limit(limit) {
    const Pipe in;
    const Pipe out;
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in.ends[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out.ends[1], STDOUT_FILENO);
    // A group of its own, so that it can be ended with its children; broken pipes end it as they usually do.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    std::string text = command;
    std::array<char, 3> shell{'s', 'h', '\0'};
    std::array<char, 3> option{'-', 'c', '\0'};
    const std::array<char*, 4> arguments{shell.data(), option.data(), text.data(), nullptr};
    const int error = posix_spawn(&m_process, "/bin/sh", &files, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    close(in.ends[0]);
    close(out.ends[1]);
    m_input = in.ends[1];
    m_output = out.ends[0];
    fcntl(m_input, F_SETFL, O_NONBLOCK);
    if (error != 0) {
        m_process = -1;
        close(m_input);
        close(m_output);
        throw UserError("no process can be started for the outside bot");
    }
}

OutsideBot::~OutsideBot() {
    close(m_input);
    close(m_output);
    kill(-m_process, SIGKILL);
    int status = 0;
    while (waitpid(m_process, &status, 0) < 0 && errno == EINTR) {
    }
}

void OutsideBot::writeAll(const std::string& text, Clock::time_point deadline) {
    std::size_t written = 0;
    while (written < text.size()) {
        if (!wait(m_input, POLLOUT, deadline))
            throw Forfeit("it did not read its request in time");
        const ssize_t count = write(m_input, text.data() + written, text.size() - written);
        if (count > 0)
            written += static_cast<std::size_t>(count);
        else if (count < 0 && errno != EINTR && errno != EAGAIN)
            throw Forfeit("it has ended");
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
            throw Forfeit("its answer is too long");
        if (!wait(m_output, POLLIN, deadline))
            throw Forfeit("no answer within " + std::to_string(m_limit.count()) + " milliseconds");
        std::array<char, 4096> block;
        const ssize_t count = read(m_output, block.data(), block.size());
        if (count == 0 || (count < 0 && errno != EINTR))
            throw Forfeit("it has ended");
        if (count > 0)
            m_rest.append(block.data(), static_cast<std::size_t>(count));
    }
}

Action OutsideBot::choose(const State& state, const ActionList& legal, const std::vector<Event>& events,
                          const words::Table& table) {
    const Seat seat = state.actor;
    const std::vector<Event> fresh(events.begin() + static_cast<std::ptrdiff_t>(m_told), events.end());
    m_told = events.size();
    Json actions = Json::array();
    for (const Action& action : legal)
        actions.push_back(notation(action));
    const Json request{{"request", "choose"},
                       {"seat", seatJson(seat)},
                       {"actions", std::move(actions)},
                       {"events", eventsJson(observeEvents(fresh, seat), table)},
                       {"observation", observationJson(observe(state, seat))}};
    const std::string answer = exchange(request.dump());
    const auto action = parseAction(answer);
    if (!action)
        throw Forfeit("\"" + answer.substr(0, 60) + "\" is no action");
    if (!legal.contains(*action))
        throw Forfeit("\"" + answer.substr(0, 60) +
                      "\" is not allowed now: " + core::english(words::phrase(whyNot(state, *action))));
    return *action;
}

} // namespace cli
