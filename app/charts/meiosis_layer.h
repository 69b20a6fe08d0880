// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/cross.h"

#include <QtWidgets/QWidget>

#include <functional>

class QPushButton;

namespace app {

/// What a layer "Show meiosis" is opened for.
struct MeiosisOccasion {
    lessons::Cross cross;
    /// Whether what the parents pass on may be seen, because nothing is left to be predicted.
    bool answersShown = true;
    /// Decides what chance does. 0: another time, another meiosis.
    std::uint64_t seed = 0;
};

/// A button "Show meiosis": opens the meiosis of the parents of a cross, with their alleles, over the window.
/// Escape closes it, and the button has the focus again. `occasion` is asked when it is pressed. It can be
/// pressed for crosses of at most `MeiosisView::mostGenes` genes; call `suitMeiosisButton` with another
/// cross.
QPushButton* meiosisButton(QWidget* parent, std::function<MeiosisOccasion()> occasion);

/// Shows the button if the layer can show that cross.
void suitMeiosisButton(QPushButton* button, const lessons::Cross& cross);

/// Words with such a button at their right, in a row of their own; takes over the words.
QWidget* besideMeiosisButton(QWidget* words, QPushButton* button, QWidget* parent);

} // namespace app
