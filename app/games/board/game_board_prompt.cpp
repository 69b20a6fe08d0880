// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the shell that says what is to be done.
#include "game_board.h"

#include "app/ui/widgets/popover.h"
#include "only_choices.h"
#include "prompt_bar.h"

namespace app {

using core::noSeat;

BoardPrompt GameBoard::shownPrompt() const {
    BoardPrompt now = currentPrompt();
    if (m_viewer.isStopped() && m_document.isOpen() && !m_document.isFinished())
        return {.words = m_stopWords, .seat = now.seat};
    if (m_bots && m_document.isOpen() && m_document.isFinished())
        now.proceed = tr("To the result");
    if (m_bots || !m_document.isOpen() || m_document.isFinished())
        return now;
    now.words = !m_replayWords.isEmpty()
                    ? m_replayWords
                    : tr("Replay. %1 moves next.").arg(m_document.seatName(m_document.actor()));
    now.proceed.clear();
    return now;
}

void GameBoard::setReplayWords(const QString& words) {
    m_replayWords = words;
    refreshPrompt();
}

void GameBoard::setStopped(const QString& words) {
    if (words == m_stopWords)
        return;
    m_stopWords = words;
    m_viewer.setStopped(!words.isEmpty());
    // What it offers could not be taken.
    if (m_popover && m_viewer.isStopped())
        m_popover->close();
    refresh();
}

void GameBoard::refreshPrompt() {
    const BoardPrompt now = shownPrompt();
    const bool somebody = now.seat != noSeat;
    m_prompt->setPrompt(now.words, somebody ? m_document.seatColour(now.seat) : 0,
                        somebody ? m_document.seatName(now.seat).left(1).toUpper() : QString());
    m_prompt->setHint(restingHint());
    const bool isGoingOn = m_bots && !m_viewer.isStopped();
    m_prompt->setUndoable(isGoingOn && (isHalfMade() || m_document.canUndo()),
                          isGoingOn && m_document.canRedo());
    // The button is not highlighted while something else can still be done.
    m_prompt->setProceed(now.proceed, glowing().isEmpty());
    m_prompt->setOptions(now.options);
    m_prompt->setNews(news());
    m_prompt->setWaiting(m_bots && m_bots->waitsForKey());
    refreshHint();
}

void GameBoard::refreshHint() {
    m_prompt->setHintable(isHintable(), isThinking());
}

QString GameBoard::promptWith(const QString& whatToDo) const {
    if (m_viewer.isHandover())
        return tr("It is %1's turn.").arg(m_document.seatName(m_viewer.next()));
    const QString name = m_document.seatName(m_document.actor());
    if (isToChoose())
        return tr("%1: %2").arg(name, whatToDo);
    return m_bots && (m_bots->pauses() & TableBots::Pause::Guide)
               ? tr("%1 is waiting until you press “Next”.").arg(name)
               : tr("%1 is playing.").arg(name);
}

QString GameBoard::restingHint() const {
    const QString only = m_only ? m_only->pending() : QString();
    return only.isEmpty() ? shownPrompt().hint : tr("The only choice: %1").arg(only);
}

} // namespace app
