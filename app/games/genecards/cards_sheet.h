// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_sheet.h"
#include "engine/genecards/game.h"

namespace app {

class PeaPod;

/// The choices for a new game of Gene Expression.
class CardsChoices : public SeatChoices {
public:
    CardsChoices();

    /// The score that wins: a single hand, which takes ten minutes, until somebody chooses; the game as
    /// printed takes more than a lesson.
    int target = genecards::minTarget;

    void load(QSettings& settings) override;
    void save(QSettings& settings) const override;
};

/// The sheet where a game of Gene Expression begins: the players, and the score that wins.
class CardsSheet : public GameSheet {
    Q_OBJECT
public:
    explicit CardsSheet(AppSettings& settings, QWidget* parent = nullptr);

    const CardsChoices& choices() const { return m_choices; }
    genecards::Record record() const;
    games::AnyRecord header() const override { return record(); }

protected:
    QList<BotChoice> bots() const override;
    void addCards() override;
    void refreshRules() override;
    QStringList rulesInWords() const override;

private:
    CardsChoices m_choices;
    PeaPod* m_target = nullptr;
    QLabel* m_targetOf = nullptr;
    QLabel* m_targetNote = nullptr;
};

} // namespace app
