// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

/// While an object of this class exists, a window system that cannot be reached ends the program with one
/// line on standard error and exit code 2, instead of an abort with a page of advice. Other messages wait
/// until the object is gone.
class WindowSystemGuard {
public:
    WindowSystemGuard();
    ~WindowSystemGuard();
    WindowSystemGuard(const WindowSystemGuard&) = delete;
    WindowSystemGuard& operator=(const WindowSystemGuard&) = delete;
};

} // namespace app
