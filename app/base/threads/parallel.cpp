// SPDX-License-Identifier: GPL-3.0-or-later
#include "parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace threads {

void inParallel(std::size_t count, int threads, const std::function<void(std::size_t)>& work) {
    std::atomic<std::size_t> next{0};
    std::exception_ptr fault;
    std::mutex lock;
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++) {
            try {
                work(i);
            } catch (...) {
                const std::lock_guard guard(lock);
                if (!fault)
                    fault = std::current_exception();
                next = count;
            }
        }
    };
    const unsigned cores = std::max(1u, std::thread::hardware_concurrency());
    const auto wanted = threads > 0 ? static_cast<std::size_t>(threads) : std::size_t{cores};
    std::vector<std::thread> others;
    const std::size_t most = std::min(wanted, count);
    others.reserve(most);
    try {
        while (others.size() + 1 < most)
            others.emplace_back(run);
    } catch (const std::system_error&) {
        // The system has no more threads, so the existing ones do the work.
    }
    run();
    for (std::thread& thread : others)
        thread.join();
    if (fault)
        std::rethrow_exception(fault);
}

} // namespace threads
