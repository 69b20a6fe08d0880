// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace app {

/// Where an arrow key moves the focus on a board that is not a grid: of `others`, the nearest widget in the
/// direction of `key` (Qt::Key_Left, _Right, _Up or _Down), by distance with a penalty for being off the
/// line; null if there is none. All of them are descendants of `board`.
QWidget* neighbour(const QWidget& board, const QWidget& from, const QWidgetList& others, int key);

} // namespace app
