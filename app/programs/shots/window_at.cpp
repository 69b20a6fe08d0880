// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_at.h"

#include "app/window/shell/pages.h"

namespace app {

std::unique_ptr<MainWindow> windowAt(AppContext& context, const QString& page) {
    auto made = std::make_unique<MainWindow>(context);
    registerPages(*made, context);
    made->showPage(page);
    return made;
}

} // namespace app
