// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QMarginsF>
#include <QtCore/QRectF>
#include <QtGui/QColor>

class QPainter;

namespace app {

/// How high a surface lies.
enum class Elevation {
    Sunk,  ///< in the table: a tray, an empty slot
    Rests, ///< on the page: a card, a panel
    Acts,  ///< can be acted on: an open space, the primary button
    Asks,  ///< over the page: a dialog, a popover
};

/// Paints a surface of this height, with round corners. In the light theme it has a shadow, which reaches
/// `elevationMargins` beyond `rect` and is not part of it, except that what is sunk has it inside; in the
/// dark theme, a higher surface is lighter; in high contrast, each has an outline. `ground`: its colour;
/// without one, that of its height.
void paintElevation(QPainter& painter, const QRectF& rect, qreal radius, Elevation level,
                    const QColor& ground = {});

/// The room around a surface for its shadow, the same in all themes: what a widget leaves free on its sides.
QMarginsF elevationMargins(Elevation level);

} // namespace app
