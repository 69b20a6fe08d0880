// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outcome_chart.h"

namespace app {

/// The dice of one trait, with a bar for each category. The chart keeps the language and theme in which it
/// was made.
class DiceChart : public OutcomeChart {
    Q_OBJECT
public:
    explicit DiceChart(const lessons::PooledSample& sample, QWidget* parent = nullptr);

    const lessons::PooledSample& sample() const { return m_sample; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void describe() override;

private:
    lessons::PooledSample m_sample;
};

} // namespace app
