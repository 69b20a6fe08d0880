// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/aftermath/words_aftermath.h"

#include "engine/genotype/bots/garden_view.h"
#include "engine/genotype/bots/words_hint.h"
#include "engine/genotype/words/words.h"

#include <algorithm>
#include <cmath>

namespace genotype {

namespace {

/// Of nine dice, how many end with a genotype, on average: a mutation is rolled again.
int inNine(Parents parents, Genotype genotype) {
    return 2 * punnettCounts(parents)[static_cast<std::size_t>(genotype)];
}

/// The chance that at least one die of a trait shows it, in per cent; 100 only if nothing else can happen.
int chanceOfOne(int cases) {
    const auto chance = static_cast<int>(std::lround(100 * (1 - std::pow((9 - cases) / 9.0, dicePerTrait))));
    return cases < 9 ? std::min(chance, 99) : chance;
}

/// A genotype that a garden needed, and how many dice showed it.
struct Need {
    Trait trait = Trait::SeedShape;
    Genotype genotype = Genotype::Heterozygous;
    int dice = 0;
    /// More dice than were to be expected, or fewer, as far as the garden had a use for them.
    double surprise = 0;
};

/// A breeding roll: the position after the action that led to it, which may have sown a plant or changed the
/// parents, and the dice; none if the action rolled those of an assistant alone.
struct BreedingRoll {
    State state;
    std::vector<event::DieRolled> dice;
};
BreedingRoll rolledBy(const Action& action, State state) {
    std::vector<Event> events;
    applyLegal(state, action, &events);
    BreedingRoll roll{.state = std::move(state), .dice = {}};
    for (const Event& event : events)
        if (const auto* die = std::get_if<event::DieRolled>(&event); die && !die->omari)
            roll.dice.push_back(*die);
    return roll;
}

/// The need that tells most about a roll that was better or worse than expected. Brother Johann may have
/// picked a die already: what he needed is read from the position `before`.
std::optional<Need> needOf(const State& before, const BreedingRoll& roll, Seat seat, bool better) {
    const GardenView garden(before.isJohann(seat) ? before : roll.state, seat);
    std::optional<Need> most;
    for (const Trait trait : allTraits) {
        const Parents parents = roll.state.bench(trait).parents;
        for (const Genotype genotype : allGenotypes) {
            const int open = garden.open[static_cast<std::size_t>(trait)][static_cast<std::size_t>(genotype)];
            // What no die could show explains no good roll.
            if (open == 0 || (better && inNine(parents, genotype) == 0))
                continue;
            Need need{.trait = trait, .genotype = genotype};
            for (const event::DieRolled& die : roll.dice)
                need.dice +=
                    die.trait == trait && poolAreaOf(parents, die.face) == static_cast<PoolArea>(genotype);
            const double expected = dicePerTrait * inNine(parents, genotype) / 9.0;
            need.surprise = std::min<double>(open, need.dice) - std::min<double>(open, expected);
            const bool tellsMore =
                !most || (better ? need.surprise > most->surprise : need.surprise < most->surprise);
            if (tellsMore)
                most = need;
        }
    }
    return most;
}

std::string crossText(Trait trait, Parents parents) {
    return std::string(notation(trait, parents.left)) + " × " + std::string(notation(trait, parents.top));
}

/// The gene tile that would have made the genotype likeliest; none if no tile would have helped.
struct Tile {
    Genotype genotype = Genotype::HomozygousDominant;
    int cases = 0;
};
std::optional<Tile> bestTile(Parents parents, Genotype wanted) {
    std::optional<Tile> best;
    for (const Genotype genotype : {Genotype::HomozygousDominant, Genotype::HomozygousRecessive})
        for (const Side side : {Side::Left, Side::Top}) {
            Parents other = parents;
            (side == Side::Left ? other.left : other.top) = genotype;
            const int cases = inNine(other, wanted);
            if (cases > inNine(parents, wanted) && (!best || cases > best->cases))
                best = Tile{genotype, cases};
        }
    return best;
}

std::vector<Phrase> diceReasons(const BreedingRoll& roll, const std::optional<Need>& need, bool better,
                                const Phrase& who) {
    if (roll.dice.empty())
        return {{ENGINE_TEXT("engine", "One die of each trait was rolled, for the player who placed the "
                                       "marker alone."),
                 {}}};
    if (!need)
        return {{ENGINE_TEXT("engine", "No trait of %1 was open; the dice served the others."), {who}}};
    const Parents parents = roll.state.bench(need->trait).parents;
    const std::string wanted(notation(need->trait, need->genotype));
    const int cases = inNine(parents, need->genotype);
    std::vector<Phrase> reasons;
    reasons.push_back({ENGINE_TEXT("engine", "%1 needed %2. %3 gives it to %4 in 9 dice: in %5 of 100 rolls, "
                                             "at least one of the five dice shows it."),
                       {who, wanted, crossText(need->trait, parents), std::to_string(cases),
                        std::to_string(chanceOfOne(cases))}});
    if (need->dice == 0)
        reasons.push_back({ENGINE_TEXT("engine", "This time, none of them did."), {}});
    else
        reasons.push_back(core::counted(need->dice, ENGINE_SINGULAR("This time, 1 of them did."),
                                        ENGINE_PLURAL("engine", "This time, %n of them did.")));
    if (const auto tile = bestTile(parents, need->genotype); tile && !better)
        reasons.push_back({ENGINE_TEXT("engine", "With a gene tile %1 in place of a parent, it would have "
                                                 "been %2 in 9 dice, and at least one in %3 of 100 "
                                                 "rolls."),
                           {std::string(notation(need->trait, tile->genotype)), std::to_string(tile->cases),
                            std::to_string(chanceOfOne(tile->cases))}});
    return reasons;
}

ToldTurningPoint toldDice(const State& before, const Action& action, Seat seat, bool better,
                          const Phrase& who) {
    const BreedingRoll roll = rolledBy(action, before);
    const auto need = roll.dice.empty() ? std::nullopt : needOf(before, roll, seat, better);
    ToldTurningPoint told;
    told.reasons = diceReasons(roll, need, better, who);
    told.title = {ENGINE_TEXT("engine", "The dice"), {}};
    told.summary = told.reasons.front();
    if (!need)
        return told;
    const Bench& bench = roll.state.bench(need->trait);
    told.square = ActionSquare{need->trait, bench.inheritance, bench.parents, need->genotype};
    told.title = {ENGINE_TEXT("engine", "The dice for %1"),
                  {std::string(notation(need->trait, need->genotype))}};
    const std::string cases = std::to_string(inNine(bench.parents, need->genotype));
    if (need->dice == 0)
        told.summary = {ENGINE_TEXT("engine", "%1 gives it to %2 in 9 dice. None of the five showed it."),
                        {crossText(need->trait, bench.parents), cases}};
    else
        told.summary = core::counted(
            need->dice, ENGINE_SINGULAR("%1 gives it to %2 in 9 dice. 1 of the five showed it."),
            ENGINE_PLURAL("engine", "%1 gives it to %2 in 9 dice. %n of the five showed it."),
            {crossText(need->trait, bench.parents), cases});
    return told;
}

std::vector<Phrase> choiceReasons(const State& before, const Action& best) {
    const Observation seen = observe(before, before.actor);
    std::vector<Phrase> reasons{
        {ENGINE_TEXT("engine", "The best choice found: %1."), {words::label(seen.visible, best)}}};
    SearchResult found;
    found.ranked.push_back({best, 0, 0});
    for (const Phrase& reason : hint(seen, found).reasons)
        reasons.push_back(reason);
    return reasons;
}

} // namespace

ToldTurningPoint told(const Record& record, const AftermathReport& report, const TurningPoint& point,
                      Seat seat) {
    const State before = replay(record, point.step).state;
    const AftermathStep& step = report.steps[point.step];
    const std::string round = std::to_string(step.round);
    const Phrase who = words::name(words::tableOf(before, core::namesOf(record)), seat);
    const Action& action = record.actions[point.step];
    if (point.kind == TurningPoint::Kind::Choice) {
        const Action& best = step.choice->best;
        const State seen = observe(before, seat).visible;
        const Phrase chosen = words::label(seen, action);
        return {.heading = {ENGINE_TEXT("engine", "Round %1: %2 chose “%3”"), {round, who, chosen}},
                .reasons = choiceReasons(before, best),
                .title = {ENGINE_TEXT("engine", "Better: %1"), {words::label(seen, best)}},
                .summary = {ENGINE_TEXT("engine", "%1 chose “%2”."), {who, chosen}},
                .square = squareOf(before, best)};
    }
    if (point.kind == TurningPoint::Kind::Cards) {
        const Phrase what{
            point.effect.mean > 0
                ? ENGINE_TEXT("engine", "The cards that came were worth more than others from the same "
                                        "decks would have been on average.")
                : ENGINE_TEXT("engine", "The cards that came were worth less than others from the same "
                                        "decks would have been on average."),
            {}};
        return {.heading = {ENGINE_TEXT("engine", "Round %1: the cards"), {round}},
                .reasons = {what},
                .title = {ENGINE_TEXT("engine", "The cards"), {}},
                .summary = what,
                .square = std::nullopt};
    }
    ToldTurningPoint dice = toldDice(before, action, seat, point.effect.mean > 0, who);
    dice.heading = {ENGINE_TEXT("engine", "Round %1: the dice"), {round}};
    return dice;
}

Phrase name(Share share) {
    switch (share) {
    case Share::Dice: return {ENGINE_TEXT("engine", "Dice"), {}};
    case Share::Cards: return {ENGINE_TEXT("engine", "Cards"), {}};
    case Share::Own: return {ENGINE_TEXT("engine", "Own choices"), {}};
    case Share::Others: return {ENGINE_TEXT("engine", "Others' choices"), {}};
    case Share::Remainder: return {ENGINE_TEXT("engine", "Remainder"), {}};
    }
    return {};
}

Phrase rule(Share share) {
    switch (share) {
    case Share::Dice:
        return {ENGINE_TEXT("engine",
                            "What the dice brought, compared with the mean of other rolls under the "
                            "same parents."),
                {}};
    case Share::Cards:
        return {ENGINE_TEXT("engine", "What the deal and the cards drawn brought, compared with the mean of "
                                      "other cards."),
                {}};
    case Share::Own:
        return {
            ENGINE_TEXT("engine", "By how much the player's own choices raised the estimate of the lead."),
            {}};
    case Share::Others:
        return {ENGINE_TEXT("engine", "By how much the choices of the others changed it."), {}};
    case Share::Remainder:
        return {ENGINE_TEXT(
                    "engine",
                    "What is nobody's: forced moves, the ends of phases, and what the estimate had missed."),
                {}};
    }
    return {};
}

} // namespace genotype
