// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/paint/plant_painter.h"
#include "app/ui/paint/words_painter.h"
#include "engine/genotype/model/state.h"

#include <QtCore/QVariantAnimation>
#include <QtWidgets/QWidget>

namespace app {

/// The first plant that a pupil has completed, large and in full colour, in a light of its own.
class GuideBloom : public QWidget, public PaintsWords {
    Q_OBJECT
public:
    explicit GuideBloom(QWidget* board);

    /// Shows this plant in the middle of the board.
    void open(const genotype::State& state, genotype::PlantId plant);
    void close();
    /// Fits it to the size of the board.
    void fit();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLight(QPainter& painter, const QRectF& room) const;
    void paintRibbon(QPainter& painter, const QRectF& room) const;

    genotype::PlantId m_plant = genotype::noPlant;
    PlantLook m_look;
    QVariantAnimation m_opening;
};

} // namespace app
