// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/theme.h"
#include "lessons/topics/experiment.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <vector>

class QAbstractButton;
class QGridLayout;
class QLabel;
class QPushButton;
class QSlider;
class QVBoxLayout;

namespace app {

class ExperimentRun;
class FigurePicture;
class FigureSettings;
class Text;
namespace speech {
class Announcer;
}
struct Chooser;
struct FigureSlider;
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

    ~LessonFigure() override;

protected:
    LessonFigure(FigureSettings& settings, ExperimentRun& run, QWidget* parent);

    /// Brings the figure up to date. Called when it has been made, and whenever a setting, the experiment,
    /// the language or the look has changed or the first offspring have been rolled. After a setting, the
    /// experiment is that of the settings.
    virtual void refresh() {}
    /// Called whenever the counts or the prediction have changed as well.
    void followCounts();

    // Each part stands below the one that was made before it.

    template <class Part> Part* add(Part* part, int stretch = 0) {
        addPart(part, stretch);
        return part;
    }
    void addSpace(int stretch = 1);
    /// Its title, names and visibility are found anew at each refresh.
    QWidget* addChooser(const Chooser& chooser);
    void addChoosers(std::initializer_list<const Chooser*> choosers);
    QSlider* addSlider(const FigureSlider& slider);
    QLabel* addWords(const char* object = "", TextRole type = TextRole::Body, Role colour = Role::Ink);
    /// A remark in small or pale words.
    QLabel* addNote(const char* object = "", TextRole type = TextRole::Body);
    FigurePicture* addPicture(QSize least, std::function<void(QPainter& painter, const QRectF& room)> paint,
                              int stretch = 1);
    /// A row of buttons for actions.
    QWidget* addButtons(const std::vector<std::pair<Text, std::function<void()>>>& actions);
    /// A button beside words that shows the meiosis of a cross; what is to be predicted only when it is
    /// revealed.
    QPushButton* addMeiosis(QLabel* words, std::function<lessons::Cross()> cross);
    /// The same for more than a cross.
    QPushButton* addOccasion(QLabel* words, std::function<MeiosisOccasion()> occasion);

    /// Tells a screen reader.
    void announce(const QStringList& words);

    FigureSettings& settings() const { return m_settings; }
    ExperimentRun& run() const { return m_run; }

private:
    struct Row;

    void addPart(QWidget* part, int stretch);
    /// An empty row whose parts flow.
    QWidget* addFlow();
    void refreshRow(const Row& row);
    void refreshAll();
    void begin();

    FigureSettings& m_settings;
    ExperimentRun& m_run;
    QVBoxLayout* m_parts;
    QGridLayout* m_named = nullptr;
    std::vector<Row> m_rows;
    speech::Announcer* m_announcer;
};

} // namespace app
