// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

class QPushButton;
class QWidget;

namespace app {

/// How much a button asks to be pressed.
enum class ButtonKind {
    Primary, ///< what a page wants next; each page has at most one
    Tonal,   ///< the other things that one can do there
    Text,    ///< what is rarely wanted, such as a way out
};

/// Makes the button one of these, in height, type and look. A primary one is the default one, too. A tonal
/// one is filled like a primary one while it is the default one or checked, and keeps its height.
void setButtonKind(QPushButton* button, ButtonKind kind);

/// Empty for a button that has not been given a kind: it looks like a tonal one, and is lower.
std::optional<ButtonKind> buttonKindOf(const QWidget* widget);

} // namespace app
