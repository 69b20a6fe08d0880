// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/lesson_link.h"
#include "engine/genotype/model/state.h"

class QPushButton;
class QWidget;

namespace app {

class Popover;

/// A button that shows the meiosis of the parents at a Punnett square.
QPushButton* squareMeiosisButton(genotype::Trait trait, genotype::Parents parents, QWidget* parent = nullptr);

/// What the menu of a place on the board offers: the meiosis of a square's parents, at the square and at each
/// parent. `hold` is given what opens.
QList<MenuEntry> squareEntries(QWidget* place, const genotype::State& state,
                               const std::function<void(Popover*)>& hold);

} // namespace app
