// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/theme.h"
#include "engine/genecards/catalogue.h"

#include <QtCore/QRectF>
#include <QtCore/QString>

class QPainter;

namespace app {

/// How Gene Expression's cards look. A category is recognised by its name, its sign and the pattern of its
/// band; colour is only an addition.

/// The category's colours in the theme: red, blue, yellow, green.
TraitColours categoryColours(genecards::Category category);
/// The name as printed on a card, on one line or two.
QString categoryLabel(genecards::Category category);

/// Promoter: an arrow that turns in the direction of reading; operon: three genes in a row; transcription
/// factor: a protein astride the DNA; expressed gene: a coiled chain of amino acids.
void paintCategorySign(QPainter& painter, const QRectF& rect, genecards::Category category,
                       const QColor& colour);
/// Substitution: two arrows that pass each other; Translocation: an arrow that leaps; Deletion: a cross in
/// the gap of a strand; Insertion: a plus above a gap that opens.
void paintMutationSign(QPainter& painter, const QRectF& rect, genecards::Mutation mutation,
                       const QColor& colour);

/// How a card is highlighted. One that rests in a hand is less bright than one on the table.
enum class CardLight { Plain, Resting, Glowing, Hovered };
/// `rect`: what is seen of the card; `hidden`: how much wider it is, which lies under another one.
void paintCard(QPainter& painter, const QRectF& rect, genecards::CardId card,
               CardLight light = CardLight::Plain, qreal hidden = 0);
void paintCardBack(QPainter& painter, const QRectF& rect, CardLight light = CardLight::Plain);

/// A card's width divided by its height.
inline constexpr double cardShape = 0.72;

} // namespace app
