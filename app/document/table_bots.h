// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/bot_pace.h"
#include "app/document/bot_thinker.h"
#include "app/document/table_document.h"
#include "engine/core/random.h"

#include <QtCore/QFlags>
#include <QtCore/QTimer>

namespace app {

/// When the bots of a document move, whichever game it is; how they choose is in BotsOf.
class TableBots : public QObject {
    Q_OBJECT
public:
    /// What makes the bots wait; they continue when no reason is left. Look: there is something on the board
    /// to look at first.
    enum class Pause { Curtain = 1, Popover = 2, Dialog = 4, Replay = 8, Look = 16 };
    Q_DECLARE_FLAGS(Pauses, Pause)

    /// The document must live longer.
    explicit TableBots(TableDocument& document, QObject* parent = nullptr);

    BotPace pace() const { return m_pace; }
    void setPace(BotPace pace);
    /// Milliseconds between two moves; 0 for Instant; unused for EachKey.
    static int interval(BotPace pace);

    Pauses pauses() const { return m_pauses; }
    void setPaused(Pause reason, bool paused);

    /// A bot is to move now.
    bool isBotsTurn() const;
    /// A bot is to move and does so only when `advance` is called.
    bool waitsForKey() const {
        return isBotsTurn() && !m_pauses && (m_pace == BotPace::EachKey || m_stalled);
    }

    /// A bot is thinking on the other thread.
    bool isThinking() const { return m_thinker.isThinking(); }

    /// The bot's random numbers at a step (from 0).
    static core::Random randomFor(std::uint64_t gameSeed, core::Seat seat, std::size_t step);

public slots:
    /// Makes the bot's next move at once, whatever the pace: one that is thinking takes the best it has
    /// found. Also retries a move that could not be written.
    void advance();

signals:
    /// isBotsTurn or waitsForKey may have changed.
    void statusChanged();

protected:
    /// Milliseconds for which a bot that uses all its time thinks about a choice.
    static constexpr int thinkingTime = 1000;

    /// Asks the bot to move; it decides at once, by `playNow`, or on the thinker, by `decided`.
    virtual void think() = 0;
    /// Whether the bot to move thinks on the other thread.
    virtual bool searches() const = 0;
    virtual bool hasDecision() const = 0;
    virtual void forgetDecision() = 0;
    /// Performs what was decided; false when it could not be written.
    virtual bool performDecision() = 0;

    /// There is a decision; it is performed when its pause is over.
    void decided();
    /// There is a decision, to be performed at once.
    void playNow();
    BotThinker& thinker() { return m_thinker; }

    /// Sets or stops the timer, whichever the present state asks for. Subclasses call it when they are
    /// complete.
    void schedule();

private:
    /// The pause after the last move is over.
    void goOn();

    TableDocument& m_document;
    BotThinker m_thinker;
    /// Its pause is over; it moves as soon as it has decided.
    bool m_due = false;
    QTimer m_timer;
    BotPace m_pace = BotPace::Normal;
    Pauses m_pauses;
    /// A move could not be written: it is not retried without being asked.
    bool m_stalled = false;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(TableBots::Pauses)

} // namespace app
