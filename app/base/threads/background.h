// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <functional>
#include <stop_token>
#include <thread>
#include <utility>

namespace threads {

/// Does one piece of work at a time on a thread of its own, so that the owner's thread is never blocked. Call
/// all members on the owner's thread, which is the one that made the object.
class Background {
public:
    using Answer = std::function<void()>;
    /// Runs on the other thread, with a token that asks it to stop. The function that it returns runs on the
    /// owner's.
    using Work = std::function<Answer(std::stop_token)>;
    /// Runs on the owner's thread in place of the answer if the work threw an exception or the system had no
    /// thread for it, so that the exception does not end the program.
    using Failure = std::function<void(std::exception_ptr)>;
    /// Makes the owner's thread call a function once, later, as an event loop's queue does. Called on the
    /// other thread. When the Background is gone, it must not call the function any more.
    using Delivery = std::function<void(std::function<void()>)>;

    explicit Background(Delivery deliver) : m_deliver(std::move(deliver)) {}
    /// Asks the work to stop and waits for it.
    ~Background() = default;
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Forgets earlier work first. Without `failed`, work that throws an exception has no answer.
    void start(Work work, Failure failed = {});
    /// Whether work is under way or its answer has not been delivered yet.
    bool isBusy() const { return m_busy; }
    /// Asks the work to stop soon; its answer still counts.
    void hurry();
    /// Asks the work to stop, waits for it, and discards its answer.
    void forget();

private:
    void run(unsigned number, const Work& work, const Failure& failed, const std::stop_token& stop);
    void deliver(unsigned number, Answer answer);

    Delivery m_deliver;
    /// The number of the current piece of work; answers to earlier ones are discarded.
    unsigned m_number = 0;
    bool m_busy = false;
    /// Declared last, so that it is joined before the other members are destroyed.
    std::jthread m_thread;
};

} // namespace threads
