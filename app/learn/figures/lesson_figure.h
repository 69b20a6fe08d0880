// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/topics/experiment.h"

#include <QtWidgets/QWidget>

#include <functional>

class QGridLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace app {

class ExperimentRun;
class FigureSettings;
struct MeiosisOccasion;

/// The cross with which the lesson begins. Precondition: it has one.
lessons::Cross startCross(const FigureSettings& settings);
/// The same as a Punnett square of the game. Precondition: the cross has exactly one gene, and it is in the
/// game.
lessons::BoardSquare startSquare(const FigureSettings& settings);

/// The interactive part of a lesson. It sets up the lesson's experiment, keeps its switches in the lesson's
/// settings, and hides what would answer the prediction until something has been rolled. Of the pupil's work
/// it gets these two parts and no other.
class LessonFigure : public QWidget {
    Q_OBJECT
public:
    /// The figure of the lesson.
    static LessonFigure* make(FigureSettings& settings, ExperimentRun& run, QWidget* parent);
    /// Sets up the experiment without showing a figure.
    static void prepare(const FigureSettings& settings, ExperimentRun& run);
    /// The question to predict in the current setup, with the marks of lessons' texts.
    static QString question(const FigureSettings& settings);

protected:
    LessonFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent);

    /// Sets up the experiment that the settings define now.
    void prepare() { prepare(m_settings, m_run); }

    /// A row of buttons of which one is down; its index is kept in the setting of that name.
    QWidget* chooser(const QString& setting, const QString& name, const QStringList& choices,
                     int otherwise = 0);
    /// A chooser with its name before it.
    struct NamedChooser {
        QLabel* name;
        QWidget* row;

        void setVisible(bool visible) const;
    };
    /// All of a figure stand in one grid, where the first of them is made.
    NamedChooser namedChooser(const QString& setting, const QString& name, const QStringList& choices,
                              int otherwise = 0);
    /// A row of buttons for actions.
    QWidget* buttons(const QList<std::pair<QString, std::function<void()>>>& actions);
    /// A row with words and a button that shows the meiosis of a cross; what is to be predicted only when it
    /// is revealed.
    QPushButton* meiosisBeside(QLabel* words, std::function<lessons::Cross()> cross);
    /// The same for more than a cross.
    QPushButton* occasionBeside(QLabel* words, std::function<MeiosisOccasion()> occasion);
    QVBoxLayout* rows() const { return m_rows; }
    FigureSettings& settings() const { return m_settings; }
    ExperimentRun& run() const { return m_run; }

private:
    FigureSettings& m_settings;
    ExperimentRun& m_run;
    QVBoxLayout* m_rows;
    QGridLayout* m_named = nullptr;
};

} // namespace app
