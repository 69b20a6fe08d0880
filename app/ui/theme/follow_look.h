// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace app {

/// Runs `act` after each change of colours or sizes, as long as `widget` exists. While the widget is part of
/// one that is put aside, `act` waits until that is brought back.
void followLook(QWidget* widget, std::function<void()> act);

/// Keeps changes of language and look from a widget that is not shown, and from everything in it, so that
/// they cost nothing there.
void putAside(QWidget* widget);
/// Makes a widget follow the changes that were kept from it; call it before it is shown. Does nothing if it
/// is not put aside.
void bringBack(QWidget* widget);

} // namespace app
