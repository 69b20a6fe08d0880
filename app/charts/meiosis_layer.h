// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/cross.h"

#include <QtCore/QString>
#include <QtWidgets/QWidget>

#include <functional>
#include <optional>
#include <vector>

class QPushButton;

namespace app {

class Popover;

/// What a layer "Show meiosis" is opened for.
struct MeiosisOccasion {
    lessons::Cross cross;
    /// Whether what the parents pass on may be seen, because nothing is left to be predicted.
    bool answersShown = true;
    /// A sentence about the parents, below the title; may be empty.
    QString note = {};
    /// Only the first parent's meiosis is to be seen.
    bool firstOnly = false;
    /// The second parent's recombination fractions, if they are not those of the cross.
    std::optional<std::vector<double>> secondRecombination = std::nullopt;
    /// Decides what chance does. 0: another time, another meiosis.
    std::uint64_t seed = 0;
};

/// Opens the meiosis of the parents of a cross over the window of `anchor`, which has the focus again when it
/// is closed.
Popover* openMeiosis(QWidget* anchor, const MeiosisOccasion& occasion);
/// "Show meiosis".
QString showMeiosisText();

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
