// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/form.h"

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
    void addExplanation(Form rows);
    void addGameAndScience(Form rows);

    const FigureSettings& m_figure;
    const ExperimentRun& m_run;
    LessonGames& m_games;
};

} // namespace app
