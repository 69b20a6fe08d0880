// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/navigation/route.h"

class QPushButton;
class QWidget;

namespace app {

/// The button at the top of a page that has its place under another one: "‹ Play" leads there.
QPushButton* wayBack(PageId to, QWidget* parent);

} // namespace app
