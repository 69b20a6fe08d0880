// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/demonstrations/demonstrations.h"
#include "presentation.h"

#include <functional>
#include <vector>

class QWidget;

namespace app {

/// A demonstration as the projector shows it, in the program's language.
Presentation presentationOf(const lessons::Demonstration& one);

/// The demonstrations in the program's language.
const std::vector<lessons::Demonstration>& shownDemonstrations();

/// Opens the list of demonstrations beside `anchor`; `chosen` gets the id of the one that is wanted.
void openDemonstrations(QWidget* anchor, const std::function<void(const QString& id)>& chosen);

} // namespace app
