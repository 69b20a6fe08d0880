// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_context.h"
#include "app/window/shell/main_window.h"

#include <cstdint>
#include <memory>

namespace app {

/// What the chance of pictures begins with.
inline constexpr std::uint64_t shotSeed = 20;

/// A window with all pages, showing the one with this id.
std::unique_ptr<MainWindow> windowAt(AppContext& context, const QString& page);

} // namespace app
