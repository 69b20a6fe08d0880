// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"

#include <vector>

namespace app {

/// Frequencies of one allele in several populations, generation by generation: a thin line for each, with a
/// flower's colour at its end, and the course without chance dashed.
class PopulationChart : public PaintedFigure {
    Q_OBJECT
public:
    /// The most lines that can still be told apart.
    static constexpr std::size_t mostLines = 20;

    explicit PopulationChart(QWidget* parent);

    /// Each line begins with the start and goes on to generation `generations`; `expected` may be empty.
    void setLines(const QString& title, std::vector<std::vector<double>> lines, std::vector<double> expected,
                  int generations);
    const std::vector<std::vector<double>>& lines() const { return m_lines; }
    const std::vector<double>& expected() const { return m_expected; }

protected:
    void paint(QPainter& painter) override;

private:
    QString m_title;
    std::vector<std::vector<double>> m_lines;
    std::vector<double> m_expected;
    int m_generations = 1;
};

} // namespace app
