// SPDX-License-Identifier: GPL-3.0-or-later
#include "gifts.h"

#include "app/programs/console/output.h"
#include "engine/genotype/model/value_names.h"
#include "engine/genotype/words/words.h"

#include <algorithm>
#include <iterator>

namespace cli {

using namespace genotype;

namespace {

bool giveNothing(State&, Seat, int) {
    return true;
}

bool giveCoins(State& state, Seat seat, int coins) {
    state.player(seat).coins = static_cast<std::int16_t>(state.player(seat).coins + coins);
    return true;
}

bool giveUpgrade(State& state, Seat seat, int which) {
    Player& player = state.player(seat);
    switch (static_cast<Upgrade>(which)) {
    case Upgrade::NewPlot:
        if (state.plotsLeft == 0)
            return false;
        --state.plotsLeft;
        ++player.newPlots;
        return true;
    case Upgrade::DiceSlot:
        if (state.diceSlotsLeft == 0)
            return false;
        --state.diceSlotsLeft;
        ++player.diceSlots;
        return true;
    case Upgrade::ActionMarker:
        if (player.markers == maxMarkers)
            return false;
        ++player.markers;
        ++player.markersLeft;
        return true;
    case Upgrade::Assistant:
        if (state.assistantDeck.empty())
            return false;
        player.assistants = static_cast<std::uint16_t>(player.assistants |
                                                       (1u << static_cast<int>(state.assistantDeck.pop())));
        return true;
    }
    return false;
}

/// Removes the first such card; the others keep their order.
template <typename Deck, typename Card> bool takeOut(Deck& deck, Card card) {
    Deck rest;
    bool found = false;
    for (const Card one : deck) {
        if (!found && one == card)
            found = true;
        else
            rest.push(one);
    }
    deck = rest;
    return found;
}

bool giveTool(State& state, Seat seat, int which) {
    if (!takeOut(state.toolDeck, static_cast<Tool>(which)))
        return false;
    ++state.player(seat).tools[static_cast<std::size_t>(which)];
    return true;
}

bool giveAssistant(State& state, Seat seat, int which) {
    if (!takeOut(state.assistantDeck, static_cast<Assistant>(which)))
        return false;
    Player& player = state.player(seat);
    player.assistants = static_cast<std::uint16_t>(player.assistants | (1u << which));
    return true;
}

bool giveGoal(State& state, Seat seat, int which) {
    const auto trait = static_cast<Trait>(which / 2);
    Seat& owner = state.bench(trait).goals[static_cast<std::size_t>(which % 2)];
    if (owner != noSeat || state.player(seat).goalMarkersLeft == 0)
        return false;
    owner = seat;
    --state.player(seat).goalMarkersLeft;
    return true;
}

bool givePlant(State& state, Seat seat, int traits) {
    for (const PlantId plant : state.plantDeck) {
        if (plantCard(plant).traitTotal() != traits)
            continue;
        takeOut(state.plantDeck, plant);
        state.player(seat).hand.insert(plant);
        return true;
    }
    return false;
}

std::string named(const char* kind, std::string_view word) {
    std::string name(kind);
    return name.append(word);
}

std::vector<Gift> makeGifts() {
    std::vector<Gift> all{{"nothing", giveNothing, 0}, {"1 coin", giveCoins, 1}, {"2 coins", giveCoins, 2}};
    for (const Upgrade upgrade :
         {Upgrade::NewPlot, Upgrade::DiceSlot, Upgrade::ActionMarker, Upgrade::Assistant})
        all.push_back({named("upgrade ", notation(upgrade)), giveUpgrade, static_cast<int>(upgrade)});
    for (const ToolCard& card : toolCards)
        all.push_back({named("tool ", card.notation), giveTool, static_cast<int>(card.id)});
    for (const AssistantCard& card : assistantCards)
        all.push_back({named("assistant ", card.notation), giveAssistant, static_cast<int>(card.id)});
    for (const Trait trait : allTraits)
        for (int goal = 0; goal < 2; ++goal)
            all.push_back({std::string("goal ") + letterOf(trait, goal == 0), giveGoal,
                           2 * static_cast<int>(trait) + goal});
    for (int traits = 2; traits <= traitCount; ++traits)
        all.push_back({named("plant, traits: ", std::to_string(traits)), givePlant, traits});
    return all;
}

} // namespace

std::vector<Gift> giftsNamed(const std::vector<std::string>& words) {
    std::vector<Gift> all = makeGifts();
    const auto names = [](const Gift& gift, const std::string& word) {
        return gift.name.find(word) != std::string::npos;
    };
    for (const std::string& word : words)
        if (std::none_of(all.begin(), all.end(), [&](const Gift& gift) { return names(gift, word); }))
            throw UserError("--gifts " + word + ": there is no such gift");
    if (words.empty())
        return all;
    std::vector<Gift> some{all.front()};
    std::copy_if(all.begin() + 1, all.end(), std::back_inserter(some), [&](const Gift& gift) {
        return std::any_of(words.begin(), words.end(), [&](const auto& word) { return names(gift, word); });
    });
    return some;
}

} // namespace cli
