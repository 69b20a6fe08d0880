// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/sharing/class_count.h"
#include "app/ui/widgets/panel.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace app {

class LessonSession;
class RunningStrip;
class TallyPad;

/// How many to roll and where the counts come from, beside the running share.
class RollPanel : public Panel {
    Q_OBJECT
public:
    /// `dataFolder`: where the group's number for results codes is remembered.
    RollPanel(LessonSession& session, QString dataFolder, QWidget* parent);

    /// Replaces the rolls with counts from a file, or shows a note on why they do not fit.
    void showFile(const QString& path);
    /// The running share. Beside the buttons, unless another layout has taken it.
    QWidget* running() const;
    /// Puts it beside the buttons again.
    void takeRunning();

private:
    void refresh();
    /// What a results code of the counts is made of.
    ClassCount classCount() const;
    void buildSources();
    /// Opens or closes the pad for counting real things.
    void showPad(bool shown);

    LessonSession& m_session;
    QString m_dataFolder;
    QList<QPushButton*> m_rolls;
    QPushButton* m_over = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_predict = nullptr;
    QBoxLayout* m_columns = nullptr;
    QVBoxLayout* m_rows = nullptr;
    QWidget* m_sources = nullptr;
    TallyPad* m_pad = nullptr;
    RunningStrip* m_running = nullptr;
};

} // namespace app
