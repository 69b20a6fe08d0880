// SPDX-License-Identifier: GPL-3.0-or-later
#include "genotype_table.h"

#include "app/genotype/end_page.h"
#include "app/genotype/ledger_keeper.h"
#include "app/genotype/new_game_page.h"
#include "app/settings/app_context.h"
#include "board_view.h"
#include "replay_view.h"

namespace app {

GenotypeTable::GenotypeTable(AppContext& context, QObject* parent)
    : TableOf(parent), m_ledger(new LedgerKeeper(document(), context.dataFolder, this)),
      m_sheet(new NewGamePage), m_board(new BoardView(document(), viewer(), &bots())), m_end(new EndPage),
      m_replay(new ReplayView) {
    connect(m_sheet, &NewGamePage::startRequested, this,
            [this](const genotype::Record& header) { emit startRequested(header); });
    connect(m_sheet, &NewGamePage::resumeRequested, this, &GameTable::resumeRequested);
    connect(m_end, &EndPage::newGameRequested, this, &GameTable::newGameRequested);
    connect(m_end, &EndPage::boardRequested, this, &GameTable::boardRequested);
    connect(m_end, &EndPage::replayRequested, this, &GameTable::replayRequested);
    connect(m_board, &BoardView::momentRequested, this, &GameTable::momentRequested);
    connect(m_board, &BoardView::lessonRequested, this, &GameTable::lessonRequested);
    connect(m_ledger, &LedgerKeeper::problem, this, &GameTable::problem);
}

QWidget* GenotypeTable::sheet() {
    return m_sheet;
}

QWidget* GenotypeTable::board() {
    return m_board;
}

QWidget* GenotypeTable::endPage() {
    return m_end;
}

ReplayFrame* GenotypeTable::replay() {
    return m_replay;
}

QString GenotypeTable::noticeFor(const games::AnyRecord& header) const {
    const auto& position = std::get<genotype::Record>(header).setup.position;
    if (!position)
        return {};
    return tr("This game begins at a set position, in round %1. Its dice are left out where dice of all "
              "games are counted.")
        .arg(position->round);
}

std::string GenotypeTable::ledgerId() const {
    return m_ledger->gameId();
}

void GenotypeTable::setResumable(const std::optional<SavedGame>& game) {
    m_sheet->setResumable(game);
}

void GenotypeTable::fillEndPage() {
    m_end->setGame(document());
}

void GenotypeTable::openReplay(const games::AnyRecord& record, std::size_t moment, core::Seat viewer) {
    m_replay->open(std::get<genotype::Record>(record), moment, viewer);
}

} // namespace app
