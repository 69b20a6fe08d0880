// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_of.h"
#include "engine/games/only_choice.h"

#include <algorithm>
#include <iterator>

namespace app {

/// Owns a game's state and is the only one to apply an action. Widgets paint an observation and send intents;
/// log, animation, charts and saves read the steps. An action is written to the journal before `changed` is
/// emitted, so that everything on the screen is also on disk.
template <typename G> class DocumentOf : public GameOf<G> {
public:
    using typename GameOf<G>::Record;
    using typename GameOf<G>::State;
    using typename GameOf<G>::Action;
    using typename GameOf<G>::Event;
    using typename GameOf<G>::Step;
    using typename GameOf<G>::Seat;

    using GameOf<G>::GameOf;
    using GameOf<G>::isLegal;
    using GameOf<G>::isFinished;
    using GameOf<G>::isPerson;
    using GameOf<G>::actor;

    /// Makes the record's game, with its actions so far, the current one. If `journal` is null, nothing is
    /// saved (shots, tests, replays). Precondition: the record reads back without an error.
    void open(const Record& record, std::unique_ptr<Journal> journal) {
        m_journal = std::move(journal);
        m_record = record;
        m_openingEvents.clear();
        m_steps.clear();
        m_states.clear();
        m_undone.clear();
        m_state = G::newGame(record.setup, &m_openingEvents);
        for (const Action& action : record.actions) {
            m_states.push_back(m_state);
            m_steps.push_back(take(m_state, action));
        }
        m_open = true;
        refreshLegal();
        emit this->changed({Change::Kind::Opened, 0, m_steps.size()});
    }

    const Record& record() const { return m_record; }
    typename G::Observation observation(Seat viewer) const override { return G::observe(m_state, viewer); }

    /// Applies the action if it is legal and could be written. Otherwise nothing changes; if writing failed,
    /// `writeFailed` is emitted.
    bool perform(const Action& action) override {
        if (!m_open || !isLegal(action))
            return false;
        State next = m_state;
        Step step = take(next, action);
        if (!this->write(core::actionLine<G>(m_steps.size() + 1, step.actor, action),
                         syncAfter(m_state, next)))
            return false;
        m_undone.clear();
        const std::size_t before = m_steps.size();
        push(std::move(step), next);
        refreshLegal();
        emit this->changed({Change::Kind::Acted, before, m_steps.size()});
        this->revealDice();
        return true;
    }

    // ---- TableDocument
    QString onlyChoice() const override {
        const auto only = choiceToMake();
        return only ? text(G::label(G::observe(m_state, m_state.actor).visible, *only)) : QString();
    }
    bool makeOnlyChoice() override {
        const auto only = choiceToMake();
        return only && perform(*only);
    }
    bool canUndo() const override { return undoTarget() < m_steps.size(); }
    bool canRedo() const override { return !m_undone.empty(); }
    bool undo() override;
    bool redo() override;

private:
    /// A person's only choice.
    std::optional<Action> choiceToMake() const {
        if (!m_open || isFinished() || !isPerson(actor()))
            return {};
        return games::onlyChoice<G>(m_state, m_legal);
    }

    /// Applies a legal action to `state` and returns what it caused.
    static Step take(State& state, const Action& action) {
        Step step;
        step.actor = state.actor;
        typename G::ActionList legal;
        G::legalActions(state, legal);
        step.only = games::onlyChoice<G>(state, legal).has_value();
        step.action = action;
        G::applyLegal(state, action, &step.events);
        step.revealed = std::any_of(step.events.begin(), step.events.end(),
                                    [](const Event& event) { return G::revealsInformation(event); });
        return step;
    }

    /// Whether the step ended a turn, a phase, a round or the game: then everything so far is flushed to the
    /// disk.
    static Journal::Sync syncAfter(const State& before, const State& after) {
        bool goesOn = before.actor == after.actor;
        if constexpr (requires { before.phase == after.phase; })
            goesOn = goesOn && before.phase == after.phase;
        if constexpr (requires { before.round == after.round; })
            goesOn = goesOn && before.round == after.round;
        return goesOn ? Journal::Sync::Later : Journal::Sync::Now;
    }

    /// Whether undo goes on to the choice before the step.
    bool passesOver(const Step& step) const { return this->passesOverOnlyChoices() && step.only; }
    /// How many steps remain after one undo; steps().size() if no undo is possible.
    std::size_t undoTarget() const;
    void push(Step step, const State& next) {
        m_record.actions.push_back(step.action);
        m_states.push_back(m_state);
        m_steps.push_back(std::move(step));
        m_state = next;
    }
    void refreshLegal() { G::legalActions(m_state, m_legal); }

    using GameOf<G>::m_record;
    using GameOf<G>::m_state;
    using GameOf<G>::m_legal;
    using GameOf<G>::m_openingEvents;
    using GameOf<G>::m_steps;
    using GameOf<G>::m_states;
    using GameOf<G>::m_open;
    using GameOf<G>::m_journal;
    /// Undone steps; the last one is redone next.
    std::vector<Step> m_undone;
};

template <typename G> std::size_t DocumentOf<G>::undoTarget() const {
    std::size_t target = m_steps.size();
    if (m_record.sealedDice && m_state.finished())
        return target;
    const Seat whose = m_undone.empty() ? core::noSeat : m_undone.back().actor;
    while (target > 0) {
        const Step& step = m_steps[--target];
        if (step.revealed)
            break;
        if (isPerson(step.actor) && !passesOver(step))
            return whose == core::noSeat || step.actor == whose ? target : m_steps.size();
    }
    return m_steps.size();
}

template <typename G> bool DocumentOf<G>::undo() {
    const std::size_t before = m_steps.size();
    const std::size_t target = undoTarget();
    if (target == before || !this->write(core::undoLine(before - target), Journal::Sync::Now))
        return false;
    for (; m_steps.size() > target; m_steps.pop_back())
        m_undone.push_back(std::move(m_steps.back()));
    m_state = m_states[target];
    m_states.resize(target);
    m_record.actions.resize(target);
    refreshLegal();
    emit this->changed({Change::Kind::Undone, before, target});
    return true;
}

template <typename G> bool DocumentOf<G>::redo() {
    if (m_undone.empty())
        return false;
    // One person's action and the bots' moves after it, as they were undone.
    auto first = m_undone.rbegin();
    auto last = std::find_if(first + 1, m_undone.rend(),
                             [this](const Step& step) { return isPerson(step.actor) && !passesOver(step); });
    const std::size_t before = m_steps.size();
    std::string lines;
    std::size_t number = before;
    for (auto step = first; step != last; ++step)
        lines += core::actionLine<G>(++number, step->actor, step->action);
    if (!this->write(lines, Journal::Sync::Now))
        return false;
    for (auto left = std::distance(first, last); left > 0; --left) {
        State next = m_state;
        G::applyLegal(next, m_undone.back().action, nullptr);
        push(std::move(m_undone.back()), next);
        m_undone.pop_back();
    }
    refreshLegal();
    emit this->changed({Change::Kind::Redone, before, m_steps.size()});
    this->revealDice();
    return true;
}

} // namespace app
