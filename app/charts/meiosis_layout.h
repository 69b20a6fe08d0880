// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/meiosis/meiosis_phase.h"

#include <QtCore/QRectF>

#include <array>
#include <vector>

namespace app {

/// A chromatid of a pair as it is drawn: upright, all lengths in pixels.
struct ChromatidShape {
    qreal above = 0;          ///< the short arm, above the centromere
    qreal below = 0;          ///< the long arm, with the genes
    std::vector<qreal> genes; ///< how far below the centromere each gene is
    std::vector<qreal> swaps; ///< and the place of a crossover after it
};

/// One moment of a meiosis, ready to be painted. What lies between two moments is a mixture of them.
struct MeiosisScene {
    /// The cell in which each of the four products is; products in one cell have the same rectangle.
    std::array<QRectF, lessons::productsOfMeiosis> cells;
    struct Chromatid {
        QPointF centromere;
        QPointF pole; ///< where its spindle fibre begins
        qreal angle = 0;
    };
    std::vector<std::array<Chromatid, lessons::chromatidsOfAPair>> pairs;
    // How much of each can be seen, 0…1.
    qreal copies = 0;      ///< the second chromatid of each chromosome
    qreal crossedOver = 0; ///< pieces that have been swapped
    qreal marks = 0;       ///< the places of the swaps
    qreal joints = 0;      ///< centromeres that hold sisters together
    qreal spindle = 0;
    qreal labels = 0; ///< the gametes' letters
};

/// Where everything in a picture of a meiosis is, phase by phase. Each pair keeps a row of its own, so that
/// chromosomes move only sideways; the cells divide from left to right.
class MeiosisLayout {
public:
    /// `band`: the width of a gene's letter.
    MeiosisLayout(QSizeF size, const lessons::Meiosis& meiosis, qreal band);

    MeiosisScene scene(lessons::MeiosisPhase phase) const;
    /// `share` 0: `from`, 1: `to`.
    static MeiosisScene between(const MeiosisScene& from, const MeiosisScene& to, qreal share);

    const ChromatidShape& shape(std::size_t pair) const { return m_shapes[pair]; }
    /// The Y beside an X is shorter.
    static ChromatidShape shortened(const ChromatidShape& shape);
    qreal thickness() const;
    qreal bandHeight() const;
    /// Below a cell, for the letters of its gamete.
    QRectF labelOf(const QRectF& cell) const;

private:
    qreal across(lessons::MeiosisPhase phase, std::size_t pair, std::size_t place) const;
    std::array<QRectF, lessons::productsOfMeiosis> cellsIn(lessons::MeiosisPhase phase) const;

    QSizeF m_size;
    const lessons::Meiosis& m_meiosis;
    qreal m_band;
    std::vector<ChromatidShape> m_shapes;
    std::vector<qreal> m_rows; ///< by pair: the height of its centromeres
};

} // namespace app
