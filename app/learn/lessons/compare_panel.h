// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"

#include <QtWidgets/QWidget>

namespace app {

class ChanceDots;
class ExperimentRun;
class FactTable;
class FigureSettings;
class OutcomeChart;

/// What became of the prediction: first in words, then in one chart; beside it how often chance alone gives
/// such a gap, and on demand the table and the test.
class ComparePanel : public QWidget {
    Q_OBJECT
public:
    ComparePanel(FigureSettings& figure, const ExperimentRun& run, QWidget* parent);

    /// What the comparison comes to, in sentences, for those who hear the page.
    const QStringList& spoken() const { return m_spoken; }

signals:
    /// Show the step in which the rolls are made.
    void rollsRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    static QString nothingText();
    void addVerdict(Form form);
    void addChance(Form form);
    void addTest(Form form);
    void refresh();
    void refreshTable();
    void refreshTest();
    QWidget* plainTest(QWidget* parent) const;
    QWidget* examTest(QWidget* parent) const;

    FigureSettings& m_figure;
    const ExperimentRun& m_run;
    QBoxLayout* m_columns = nullptr;
    QLabel* m_headline = nullptr;
    QLabel* m_verdict = nullptr;
    OutcomeChart* m_chart = nullptr;
    QLabel* m_n = nullptr;
    QPushButton* m_rolls = nullptr;
    QWidget* m_chance = nullptr; ///< the card beside the chart
    QLabel* m_sentence = nullptr;
    ChanceDots* m_dots = nullptr;
    QLabel* m_dotWords = nullptr;
    QPushButton* m_toggle = nullptr;
    QWidget* m_test = nullptr; ///< the table and the test
    FactTable* m_table = nullptr;
    QBoxLayout* m_testRows = nullptr;
    QStringList m_spoken;
};

} // namespace app
