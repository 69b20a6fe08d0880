// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QRectF>
#include <QtCore/QString>

class QPainter;

namespace app {

/// DNA and what switches its genes on and off. In a bacterium: an operon of three genes behind one promoter,
/// which a repressor turns off (the lac operon). In a pea: one gene with its own promoter and an enhancer far
/// away; a transcription factor that binds to the enhancer turns the gene on.
struct GeneSwitch {
    bool pea = false; ///< otherwise a bacterium
    bool bound = false;

    bool isRead() const { return bound == pea; }
    /// Describes the picture in a sentence or two.
    QString story() const;
    void paint(QPainter& painter, const QRectF& room) const;
};

} // namespace app
