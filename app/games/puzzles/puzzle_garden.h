// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/observation.h"

#include <QtWidgets/QWidget>

namespace app {

/// The plants of the seat that has to choose, beside the question: its garden with what is validated already,
/// then its hand. They are only for looking at; the board explains them.
class PuzzleGarden : public QWidget {
    Q_OBJECT
public:
    PuzzleGarden(const genotype::Observation& seen, QWidget* parent);

private:
    genotype::Observation m_seen;
};

} // namespace app
