// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QRectF;

namespace app {

/// The games' boards as they lie on the table; each fills the rectangle and has no words. A bench with a
/// Punnett square for each trait.
void paintGenotypePicture(QPainter& painter, const QRectF& rect);
/// Cells of three kinds over the growing curves of their populations.
void paintGenomeWarsPicture(QPainter& painter, const QRectF& rect);
/// A hand of four cards over a strand.
void paintGeneExpressionPicture(QPainter& painter, const QRectF& rect);

} // namespace app
