// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_of.h"
#include "app/protocol/game_json.h"
#include "table_seat.h"

namespace app {

/// A seat in a game that the host of a class owns. It holds what the seat may know; nothing changes before
/// the host has said so. After `show` has opened a game that is under way, or after a board was missed, it
/// asks for what happened so far and opens the game when it has come. Nothing is done by itself here, and
/// undoing asks the others.
template <typename G> class SeatOf final : public GameOf<G>, public TableSeat {
public:
    using typename GameOf<G>::Action;
    using typename GameOf<G>::Event;
    using typename GameOf<G>::Seat;
    using Observation = typename G::Observation;

    explicit SeatOf(Send send, QObject* parent = nullptr) : GameOf<G>(parent), m_send(std::move(send)) {}

    // ---- TableSeat
    TableDocument& game() override { return *this; }
    /// The game's own name (TableShown); empty as long as the host has not said it.
    const std::string& gameName() const { return m_gameName; }
    Seat seat() const override { return m_hasSeen ? m_seen.seat : core::noSeat; }
    void setTable(const messages::TableShown& table) override;
    bool show(const messages::Board& board) override;
    bool fill(int id, const messages::History& history) override;
    void answer(int id, bool refused) override;
    void setQuestion(bool isOpen) override { m_isAsked = isOpen; }

    // ---- GameOf. There is one viewer.
    Observation observation(Seat) const override { return m_seen; }
    /// Asks the host; a second time not before it has answered.
    bool perform(const Action& action) override {
        if (!m_open || m_act >= 0 || !this->isLegal(action))
            return false;
        m_act = m_send(messages::Act{.step = step(), .action = std::string(G::notation(action))});
        return m_act >= 0;
    }

    // ---- TableDocument
    QString onlyChoice() const override { return {}; }
    bool makeOnlyChoice() override { return false; }
    bool canUndo() const override { return m_isUndoable && !m_isAsked; }
    bool canRedo() const override { return false; }
    bool undo() override {
        return m_open && canUndo() && m_send(messages::Undo{.step = step(), .agree = true}) >= 0;
    }
    bool redo() override { return false; }

private:
    /// What a board says, as the game's own types.
    struct Read {
        Observation seen;
        std::vector<Event> events;
        typename G::ActionList legal;
    };
    static std::optional<Read> read(const messages::Board& board);

    int step() const { return static_cast<int>(m_steps.size()); }
    static typename G::State stateOf(const Observation& seen) {
        if constexpr (requires { G::ruledState(seen); })
            return G::ruledState(seen);
        else
            return seen.visible;
    }
    /// Whether no move is missing between the moves held here and the board.
    bool follows(const messages::Board& board) const;
    void follow(const messages::Board& board, const Read& read);
    /// Forgets the moves held here: `steps` actions are unknown again.
    void beginAt(std::size_t steps);
    void ask(int from);
    /// All that could be known is known.
    void open();

    using GameOf<G>::m_record;
    using GameOf<G>::m_state;
    using GameOf<G>::m_legal;
    using GameOf<G>::m_openingEvents;
    using GameOf<G>::m_steps;
    using GameOf<G>::m_states;
    using GameOf<G>::m_forgotten;
    using GameOf<G>::m_open;

    Send m_send;
    std::string m_gameName;
    Observation m_seen;
    bool m_hasSeen = false;
    bool m_isUndoable = false;
    bool m_isAsked = false;
    /// The number of the action that the host has not answered; negative: none.
    int m_act = -1;
    /// The number of the request for earlier moves, and its first step; negative: none.
    int m_question = -1;
    int m_from = 0;
};

template <typename G> void SeatOf<G>::setTable(const messages::TableShown& table) {
    m_gameName = table.name;
    std::vector<core::SeatInfo> infos;
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const messages::SeatShown& shown = table.seats[i];
        const bool isPerson =
            shown.occupant == messages::Occupant::Person || shown.occupant == messages::Occupant::Away;
        infos.push_back(
            {.name = shown.name, .kind = isPerson ? "person" : "bot", .colour = static_cast<int>(i)});
    }
    if (infos == m_record.seats)
        return;
    m_record.seats = std::move(infos);
    m_record.setup.players = static_cast<int>(m_record.seats.size());
    emit this->substitutesChanged();
}

template <typename G> auto SeatOf<G>::read(const messages::Board& board) -> std::optional<Read> {
    if (board.game != G::id || board.step < 0)
        return {};
    Read read;
    try {
        read.seen = messages::readObservation<G>(board.observation);
        read.events = messages::readEvents<G>(board.events);
    } catch (const messages::Malformed&) {
        return {};
    }
    if (board.legal.size() > read.legal.capacity())
        return {};
    for (const std::string& notation : board.legal) {
        const auto action = G::parseAction(notation);
        if (!action)
            return {};
        read.legal.push(*action);
    }
    return read;
}

template <typename G> bool SeatOf<G>::follows(const messages::Board& board) const {
    if (!m_hasSeen || board.before != step())
        return false;
    switch (board.change) {
    case messages::BoardChange::Opened: return false;
    case messages::BoardChange::Acted: return board.step == board.before + 1;
    case messages::BoardChange::Undone: return board.step < board.before;
    }
    return false;
}

template <typename G> bool SeatOf<G>::show(const messages::Board& board) {
    const std::optional<Read> read = SeatOf::read(board);
    if (!read)
        return false;
    const bool isNext = follows(board) && read->seen.seat == m_seen.seat;
    if (isNext)
        follow(board, *read);
    else
        beginAt(static_cast<std::size_t>(board.step));
    m_seen = read->seen;
    m_state = stateOf(m_seen);
    m_hasSeen = true;
    m_legal = read->legal;
    m_isUndoable = board.undoable;
    m_isAsked = false;
    m_act = -1;
    if (!isNext || (m_question >= 0 && board.change == messages::BoardChange::Undone))
        ask(0);
    else if (m_question < 0)
        emit this->changed(
            {board.change == messages::BoardChange::Acted ? Change::Kind::Acted : Change::Kind::Undone,
             static_cast<std::size_t>(board.before), m_steps.size()});
    return true;
}

template <typename G> void SeatOf<G>::follow(const messages::Board& board, const Read& read) {
    const auto steps = static_cast<std::size_t>(board.step);
    if (board.change == messages::BoardChange::Undone) {
        m_steps.resize(steps);
        m_states.resize(steps);
        m_forgotten = std::min(m_forgotten, steps);
        return;
    }
    m_states.push_back(m_state);
    m_steps.push_back({.actor = board.actor, .events = read.events});
}

template <typename G> void SeatOf<G>::beginAt(std::size_t steps) {
    m_openingEvents.clear();
    m_steps.assign(steps, {});
    m_states.assign(steps, {});
    m_forgotten = steps;
}

template <typename G> void SeatOf<G>::ask(int from) {
    m_from = from;
    m_question = m_send(messages::AskHistory{from});
    if (m_question < 0)
        open();
}

template <typename G> bool SeatOf<G>::fill(int id, const messages::History& history) {
    if (id != m_question || m_question < 0)
        return true;
    const int count = static_cast<int>(history.steps.size());
    // An answer speaks of the board that was sent before it.
    if (history.from != m_from || history.total != step() || count > history.total - m_from ||
        (count == 0 && m_from < history.total))
        return false;
    try {
        if (m_from == 0)
            m_openingEvents = messages::readEvents<G>(history.opening);
        for (int i = 0; i < count; ++i) {
            const messages::HistoryStep& told = history.steps[static_cast<std::size_t>(i)];
            auto& held = m_steps[static_cast<std::size_t>(m_from) + static_cast<std::size_t>(i)];
            held.actor = told.actor;
            held.events = messages::readEvents<G>(told.events);
        }
    } catch (const messages::Malformed&) {
        return false;
    }
    if (m_from + count < history.total)
        ask(m_from + count);
    else
        open();
    return true;
}

template <typename G> void SeatOf<G>::answer(int id, bool refused) {
    if (id < 0)
        return;
    if (id == m_act)
        m_act = -1;
    // Playing on matters more than the log.
    if (id == m_question && refused)
        open();
}

template <typename G> void SeatOf<G>::open() {
    m_question = -1;
    m_open = true;
    emit this->changed({Change::Kind::Opened, 0, m_steps.size()});
}

} // namespace app
