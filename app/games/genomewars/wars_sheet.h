// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_sheet.h"
#include "engine/genomewars/game.h"

class QSpinBox;

namespace app {

class PeaPod;

/// The choices for a new game of Genome Wars. A team is named after its colour.
class WarsChoices : public SeatChoices {
    Q_DECLARE_TR_FUNCTIONS(app::WarsSheet)
public:
    WarsChoices();

    /// The number of turns of each team.
    int rounds = genomewars::usualRounds;
    genomewars::Weighting weighting = genomewars::Weighting::EachGenomeOnce;

    QString suggestedName(int seat) const override;
    bool isYours(int) const override { return false; }
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
    void addCards() override;
    void addRules(RuleRows& rows) override;
    void refreshRules() override;
    QStringList rulesInWords() const override;
    QString manyPersonsWords() const override;

private:
    void addWeighting();

    WarsChoices m_choices;
    PeaPod* m_length = nullptr;
    QLabel* m_lengthOf = nullptr;
    QLabel* m_lengthNote = nullptr;
    QSpinBox* m_rounds = nullptr;
    QLabel* m_weightingNote = nullptr;
};

} // namespace app
