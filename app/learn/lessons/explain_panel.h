// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtWidgets/QWidget>

namespace app {

class ExperimentRun;
class FigureSettings;
class LessonGames;

/// Explains the counts, and says what the game makes simpler.
class ExplainPanel : public QWidget {
    Q_OBJECT
public:
    ExplainPanel(const FigureSettings& figure, const ExperimentRun& run, LessonGames& games, QWidget* parent);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* explanation();
    QWidget* gameAndScience();

    const FigureSettings& m_figure;
    const ExperimentRun& m_run;
    LessonGames& m_games;
};

} // namespace app
