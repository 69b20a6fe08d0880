// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/any_record.h"

#include <QtCore/QString>

#include <algorithm>
#include <optional>
#include <vector>

namespace tests {

/// One whole random game, checked in every way: what every game promises (see core::Game and
/// core::RecordedGame) is tested here and nowhere else. A game's own test derives from this, says which
/// setups there are, how to alter its actions and what its secrets are, and adds what is true only of that
/// game.
///
///     class RandomGame : public AnyGame<Game> { … };
///     const QString wrong = RandomGame(setup, chance).play();
///     QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
template <core::RecordedGame G> class AnyGame {
public:
    using State = typename G::State;
    using Setup = typename G::Setup;
    using Action = typename G::Action;
    using ActionList = typename G::ActionList;
    using Event = typename G::Event;
    using Events = std::vector<Event>;
    using Refusal = typename G::Refusal;
    using Observation = typename G::Observation;
    using Seat = core::Seat;

    AnyGame(const Setup& setup, core::Random& chance) : m_setup(setup), m_chance(chance) {}
    virtual ~AnyGame() = default;

    /// Empty if every check held. Costly checks are made at a sample of the steps.
    QString play();

    /// Steps of the longest game so far.
    static int longest() { return s_longest; }
    /// Games are far shorter; the bound only checks that they end.
    static constexpr int mostSteps = 5000;

protected:
    /// Changes one field of an action at random, perhaps out of its range.
    virtual void alter(Action& action) = 0;
    /// The same state with different secrets where `viewer` may not see them (everywhere for noSeat). The
    /// generator is changed by the caller.
    virtual State withOtherSecrets(Seat viewer) = 0;
    /// Uniform by default; a game can delay actions that would make its games dull.
    virtual Action choose() { return m_list[below(m_list.size())]; }
    /// What is wrong with the state, at every eighth step.
    virtual QString unsound() { return {}; }
    /// What else is wrong, at a sample of the steps before the action is taken, and at the end.
    virtual QString lookCloser(const Action&) { return {}; }
    virtual QString lookCloserAtTheEnd() { return {}; }
    /// Called with a refused action and the reason.
    virtual QString lookAtRefusal(const Action&, Refusal) { return {}; }

    const Setup& setup() const { return m_setup; }
    const State& state() const { return m_state; }
    const ActionList& list() const { return m_list; }
    core::Random& chance() { return m_chance; }
    std::uint32_t below(std::size_t bound) { return m_chance.below(static_cast<std::uint32_t>(bound)); }
    static QString shown(const Action& action) {
        if (!G::isWellFormed(action))
            return QStringLiteral("an action with fields out of range");
        return '"' + QString::fromStdString(std::string(G::notation(action))) + '"';
    }

private:
    QString fault(const QString& what) const {
        return QString("%1 players, seed %2, step %3: %4")
            .arg(m_setup.players)
            .arg(m_setup.seed)
            .arg(m_step)
            .arg(what);
    }

    QString look(const Action& action);
    QString lookAtList();
    QString lookAtRefusals();
    QString lookAtWords();
    QString lookAtObservations();
    QString lookAtTheEnd();
    QString lookAtRecord();
    QString lookAtUndo(const core::Record<G>& record, const std::string& text);

    void remember(const Action& action) {
        if (s_strangers.size() < 200)
            s_strangers.push_back(action);
        else
            s_strangers[below(s_strangers.size())] = action;
    }

    static bool isRead(const std::variant<core::Record<G>, core::ReadError<G>>& result,
                       const core::Record<G>& expected) {
        const auto* read = std::get_if<core::Record<G>>(&result);
        return read && *read == expected;
    }

    Setup m_setup;
    core::Random& m_chance;
    State m_state;
    ActionList m_list;
    std::vector<Action> m_actions;
    int m_step = 0;
    /// Actions from other states and games, tried where they do not belong.
    inline static std::vector<Action> s_strangers;
    inline static int s_longest = 0;
};

template <core::RecordedGame G> QString AnyGame<G>::play() {
    if (!G::isValid(m_setup))
        return fault("the setup is not valid");
    m_state = G::newGame(m_setup, nullptr);
    for (m_step = 0; !m_state.finished(); ++m_step) {
        if (m_step >= mostSteps)
            return fault("the game does not end");
        G::legalActions(m_state, m_list);
        if (m_list.empty())
            return fault("nothing can be done, but the game is not over");
        if (m_list.size() > ActionList::capacity())
            return fault("the list of actions overflows");
        if (m_state.actor >= m_state.seats)
            return fault("nobody is to act");
        const Action action = choose();
        if (below(12) == 0)
            if (const QString wrong = look(action); !wrong.isEmpty())
                return fault(wrong + " (at " + shown(action) + ")");
        if (below(30) == 0)
            remember(m_list[below(m_list.size())]);
        m_actions.push_back(action);
        G::applyLegal(m_state, action, nullptr);
        if (m_step % 8 == 0 || m_state.finished())
            if (const QString wrong = unsound(); !wrong.isEmpty())
                return fault(wrong);
    }
    s_longest = std::max(s_longest, m_step);
    if (const QString wrong = lookAtTheEnd(); !wrong.isEmpty())
        return fault(wrong);
    return {};
}

template <core::RecordedGame G> QString AnyGame<G>::look(const Action& action) {
    const State before = m_state;
    if (!(before == m_state))
        return "a copy differs from its original";
    if (QString wrong = lookAtList(); !wrong.isEmpty())
        return wrong;
    if (QString wrong = lookAtRefusals(); !wrong.isEmpty())
        return wrong;
    if (QString wrong = lookAtObservations(); !wrong.isEmpty())
        return wrong;
    if (QString wrong = lookAtWords(); !wrong.isEmpty())
        return wrong;
    if (QString wrong = lookCloser(action); !wrong.isEmpty())
        return wrong;
    if (!(before == m_state))
        return "asking changed the state";
    return {};
}

/// Every listed action is accepted and listed once, in the same order each time, and its notation reads back
/// as the same action; all answers about legality agree.
template <core::RecordedGame G> QString AnyGame<G>::lookAtList() {
    ActionList again;
    G::legalActions(m_state, again);
    if (!(again == m_list))
        return "the order of the list is not stable";
    for (std::size_t i = 0; i < m_list.size(); ++i) {
        const Action& action = m_list[i];
        for (std::size_t j = 0; j < i; ++j)
            if (m_list[j] == action)
                return shown(action) + " is listed twice";
        if (!G::isWellFormed(action))
            return shown(action) + " is listed but not well formed";
        const auto read = G::parseAction(G::notation(action));
        if (!read || !(*read == action))
            return shown(action) + " is not read back";
        if (G::whyNot(m_state, action) != Refusal::None)
            return shown(action) + " is listed but refused";
    }
    const Action& action = m_list[below(m_list.size())];
    State quiet = m_state;
    State told = m_state;
    Events events;
    G::applyLegal(quiet, action, nullptr);
    if (G::apply(told, action, &events) != Refusal::None)
        return "a listed action is not accepted";
    if (!(quiet == told))
        return "whether somebody listens to the events changes the game";
    if (told == m_state)
        return "a listed action changes nothing";
    return {};
}

/// Actions from other states, and altered ones: either listed, or refused for a reason without any effect.
template <core::RecordedGame G> QString AnyGame<G>::lookAtRefusals() {
    for (int i = 0; i < 24; ++i) {
        Action action = i % 3 == 0 && !s_strangers.empty() ? s_strangers[below(s_strangers.size())]
                                                           : m_list[below(m_list.size())];
        if (i % 3 != 0)
            alter(action);
        if (i % 3 == 2)
            alter(action);
        if (m_list.contains(action))
            continue;
        const Refusal reason = G::whyNot(m_state, action);
        if (reason == Refusal::None)
            return shown(action) + " is not listed but not refused";
        if (english(G::phrase(reason)).empty())
            return shown(action) + " is refused without words";
        State after = m_state;
        Events events;
        if (G::apply(after, action, &events) != reason)
            return shown(action) + " is refused for two reasons";
        if (!(after == m_state) || !events.empty())
            return shown(action) + " was refused but did something";
        if (G::isWellFormed(action)) {
            const auto read = G::parseAction(G::notation(action));
            if (!read || !(*read == action))
                return shown(action) + " is not read back";
        }
        if (QString wrong = lookAtRefusal(action, reason); !wrong.isEmpty())
            return wrong;
    }
    return {};
}

/// There are words for every possible action and everything that follows, for every seat.
template <core::RecordedGame G> QString AnyGame<G>::lookAtWords() {
    const std::vector<std::string> names;
    const Action& action = m_list[below(m_list.size())];
    const State& visible = G::observe(m_state, m_state.actor).visible;
    if (english(G::label(visible, action)).empty())
        return shown(action) + " has no words";
    State after = m_state;
    Events events;
    G::applyLegal(after, action, &events);
    for (int viewer = -1; viewer < m_state.seats; ++viewer) {
        const Seat seat = viewer < 0 ? core::noSeat : static_cast<Seat>(viewer);
        if (english(G::prompt(G::observe(m_state, seat).visible, seat, names)).empty())
            return "a seat is not told what to do";
        for (const Event& one : G::observeEvents(events, seat))
            if (english(G::phrase(one, m_state, names)).empty())
                return "an event has no words";
    }
    return {};
}

/// What a seat sees does not depend on what it may not see.
template <core::RecordedGame G> QString AnyGame<G>::lookAtObservations() {
    for (int viewer = -1; viewer < m_state.seats; ++viewer) {
        const Seat seat = viewer < 0 ? core::noSeat : static_cast<Seat>(viewer);
        const Observation seen = G::observe(m_state, seat);
        if (seen.seat != seat || seen.visible.actor != m_state.actor || seen.visible.seats != m_state.seats)
            return "an observation does not say whose it is or whose turn it is";
        if (!(seen.visible.random == core::Random{}))
            return "an observation shows the generator";
        State other = withOtherSecrets(seat);
        other.random = core::Random(m_chance.below(1u << 30));
        if (!(G::observe(other, seat) == seen))
            return "an observation depends on what is hidden";
    }
    return {};
}

template <core::RecordedGame G> QString AnyGame<G>::lookAtTheEnd() {
    if (m_list.empty())
        return "the last list was empty";
    ActionList list;
    G::legalActions(m_state, list);
    if (!list.empty())
        return "something can be done after the end";
    for (const Action& action : m_list)
        if (G::whyNot(m_state, action) == Refusal::None)
            return shown(action) + " is not refused after the end";
    if (G::winners(m_state) >> m_state.seats)
        return "somebody wins who does not play";
    if (QString wrong = lookCloserAtTheEnd(); !wrong.isEmpty())
        return wrong;
    return below(10) == 0 ? lookAtRecord() : QString();
}

/// Record → text → record, and the replay of what was read.
template <core::RecordedGame G> QString AnyGame<G>::lookAtRecord() {
    core::Record<G> record{.setup = m_setup, .seats = {}, .title = "A game", .actions = m_actions};
    for (int seat = 0; seat < m_setup.players; ++seat)
        record.seats.push_back({.name = "Seat " + std::to_string(seat + 1), .colour = seat});
    const std::string text = core::toText(record);
    const auto result = core::readRecord<G>(text);
    if (std::holds_alternative<core::ReadError<G>>(result))
        return "a record is not read back";
    if (!isRead(result, record))
        return "a record is read back differently";
    const auto any = games::readAnyRecord(text);
    const auto* kept = std::get_if<games::AnyRecord>(&any);
    if (!kept || !(*kept == record))
        return "a record is not known as one of its game";
    const auto again = core::replay(record);
    if (again.actionsPlayed() != m_actions.size() || !(again.state == m_state))
        return "a replay ends in another state";
    if (again.events.size() != again.eventsAfter.back())
        return "a replay has events that belong to no action";
    if (G::transcript(record).empty())
        return "a game is not told";
    return lookAtUndo(record, text);
}

/// A record that was cut off keeps all its whole lines; actions that are undone and repeated leave no trace.
template <core::RecordedGame G>
QString AnyGame<G>::lookAtUndo(const core::Record<G>& record, const std::string& text) {
    core::Record<G> shorter = record;
    shorter.actions.pop_back();
    if (!isRead(core::readRecord<G>(text.substr(0, text.size() - 1), {.tolerateCutOff = true}), shorter))
        return "a record that was cut off loses more than its last line";
    const std::size_t count = 1 + below(m_actions.size());
    std::string undone = text + core::undoLine(count);
    shorter.actions.resize(m_actions.size() - count);
    if (!isRead(core::readRecord<G>(undone), shorter))
        return "actions that were taken back are still in the record";
    State state = core::replay(shorter).state;
    for (std::size_t i = shorter.actions.size(); i < m_actions.size(); ++i) {
        undone += core::actionLine<G>(i + 1, state.actor, m_actions[i]);
        G::applyLegal(state, m_actions[i], nullptr);
    }
    if (!isRead(core::readRecord<G>(undone), record))
        return "actions that were taken back cannot be taken again";
    return {};
}

} // namespace tests
