#pragma once

#include "app/document/bot_thinker.h"
#include "app/document/game_document.h"
#include "engine/bots/bot.h"
#include "engine/core/random.h"

#include <QtCore/QFlags>
#include <QtCore/QTimer>

#include <functional>
#include <optional>

namespace app {

/// How long a bot's move stays on the screen before the next one.
enum class BotPace {
    EachKey, ///< until `advance` is called
    Slow,
    Normal,
    Fast,
    Instant, ///< no wait, but the window is painted between two moves
};

/// Plays the seats of a document that belong to bots, one move after another. A bot sees the observation of
/// its seat and the list of what it may do, nothing else; its chance comes from the game's seed, the seat and
/// the number of the step, so that a game with the same choices repeats exactly, also after undoing or
/// reopening it. Bots that search think on another thread, for as many playouts as fit in their thinking time
/// on this machine: their moves repeat only where the machine is as fast.
class BotDriver : public QObject {
    Q_OBJECT
public:
    /// What makes the bots wait; they go on when nothing does any more.
    enum class Pause { Curtain = 1, Popover = 2, Dialog = 4, Replay = 8 };
    Q_DECLARE_FLAGS(Pauses, Pause)

    /// Chooses for the bot named in the record. Returns one of the actions listed. Called on another thread for
    /// bots that search.
    using Chooser =
        std::function<genotype::Action(const std::string& bot, const genotype::Observation&,
                                       const genotype::ActionList&, core::Random&, const genotype::Budget&)>;

    /// The document must live longer. Without a chooser the engine's bots play.
    explicit BotDriver(GameDocument& document, QObject* parent = nullptr);
    BotDriver(GameDocument& document, Chooser chooser, QObject* parent = nullptr);

    BotPace pace() const { return m_pace; }
    void setPace(BotPace pace);
    /// Milliseconds between two moves; 0 for Instant and, without a meaning, for EachKey.
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

    /// The bot's chance at a step (from 0).
    static core::Random randomFor(std::uint64_t gameSeed, genotype::Seat seat, std::size_t step);

public slots:
    /// The bot's next move at once, whatever the pace: one that is thinking takes the best it has found. Also
    /// tries again after a move that could not be written.
    void advance();

signals:
    /// isBotsTurn or waitsForKey may have changed.
    void statusChanged();

private:
    void follow();
    void think();
    void decide(const genotype::Action& action);
    void play(const genotype::Action& action);
    /// The pause after the last move is over.
    void goOn();

    GameDocument& m_document;
    Chooser m_chooser;
    BotThinker m_thinker;
    /// What the bot to move has decided, before its time has come.
    std::optional<genotype::Action> m_decision;
    /// Its time has come; it moves as soon as it has decided.
    bool m_due = false;
    QTimer m_timer;
    BotPace m_pace = BotPace::Normal;
    Pauses m_pauses;
    /// A move could not be written: no further try without being asked.
    bool m_stalled = false;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(BotDriver::Pauses)

} // namespace app
