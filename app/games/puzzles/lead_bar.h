// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/painted_figure.h"
#include "engine/genotype/aftermath/estimate.h"

namespace app {

/// One row of a chart of leads: a bar from zero to the lead, and a line for its 95 % interval. The rows of a
/// chart share one scale.
class LeadBar : public PaintedFigure {
    Q_OBJECT
public:
    /// `low` … `high`: the scale, in points; it holds 0 and every interval.
    LeadBar(const genotype::Estimate& lead, double low, double high, bool best, QWidget* parent);

    void setName(const QString& name, const QString& what) { describe(name, what); }

protected:
    void paint(QPainter& painter) override;

private:
    genotype::Estimate m_lead;
    double m_low;
    double m_high;
    bool m_best;
};

} // namespace app
