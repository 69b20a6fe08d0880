// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_sheet.h"
#include "table_choices.h"

class QComboBox;

namespace app {

class PeaPod;

/// The sheet where a game of Genotype begins: the players, the number of rounds, how flowers inherit; behind
/// them plant height and who begins; and Brother Johann, who sits at the table of a single player.
class GenotypeSheet : public GameSheet {
    Q_OBJECT
public:
    explicit GenotypeSheet(AppSettings& settings, QWidget* parent = nullptr);

    const TableChoices& choices() const { return m_choices; }
    games::AnyRecord header() const override { return m_choices.record(); }

protected:
    QList<BotChoice> bots() const override { return TableChoices::bots(); }
    QList<SegmentRow::Choice> seatCounts() const override;
    void addCards() override;
    void addRules(RuleRows& rows) override;
    void refreshRules() override;
    QStringList rulesInWords() const override;

private:
    void addRounds();
    void addFlowers();
    void addJohann();
    void refreshJohann();

    TableChoices m_choices;
    PeaPod* m_rounds = nullptr;
    QLabel* m_roundsOf = nullptr;
    QLabel* m_roundsNote = nullptr;
    SegmentRow* m_flower = nullptr;
    QLabel* m_flowerNote = nullptr;
    SegmentRow* m_height = nullptr;
    QLabel* m_heightNote = nullptr;
    QComboBox* m_first = nullptr;
    QLabel* m_firstNote = nullptr;
    QLabel* m_johannNote = nullptr;
    QWidget* m_johannHelp = nullptr;
    QLabel* m_johannHelpNote = nullptr;
};

} // namespace app
