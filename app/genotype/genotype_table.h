// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/genotype/game_document.h"
#include "app/table/table_of.h"

namespace app {

class BoardView;
class EndPage;
class LedgerKeeper;
class NewGamePage;
class ReplayView;

/// Genotype at the Play page.
class GenotypeTable : public TableOf<genotype::Game> {
    Q_OBJECT
public:
    explicit GenotypeTable(AppContext& context, QObject* parent = nullptr);

    QWidget* sheet() override;
    QWidget* board() override;
    QWidget* endPage() override;
    ReplayFrame* replay() override;
    BoardView* boardView() { return m_board; }

    QString noticeFor(const games::AnyRecord& header) const override;
    std::string ledgerId() const override;

    void setResumable(const std::optional<SavedGame>& game) override;
    void fillEndPage() override;
    void openReplay(const games::AnyRecord& record, std::size_t moment, core::Seat viewer) override;

private:
    LedgerKeeper* m_ledger;
    NewGamePage* m_sheet;
    BoardView* m_board;
    EndPage* m_end;
    ReplayView* m_replay;
};

} // namespace app
