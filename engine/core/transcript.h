// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/record.h"

namespace core {

/// Padded with spaces to a width in characters: texts at the end, numbers at the beginning.
std::string padded(const std::string& text, std::size_t width);
std::string padded(int number, std::size_t width);
std::size_t characters(std::string_view text);

/// What a game adds to the frame of its transcripts.
template <typename G> class Teller {
public:
    virtual ~Teller() = default;
    /// The whole record in English: each action in notation with its events, then the standings. Nothing is
    /// left out, hidden cards included. Works for unfinished games. Precondition: the record was read, or is
    /// legal to its last action.
    std::string tell(const Record<G>& record);

protected:
    /// After the title: one or more lines that name the game and its setup.
    virtual std::string heading(const typename G::Setup& setup) const = 0;
    /// Adds the text of an event, if any. By default one indented sentence.
    virtual void event(std::string& text, const typename G::Event& event) { sentence(text, event); }
    /// After the events of an action.
    virtual void endOfEvents(std::string&) {}
    /// How the game stands, or ended.
    virtual std::string standing(const typename G::State& state) const = 0;

    /// The names at the table and a state of the game, for its words.
    const std::vector<std::string>& names() const { return m_names; }
    const typename G::State& state() const { return m_state; }
    std::string name(Seat seat) const { return english(G::name(m_state, seat, m_names)); }
    void sentence(std::string& text, const typename G::Event& event) const {
        text += "      " + english(G::phrase(event, m_state, m_names)) + '\n';
    }
    /// The length of the longest name, but at least `least`.
    std::size_t nameWidth(std::size_t least) const {
        for (Seat seat = 0; seat < m_state.seats; ++seat)
            least = std::max(least, characters(name(seat)));
        return least;
    }

private:
    void tellEvents(std::string& text, const Replay<G>& game, std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i)
            event(text, game.events[i]);
        endOfEvents(text);
    }

    std::vector<std::string> m_names;
    typename G::State m_state{};
};

template <typename G> std::string Teller<G>::tell(const Record<G>& record) {
    m_names = namesOf(record);
    m_state = G::newGame(record.setup, nullptr);
    std::string text;
    if (!record.title.empty())
        text += record.title + '\n';
    text += heading(record.setup);
    for (int seat = 0; seat < record.setup.players; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const std::string kind = index < record.seats.size() ? record.seats[index].kind : "person";
        text +=
            "Seat " + std::to_string(seat + 1) + ": " + name(static_cast<Seat>(seat)) + " (" + kind + ")\n";
    }
    const Replay<G> game = replay(record);
    text += "\nSetup\n";
    tellEvents(text, game, 0, game.eventsAfter[0]);
    for (std::size_t i = 0; i < game.actionsPlayed(); ++i) {
        const auto& action = record.actions[i];
        text += "  " + std::to_string(i + 1) + ' ' + name(m_state.actor) + ": " +
                std::string(G::notation(action)) + '\n';
        tellEvents(text, game, game.eventsAfter[i], game.eventsAfter[i + 1]);
        G::applyLegal(m_state, action, nullptr);
    }
    return text + standing(m_state);
}

} // namespace core
