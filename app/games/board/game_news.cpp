// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_news.h"

namespace app {

std::size_t GameNews::stepsFollowed() const {
    for (std::size_t step = m_document.stepCount(); step > 0; --step)
        if (m_document.stepActor(step - 1) == m_viewer.eyes())
            return step;
    return 0;
}

QStringList GameNews::sentences() const {
    QStringList sentences;
    for (std::size_t step = stepsFollowed(); step < m_document.stepCount(); ++step) {
        if (m_document.stepActor(step) == m_viewer.eyes())
            continue;
        for (const Sentence& one : m_document.sentences(step, m_viewer.eyes()))
            if (one.weight != core::Weight::Detail)
                sentences << one.words;
    }
    return sentences;
}

void GameNews::noteShown() {
    m_shown = {m_document.seed(), m_document.stepCount(), m_viewer.seat()};
}

bool GameNews::leavesChoice(const Change& change) const {
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

} // namespace app
