// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"
#include "lessons/guide/guide.h"

#include <functional>

namespace app {

/// The end of the guided game, above the game's own end page: what was learned, each section with its lesson,
/// and the way to an ordinary game.
class GuideFarewell : public Panel {
    Q_OBJECT
public:
    /// `guide`: in the language of the program.
    GuideFarewell(const std::function<const lessons::Guide&()>& guide, QWidget* parent);

signals:
    void playClicked();
};

} // namespace app
