// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/genotype/bot_driver.h"
#include "app/table/game_table.h"

namespace app {

class BoardView;
class DiceRolls;
class EndPage;
class LedgerKeeper;
class NewGamePage;
class PlayController;
class ReplayView;

/// Genotype at the Play page.
class GenotypeTable : public GameTable {
    Q_OBJECT
public:
    explicit GenotypeTable(AppContext& context, QObject* parent = nullptr);

    QString id() const override;
    GameDocument& document() override { return *m_document; }
    BotDriver& bots() override { return *m_bots; }
    Viewer& viewer() override;
    PlayController& controller() { return *m_controller; }
    const LedgerKeeper& ledger() const { return *m_ledger; }

    QWidget* sheet() override;
    QWidget* board() override;
    QWidget* endPage() override;
    ReplayFrame* replay() override;
    BoardView* boardView() { return m_board; }
    ReplayView* replayView() { return m_replay; }

    void setResumable(const std::optional<SavedGame>& game) override;
    void fillEndPage() override;
    void openReplay(const games::AnyRecord& record, std::size_t moment, core::Seat viewer) override;

private:
    GameDocument* m_document;
    PlayController* m_controller;
    DiceRolls* m_rolls;
    LedgerKeeper* m_ledger;
    BotDriver* m_bots;
    NewGamePage* m_sheet;
    BoardView* m_board;
    EndPage* m_end;
    ReplayView* m_replay;
};

} // namespace app
