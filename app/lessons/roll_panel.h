// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/widgets/panel.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace app {

class LessonSession;
class RunningStrip;
class TallyPad;

/// How many to roll and where counts come from, beside the running share.
class RollPanel : public Panel {
    Q_OBJECT
public:
    RollPanel(LessonSession& session, QWidget* parent);

    /// Counts from a file in place of the rolls, or a note on why they do not fit.
    void showFile(const QString& path);

private:
    void bring();
    void buildSources();
    /// Opens or closes the pad on which real things are counted.
    void showPad(bool shown);

    LessonSession& m_session;
    QList<QPushButton*> m_rolls;
    QPushButton* m_over = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_predict = nullptr;
    QVBoxLayout* m_rows = nullptr;
    QWidget* m_sources = nullptr;
    TallyPad* m_pad = nullptr;
    RunningStrip* m_running = nullptr;
};

} // namespace app
