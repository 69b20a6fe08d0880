// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/colour_table.h"
#include "lessons/pedigree/family_layout.h"

#include <QtCore/QRectF>
#include <QtCore/QString>

#include <optional>
#include <vector>

class QPainter;

namespace app {

/// What the symbols stand for in a family of plants, which have no sexes of their own.
struct PlantSymbols {
    QString empty;
    QString half; ///< half filled; empty if there is no third phenotype
    QString filled;
};

/// A family and what its drawing shows beside the phenotypes.
struct DrawnFamily {
    /// Draws everybody as the family has them.
    explicit DrawnFamily(lessons::pedigree::Pedigree people);

    lessons::pedigree::Pedigree family;
    lessons::pedigree::FamilyTree tree;
    lessons::pedigree::FamilyLayout layout;
    /// The child that is asked about.
    std::optional<std::size_t> asked;
    /// A dot marks carriers; empty for none, or a mark for each person.
    std::vector<bool> carriers;
    /// Half filled: a third phenotype; empty for none, or a mark for each person.
    std::vector<bool> halves;
    /// Written below the symbols, where numbers would be; empty for none, or one for each person.
    std::vector<QString> captions;
    /// Of plants, for the key.
    std::optional<PlantSymbols> plants;
    /// Who is pointed at, for a reason that is given beside the drawing.
    std::vector<std::size_t> marked;
};

/// Where a drawing is within a rectangle.
class PedigreePlace {
public:
    /// The largest that fits; `scale`: pixels in a pixel of the theme.
    PedigreePlace(const DrawnFamily& drawn, const QRectF& room, qreal scale);

    QPointF at(lessons::pedigree::Spot spot) const;
    /// The side of a symbol.
    qreal symbol() const;
    /// Whoever is within reach of a point.
    std::optional<std::size_t> personAt(QPointF point) const;
    /// Where the numeral of a generation stands.
    QRectF numeral(std::size_t generation) const;
    /// The height that a drawing of this width needs so that nothing is smaller than it must be.
    static qreal heightFor(const DrawnFamily& drawn, qreal width, qreal scale);

private:
    const DrawnFamily& m_drawn;
    QPointF m_origin;
    qreal m_across = 1; ///< pixels between neighbours …
    qreal m_down = 1;   ///< … and for as much downwards
    qreal m_numerals = 0;
};

/// The standard symbols of pedigrees (Bennett et al. 2008): squares are male, circles female, diamonds of
/// unknown sex or, among plants, of both; filled is affected, a dot a carrier, a question mark not known; a
/// double line joins relatives. Generations have Roman numerals, and people their number in the generation
/// wherever there is room for it.
void paintPedigree(QPainter& painter, const DrawnFamily& drawn, const PedigreePlace& place, ThemeKind theme,
                   qreal scale);

/// What the symbols mean, as far as this drawing has them: on as many lines as the width requires. Paints
/// nothing without a painter. Returns the height.
qreal paintPedigreeKey(QPainter* painter, const DrawnFamily& drawn, const QRectF& room, ThemeKind theme,
                       qreal scale);

} // namespace app
