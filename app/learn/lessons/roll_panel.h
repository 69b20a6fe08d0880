// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/sharing/class_count.h"
#include "app/ui/widgets/form.h"
#include "app/ui/widgets/panel.h"

class QBoxLayout;
class QLabel;
class QPushButton;

namespace lessons {
struct PublishedCross;
}

namespace app {

class ExperimentRun;
class FigureSettings;
class LessonGames;
class RunningStrip;
class TallyPad;

/// How many to roll and where the counts come from, beside the running share.
class RollPanel : public Panel {
    Q_OBJECT
public:
    /// `dataFolder`: where the group's number for results codes is remembered.
    RollPanel(const FigureSettings& figure, ExperimentRun& run, LessonGames& games, QString dataFolder,
              QWidget* parent);

    /// Replaces the rolls with counts from a file, or shows a note on why they do not fit.
    void showFile(const QString& path);
    /// The running share. Beside the buttons, unless another layout has taken it.
    QWidget* running() const;
    /// Puts it beside the buttons again.
    void takeRunning();

signals:
    /// Show the step in which the prediction is made.
    void predictionRequested();

private:
    void refresh();
    /// What a results code of the counts is made of.
    ClassCount classCount() const;
    void addRolls(Form line);
    void buildSources();
    void addMendel(Form& line, const lessons::PublishedCross& cross);
    void addGame(Form& line);
    void showGameDice();
    QStringList outcomeNames() const;
    /// Opens or closes the pad for counting real things.
    void showPad(bool shown);

    const FigureSettings& m_figure;
    ExperimentRun& m_run;
    LessonGames& m_games;
    QString m_dataFolder;
    QList<QPushButton*> m_rolls;
    QPushButton* m_over = nullptr;
    QPushButton* m_more = nullptr; ///< shows where else counts come from
    QLabel* m_note = nullptr;
    QPushButton* m_predict = nullptr;
    QBoxLayout* m_columns = nullptr;
    QBoxLayout* m_rows = nullptr;
    QWidget* m_sources = nullptr;
    TallyPad* m_pad = nullptr;
    RunningStrip* m_running = nullptr;
};

} // namespace app
