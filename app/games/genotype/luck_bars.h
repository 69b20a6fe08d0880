// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"
#include "engine/genotype/aftermath/report.h"

#include <optional>

namespace app {

/// What changed a player's lead in a whole game: a bar for the dice, the cards, the player's choices and
/// those of the others, to the right for what was gained and to the left for what was lost, and the lead
/// itself.
class LuckBars : public PaintedFigure {
    Q_OBJECT
public:
    explicit LuckBars(QWidget* parent);

    QSize sizeHint() const override { return minimumSizeHint(); }

    /// No report: the rows without bars.
    void setReport(const std::optional<genotype::AftermathReport>& report, genotype::Seat seat);

protected:
    void paint(QPainter& painter) override;

private:
    struct Bar {
        QString name;
        double points = 0;
        bool isSum = false;
    };
    QList<Bar> bars() const;
    void tell();

    std::optional<genotype::AftermathReport> m_report;
    genotype::Seat m_seat = 0;
};

} // namespace app
