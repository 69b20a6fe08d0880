// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/threads/background.h"
#include "app/base/threads/speed.h"

#include <QtCore/QObject>

namespace app {

/// Lets a bot that searches think without blocking the window: a Background whose answers come through Qt's
/// event loop. One question at a time; stale answers are discarded.
class BotThinker : public QObject {
    Q_OBJECT
public:
    using Answer = threads::Background::Answer;
    using Work = threads::Background::Work;
    using Failure = threads::Background::Failure;

    explicit BotThinker(QObject* parent = nullptr);

    /// Discards an earlier question. If thinking throws an exception, `failed` is called instead of the
    /// answer.
    void think(Work work, Failure failed) { m_background.start(std::move(work), std::move(failed)); }
    bool isThinking() const { return m_background.isBusy(); }
    /// Makes the bot answer soon, with the best move found so far.
    void hurry() { m_background.hurry(); }
    void forget() { m_background.forget(); }

    /// How many playouts of a game fit into a given time on this machine; shared by all bots of the game.
    template <typename G> static threads::Speed& speedOf() {
        static threads::Speed speed;
        return speed;
    }

private:
    threads::Background m_background;
};

} // namespace app
