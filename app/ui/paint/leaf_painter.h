// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QPointF;
class QColor;

#include <QtCore/QtGlobal>

namespace app {

/// Paints an oval leaflet from `base`, `length` long, pointing towards `degrees` (0 = right, 90 = down).
void paintLeaflet(QPainter& painter, const QPointF& base, qreal length, qreal degrees,
                  qreal plumpness = 0.55);

/// Paints a tendril, the curl with which a pea holds on, from `base` outwards.
void paintTendril(QPainter& painter, const QPointF& base, qreal length, qreal degrees, bool curlsLeft);

} // namespace app
