// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genotype/model/genetics.h"

#include <QtCore/QRectF>
#include <QtCore/QString>

#include <array>
#include <optional>
#include <vector>

class QPainter;

namespace app {

/// A gene on two chromosomes.
struct Locus {
    qreal middle; ///< in the coordinates of the picture
    qreal width;
    std::array<QString, 2> alleles; ///< on the upper and on the lower chromosome; "?": not known
    /// Whose colours the band has, if any.
    std::optional<genotype::Trait> trait = std::nullopt;
};

/// Two homologous chromosomes as bars of this height along the upper and lower edge of `whole`, with the
/// alleles of some genes. `apart`: each bar is two, because the genes are on different chromosomes.
void paintChromosomeBars(QPainter& painter, const QRectF& whole, qreal high, const std::vector<Locus>& loci,
                         bool apart = false);

} // namespace app
