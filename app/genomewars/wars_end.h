// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wars_chart.h"

#include <QtWidgets/QWidget>

class QScrollArea;

namespace app {

/// The end of a game: the second gene pool, who won and why, and both charts to take away. It keeps what it
/// shows; the document may go on to another game.
class WarsEnd : public QWidget {
    Q_OBJECT
public:
    explicit WarsEnd(QWidget* parent = nullptr);

    void setGame(const WarsDocument& document);
    /// Who won, and by what.
    QString winnerSentence() const;

signals:
    void newGameRequested();
    void replayRequested();
    void boardRequested();
    void lessonWanted(const QString& topic);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* buildTeams(QWidget* parent);
    QWidget* buildPool(QWidget* parent);
    QWidget* buildCharts(QWidget* parent);

    genomewars::State m_state;
    QList<WarsTeamName> m_teams;
    QList<WarsMoment> m_history;
    genomewars::EndReason m_reason = genomewars::EndReason::TurnsOver;
    QScrollArea* m_scroll = nullptr;
};

} // namespace app
