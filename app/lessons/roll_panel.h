#pragma once

#include "app/pages/sheet.h"

class QLabel;
class QPushButton;

namespace app {

class LessonSession;
class RunningStrip;

/// How many to roll and where counts come from, beside the running share.
class RollPanel : public Sheet {
    Q_OBJECT
public:
    RollPanel(LessonSession& session, QWidget* parent);

private:
    void show();
    void buildSources();

    LessonSession& m_session;
    QList<QPushButton*> m_rolls;
    QPushButton* m_over = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_predict = nullptr;
    QWidget* m_sources = nullptr;
    RunningStrip* m_running = nullptr;
};

} // namespace app
