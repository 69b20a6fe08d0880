// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "colour_table.h"

namespace app {

/// The colours of an allele of Genome Wars: its chips, and its area in a chart of frequencies.
struct AlleleColours {
    QColor fill;
    QColor onFill; ///< letters and mark on `fill`
};
/// `allele` is 0–6, in the order of the catalogue.
AlleleColours alleleColoursOf(ThemeKind theme, int allele);

/// The colours of an environment's scene. They need no contrast, since nothing in a scene has to be read.
struct SceneColours {
    QColor sky;
    QColor far;   ///< behind: hills, wall, deep water
    QColor near;  ///< in front: ground, sea floor
    QColor life;  ///< plants, corals
    QColor light; ///< sun, lamp, bubbles
};
/// `environment` is 0–4, in the order of the catalogue.
SceneColours sceneColoursOf(ThemeKind theme, int environment);

} // namespace app
