// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"

class QLabel;
class QPushButton;
class QSpinBox;

namespace app {

class ExperimentRun;
class FigureSettings;
class SteadyWords;

/// Where a pupil makes a prediction before anything is rolled: a part of the ratio for each outcome.
class PredictPanel : public Panel {
    Q_OBJECT
public:
    PredictPanel(const FigureSettings& figure, ExperimentRun& run, QWidget* parent);

signals:
    /// The sentence that answers a press on "Record my prediction", as it is in sight.
    void answered(const QString& words);
    /// The prediction has been made.
    void recorded();

private:
    void record();
    void buildFields();
    /// Updates the question to the current setup.
    void askAnew();
    void refresh();

    const FigureSettings& m_figure;
    ExperimentRun& m_run;
    QLabel* m_question = nullptr;
    QWidget* m_fields = nullptr;
    QList<QSpinBox*> m_parts;
    SteadyWords* m_state = nullptr;
    QPushButton* m_record = nullptr;
};

} // namespace app
