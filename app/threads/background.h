// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <functional>
#include <stop_token>
#include <thread>
#include <utility>

namespace threads {

/// One piece of work at a time on a thread of its own, so that the thread that asked is never blocked. All
/// members are called on the thread that made the object, the owner's.
class Background {
public:
    using Answer = std::function<void()>;
    /// Runs on the other thread, with a token that asks it to come to an end. What it returns runs on the
    /// owner's.
    using Work = std::function<Answer(std::stop_token)>;
    /// What runs on the owner's thread in place of the answer when the work threw, or when the system had no
    /// thread for it: an exception ends neither the thread nor the program.
    using Failure = std::function<void(std::exception_ptr)>;
    /// Takes a function to the owner's thread and calls it there, later and once: an event loop's queue.
    /// Called on the other thread. It may drop the function once the Background is gone, and must not call it
    /// then.
    using Delivery = std::function<void(std::function<void()>)>;

    explicit Background(Delivery deliver) : m_deliver(std::move(deliver)) {}
    /// Asks the work to end and waits for it.
    ~Background() = default;
    Background(const Background&) = delete;
    Background& operator=(const Background&) = delete;

    /// Forgets earlier work first. Without `failed`, work that throws has no answer.
    void start(Work work, Failure failed = {});
    /// Work is under way, or its answer has not been delivered yet.
    bool isBusy() const { return m_busy; }
    /// Asks the work to end soon; its answer still counts.
    void hurry();
    /// Asks the work to end, waits for it, and discards its answer.
    void forget();

private:
    void run(unsigned number, const Work& work, const Failure& failed, const std::stop_token& stop);
    void deliver(unsigned number, Answer answer);

    Delivery m_deliver;
    /// Counts the pieces of work: the answer to an earlier one is discarded.
    unsigned m_number = 0;
    bool m_busy = false;
    /// Last, so that it is joined before the rest is gone.
    std::jthread m_thread;
};

} // namespace threads
