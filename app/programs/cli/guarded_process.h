// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <sys/types.h>

namespace cli {

/// A shell command that never outlives us, however we end and whatever it starts. Between us and the command
/// is a guard, a process of ours that only waits for the pipe to us to close. Everything that the command
/// leaves behind becomes the guard's child (the guard is a "subreaper"), even if it started its own session,
/// and when the pipe closes the guard kills its children until none is left. If somebody kills the guard, the
/// kernel kills the command.
class GuardedProcess {
public:
    /// Runs `command` with /bin/sh. Throws UserError if no process can be started.
    explicit GuardedProcess(const std::string& command);
    /// Ends it and everything it started, and waits until they are gone.
    ~GuardedProcess();
    GuardedProcess(const GuardedProcess&) = delete;
    GuardedProcess& operator=(const GuardedProcess&) = delete;

    /// Our ends of its pipes, all non-blocking.
    int input() const { return m_input; }
    int output() const { return m_output; }
    int errors() const { return m_errors; }

private:
    pid_t m_guard = -1;
    int m_lifeline = -1;
    int m_input = -1;
    int m_output = -1;
    int m_errors = -1;
};

} // namespace cli
