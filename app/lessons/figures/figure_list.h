// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"
#include "lessons/topics/topic.h"

class QWidget;

namespace app {

class LessonFigure;
class LessonSession;

/// How a figure is made, and which experiment its settings mean.
struct FigureMaker {
    LessonFigure* (*make)(LessonSession& session, QWidget* parent);
    lessons::Experiment (*experiment)(const LessonSession& session);
    /// What to predict, a text of `lessons/`, where the settings ask another than the topic's; else
    /// null.
    const char* (*ask)(const LessonSession& session) = nullptr;
};

FigureMaker figureOf(lessons::Figure figure);

// One a file of this folder.
FigureMaker generationsFigure();
FigureMaker severalGenesFigure();
FigureMaker squareFigure();
FigureMaker testCrossFigure();
FigureMaker looksFigure();
FigureMaker gametesFigure();
FigureMaker linkageFigure();
FigureMaker patternsFigure();
FigureMaker mutationFigure();
FigureMaker sevenTraitsFigure();
FigureMaker gardenFigure();
FigureMaker expressionFigure();
FigureMaker selectionFigure();

} // namespace app
