// SPDX-License-Identifier: GPL-3.0-or-later
#include "cards_replay.h"

#include "cards_board.h"

namespace app {

CardsReplay::CardsReplay(QWidget* parent)
    : ReplayFrame(parent), m_document(new CardsDocument(this)), m_viewer(new Viewer(*m_document, this)),
      m_board(new CardsBoard(*m_document, *m_viewer, nullptr, this)) {
    setBoard(m_board);
    connect(m_board, &CardsBoard::momentRequested, this,
            [this](std::size_t actions) { showMoment(static_cast<int>(actions)); });
}

void CardsReplay::open(const genecards::Record& record, std::size_t moment, core::Seat viewer) {
    m_record = record;
    m_seat = viewer;
    begin(record.actions.size(), moment);
}

/// The document is opened anew with the first actions of the record: the rules themselves replay it.
void CardsReplay::showAfter(std::size_t actions) {
    genecards::Record part = m_record;
    part.actions.resize(actions);
    m_viewer->setSpectator(m_seat);
    m_document->open(part, nullptr);
}

} // namespace app
