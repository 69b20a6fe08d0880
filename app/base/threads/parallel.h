// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace threads {

/// Calls work(0) … work(count − 1) on `threads` threads (0: one for each core). The result must not depend on
/// the order. If calls throw, rethrows the first exception.
void inParallel(std::size_t count, int threads, const std::function<void(std::size_t)>& work);

} // namespace threads
