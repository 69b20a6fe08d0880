// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/table_document.h"
#include "app/text/phrases.h"
#include "engine/games/only_choice.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace app {

/// One action that was taken, with all its events.
template <typename G> struct StepOf {
    core::Seat actor = 0;
    typename G::Action action;
    std::vector<typename G::Event> events;
    /// Whether the action revealed something new (a roll, a drawn card): undo stops there.
    bool revealed = false;
    /// Whether there was nothing else to do, and whoever did it would not take back this alone.
    bool only = false;
};

/// Owns a game's state and is the only one to apply an action. Widgets paint an observation and send intents;
/// log, animation, charts and saves read the steps. An action is written to the journal before `changed` is
/// emitted, so that everything on the screen is also on disk.
template <typename G> class DocumentOf : public TableDocument {
    static_assert(core::RecordedGame<G>);

public:
    using Record = core::Record<G>;
    using State = typename G::State;
    using Action = typename G::Action;
    using Event = typename G::Event;
    using Step = StepOf<G>;

    using TableDocument::TableDocument;

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
        emit changed({Change::Kind::Opened, 0, m_steps.size()});
    }

    const Record& record() const { return m_record; }
    const State& state() const { return m_state; }
    typename G::Observation observation(Seat viewer) const { return G::observe(m_state, viewer); }
    /// The legal actions of the acting player, in the engine's order; empty when the game is over.
    const typename G::ActionList& legal() const { return m_legal; }
    bool isLegal(const Action& action) const { return m_legal.contains(action); }
    typename G::Refusal whyNot(const Action& action) const { return G::whyNot(m_state, action); }

    /// Applies the action if it is legal and could be written. Otherwise nothing changes; if writing failed,
    /// `writeFailed` is emitted.
    bool perform(const Action& action) {
        if (!m_open || !isLegal(action))
            return false;
        State next = m_state;
        Step step = take(next, action);
        if (!write(core::actionLine<G>(m_steps.size() + 1, step.actor, action), syncAfter(m_state, next)))
            return false;
        m_undone.clear();
        const std::size_t before = m_steps.size();
        push(std::move(step), next);
        refreshLegal();
        emit changed({Change::Kind::Acted, before, m_steps.size()});
        revealDice();
        return true;
    }

    const std::vector<Step>& steps() const { return m_steps; }
    /// The state after the first `actions` steps (0: dealt out, nothing chosen).
    State stateAfter(std::size_t actions) const {
        return actions < m_states.size() ? m_states[actions] : m_state;
    }
    /// The events of the deal, before the first action.
    const std::vector<Event>& openingEvents() const { return m_openingEvents; }

    // ---- TableDocument
    void openAny(const games::AnyRecord& record, std::unique_ptr<Journal> journal) override {
        open(*record.as<G>(), std::move(journal));
    }
    games::AnyRecord anyRecord() const override { return m_record; }
    QString title() const override { return QString::fromStdString(m_record.title); }
    std::uint64_t seed() const override { return m_record.setup.seed; }
    const std::optional<core::DiceCommitment>& sealedDice() const override { return m_record.sealedDice; }
    int seats() const override { return m_state.seats; }
    Seat actor() const override { return m_state.actor; }
    bool isFinished() const override { return m_state.finished(); }
    bool hasSecrets() const override {
        if constexpr (requires { G::hasSecrets(m_state); })
            return G::hasSecrets(m_state);
        else
            return true;
    }
    QString seatName(Seat seat) const override {
        return text(G::name(m_state, seat, core::namesOf(m_record)));
    }
    std::size_t stepCount() const override { return m_steps.size(); }
    Seat stepActor(std::size_t step) const override { return m_steps[step].actor; }
    std::vector<Sentence> sentences(std::size_t step, Seat viewer) const override {
        std::vector<Sentence> told = sentencesOf(m_steps[step].events, viewer);
        if (m_steps[step].only && isPerson(viewer) && m_steps[step].actor == viewer)
            markOnlyChoice(told);
        return told;
    }
    std::vector<Sentence> openingSentences(Seat viewer) const override {
        return sentencesOf(m_openingEvents, viewer);
    }
    QString onlyChoice() const override {
        const auto only = choiceToMake();
        return only ? text(G::label(G::observe(m_state, m_state.actor).visible, only->action)) : QString();
    }
    bool makeOnlyChoice() override {
        const auto only = choiceToMake();
        return only && perform(only->action);
    }
    bool canUndo() const override { return undoTarget() < m_steps.size(); }
    bool canRedo() const override { return !m_undone.empty(); }
    bool undo() override;
    bool redo() override;

protected:
    const std::vector<core::SeatInfo>& seatInfos() const override { return m_record.seats; }
    int players() const override { return m_record.setup.players; }
    void setTitleOfRecord(const std::string& title) override { m_record.title = title; }

private:
    /// A person's only choice, unless making it would end a chance to undo.
    std::optional<games::OnlyChoice<G>> choiceToMake() const {
        if (!m_open || isFinished() || !isPerson(actor()))
            return {};
        const auto only = games::onlyChoice<G>(m_state, m_legal);
        return only && only->isFinal && canUndo() ? std::nullopt : only;
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

    std::vector<Sentence> sentencesOf(const std::vector<Event>& events, Seat viewer) const {
        std::vector<Sentence> sentences;
        const std::vector<std::string> all = names();
        for (const Event& event : G::observeEvents(events, viewer)) {
            core::Weight weight = core::Weight::Plain;
            if constexpr (requires { G::weight(event); })
                weight = G::weight(event);
            if (weight != core::Weight::Silent)
                sentences.push_back({text(G::phrase(event, m_state, all)), weight});
        }
        return sentences;
    }

    /// Whether undo goes on to the choice before the step.
    bool passesOver(const Step& step) const { return passesOverOnlyChoices() && step.only; }
    /// How many steps remain after one undo; steps().size() if no undo is possible.
    std::size_t undoTarget() const;
    void push(Step step, const State& next) {
        m_record.actions.push_back(step.action);
        m_states.push_back(m_state);
        m_steps.push_back(std::move(step));
        m_state = next;
    }
    void refreshLegal() { G::legalActions(m_state, m_legal); }

    Record m_record;
    State m_state;
    typename G::ActionList m_legal;
    std::vector<Event> m_openingEvents;
    std::vector<Step> m_steps;
    /// m_states[i]: the state before step i.
    std::vector<State> m_states;
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
    if (target == before || !write(core::undoLine(before - target), Journal::Sync::Now))
        return false;
    for (; m_steps.size() > target; m_steps.pop_back())
        m_undone.push_back(std::move(m_steps.back()));
    m_state = m_states[target];
    m_states.resize(target);
    m_record.actions.resize(target);
    refreshLegal();
    emit changed({Change::Kind::Undone, before, target});
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
    if (!write(lines, Journal::Sync::Now))
        return false;
    for (auto left = std::distance(first, last); left > 0; --left) {
        State next = m_state;
        G::applyLegal(next, m_undone.back().action, nullptr);
        push(std::move(m_undone.back()), next);
        m_undone.pop_back();
    }
    refreshLegal();
    emit changed({Change::Kind::Redone, before, m_steps.size()});
    revealDice();
    return true;
}

} // namespace app
