// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/bot_pace.h"
#include "app/documents/bot_thinker.h"
#include "app/documents/table_document.h"
#include "engine/core/random.h"

#include <QtCore/QFlags>
#include <QtCore/QTimer>

namespace app {

/// Decides when the bots of a document move, in any game; how they choose is in BotsOf.
class TableBots : public QObject {
    Q_OBJECT
public:
    /// The reasons for bots to wait; they continue when none is left. Look: the person should first look at
    /// something on the board. Guide: first read what the guide says.
    enum class Pause { Handover = 1, Popover = 2, Dialog = 4, Replay = 8, Look = 16, Guide = 32 };
    Q_DECLARE_FLAGS(Pauses, Pause)

    /// The document must outlive this.
    explicit TableBots(TableDocument& document, QObject* parent = nullptr);

    BotPace pace() const { return m_pace; }
    void setPace(BotPace pace);
    /// Milliseconds between two moves; 0 for Instant; unused for EachKey.
    static int interval(BotPace pace);

    Pauses pauses() const { return m_pauses; }
    void setPaused(Pause reason, bool paused);

    /// Whether it is a bot's turn.
    bool isBotsTurn() const;
    /// Whether it is the turn of a bot that moves only when `advance` is called.
    bool waitsForKey() const {
        return isBotsTurn() && !m_pauses && (m_pace == BotPace::EachKey || m_stalled);
    }

    /// Whether a bot is thinking on the other thread.
    bool isThinking() const { return m_thinker.isThinking(); }

    /// The bot's random numbers at a step (from 0).
    static core::Random randomFor(std::uint64_t gameSeed, core::Seat seat, std::size_t step);

public slots:
    /// Makes the bot's next move at once, whatever the pace: a bot that is thinking takes the best move it
    /// has found. Also retries a move that could not be written.
    void advance();

signals:
    /// isBotsTurn or waitsForKey may have changed.
    void statusChanged();

protected:
    /// How long a bot that uses all its time thinks about a choice, in milliseconds.
    static constexpr int thinkingTime = 1000;

    /// Makes the bot decide: either at once, followed by `playNow`, or on the thinker's thread, followed by
    /// `decided`.
    virtual void think() = 0;
    /// Whether the bot to move thinks on the other thread.
    virtual bool searches() const = 0;
    virtual bool hasDecision() const = 0;
    virtual void forgetDecision() = 0;
    /// Performs the decision; false if it could not be written.
    virtual bool performDecision() = 0;

    /// Call it when there is a decision to perform after the pause.
    void decided();
    /// Call it when there is a decision to perform at once.
    void playNow();
    BotThinker& thinker() { return m_thinker; }

    /// Starts or stops the timer as the current state requires. Subclasses call it at the end of their
    /// constructors.
    void schedule();

private:
    /// Called when the pause after the last move is over.
    void goOn();

    TableDocument& m_document;
    BotThinker m_thinker;
    /// The pause is over: the bot moves as soon as it has decided.
    bool m_due = false;
    QTimer m_timer;
    BotPace m_pace = BotPace::Normal;
    Pauses m_pauses;
    /// A move could not be written; only `advance` retries it.
    bool m_stalled = false;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(TableBots::Pauses)

} // namespace app
