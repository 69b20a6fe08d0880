// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "organism_painter.h"

#include <QtGui/QColor>

namespace app {

/// The colours of a form: two different ones for patches.
struct FormColours {
    QColor one;
    QColor other;
    QColor line; ///< a darker one for outlines

    bool isPatched() const { return one != other; }
};

/// The colours of a form of the character whose colour differs: petals, eyes, fur.
FormColours formColours(lessons::breeding::Organism organism, lessons::breeding::Form form);

} // namespace app
