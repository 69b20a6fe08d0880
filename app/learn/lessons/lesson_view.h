// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/progress.h"
#include "app/ui/widgets/form.h"

#include <QtWidgets/QWidget>

#include <functional>

class QBoxLayout;
class QLabel;
class QLayoutItem;

namespace app {

namespace speech {
class Announcer;
}

class ComparePanel;
class LessonSession;
class OffspringBed;
class OutcomeChart;
class RollPanel;

/// What a lesson's page knows of the list around it.
struct LessonPlace {
    QString file; ///< the school's file; empty for a lesson of the program's own
    /// Makes a copy that a teacher can change, and shows it. False if it could not be written.
    std::function<bool()> copy;
    bool teacherNotes = true; ///< whether the notes for teachers are shown
    /// Where the group's number for results codes is remembered.
    QString dataFolder = {};
};

/// One lesson: its task, and below it what the step in sight needs.
class LessonView : public QWidget {
    Q_OBJECT
public:
    /// The session must outlive this.
    LessonView(LessonSession& session, LessonPlace place, QWidget* parent = nullptr);

signals:
    /// Another step is shown, so the page should scroll to the top.
    void stepShown();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Says whether the class goes through the lesson together.
    void refreshPace();
    /// Lays out the step.
    void build();
    void addFigure(Form& rows);
    void addChart(Form rows);
    void addRoll(Form& rows);
    void addCompare(Form& rows);
    void addPapers(Form& rows);
    void refreshChart();
    /// What the chart shows, for a screen reader; empty if there is no chart.
    QStringList spokenCounts() const;
    /// Which step is in sight, and what it says of what was done before.
    QStringList spokenStep() const;
    void fold();
    /// Where the panel of the rolling step is: above or below figure and chart, or above the figure and
    /// beside the chart, which then has the running share below it.
    enum class RollPlace { Below, Above, BesideChart };
    void placeRoll(RollPlace place);

    LessonSession& m_session;
    LessonPlace m_place;
    QLabel* m_together = nullptr; ///< says that the class goes through the lesson together
    QLabel* m_task = nullptr;     ///< what the lesson is about, above its first step
    QWidget* m_body = nullptr;
    QBoxLayout* m_pair = nullptr;
    QBoxLayout* m_left = nullptr;  ///< of the pair: the figure …
    QBoxLayout* m_right = nullptr; ///< … and the chart
    /// The empty room below the running share, while that stands below the chart.
    QLayoutItem* m_belowRunning = nullptr;
    RollPanel* m_roll = nullptr; ///< of the rolling step
    RollPlace m_rollPlace = RollPlace::Below;
    OutcomeChart* m_chart = nullptr;
    ComparePanel* m_compare = nullptr;
    speech::Announcer* m_announcer;
    OffspringBed* m_bed = nullptr; ///< of the rolling step
    QLabel* m_bedWords = nullptr;
    QLabel* m_n = nullptr;
    QLabel* m_sentence = nullptr;
};

} // namespace app
