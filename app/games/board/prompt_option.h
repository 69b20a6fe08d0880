// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

namespace app {

/// A way to use what is on the board that has a button of its own in the prompt.
struct PromptOption {
    QString label;
    QString about;
    /// The way has been chosen, and the board waits for what it is used on.
    bool chosen = false;

    bool operator==(const PromptOption&) const = default;
};

} // namespace app
