// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/shapes/plant_look.h"

class QPainter;
class QRectF;

/// The pictures on the cards of the start page; each fills its rectangle.
namespace app::home_pictures {

/// A pea becomes a sprout, and the sprout a plant in the sun.
void learn(QPainter& painter, const QRectF& rect);
/// Two plant cards and dice.
void play(QPainter& painter, const QRectF& rect);
/// A Punnett square between its parents.
void lessons(QPainter& painter, const QRectF& rect);
/// A computer and a telephone that show the same game.
void classroom(QPainter& painter, const QRectF& rect);
/// A plant on its sheet.
void plant(QPainter& painter, const QRectF& rect, const shapes::PlantLook& look);
/// The outline of one that is missing.
void noPlant(QPainter& painter, const QRectF& rect);
/// Four dice to choose from.
void puzzle(QPainter& painter, const QRectF& rect);
/// The square alone.
void square(QPainter& painter, const QRectF& rect);

} // namespace app::home_pictures
