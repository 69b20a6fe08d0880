// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/table_bots.h"

#include "engine/core/random.h"

namespace app {

TableBots::TableBots(TableDocument& document, QObject* parent) : QObject(parent), m_document(document) {
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &TableBots::goOn);
    const auto forget = [this] {
        m_thinker.forget();
        forgetDecision();
        m_due = false;
        m_stalled = false;
        schedule();
    };
    connect(&document, &TableDocument::changed, this, forget);
    connect(&document, &TableDocument::closed, this, forget);
    connect(&document, &TableDocument::substitutesChanged, this, forget);
}

void TableBots::setPace(BotPace pace) {
    m_pace = pace;
    m_timer.stop();
    schedule();
}

int TableBots::interval(BotPace pace) {
    switch (pace) {
    case BotPace::Slow: return 1800;
    case BotPace::Normal: return 900;
    case BotPace::Fast: return 300;
    case BotPace::EachKey:
    case BotPace::Instant: return 0;
    }
    return 0;
}

void TableBots::setPaused(Pause reason, bool paused) {
    m_pauses.setFlag(reason, paused);
    if (paused)
        m_due = false;
    schedule();
}

bool TableBots::isBotsTurn() const {
    return m_document.isOpen() && !m_document.isFinished() && !m_document.isPerson(m_document.actor());
}

core::Random TableBots::randomFor(std::uint64_t gameSeed, core::Seat seat, std::size_t step) {
    return core::Random(core::mixedSeed(core::mixedSeed(gameSeed) + seat) + step);
}

void TableBots::advance() {
    if (!isBotsTurn() || m_pauses)
        return;
    m_timer.stop();
    goOn();
    m_thinker.hurry();
}

void TableBots::goOn() {
    m_due = true;
    if (hasDecision())
        playNow();
    else if (!m_thinker.isThinking())
        think();
}

void TableBots::decided() {
    if (m_due && !m_pauses)
        playNow();
}

void TableBots::playNow() {
    if (performDecision())
        return;
    m_stalled = true;
    schedule();
}

/// A bot that searches thinks during the pause.
void TableBots::schedule() {
    const bool runs = isBotsTurn() && !m_pauses && !waitsForKey();
    if (isBotsTurn() && !m_pauses && !m_stalled && !hasDecision() && !m_thinker.isThinking() && searches())
        think();
    if (!runs)
        m_timer.stop();
    else if (!m_timer.isActive() && !m_due)
        m_timer.start(interval(m_pace));
    emit statusChanged();
}

} // namespace app
