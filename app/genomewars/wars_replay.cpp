// SPDX-License-Identifier: GPL-3.0-or-later
#include "wars_replay.h"

#include "wars_board.h"

namespace app {

WarsReplay::WarsReplay(QWidget* parent)
    : ReplayFrame(parent), m_document(new WarsDocument(this)), m_viewer(new Viewer(*m_document, this)),
      m_board(new WarsBoard(*m_document, *m_viewer, nullptr, this)) {
    setBoard(m_board);
    connect(m_board, &WarsBoard::momentRequested, this,
            [this](std::size_t actions) { showMoment(static_cast<int>(actions)); });
}

void WarsReplay::open(const core::Record<genomewars::Game>& record, std::size_t moment, core::Seat viewer) {
    m_record = record;
    m_seat = viewer;
    begin(record.actions.size(), moment);
}

/// The document is opened anew with the first actions of the record: the rules themselves replay it.
void WarsReplay::showAfter(std::size_t actions) {
    core::Record<genomewars::Game> part = m_record;
    part.actions.resize(actions);
    m_viewer->setSpectator(m_seat);
    m_document->open(part, nullptr);
}

} // namespace app
