// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/topic.h"
#include "lessons/topics/experiment.h"

class QWidget;

namespace app {

class ExperimentRun;
class FigureSettings;
class LessonFigure;

/// Makes a figure and the experiment that its settings define.
struct FigureMaker {
    LessonFigure* (*make)(FigureSettings& settings, ExperimentRun& run, QWidget* parent);
    lessons::Experiment (*experiment)(const FigureSettings& settings);
    /// The question to predict (a text marked as in `lessons/`) if the settings replace the topic's own; else
    /// null.
    const char* (*ask)(const FigureSettings& settings) = nullptr;
};

FigureMaker figureOf(lessons::Figure figure);

template <class Figure>
FigureMaker makerOf(lessons::Experiment (*experiment)(const FigureSettings& settings),
                    const char* (*ask)(const FigureSettings& settings) = nullptr) {
    return {[](FigureSettings& settings, ExperimentRun& run, QWidget* parent) -> LessonFigure* {
                return new Figure(settings, run, parent);
            },
            experiment, ask};
}

// Each is in a file of its own in this folder.
FigureMaker generationsFigure();
FigureMaker severalGenesFigure();
FigureMaker squareFigure();
FigureMaker smallFamiliesFigure();
FigureMaker testCrossFigure();
FigureMaker looksFigure();
FigureMaker gametesFigure();
FigureMaker linkageFigure();
FigureMaker threePointFigure();
FigureMaker patternsFigure();
FigureMaker mutationFigure();
FigureMaker sevenTraitsFigure();
FigureMaker gardenFigure();
FigureMaker expressionFigure();
FigureMaker selectionFigure();
FigureMaker chanceFigure();
FigureMaker sexLinkageFigure();
FigureMaker interactionsFigure();
FigureMaker cytoplasmFigure();
FigureMaker nonDisjunctionFigure();
FigureMaker germLineFigure();
FigureMaker populationFigure();
FigureMaker pedigreeFigure();
FigureMaker meiosisFigure();
FigureMaker geneEditingFigure();
FigureMaker breedingFigure();

} // namespace app
