// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"
#include "app/ui/paint/plant_painter.h"
#include "engine/genotype/words/words.h"

namespace app {

/// What a player's bed carries at the end of a game.
struct EndBed {
    int colour = 0; ///< of the seat
    genotype::Score score;
    QList<PlantLook> plants; ///< the completed ones
    int goals = 0;           ///< research goals that are marked
    bool wins = false;
};

/// The players' beds under each other, each as long as its points: what grew on it, source by source. A chart
/// of stacked bars, with the total at the end of each.
class EndBeds : public PaintedFigure {
    Q_OBJECT
public:
    /// `names` says them in the order of the beds.
    EndBeds(QList<EndBed> beds, std::function<QStringList()> names, QWidget* parent);

    QSize sizeHint() const override { return minimumSizeHint(); }

protected:
    void paint(QPainter& painter) override;

private:
    void paintBed(QPainter& painter, const EndBed& bed, const QString& name, const QRectF& row) const;
    /// What grew on one part of a bed: plants, rosettes, seedlings or coins.
    void paintHarvest(QPainter& painter, const EndBed& bed, genotype::words::PointSource source,
                      const QRectF& part) const;

    QList<EndBed> m_beds;
    std::function<QStringList()> m_names;
};

/// What the colours of the beds mean, on as many lines as it needs.
QWidget* makeBedLegend(QWidget* parent);

} // namespace app
