#include "engine/genotype/transcript.h"

#include "engine/core/utf8.h"
#include "engine/genotype/rules.h"
#include "engine/genotype/words.h"

#include <algorithm>

namespace genotype {

namespace {

std::size_t characters(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count)
        text.remove_prefix(core::firstCharacter(text).bytes);
    return count;
}

std::string padded(const std::string& text, std::size_t width) {
    const std::size_t length = characters(text);
    return text + std::string(length < width ? width - length : 0, ' ');
}

std::string padded(int number, std::size_t width) {
    const std::string text = std::to_string(number);
    return std::string(text.size() < width ? width - text.size() : 0, ' ') + text;
}

class Teller {
public:
    explicit Teller(const Record& record) : m_record(record), m_table(words::tableOf(record)) {}

    std::string tell() {
        heading();
        const Replay game = replay(m_record);
        State state = newGame(m_record.setup);
        m_text += "\nSetup\n";
        tellEvents(game.events, 0, game.eventsAfter[0]);
        for (std::size_t i = 0; i < game.actionsPlayed(); ++i) {
            const Action& action = m_record.actions[i];
            m_text += "  " + std::to_string(i + 1) + ' ' + name(state.actor) + ": " + notation(action) + '\n';
            tellEvents(game.events, game.eventsAfter[i], game.eventsAfter[i + 1]);
            applyLegal(state, action);
        }
        scores(state);
        return m_text;
    }

private:
    std::string name(Seat seat) const { return english(words::name(m_table, seat)); }

    void heading() {
        const Setup& setup = m_record.setup;
        if (!m_record.title.empty())
            m_text += m_record.title + '\n';
        const std::string players =
            setup.players == 1 ? "1 player" : std::to_string(setup.players) + " players";
        m_text += "Genotype for " + players + ", " +
                  (setup.rounds == 1 ? "1 round" : std::to_string(setup.rounds) + " rounds") + ", seed " +
                  std::to_string(setup.seed) + '\n';
        for (const auto overlay : overlayNames(setup))
            m_text += "Overlay " + std::string(overlay) + '\n';
        if (setup.johann != Difficulty::None)
            m_text += "Opponent: Brother Johann (" + johannText(setup).substr(7) + ")\n";
        for (int seat = 0; seat < setup.players; ++seat) {
            const auto index = static_cast<std::size_t>(seat);
            const std::string kind = index < m_record.seats.size() ? m_record.seats[index].kind : "person";
            m_text += "Seat " + std::to_string(seat + 1) + ": " + name(static_cast<Seat>(seat)) + " (" +
                      kind + ")\n";
        }
    }

    void tellEvents(const std::vector<Event>& events, std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i) {
            const Event& one = events[i];
            if (const auto* die = std::get_if<event::DieRolled>(&one); die && !die->omari) {
                tellDie(*die);
                continue;
            }
            endDice();
            if (const auto* round = std::get_if<event::RoundBegan>(&one))
                m_round = "Round " + std::to_string(round->round);
            if (const auto* phase = std::get_if<event::PhaseBegan>(&one)) {
                m_text += '\n' + (phase->phase == Phase::Finished ? std::string() : m_round + ": ") +
                          english(words::name(phase->phase)) + '\n';
                continue;
            }
            // Whose turn it is stands before each action.
            if (std::holds_alternative<event::TurnBegan>(one) ||
                std::holds_alternative<event::TurnEnded>(one))
                continue;
            m_text += "      " + english(words::phrase(one, m_table)) + '\n';
        }
        endDice();
    }

    /// "Seed shape, Rr x rr: I Rr; mutation, then IV rr; mutation twice"
    void tellDie(const event::DieRolled& die) {
        if (m_diceLine && m_diceTrait == die.trait) {
            m_text += "; ";
        } else {
            endDice();
            m_text += "      " + english(words::title(die.trait)) + ", " +
                      std::string(notation(die.trait, die.parents.left)) + " x " +
                      std::string(notation(die.trait, die.parents.top)) + ": ";
            m_diceLine = true;
            m_diceTrait = die.trait;
        }
        if (die.face == DieFace::Mutation) {
            m_text += "mutation twice";
            return;
        }
        const PoolArea area = poolAreaOf(die.parents, die.face);
        m_text += (die.rerolls > 0 ? "mutation, then " : "") + english(words::name(die.face)) + ' ' +
                  english(words::name(die.trait, area));
    }

    void endDice() {
        if (m_diceLine)
            m_text += '\n';
        m_diceLine = false;
    }

    void scores(const State& state) {
        std::size_t width = 6;
        for (Seat seat = 0; seat < state.seats; ++seat)
            width = std::max(width, characters(name(seat)));
        m_text += state.finished() ? "\nFinal score\n" : "\nScore so far (the game is not finished)\n";
        m_text += "  " + std::string(width, ' ') + "  plants  goals  markers  coins  total  completed\n";
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const Score one = score(state, seat);
            m_text += "  " + padded(name(seat), width) + "  " + padded(one.plants, 6) + padded(one.goals, 7) +
                      padded(one.markers, 9) + padded(one.coins, 7) + padded(one.total(), 7) +
                      padded(one.harvestedPlants, 11) + '\n';
        }
        if (state.finished())
            m_text += english(words::phrase(event::GameEnded{winners(state)}, m_table)) + '\n';
    }

    const Record& m_record;
    words::Table m_table;
    std::string m_text;
    std::string m_round;
    bool m_diceLine = false;
    Trait m_diceTrait = Trait::SeedShape;
};

} // namespace

std::string transcript(const Record& record) {
    return Teller(record).tell();
}

} // namespace genotype
