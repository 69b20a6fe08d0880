// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/theme.h"
#include "meiosis_layout.h"

#include <QtGui/QFont>

class QPainter;

namespace app {

/// The font of the alleles on chromosomes.
QFont alleleFont();
/// The width of an allele's band, so that every letter of the cross fits.
qreal alleleBand(const lessons::Cross& cross);

/// An allele's letter on a band across its chromosome.
void paintAlleleBand(QPainter& painter, const QRectF& band, const QString& letter,
                     const TraitColours& colours, const QFont& font = alleleFont());

/// Paints a moment of a meiosis: cells, spindle, chromosomes with their alleles, and crossovers. The first
/// homologue is plain, the second striped, and swapped pieces keep their look.
void paintMeiosis(QPainter& painter, const MeiosisLayout& layout, const MeiosisScene& scene,
                  const lessons::Meiosis& meiosis, const lessons::Cross& cross);

} // namespace app
