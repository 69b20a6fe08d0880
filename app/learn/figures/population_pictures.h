// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"

#include <array>
#include <cstdint>

namespace app {

/// A gene pool as twenty alleles in a bag; once it may be seen, also the square whose areas are p², 2pq and
/// q².
class GenePoolPicture : public PaintedFigure {
    Q_OBJECT
public:
    explicit GenePoolPicture(QWidget* parent);

    /// `symbols`: the two alleles. `percent`: the frequency of the first, in steps of 5.
    void setPool(const std::array<QString, 2>& symbols, int percent);
    void setSquareShown(bool shown);

protected:
    void paint(QPainter& painter) override;

private:
    void paintPool(QPainter& painter, const QRectF& room) const;
    void paintSquare(QPainter& painter, const QRectF& room) const;

    std::array<QString, 2> m_symbols;
    int m_percent = 50;
    bool m_squareShown = false;
};

/// Three genotypes as they were counted, beside what equilibrium would make of their alleles.
class EquilibriumPicture : public PaintedFigure {
    Q_OBJECT
public:
    explicit EquilibriumPicture(QWidget* parent);

    void setCounts(const std::array<QString, 3>& genotypes, const std::array<std::int64_t, 3>& counted,
                   const std::array<double, 3>& expected);

protected:
    void paint(QPainter& painter) override;

private:
    std::array<QString, 3> m_genotypes;
    std::array<std::int64_t, 3> m_counted{};
    std::array<double, 3> m_expected{};
};

} // namespace app
