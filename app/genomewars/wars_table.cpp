// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_table.h"

#include "wars_board.h"
#include "wars_end.h"
#include "wars_replay.h"
#include "wars_sheet.h"

namespace app {

WarsTable::WarsTable(QObject* parent)
    : TableOf(parent), m_sheet(new WarsSheet), m_board(new WarsBoard(document(), viewer(), &bots())),
      m_end(new WarsEnd), m_replay(new WarsReplay) {
    connect(m_sheet, &WarsSheet::startRequested, this, &GameTable::startRequested);
    connect(m_sheet, &WarsSheet::resumeRequested, this, &GameTable::resumeRequested);
    connect(m_end, &WarsEnd::newGameRequested, this, &GameTable::newGameRequested);
    connect(m_end, &WarsEnd::boardRequested, this, &GameTable::boardRequested);
    connect(m_end, &WarsEnd::replayRequested, this, &GameTable::replayRequested);
    connect(m_end, &WarsEnd::lessonWanted, this, &GameTable::lessonRequested);
    connect(m_board, &WarsBoard::momentRequested, this, &GameTable::momentRequested);
    connect(m_board, &WarsBoard::lessonRequested, this, &GameTable::lessonRequested);
}

QWidget* WarsTable::sheet() {
    return m_sheet;
}

QWidget* WarsTable::board() {
    return m_board;
}

QWidget* WarsTable::endPage() {
    return m_end;
}

ReplayFrame* WarsTable::replay() {
    return m_replay;
}

void WarsTable::setResumable(const std::optional<SavedGame>& game) {
    m_sheet->setResumable(game);
}

void WarsTable::fillEndPage() {
    m_end->setGame(document());
}

void WarsTable::openReplay(const games::AnyRecord& record, std::size_t moment, core::Seat viewer) {
    m_replay->open(std::get<core::Record<genomewars::Game>>(record), moment, viewer);
}

} // namespace app
