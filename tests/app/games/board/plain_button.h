// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/glow_button.h"

namespace tests {

/// A thing on a board that has nothing to paint.
class PlainButton : public app::GlowButton {
public:
    using GlowButton::GlowButton;

protected:
    void paintEvent(QPaintEvent*) override {}
};

} // namespace tests
