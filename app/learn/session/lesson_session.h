// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/paper/lab_report.h"
#include "experiment_run.h"
#include "figure_settings.h"
#include "lesson_games.h"
#include "lesson_practice.h"
#include "lesson_quiz.h"
#include "lesson_steps.h"
#include "prediction_draft.h"

namespace app {

/// A pupil's work on one lesson, put together from its parts, which do not know each other. The page's
/// widgets take the parts that they show and pass on what is pressed; the session outlives them when the
/// language or the look changes.
class LessonSession {
public:
    /// `topic` and `progress` must outlive this. `seed` decides what is rolled.
    LessonSession(const lessons::Topic& topic, Progress& progress, std::uint64_t seed);

    const lessons::Topic& topic() const { return m_figure.topic(); }
    /// The same lesson in another language, or after a change of its file. The caller renews the view.
    void setTopic(const lessons::Topic& topic);

    LessonSteps& steps() { return m_steps; }
    const LessonSteps& steps() const { return m_steps; }
    FigureSettings& figure() { return m_figure; }
    const FigureSettings& figure() const { return m_figure; }
    ExperimentRun& run() { return m_run; }
    const ExperimentRun& run() const { return m_run; }
    PredictionDraft& draft() { return m_draft; }
    LessonQuiz& quiz() { return m_quiz; }
    const LessonQuiz& quiz() const { return m_quiz; }
    LessonPractice& practice() { return m_practice; }
    const LessonPractice& practice() const { return m_practice; }
    LessonGames& games() { return m_games; }

    /// What the pupil has written for the lesson's report.
    ReportWords& reportWords() { return m_reportWords; }
    /// Saves it with the pupil's progress.
    void keepReportWords();

    /// Starts afresh with another pupil's progress. What is on the screen (the step, the question, the
    /// problem) stays, so that its view still works. Emits no signal: the caller renews the view.
    void beginAnew();
    /// The same pupil goes on under a name: brings what is saved under it, and keeps what is only on the
    /// screen.
    void goOn();

private:
    LessonProgress m_progress;
    /// For the figure and the practice together, independent of the rolls.
    core::Random m_chance;
    LessonSteps m_steps;
    FigureSettings m_figure;
    ExperimentRun m_run;
    PredictionDraft m_draft;
    LessonQuiz m_quiz;
    LessonPractice m_practice;
    LessonGames m_games;
    ReportWords m_reportWords;
};

} // namespace app
