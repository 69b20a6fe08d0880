// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/text/phrases.h"
#include "bot_thinker.h"
#include "engine/core/hint.h"
#include "game_of.h"
#include "table_bots.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QStringList>
#include <QtCore/QTimer>

#include <exception>
#include <functional>
#include <utility>

namespace app {

/// Asks the strongest bot what it would do in place of the seat that has to choose, and why. The bot sees
/// only what that seat sees. A hint is dropped as soon as the game continues.
class HintAdviser : public QObject {
    Q_OBJECT
public:
    /// The document must outlive this.
    explicit HintAdviser(TableDocument& document, QObject* parent = nullptr);

    /// Thinks on another thread, then emits `advised` with the best that it has found in `patience`.
    void ask();
    bool isThinking() const { return m_thinker.isThinking(); }
    /// The time limit for thinking, in milliseconds: the answer is on the screen within a second.
    static constexpr int patience = 700;

signals:
    void thinkingChanged(bool thinking);
    /// There is an answer: see HintAdviserOf::hint.
    void advised();

protected:
    /// Whether there is anything to ask about.
    virtual bool hasQuestion() const = 0;
    /// What the thinker works out; its answer is followed by `answered`.
    virtual BotThinker::Work question() = 0;
    void answered();

private:
    BotThinker m_thinker;
    QTimer m_deadline;
};

/// The adviser of a game.
template <core::Advised G> class HintAdviserOf : public HintAdviser {
public:
    explicit HintAdviserOf(GameOf<G>& document, QObject* parent = nullptr)
        : HintAdviser(document, parent), m_document(document) {}

    /// The last answer.
    const core::Hint<G>& hint() const { return m_hint; }

protected:
    bool hasQuestion() const override { return m_document.isOpen() && !m_document.legal().empty(); }
    BotThinker::Work question() override {
        const core::Seat seat = m_document.actor();
        const int playouts = BotThinker::speedOf<G>().stepsIn(patience);
        return [this, seen = m_document.observation(seat), legal = m_document.legal(), playouts,
                names = m_document.names(),
                random = TableBots::randomFor(m_document.seed(), seat, m_document.stepCount())](
                   std::stop_token stop) mutable -> BotThinker::Answer {
            QElapsedTimer clock;
            clock.start();
            const core::Budget budget{.iterations = playouts, .stop = std::move(stop)};
            core::Hint<G> made = core::Adviser<G>::advise(seen, legal, random, budget, names);
            return [this, made = std::move(made), time = clock.elapsed()] {
                BotThinker::speedOf<G>().learn(made.playouts, time);
                m_hint = made;
                answered();
            };
        };
    }

private:
    GameOf<G>& m_document;
    core::Hint<G> m_hint;
};

} // namespace app
