// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outcome_numbers.h"
#include "throttle.h"

#include <QtWidgets/QWidget>

namespace app {

class BarsView;
class ChartLegend;

/// Counts as bars against what was expected (dashed, with its range), and below them a legend. Bars are
/// changed in place, and several changes between two frames are drawn as one.
class OutcomeChart : public QWidget {
    Q_OBJECT
public:
    explicit OutcomeChart(QWidget* parent = nullptr);
    ~OutcomeChart() override;

    void setNumbers(const std::vector<OutcomeNumbers>& numbers);
    const std::vector<OutcomeNumbers>& numbers() const { return m_numbers; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Name and description for screen readers, and the tool tip.
    virtual void describe();
    /// Rebuilds the chart, if there is one, in the current theme.
    void renew();

private:
    void make();
    /// Updates the legend to the marks that the chart has now.
    void refreshLegend();

    std::vector<OutcomeNumbers> m_numbers;
    BarsView* m_view = nullptr;
    ChartLegend* m_legend;
    Throttle m_throttle;
};

} // namespace app
