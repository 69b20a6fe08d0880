// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_table.h"

#include "cards_board.h"
#include "cards_end.h"
#include "cards_replay.h"
#include "cards_sheet.h"

namespace app {

CardsTable::CardsTable(QObject* parent)
    : TableOf(parent), m_sheet(new CardsSheet), m_board(new CardsBoard(document(), viewer(), &bots())),
      m_end(new CardsEnd), m_replay(new CardsReplay) {
    connect(m_sheet, &CardsSheet::startRequested, this, &GameTable::startRequested);
    connect(m_sheet, &CardsSheet::resumeRequested, this, &GameTable::resumeRequested);
    connect(m_end, &CardsEnd::newGameRequested, this, &GameTable::newGameRequested);
    connect(m_end, &CardsEnd::boardRequested, this, &GameTable::boardRequested);
    connect(m_end, &CardsEnd::replayRequested, this, &GameTable::replayRequested);
    connect(m_end, &CardsEnd::lessonWanted, this, &GameTable::lessonRequested);
    connect(m_board, &CardsBoard::momentRequested, this, &GameTable::momentRequested);
    connect(m_board, &CardsBoard::lessonRequested, this, &GameTable::lessonRequested);
}

QWidget* CardsTable::sheet() {
    return m_sheet;
}

QWidget* CardsTable::board() {
    return m_board;
}

QWidget* CardsTable::endPage() {
    return m_end;
}

ReplayFrame* CardsTable::replay() {
    return m_replay;
}

void CardsTable::setResumable(const std::optional<SavedGame>& game) {
    m_sheet->setResumable(game);
}

void CardsTable::fillEndPage() {
    m_end->setGame(document());
}

void CardsTable::openReplay(const games::AnyRecord& record, std::size_t moment, core::Seat viewer) {
    m_replay->open(std::get<genecards::Record>(record), moment, viewer);
}

} // namespace app
