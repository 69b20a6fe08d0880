// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_prompter.h"

#include "board_hints.h"
#include "only_choices.h"
#include "prompt_bar.h"

#include <utility>

namespace app {

BoardPrompter::BoardPrompter(const TableDocument& document, Viewer& viewer, TableBots* bots, PromptBar& bar,
                             const PromptSource& source)
    : m_document(document), m_viewer(viewer), m_bots(bots), m_bar(bar), m_source(source) {
    m_bar.setLeavable(bots != nullptr);
    if (bots)
        connect(bots, &TableBots::statusChanged, this, [this, guided = false]() mutable {
            m_bar.setWaiting(m_bots->waitsForKey());
            const bool now = isGuided();
            if (std::exchange(guided, now) != now && m_document.isOpen())
                refresh();
        });
}

bool BoardPrompter::isGuided() const {
    return m_bots && (m_bots->pauses() & TableBots::Pause::Guide);
}

BoardPrompt BoardPrompter::shown() const {
    BoardPrompt now = m_source.currentPrompt();
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

void BoardPrompter::setReplayWords(const QString& words) {
    m_replayWords = words;
    refresh();
}

bool BoardPrompter::setStopped(const QString& words) {
    if (words == m_stopWords)
        return false;
    m_stopWords = words;
    m_viewer.setStopped(!words.isEmpty());
    return true;
}

void BoardPrompter::refresh() {
    const BoardPrompt now = shown();
    const bool somebody = now.seat != core::noSeat;
    m_bar.setPrompt(now.words, somebody ? m_document.seatColour(now.seat) : 0,
                    somebody ? m_document.seatName(now.seat).left(1).toUpper() : QString());
    rest();
    const bool isGoingOn = m_bots && !m_viewer.isStopped();
    m_bar.setUndoable(isGoingOn && (m_source.isHalfMade() || m_document.canUndo()),
                      isGoingOn && m_document.canRedo());
    // The button is not highlighted while something else can still be done.
    m_bar.setProceedLabels(m_source.proceedLabels() << tr("To the result"));
    m_bar.setProceed(now.proceed, !m_isGlowing || !m_isGlowing());
    m_bar.setOptions(now.options);
    m_bar.setNews(m_source.news());
    m_bar.setWaiting(m_bots && m_bots->waitsForKey());
    refreshHints();
}

void BoardPrompter::refreshHints() {
    m_bar.setHintable(m_hints && m_hints->isHintable(), m_hints && m_hints->isThinking());
}

void BoardPrompter::say(const QString& words, bool refusal) {
    m_bar.setHint(words, refusal);
}

void BoardPrompter::rest() {
    m_bar.setHint(restingHint());
}

QString BoardPrompter::restingHint() const {
    const QString only = m_only ? m_only->pending() : QString();
    return only.isEmpty() ? shown().hint : tr("The only choice: %1").arg(only);
}

QString BoardPrompter::wordsWith(const QString& whatToDo) const {
    if (m_viewer.isHandover())
        return tr("It is %1's turn.").arg(m_document.seatName(m_viewer.next()));
    const QString name = m_document.seatName(m_document.actor());
    if (m_bots && m_viewer.isToChoose())
        return tr("%1: %2").arg(name, whatToDo);
    return isGuided() ? tr("%1 is waiting until you press “Next”.").arg(name)
                      : tr("%1 is playing.").arg(name);
}

} // namespace app
