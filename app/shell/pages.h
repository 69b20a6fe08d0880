// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

class MainWindow;
struct AppContext;

/// Adds all pages to the window, in the order of the side bar. Both arguments must outlive the pages.
void registerPages(MainWindow& window, AppContext& context);

} // namespace app
