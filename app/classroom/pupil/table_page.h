// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seat_table.h"

#include <QtWidgets/QWidget>

class QStackedWidget;

namespace app {

class TableStrip;
namespace speech {
class Announcer;
}

/// A table of a class: its board under a strip that says what is going on, and at the end of the game its end
/// page and its replay.
class TablePage : public QWidget {
    Q_OBJECT
public:
    /// `own`: the number of this member.
    TablePage(std::unique_ptr<SeatTable> table, int number, int own, bool watches, QWidget* parent = nullptr);
    ~TablePage() override;

    int number() const { return m_number; }
    bool isWatching() const { return m_watches; }
    bool isOver() const { return m_isOver; }
    SeatTable& table() { return *m_table; }
    TableStrip& strip() { return *m_strip; }

    /// What the host says of the table. False if it is not to be understood.
    bool show(const messages::Board& board);
    bool fill(int id, const messages::History& history);
    bool end(const messages::Over& over);
    void setTable(const messages::TableShown& table, bool isPaused);
    void setConnected(bool isConnected);
    /// The class is closed; the screen can still be read.
    void setClosed();
    void onQuestion(const messages::UndoAsked& asked);
    /// Somebody at the table has another seat now.
    void onMoved(const messages::PupilMoved& moved);
    void onFailure(int id, const messages::Failed& failure);
    void onDone(int id);

signals:
    /// This pupil's answer to a player who wants to undo.
    void answered(int step, bool agrees);
    void leaveRequested();
    void startRequested(const games::AnyRecord& record);

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectPages();
    void replay(std::size_t moment);
    void showPart(QWidget* part);
    /// The most important thing that is to be said now.
    QString wordsNow() const;
    /// Shows it, and announces it if it is new.
    void announce();
    /// Stops or resumes the game on the board.
    void stopOrGoOn();
    void showQuestion();
    QString nameOf(core::Seat seat) const;
    QString awayWords() const;

    std::unique_ptr<SeatTable> m_table;
    const int m_number;
    const int m_own;
    const bool m_watches;
    TableStrip* m_strip;
    QStackedWidget* m_stack;
    speech::Announcer* m_announcer;
    messages::TableShown m_shown;
    bool m_isPaused = false;
    bool m_isConnected = true;
    bool m_isOver = false;
    bool m_isClosed = false;
    /// The open question whether to undo; none while its seat is noSeat.
    messages::UndoAsked m_asked;
    /// What has just failed or was refused; shown until the board changes.
    QString m_passing;
    QString m_told;
    QWidget* m_beforeReplay = nullptr;
};

} // namespace app
