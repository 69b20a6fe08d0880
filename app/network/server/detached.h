// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QObject;

/// Work that may never end, such as a question to a database that does not answer.
namespace app::detached {

using Answer = std::function<void()>;
/// Runs on another thread. What it returns runs on the thread of the context.
using Work = std::function<Answer()>;

/// Does a work on a thread of its own. If the context is gone by then, nobody hears of the answer, which is
/// then destroyed on the other thread; nothing ever waits for the work. Called on the thread of the context.
void run(QObject* context, Work work);

} // namespace app::detached
