// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/text/phrases.h"
#include "app/documents/table_document.h"
#include "engine/core/game.h"
#include "engine/core/record.h"

#include <functional>
#include <utility>

namespace app {

/// One action that was taken, with all its events.
template <typename G> struct StepOf {
    core::Seat actor = 0;
    /// Not known, and blank, where only a seat of the game is at this computer.
    typename G::Action action{};
    std::vector<typename G::Event> events;
    /// Whether the action revealed something new (a roll, a drawn card): undo stops there.
    bool revealed = false;
    /// Whether there was nothing else to do, and whoever did it would not take back this alone.
    bool only = false;
};

/// A running game as a board shows it and plays it, whoever owns it: this computer (DocumentOf) or the host
/// of a class, of which only a seat is here (SeatOf). What that seat does not know is blank then.
template <typename G> class GameOf : public TableDocument {
    static_assert(core::RecordedGame<G>);

public:
    using Record = core::Record<G>;
    using State = typename G::State;
    using Action = typename G::Action;
    using Event = typename G::Event;
    using Step = StepOf<G>;

    using TableDocument::TableDocument;

    /// The state that the rules are asked about; its hidden parts may be blank.
    const State& state() const { return m_state; }
    /// What the viewer may see, if it is at this computer.
    virtual typename G::Observation observation(Seat viewer) const = 0;
    /// The legal actions of the acting player, in the engine's order; empty when the game is over, or if that
    /// player is elsewhere.
    const typename G::ActionList& legal() const { return m_legal; }
    bool isLegal(const Action& action) const { return m_legal.contains(action); }
    /// Which rule forbids the action to the acting player, who is at this computer.
    typename G::Refusal whyNot(const Action& action) const { return G::whyNot(m_state, action); }
    /// Takes the action, now or as soon as its owner has agreed; `changed` follows. False, and nothing
    /// happens, if it is not legal or could not be written or sent.
    virtual bool perform(const Action& action) = 0;

    const std::vector<Step>& steps() const { return m_steps; }
    /// Whether the state after the first `actions` steps is known: always here, but not to a seat that came
    /// later.
    bool remembers(std::size_t actions) const { return actions >= m_forgotten; }
    /// The state after the first `actions` steps (0: dealt out, nothing chosen). Precondition:
    /// remembers(actions).
    State stateAfter(std::size_t actions) const {
        return actions < m_states.size() ? m_states[actions] : m_state;
    }
    /// The events of the deal, before the first action.
    const std::vector<Event>& openingEvents() const { return m_openingEvents; }

    // ---- TableDocument
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
    /// Says the names of all seats of the game that is open now, in the language of the moment, whatever the
    /// document opens later.
    std::function<QStringList()> seatNames() const {
        return [state = m_state, names = core::namesOf(m_record)] {
            QStringList all;
            for (Seat seat = 0; seat < state.seats; ++seat)
                all << text(G::name(state, seat, names));
            return all;
        };
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

protected:
    const std::vector<core::SeatInfo>& seatInfos() const override { return m_record.seats; }
    int players() const override { return m_record.setup.players; }
    void setTitleOfRecord(const std::string& title) override { m_record.title = title; }

    Record m_record;
    State m_state;
    typename G::ActionList m_legal;
    std::vector<Event> m_openingEvents;
    std::vector<Step> m_steps;
    /// m_states[i]: the state before step i.
    std::vector<State> m_states;
    /// How many states, from the first one on, are not known; they are placeholders.
    std::size_t m_forgotten = 0;

private:
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
};

} // namespace app
