// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"
#include "lessons/selective_breeding.h"

#include <optional>
#include <vector>

namespace app {

/// Two generations of seeds by mass, one above the other: the parents with those that are chosen, and their
/// offspring. A dashed line at the parents' mean goes through both.
class BreedingPicture : public PaintedFigure {
    Q_OBJECT
public:
    explicit BreedingPicture(QWidget* parent);

    /// `share`: of the parents that are chosen, 0…1. `generation`: the parents', from 0. Without `offspring`
    /// the lower half says that they are still to come.
    void setGenerations(const lessons::BreedingPopulation& parents, double share, int generation,
                        const std::optional<lessons::BreedingPopulation>& offspring);

protected:
    void paint(QPainter& painter) override;

private:
    struct Bars {
        QRectF plot;
        QString title;
        std::vector<double> shares;
        double mean = 0;
        double chosenAbove = 0; ///< bars right of this are in the strong colour
    };
    static std::vector<double> sharesOf(const lessons::BreedingPopulation& population);
    void paintBars(QPainter& painter, const Bars& bars, double most) const;
    void paintAxis(QPainter& painter, const QRectF& plot) const;
    void paintMean(QPainter& painter, const QRectF& plot, double mean, Qt::PenStyle style) const;

    lessons::BreedingPopulation m_parents;
    std::optional<lessons::BreedingPopulation> m_offspring;
    double m_share = 1;
    int m_generation = 0;
};

/// The mass in mg of a seed with so many plus alleles in a mean environment.
double seedMass(double plusAlleles);
/// "483 mg".
QString massWords(double plusAlleles);

} // namespace app
