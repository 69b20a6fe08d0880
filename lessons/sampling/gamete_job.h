// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/offspring.h"
#include "lessons/sampling/gamete_draw.h"
#include "lessons/sampling/growing_sample.h"

#include <atomic>
#include <exception>
#include <functional>
#include <thread>

namespace lessons {

/// Draws every gamete of many offspring (`drawEveryGamete`) on a thread of its own. The owner asks from time
/// to time how far it has got, can stop it, and takes the result, which includes everything drawn before a
/// stop.
class GameteJob {
public:
    /// One after the other, each with its own seed and a point of the series.
    static constexpr std::int64_t parts = 60;

    using Draw = std::function<GameteDraw(const Offspring&, std::int64_t count, std::uint64_t seed,
                                          const DrawProgress& progress)>;

    /// Begins. The same seed gives the same plants. Throws std::invalid_argument unless `count` is within 1 …
    /// `maxOffspring`. `draw`: draws a part; `drawEveryGamete` unless given.
    GameteJob(const Offspring& offspring, std::int64_t count, std::uint64_t seed, Draw draw = {});
    /// Stops and waits for the thread.
    ~GameteJob() = default;
    GameteJob(const GameteJob&) = delete;
    GameteJob& operator=(const GameteJob&) = delete;

    std::int64_t count() const { return m_count; }
    /// How many there are so far; never falls.
    std::int64_t drawn() const { return m_drawn; }
    /// Nothing more will come: all are drawn, or it has stopped, or it has failed.
    bool isDone() const { return m_done; }
    /// Stops soon; does not wait.
    void stop() { m_thread.request_stop(); }
    /// Waits until it is done and hands over the series, from few to all that were drawn; empty if it was
    /// stopped before the first. Only once.
    std::vector<RunningPoint> take();
    /// What was thrown on the thread, or in place of a thread that the system did not have; null if nothing
    /// was. What was drawn before that is kept. Precondition: it is done.
    std::exception_ptr fault() const { return m_fault; }

private:
    void run(const std::stop_token& stop, const Offspring& offspring, std::uint64_t seed, const Draw& draw);

    const std::int64_t m_count;
    std::atomic<std::int64_t> m_drawn = 0;
    std::atomic<bool> m_done = false;
    /// Written by the thread, read when it has ended.
    std::vector<RunningPoint> m_series;
    std::exception_ptr m_fault;
    /// Last, so that it ends before what it writes to.
    std::jthread m_thread;
};

} // namespace lessons
