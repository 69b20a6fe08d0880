#include "engine/genotype/game.h"

#include "engine/bots/bot.h"
#include "engine/genotype/transcript.h"
#include "engine/genotype/words.h"

namespace genotype {

core::Phrase Game::name() {
    return {ENGINE_TEXT("engine", "Genotype"), {}};
}

const core::Bot<Game>* Game::findBot(std::string_view id) {
    return genotype::findBot(id);
}

std::span<const std::string_view> Game::botIds() {
    return genotype::botIds();
}

core::Phrase Game::name(const State& state, core::Seat seat, const Names& names) {
    return words::name(words::tableOf(state, names), seat);
}

core::Phrase Game::phrase(const Event& event, const State& state, const Names& names) {
    return words::phrase(event, words::tableOf(state, names));
}

core::Phrase Game::phrase(Refusal refusal) {
    return words::phrase(refusal);
}

core::Phrase Game::prompt(const State& visible, core::Seat seat, const Names& names) {
    return words::prompt(visible, seat, names);
}

core::Phrase Game::label(const State& visible, const Action& action) {
    return words::label(visible, action);
}

std::string Game::transcript(const core::Record<Game>& record) {
    return genotype::transcript(record);
}

} // namespace genotype
