// SPDX-License-Identifier: GPL-3.0-or-later
#include "guarded_process.h"

#include "app/programs/console/output.h"

#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <ctime>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cli {

namespace {

struct Pipe {
    int reader = -1;
    int writer = -1;

    Pipe() {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0)
            throw UserError("cannot create a pipe for the outside bot");
        reader = ends[0];
        writer = ends[1];
    }
    ~Pipe() {
        for (const int end : {reader, writer})
            if (end >= 0)
                close(end);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    static int taken(int& end) {
        const int result = end;
        end = -1;
        fcntl(result, F_SETFL, O_NONBLOCK);
        return result;
    }
};

// From here to the end of the namespace: code that runs in the forked copy of a multithreaded program, where
// another thread may have held any lock. Only async-signal-safe functions may be called, so nothing allocates
// memory.

constexpr int lifeline = 3; // after the three that every program has

/// Kills every child that the system lists for us. False if the list cannot be read.
bool killChildren() {
    const int list = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    if (list < 0)
        return false;
    std::array<char, 4096> text;
    pid_t process = 0;
    for (ssize_t count; (count = read(list, text.data(), text.size())) > 0;)
        for (ssize_t i = 0; i < count; ++i) {
            const char c = text[static_cast<std::size_t>(i)];
            if (c >= '0' && c <= '9') {
                process = process * 10 + (c - '0');
                continue;
            }
            if (process > 0)
                kill(process, SIGKILL);
            process = 0;
        }
    close(list);
    return true;
}

/// Children of a killed process become ours and are killed in the next pass.
void endEverything(pid_t command) {
    constexpr timespec moment{0, 1'000'000};
    for (int patience = 5000; patience > 0; --patience) {
        if (!killChildren())
            kill(-command, SIGKILL);
        pid_t ended;
        while ((ended = waitpid(-1, nullptr, WNOHANG)) > 0) {
        }
        if (ended < 0 && errno == ECHILD)
            return;
        nanosleep(&moment, nullptr);
    }
}

[[noreturn]] void runCommand(const char* command) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setpgid(0, 0);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGQUIT})
        std::signal(signal, SIG_DFL);
    execl("/bin/sh", "sh", "-c", command, nullptr);
    _exit(127);
}

/// `ours`: what the command gets as its input, output and errors, and the reading end of the pipe to us.
[[noreturn]] void guard(const char* command, const std::array<int, 4>& ours) {
    // Other descriptors would keep pipes of other guards open. All four are first copied out of the way.
    std::array<int, 4> high{};
    for (std::size_t i = 0; i < ours.size(); ++i)
        high[i] = fcntl(ours[i], F_DUPFD, 64);
    for (std::size_t i = 0; i < high.size(); ++i)
        if (high[i] < 0 || dup2(high[i], static_cast<int>(i)) < 0)
            _exit(126);
    close_range(lifeline + 1, UINT_MAX, 0);
    setpgid(0, 0); // keyboard input at the terminal is not for us
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT})
        std::signal(signal, SIG_IGN);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    const pid_t child = fork();
    if (child == 0) {
        close(lifeline);
        runCommand(command);
    }
    for (const int end : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        close(end);
    char nothing = 0;
    ssize_t count = 0;
    while ((count = read(lifeline, &nothing, 1)) > 0 || (count < 0 && errno == EINTR)) {
    }
    if (child > 0)
        endEverything(child);
    _exit(0);
}

} // namespace

GuardedProcess::GuardedProcess(const std::string& command) {
    Pipe in;
    Pipe out;
    Pipe errors;
    Pipe life;
    m_guard = fork();
    if (m_guard == 0)
        guard(command.c_str(), {in.reader, out.writer, errors.writer, life.reader});
    if (m_guard < 0)
        throw UserError("cannot start a process for the outside bot");
    m_input = Pipe::taken(in.writer);
    m_output = Pipe::taken(out.reader);
    m_errors = Pipe::taken(errors.reader);
    m_lifeline = Pipe::taken(life.writer);
}

GuardedProcess::~GuardedProcess() {
    for (const int end : {m_input, m_output, m_errors, m_lifeline})
        close(end);
    while (waitpid(m_guard, nullptr, 0) < 0 && errno == EINTR) {
    }
}

} // namespace cli
