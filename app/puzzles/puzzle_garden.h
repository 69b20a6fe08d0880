// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/observation.h"

#include <QtWidgets/QWidget>

namespace app {

/// The plants of the seat that has to choose, beside the question: its garden with what is validated already,
/// then its hand. They are there to be looked at; what each of them means is told on the board.
class PuzzleGarden : public QWidget {
    Q_OBJECT
public:
    PuzzleGarden(const genotype::Observation& seen, QWidget* parent);
};

} // namespace app
