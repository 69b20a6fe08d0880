// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace threads {

/// Calls work(0) … work(count − 1), `threads` at a time (0: one for each core). What they do must not depend
/// on the order. Throws what the first of them to fail throws.
void inParallel(std::size_t count, int threads, const std::function<void(std::size_t)>& work);

} // namespace threads
