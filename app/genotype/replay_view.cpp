// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_view.h"

#include "board_view.h"

namespace app {

ReplayView::ReplayView(QWidget* parent)
    : ReplayFrame(parent), m_document(new GameDocument(this)), m_viewer(new Viewer(*m_document, this)),
      m_board(new BoardView(*m_document, *m_viewer, nullptr, this)) {
    setBoard(m_board);
    connect(m_board, &BoardView::momentRequested, this,
            [this](std::size_t actions) { showMoment(static_cast<int>(actions)); });
}

ReplayView::~ReplayView() = default;

void ReplayView::open(const genotype::Record& record, std::size_t moment, genotype::Seat viewer) {
    m_record = record;
    m_eyes = viewer;
    begin(record.actions.size(), moment);
}

/// The document is opened anew with the first actions of the record: the rules themselves replay it.
void ReplayView::showAfter(std::size_t actions) {
    genotype::Record part = m_record;
    part.actions.resize(actions);
    m_viewer->setSpectator(m_eyes);
    m_document->open(part, nullptr);
}

} // namespace app
