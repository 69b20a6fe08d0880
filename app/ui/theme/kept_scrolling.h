// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace app {

/// Keeps what a person sees at the top of each scroll area in `root`, while a change of language or look
/// gives the contents another size. Call it before the change. It ends when the layouts that follow from the
/// change are made, or earlier where something scrolls.
void keepScrolling(const QWidget& root);
/// The same in all windows.
void keepScrolling();

} // namespace app
