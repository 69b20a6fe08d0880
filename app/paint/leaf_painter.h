// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QPointF;
class QColor;

#include <QtCore/QtGlobal>

namespace app {

/// An oval leaflet from `base`, `length` long, leaning by `degrees` (0 = right, 90 = down).
void paintLeaflet(QPainter& painter, const QPointF& base, qreal length, qreal degrees,
                  qreal plumpness = 0.55);

/// A curl by which a pea holds on, from `base` outwards.
void paintTendril(QPainter& painter, const QPointF& base, qreal length, qreal degrees, bool curlsLeft);

} // namespace app
