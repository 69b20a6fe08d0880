#pragma once

#include "lessons/topics/experiment.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <memory>

class QBarSet;
class QChartView;
class QValueAxis;

namespace app {

/// One bar: what was counted, what was expected and foretold.
struct OutcomeNumbers {
    QString name;
    QString letters;
    QColor colour;
    std::int64_t observed = 0;
    double expected = 0; ///< negative: there is nothing to expect
    /// The 95 % range of this count taken by itself: expected ± 1.96 √(n p (1 − p)), cut off at none and all.
    double low = 0;
    double high = 0;
    /// What a prediction promises of so many; negative without one.
    double predicted = -1;

    bool isExpected() const { return expected >= 0; }
};

/// The numbers of an experiment after these counts. `prediction`: parts, or empty.
std::vector<OutcomeNumbers> outcomeNumbers(const lessons::Experiment& experiment,
                                           const std::vector<std::int64_t>& counts,
                                           const std::vector<int>& prediction);

/// The colour of an outcome's bar in the present theme.
QColor toneColour(const lessons::Tone& tone);
/// A pale ground of the same, on which ink can be read.
QColor toneTint(const lessons::Tone& tone);

/// "12 345", or of very many "3.1 %" where the count would not fit.
QString countText(std::int64_t count);

/// Counts as bars against what was expected (dashed, with its range). Bars are changed in place, and many
/// changes between two pictures cost one.
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

private:
    void make();
    void bring();
    void describe();

    std::vector<OutcomeNumbers> m_numbers;
    QChartView* m_view = nullptr;
    QValueAxis* m_axis = nullptr;
    std::vector<QBarSet*> m_bars;
    QTimer m_update;
};

} // namespace app
