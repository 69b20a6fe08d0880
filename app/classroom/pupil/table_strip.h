// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/widgets/panel.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>

class QLabel;
class QPushButton;

namespace app {

class FixedLines;

/// The strip above a board at a class table: what is going on at the table, the time for this choice, and
/// what can be done about both.
class TableStrip : public Panel {
    Q_OBJECT
public:
    explicit TableStrip(QWidget* parent = nullptr);

    /// What the strip says.
    void say(const QString& words);
    QString words() const;
    /// Whether to undo: nobody asks, somebody else waits for this pupil's answer, or this pupil asks.
    enum class Question { None, OfAnother, Own };
    void setQuestion(Question question);
    /// The time left for the present choice, in milliseconds; 0: no clock. `isOwn`: it is this pupil's.
    void setClock(int left, bool isOwn);
    /// While the game is stopped, no time goes by; `whole`: the time that the choice then has again.
    void setClockStopped(bool isStopped, int whole);
    /// Whether the end page can be shown.
    void setResult(bool isThere);
    /// Spectators can stop watching here; players leave with the board's own button.
    void setWatching(bool watches);

signals:
    void agreed();
    /// This pupil does not agree, or does not want to undo any more.
    void disagreed();
    void resultRequested();
    void leaveRequested();
    /// The pupil's own time is nearly over.
    void timeIsShort(int seconds);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void applyTheme();
    void showClock();
    int secondsLeft() const;

    FixedLines* m_words;
    QLabel* m_clock;
    QPushButton* m_agree;
    QPushButton* m_disagree;
    QPushButton* m_withdraw;
    QPushButton* m_result;
    QPushButton* m_leave;
    QTimer m_tick;
    QElapsedTimer m_since;
    int m_left = 0;
    bool m_isStopped = false;
    bool m_isOwn = false;
    bool m_isWarned = false;
};

} // namespace app
