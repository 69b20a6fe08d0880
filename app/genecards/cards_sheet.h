// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/game_sheet.h"
#include "engine/genecards/game.h"

namespace app {

/// The choices for a new game of Gene Expression.
class CardsChoices : public SeatChoices {
public:
    CardsChoices();

    /// The score that wins.
    int target = genecards::usualTarget;

    void load();
    void save() const;
};

/// The sheet where a game of Gene Expression begins: the players, and the score that wins.
class CardsSheet : public GameSheet {
    Q_OBJECT
public:
    explicit CardsSheet(QWidget* parent = nullptr);

    const CardsChoices& choices() const { return m_choices; }
    genecards::Record record() const;
    games::AnyRecord header() const override { return record(); }

protected:
    QList<BotChoice> bots() const override;
    void addRules(RuleRows& rows) override;
    void refreshRules() override;
    void save() const override { m_choices.save(); }

private:
    CardsChoices m_choices;
    SegmentRow* m_target = nullptr;
    QLabel* m_targetNote = nullptr;
};

} // namespace app
