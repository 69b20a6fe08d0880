// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

class QLabel;
class QSpinBox;

namespace app {

class ExperimentRun;
class FigureSettings;
class PartBar;
class PredictionDraft;
class SteadyWords;

/// Where a pupil makes a prediction before anything is rolled: the question, and a part of the ratio for each
/// outcome, to be dragged or typed.
class PredictPanel : public QWidget {
    Q_OBJECT
public:
    PredictPanel(const FigureSettings& figure, const ExperimentRun& run, PredictionDraft& draft,
                 QWidget* parent);

private:
    void buildRows();
    /// Adds the picture, name, bar and field of an outcome.
    void addRow(std::size_t outcome, int row, int column);
    /// Updates the question to the current setup.
    void askAnew();
    void refresh();
    void refreshParts();

    const FigureSettings& m_figure;
    const ExperimentRun& m_run;
    PredictionDraft& m_draft;
    QLabel* m_question = nullptr;
    QLabel* m_before = nullptr; ///< what leads to the question
    QWidget* m_rows = nullptr;
    QList<QSpinBox*> m_parts;
    QList<PartBar*> m_bars; ///< empty where there are too many outcomes
    SteadyWords* m_state = nullptr;
};

} // namespace app
