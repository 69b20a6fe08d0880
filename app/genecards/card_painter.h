// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/theme.h"
#include "engine/genecards/catalogue.h"

#include <QtCore/QRectF>
#include <QtCore/QString>

class QPainter;

namespace app {

/// How Gene Expression's cards look. A category is known by its name, its sign and the pattern of its band;
/// its colour is only one more.

/// The category's colours in the theme: red, blue, yellow, green.
TraitColours categoryColours(genecards::Category category);
/// The name as it stands on a card, in one line or two.
QString categoryLabel(genecards::Category category);

/// An arrow that turns into the direction of reading; three genes in a row; a protein astride DNA; a coiled
/// chain of amino acids.
void paintCategorySign(QPainter& painter, const QRectF& rect, genecards::Category category,
                       const QColor& colour);
/// Two arrows that pass each other; an arrow that leaps; a strand with a gap; a strand with a plus in it.
void paintMutationSign(QPainter& painter, const QRectF& rect, genecards::Mutation mutation,
                       const QColor& colour);

/// How far a card stands out.
enum class CardLight { Plain, Glowing, Hovered };
void paintCard(QPainter& painter, const QRectF& rect, genecards::CardId card,
               CardLight light = CardLight::Plain);
void paintCardBack(QPainter& painter, const QRectF& rect, CardLight light = CardLight::Plain);

/// Width by height of a card.
inline constexpr double cardShape = 0.72;

} // namespace app
