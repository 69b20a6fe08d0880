// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_end.h"
#include "cards_history.h"

namespace app {

/// The end of Gene Expression: a chart of the scores after each hand, which can be exported, and how each
/// hand ended.
class CardsEnd : public GameEnd {
    Q_OBJECT
public:
    using GameEnd::GameEnd;

    void setGame(const CardsDocument& document);
    QString winnerSentence() const override;

protected:
    bool hasGame() const override { return m_names != nullptr; }
    QString title() const override;
    std::string_view lesson() const override { return "expression"; }
    void addParts(QVBoxLayout& rows, QWidget* page) override;

private:
    QWidget* makeHands(QWidget* parent);

    genecards::State m_state;
    std::function<QStringList()> m_names; ///< by seat
    QList<int> m_colours;
    QList<CardsMoment> m_history;
};

} // namespace app
