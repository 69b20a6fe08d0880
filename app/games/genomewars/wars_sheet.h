// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_sheet.h"
#include "engine/genomewars/game.h"

namespace app {

/// The choices for a new game of Genome Wars. A team is named after its colour.
class WarsChoices : public SeatChoices {
    Q_DECLARE_TR_FUNCTIONS(app::WarsSheet)
public:
    WarsChoices();

    /// The number of turns of each team.
    int rounds = genomewars::usualRounds;
    genomewars::Weighting weighting = genomewars::Weighting::EachGenomeOnce;

    QString suggestedName(int seat) const override;
    void load(QSettings& settings) override;
    void save(QSettings& settings) const override;
};

/// The sheet where a game of Genome Wars begins: the teams, the number of turns, and how the second gene pool
/// is counted.
class WarsSheet : public GameSheet {
    Q_OBJECT
public:
    explicit WarsSheet(AppSettings& settings, QWidget* parent = nullptr);

    const WarsChoices& choices() const { return m_choices; }
    core::Record<genomewars::Game> record() const;
    games::AnyRecord header() const override { return record(); }

protected:
    QList<BotChoice> bots() const override;
    void addRules(RuleRows& rows) override;
    void refreshRules() override;

private:
    WarsChoices m_choices;
    QLabel* m_weightingNote = nullptr;
};

} // namespace app
