// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_end.h"
#include "wars_chart.h"

namespace app {

/// The end of Genome Wars: the teams, both charts, which can be exported, and the second gene pool.
class WarsEnd : public GameEnd {
    Q_OBJECT
public:
    using GameEnd::GameEnd;

    void setGame(const WarsDocument& document);
    QString winnerSentence() const override;

protected:
    bool hasGame() const override { return m_names != nullptr; }
    QString title() const override;
    std::string_view lesson() const override { return "natural-selection"; }
    void addParts(QVBoxLayout& rows, QWidget* page) override;

private:
    QWidget* makeTeams(QWidget* parent);
    QWidget* makePool(QWidget* parent);
    QWidget* makeCharts(QWidget* parent);

    genomewars::State m_state;
    /// The teams by seat, with their names in the language of now.
    QList<WarsTeamName> teams() const;

    std::function<QStringList()> m_names; ///< by seat
    QList<int> m_colours;
    QList<WarsMoment> m_history;
    genomewars::EndReason m_reason = genomewars::EndReason::TurnsOver;
};

} // namespace app
