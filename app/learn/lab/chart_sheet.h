// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"
#include "app/ui/widgets/panel.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace app {

class FactTable;
class OutcomeChart;

/// Counts against the expectation and, one click away, the test with its table.
class ChartSheet : public Panel {
    Q_OBJECT
public:
    explicit ChartSheet(QWidget* parent);

    void setReading(const LabReading& reading);
    const LabReading& reading() const { return m_reading; }
    void setTestShown(bool shown);
    OutcomeChart* chart() const { return m_chart; }
    /// The part that is exported as a picture: title, chart and sentence, without the buttons.
    QWidget* picture() const { return m_picture; }

    /// Puts controls beside the button under the chart.
    void setControls(QWidget* controls);

signals:
    void testShownChanged(bool shown);

private:
    void nameToggle();
    void refreshTest();
    QWidget* plainTest(QWidget* parent);
    QWidget* examTest(QWidget* parent) const;

    LabReading m_reading;
    bool m_testShown = false;
    QLabel* m_n;
    QWidget* m_picture;
    QBoxLayout* m_foot;
    QStackedWidget* m_stack;
    OutcomeChart* m_chart;
    QWidget* m_test;
    QBoxLayout* m_testRows;
    FactTable* m_table = nullptr;
    QWidget* m_testContent = nullptr;
    QLabel* m_sentence;
    QPushButton* m_toggle;
};

} // namespace app
