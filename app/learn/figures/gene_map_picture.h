// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"

#include <array>
#include <optional>

namespace app {

/// Three genes on the two chromosomes of a heterozygote: question marks as long as their order is unknown,
/// else their alleles, as far apart as the offspring say.
class GeneMapPicture : public PaintedFigure {
    Q_OBJECT
public:
    struct Gene {
        QString name;
        std::array<QString, 2> alleles; ///< on the upper and on the lower chromosome
    };
    struct Map {
        std::array<Gene, 3> genes;               ///< from left to right
        std::optional<std::array<double, 2>> cM; ///< between neighbours; empty if nothing was counted
    };

    explicit GeneMapPicture(QWidget* parent);

    /// Empty: unknown.
    void setMap(std::optional<Map> map);

protected:
    void paint(QPainter& painter) override;

private:
    /// The middle of each gene, as a share of the chromosome.
    std::array<double, 3> places() const;
    void paintDistance(QPainter& painter, const QRectF& room, const QString& words) const;
    void announce();

    std::optional<Map> m_map;
};

} // namespace app
