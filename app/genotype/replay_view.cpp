// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_view.h"

#include "app/genotype/dice_rolls.h"
#include "board_view.h"
#include "play_controller.h"

namespace app {

ReplayView::ReplayView(QWidget* parent)
    : ReplayFrame(parent), m_document(new GameDocument(this)),
      m_controller(new PlayController(*m_document, this)), m_rolls(new DiceRolls(*m_document, this)),
      m_board(new BoardView(*m_controller, *m_rolls, nullptr, this)) {
    m_board->setReplay(true);
    setBoard(m_board);
    connect(m_board, &BoardView::momentWanted, this,
            [this](std::size_t actions) { showMoment(static_cast<int>(actions)); });
}

ReplayView::~ReplayView() = default;

void ReplayView::open(const genotype::Record& record, std::size_t moment, genotype::Seat viewer) {
    m_record = record;
    m_viewer = viewer;
    begin(record.actions.size(), moment);
}

/// The document is opened anew with the first actions of the record: the rules themselves replay it.
void ReplayView::showAfter(std::size_t actions) {
    genotype::Record part = m_record;
    part.actions.resize(actions);
    m_controller->setSpectator(m_viewer);
    m_document->open(part, nullptr);
}

} // namespace app
