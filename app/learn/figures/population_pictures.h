// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QRectF>
#include <QtCore/QString>

#include <array>
#include <cstdint>

class QPainter;

namespace app {

/// Paints a gene pool as twenty alleles in a bag; beside it, if that may be seen, the square whose areas are
/// p², 2pq and q². `symbols`: the two alleles. `percent`: the frequency of the first, in steps of 5.
void paintGenePool(QPainter& painter, const QRectF& room, const std::array<QString, 2>& symbols, int percent,
                   bool squareShown);

/// Three genotypes as they were counted, beside what equilibrium would make of their alleles.
struct GenotypeCounts {
    std::array<QString, 3> genotypes;
    std::array<std::int64_t, 3> counted{};
    std::array<double, 3> expected{};
};
void paintEquilibrium(QPainter& painter, const QRectF& room, const GenotypeCounts& counts);

} // namespace app
