// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the shell that tells what the others have done.
#include "game_board.h"

#include "app/ui/widgets/popover.h"
#include "game_log.h"
#include "news_list.h"
#include "prompt_bar.h"

#include <QtWidgets/QPushButton>

namespace app {

std::size_t GameBoard::stepsFollowed() const {
    for (std::size_t step = m_document.stepCount(); step > 0; --step)
        if (m_document.stepActor(step - 1) == m_viewer.eyes())
            return step;
    return 0;
}

bool GameBoard::leavesChoice(const Change& change) const {
    if (m_viewer.seat() != m_shown.seat)
        return false;
    switch (change.kind) {
    case Change::Kind::Opened: return m_document.seed() == m_shown.seed && change.after == m_shown.steps;
    case Change::Kind::Acted: return m_document.stepActor(change.after - 1) != m_shown.seat;
    case Change::Kind::Undone:
    case Change::Kind::Redone: return false;
    }
    return false;
}

QStringList GameBoard::newsSentences() const {
    return m_log ? m_log->model()->sentencesSince(stepsFollowed(), m_viewer.eyes()) : QStringList();
}

void GameBoard::setReplayable(bool replayable) {
    m_isReplayable = replayable;
    m_log->setLeadsBack(replayable);
}

void GameBoard::showNews() {
    std::function<void()> replay;
    if (m_isReplayable)
        replay = [this] {
            const std::size_t from = stepsFollowed();
            m_popover->close();
            emit momentRequested(from);
        };
    hold(
        Popover::openSheet(m_prompt->newsButton(), newsList(newsSentences(), replay), tr("Since your turn")));
}

} // namespace app
