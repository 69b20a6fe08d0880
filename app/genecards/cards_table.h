// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_of.h"
#include "engine/genecards/game.h"

namespace app {

class CardsBoard;
class CardsEnd;
class CardsReplay;
class CardsSheet;

/// Gene Expression at the Play page.
class CardsTable : public TableOf<genecards::Game> {
    Q_OBJECT
public:
    explicit CardsTable(QObject* parent = nullptr);

    QWidget* sheet() override;
    QWidget* board() override;
    QWidget* endPage() override;
    ReplayFrame* replay() override;
    CardsBoard* cardsBoard() const { return m_board; }
    CardsSheet* cardsSheet() const { return m_sheet; }
    CardsEnd* cardsEnd() const { return m_end; }

    void setResumable(const std::optional<SavedGame>& game) override;
    void fillEndPage() override;
    void openReplay(const games::AnyRecord& record, std::size_t moment, core::Seat viewer) override;

private:
    CardsSheet* m_sheet;
    CardsBoard* m_board;
    CardsEnd* m_end;
    CardsReplay* m_replay;
};

} // namespace app
