// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/session/progress.h"

#include <QtWidgets/QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace app {

namespace speech {
class Announcer;
}

class ComparePanel;
class LessonSession;
class OutcomeChart;

/// One lesson: its title, task and four steps, and below them what the current step needs.
class LessonView : public QWidget {
    Q_OBJECT
public:
    /// `next` is the title of the next lesson; empty if there is none. The session must outlive this.
    LessonView(LessonSession& session, const QString& next, QWidget* parent = nullptr);

signals:
    void nextLessonRequested();
    /// Another step is shown, so the page should scroll to the top.
    void stepShown();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* stepTabs();
    void build();
    QWidget* chartSheet();
    void bringChart();
    /// What the chart shows, for a screen reader; empty if there is no chart.
    QStringList spokenCounts() const;
    /// Which step is in sight, and what it says of what was done before.
    QStringList spokenStep() const;
    void fold();

    LessonSession& m_session;
    QString m_next;
    QList<QPushButton*> m_tabs;
    QWidget* m_body = nullptr;
    QBoxLayout* m_pair = nullptr;
    OutcomeChart* m_chart = nullptr;
    ComparePanel* m_compare = nullptr;
    speech::Announcer* m_announcer;
    QLabel* m_n = nullptr;
    QLabel* m_sentence = nullptr;
};

} // namespace app
