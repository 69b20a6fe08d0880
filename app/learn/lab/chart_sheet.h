// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/reading.h"
#include "app/ui/theme/kept.h"
#include "app/ui/widgets/panel.h"

#include <functional>
#include <vector>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QStackedWidget;

namespace app {

class FactTable;
class PicturedChart;
class ValueRow;

/// Counts against the expectation: what that comes to in words, the chart, and, one click away, the test with
/// its table and whatever else a page adds.
class ChartSheet : public Panel {
    Q_OBJECT
public:
    explicit ChartSheet(QWidget* parent);

    /// What is said and shown before anything has been counted.
    struct Forecast {
        QString question;
        QString words;
        std::vector<OutcomeNumbers> numbers; ///< what is expected
    };
    /// `forecast`: shown while nothing has been counted; null: that is said.
    void setReading(const LabReading& reading, const Forecast* forecast = nullptr);
    const LabReading& reading() const { return m_reading; }
    void setTestShown(bool shown);
    PicturedChart* chart() const { return m_chart; }
    /// The part that is exported as a picture: sentence and chart, without the buttons.
    QWidget* picture() const { return m_picture; }

    /// Adds a row under the chart, which does what the page wants.
    ValueRow* addRow(const char* name, const Text& subject);
    /// Adds a row that shows a page in place of the chart while it is down.
    ValueRow* addPage(const char* name, const Text& subject, QWidget* page,
                      const std::function<void()>& shown);

signals:
    void testShownChanged(bool shown);

private:
    struct Page {
        ValueRow* row;
        QWidget* page;
        std::function<void()> shown;
    };

    /// Shows the page of this row; null: the chart.
    void showPage(const ValueRow* row);
    void refreshTest();
    QWidget* plainTest(QWidget* parent);
    QWidget* examTest(QWidget* parent) const;

    LabReading m_reading;
    bool m_testShown = false;
    QLabel* m_n;
    QWidget* m_picture;
    QGridLayout* m_rows;
    QStackedWidget* m_stack;
    PicturedChart* m_chart;
    QWidget* m_test;
    QBoxLayout* m_testRows;
    FactTable* m_table = nullptr;
    QWidget* m_testContent = nullptr;
    QLabel* m_sentence;
    std::vector<Page> m_pages;
    ValueRow* m_toggle;
};

} // namespace app
