// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/document_of.h"
#include "app/documents/table_bots.h"
#include "engine/games/games.h"

#include <QtCore/QElapsedTimer>

#include <exception>
#include <functional>
#include <optional>
#include <utility>

namespace app {

/// Plays the seats of a document that belong to bots, one move after another. A bot sees only the observation
/// of its seat and the list of its legal actions. Its random numbers depend on the game's seed, the seat and
/// the number of the step, so that a game with the same choices repeats exactly, even after undo or
/// reopening. Bots that search think on another thread, for as many playouts as fit in their thinking time on
/// this machine: their moves repeat only on a machine of the same speed.
template <typename G> class BotsOf : public TableBots {
public:
    using Action = typename G::Action;
    using Observation = typename G::Observation;
    using ActionList = typename G::ActionList;

    /// Chooses for the bot named in the record. Returns one of the actions listed. Called on another thread
    /// for bots that search.
    using Chooser = std::function<Action(const std::string& bot, const Observation&, const ActionList&,
                                         core::Random&, const core::Budget&)>;

    /// The document must outlive this. Without a chooser, the engine's bots play.
    explicit BotsOf(DocumentOf<G>& document, QObject* parent = nullptr)
        : BotsOf(document, engineBotsChoice, parent) {}
    BotsOf(DocumentOf<G>& document, Chooser chooser, QObject* parent = nullptr)
        : TableBots(document, parent), m_document(document), m_chooser(std::move(chooser)) {
        schedule();
    }

protected:
    bool searches() const override { return bot().searches(); }
    bool hasDecision() const override { return m_decision.has_value(); }
    void forgetDecision() override { m_decision.reset(); }
    bool performDecision() override {
        const Action chosen = *m_decision; // the change clears m_decision
        return m_document.perform(chosen);
    }

    /// Bots that do not search decide at once.
    void think() override {
        const core::Seat seat = m_document.actor();
        const std::string id = m_document.kind(seat);
        core::Random random = randomFor(m_document.seed(), seat, m_document.stepCount());
        if (!searches()) {
            m_decision = m_chooser(id, m_document.observation(seat), m_document.legal(), random, {});
            playNow();
            return;
        }
        const int playouts = bot().usesAllItsTime() ? BotThinker::speedOf<G>().stepsIn(thinkingTime) : 0;
        auto work = [this, choose = m_chooser, id, seen = m_document.observation(seat),
                     legal = m_document.legal(), random,
                     playouts](std::stop_token stop) mutable -> BotThinker::Answer {
            QElapsedTimer clock;
            clock.start();
            const Action action =
                choose(id, seen, legal, random, core::Budget{.iterations = playouts, .stop = stop});
            const qint64 time = stop.stop_requested() || legal.size() < 2 ? 0 : clock.elapsed();
            return [this, action, playouts, time] {
                BotThinker::speedOf<G>().learn(playouts, time);
                m_decision = action;
                decided();
            };
        };
        // If thinking fails for lack of memory or a thread, the game must still continue.
        thinker().think(std::move(work), [this, seat, random](std::exception_ptr) mutable {
            m_decision =
                engineBot({}).chooseAction(m_document.observation(seat), m_document.legal(), random, {});
            decided();
        });
        // Ends the search in time if the machine has become slow or its speed is not known yet.
        QTimer::singleShot(3 * thinkingTime, &thinker(), [this, step = m_document.stepCount()] {
            if (m_document.stepCount() == step)
                thinker().hurry();
        });
    }

private:
    /// An unknown bot, from a later version, plays like the simplest bot that thinks rather than not at all.
    static const core::Bot<G>& engineBot(const std::string& id) {
        using Roster = core::Roster<G>;
        const core::Bot<G>* bot = Roster::find(id);
        return *(bot ? bot : Roster::find(Roster::ids()[1]));
    }
    const core::Bot<G>& bot() const { return engineBot(m_document.kind(m_document.actor())); }

    static Action engineBotsChoice(const std::string& id, const Observation& seen, const ActionList& legal,
                                   core::Random& random, const core::Budget& budget) {
        return engineBot(id).chooseAction(seen, legal, random, budget);
    }

    DocumentOf<G>& m_document;
    Chooser m_chooser;
    /// What the bot to move has decided; performed when its pause is over.
    std::optional<Action> m_decision;
};

} // namespace app
