// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_of.h"
#include "engine/genomewars/game.h"

namespace app {

class WarsBoard;
class WarsEnd;
class WarsReplay;
class WarsSheet;

/// Genome Wars at the Play page.
class WarsTable : public TableOf<genomewars::Game> {
    Q_OBJECT
public:
    explicit WarsTable(QObject* parent = nullptr);

    QWidget* sheet() override;
    QWidget* board() override;
    QWidget* endPage() override;
    ReplayFrame* replay() override;
    WarsBoard* warsBoard() const { return m_board; }
    WarsSheet* warsSheet() const { return m_sheet; }
    WarsEnd* warsEnd() const { return m_end; }

    void setResumable(const std::optional<SavedGame>& game) override;
    void fillEndPage() override;
    void openReplay(const games::AnyRecord& record, std::size_t moment, core::Seat viewer) override;

private:
    WarsSheet* m_sheet;
    WarsBoard* m_board;
    WarsEnd* m_end;
    WarsReplay* m_replay;
};

} // namespace app
