// SPDX-License-Identifier: GPL-3.0-or-later
#include "projected_game.h"

#include "game_board.h"
#include "game_end.h"

#include <QtWidgets/QStackedWidget>

namespace app {

ProjectedGame::ProjectedGame(TableDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_viewer(document), m_stack(new QStackedWidget(this)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_viewer.setSpectator(core::noSeat);
}

/// The board looks at the viewer until its end.
ProjectedGame::~ProjectedGame() {
    delete m_stack;
}

QString ProjectedGame::words() const {
    if (!m_document.isOpen())
        return {};
    return m_document.isFinished() ? tr("The game is over.")
                                   : tr("It is %1's turn.").arg(m_document.seatName(m_document.actor()));
}

void ProjectedGame::setPages(GameBoard* board, GameEnd* end) {
    m_board = board;
    m_end = end;
    m_end->setForRoom();
    m_stack->addWidget(m_board);
    m_stack->addWidget(m_end);
    connect(&m_viewer, &Viewer::changed, this, &ProjectedGame::refresh);
    m_board->refresh();
    // When the subclass is whole.
    QMetaObject::invokeMethod(this, &ProjectedGame::refresh, Qt::QueuedConnection);
}

void ProjectedGame::refresh() {
    m_board->prompter().setReplayWords(words());
    const bool isOver = m_document.isOpen() && m_document.isFinished();
    if (isOver && m_stack->currentWidget() != m_end)
        fillEnd();
    m_stack->setCurrentIndex(isOver ? 1 : 0);
}

void ProjectedGame::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_stack->setGeometry(rect());
}

} // namespace app
