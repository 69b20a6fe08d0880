// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/automa.h"

class QPainter;
class QRectF;
class QString;

namespace app {

/// What an automa card points at in one row of a plant card.
struct AutomaMarks {
    int arrows = 0; ///< 0, 1 or 2
    bool mutation = false;
};
AutomaMarks marksOf(genotype::Automa card, genotype::Trait row);

/// Paints only the marks, side by side in the middle of `rect`: arrows that point down, and a helix for a
/// mutation.
void paintAutomaMarks(QPainter& painter, const QRectF& rect, const AutomaMarks& marks, genotype::Trait row);

/// Paints one of Brother Johann's cards: letter and pips at the top, the action in words (`title`), and the
/// four rows of a plant card with the arrows that point at them.
void paintAutomaCard(QPainter& painter, const QRectF& rect, genotype::Automa card, const QString& title);

} // namespace app
