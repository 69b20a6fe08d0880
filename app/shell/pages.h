// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class MainWindow;
struct AppContext;

/// Adds every page that exists to the window, in the order of the side bar. Both must outlive the pages.
void registerPages(MainWindow& window, AppContext& context);

} // namespace app
