#pragma once

#include "class_numbers.h"

#include <QtWidgets/QWidget>

class QChartView;

namespace app {

/// A bar for each category that the dice of one trait fell into; over each bar a dashed line where it was
/// expected and, in grey, its 95 % range. The chart itself is made when it is first shown.
class DiceChart : public QWidget {
    Q_OBJECT
public:
    explicit DiceChart(const lessons::PooledSample& sample, QWidget* parent = nullptr);

    const lessons::PooledSample& sample() const { return m_sample; }
    /// Whether it has been made yet.
    bool hasChart() const { return m_chart != nullptr; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();
    void make();

    lessons::PooledSample m_sample;
    QChartView* m_chart = nullptr;
};

} // namespace app
