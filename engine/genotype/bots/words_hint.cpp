// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/words_hint.h"

#include "engine/genotype/bots/hint_choice.h"
#include "engine/genotype/bots/lookahead.h"
#include "engine/genotype/bots/outlook.h"
#include "engine/genotype/rules/rules.h"
#include "engine/genotype/words/words.h"
#include "engine/genotype/words/words_parts.h"

#include <algorithm>

namespace genotype {

namespace {

using words::counted;

/// Hundredths of a point below which two moves count as equally good.
constexpr int closeCall = 25;

/// How many of the dice show a genotype that has so many cells of the square; mutations make it a little
/// less.
Phrase odds(int cells) {
    switch (cells) {
    case 0: return {ENGINE_TEXT("engine", "no die"), {}};
    case 1: return {ENGINE_TEXT("engine", "about one die in four"), {}};
    case 2: return {ENGINE_TEXT("engine", "about one die in two"), {}};
    default: return {ENGINE_TEXT("engine", "almost every die"), {}};
    }
}

class Reasons {
public:
    explicit Reasons(const Observation& seen)
        : m_state(seen.visible), m_seat(seen.seat), m_player(m_state.player(m_seat)), m_outlook(m_state) {}

    std::vector<Phrase> of(const Action& action) {
        explain(action);
        return std::move(m_phrases);
    }

private:
    void say(Phrase phrase) { m_phrases.push_back(std::move(phrase)); }

    /// The cells of the square that show the genotype, 0 … 4 without 3.
    int cells(Trait trait, Genotype genotype) const {
        return punnettCounts(m_state.bench(trait).parents)[static_cast<std::size_t>(genotype)];
    }

    const Plot& plotAt(int place) const { return m_player.plots[static_cast<std::size_t>(place)]; }

    /// Whether the plant on this plot still waits for the genotype.
    static bool needs(const Plot& plot, Trait trait, Genotype genotype) {
        return ((plot.uncovered() >> static_cast<int>(trait)) & 1) != 0 &&
               plantCard(plot.plant).genotype(trait) == genotype;
    }

    std::string genotypeText(Trait trait, Genotype genotype) const {
        return std::string(notation(trait, genotype));
    }

    int rivals(Trait trait, Genotype genotype) const {
        int others = 0;
        for (Seat seat = 0; seat < m_state.seats; ++seat)
            others += seat != m_seat && m_outlook.open(seat, trait, genotype) > 0;
        return others;
    }

    void explain(const Action& action) {
        switch (action.kind) {
        case ActionKind::ChooseSetup: return plantValue(action.plant());
        case ActionKind::PlaceMarker: return marker(action);
        case ActionKind::PlaceGeneTile:
        case ActionKind::RemoveGeneTile: return geneTile(m_state.now().trait, action);
        case ActionKind::TakePlant:
            if (action.place != deckPlace)
                plantValue(m_state.nursery[action.place]);
            return;
        case ActionKind::KeepPlant:
        case ActionKind::Sow: return plantValue(action.plant());
        case ActionKind::TakeTool:
            if (action.place != deckPlace)
                say(words::rule(static_cast<Tool>(m_state.toolShed[action.place])));
            return;
        case ActionKind::Harvest: return harvest();
        case ActionKind::Validate: return validation(action.plot(), action.trait);
        case ActionKind::ChooseGoal: return goal(action.trait, action.goal());
        case ActionKind::PlayTool: return say(words::rule(action.tool()));
        case ActionKind::UseAssistant: return say(words::rule(action.assistant()));
        case ActionKind::TakeDie: return die(action);
        case ActionKind::Buy: return purchase(action);
        case ActionKind::LeaveGeneTiles:
        case ActionKind::Finish:
        case ActionKind::EndTurn:
        case ActionKind::Pass: return;
        }
    }

    void marker(const Action& action) {
        const Space space = action.space();
        if (isParentGenes(space)) {
            if (m_state.bench(traitOf(space)).coin)
                say({ENGINE_TEXT("engine", "There is a coin beside this Punnett square."), {}});
            if (const auto tile = bestFollowUp(heldOpen(m_state), action))
                geneTile(traitOf(space), *tile);
            return;
        }
        if (isFirstShift(space))
            return firstShift(traitOf(space));
        switch (space) {
        case Space::SecondShift: return early();
        case Space::UniversityOne:
        case Space::UniversityTwo:
            if (const auto choice = bestFollowUp(heldOpen(m_state), action))
                validation(choice->plot(), choice->trait);
            return;
        case Space::GoalTwo:
        case Space::GoalThree:
            if (const auto choice = bestFollowUp(heldOpen(m_state), action))
                goal(choice->trait, choice->goal());
            return;
        case Space::Treasury:
        case Space::SecondTreasury:
            return say(counted(
                treasuryCoins,
                ENGINE_SINGULAR("You gain 1 coin. Coins that you do not spend are worth points at the end."),
                ENGINE_PLURAL(
                    "engine",
                    "You gain %n coins. Coins that you do not spend are worth points at the end.")));
        case Space::Nursery:
        case Space::SecondNursery:
            if (m_player.hand.empty())
                return say({ENGINE_TEXT("engine", "You have no plants in hand to sow next."), {}});
            return say(counted(m_player.hand.size(), ENGINE_SINGULAR("You have 1 plant in hand to sow next."),
                               ENGINE_PLURAL("engine", "You have %n plants in hand to sow next.")));
        case Space::Gardening: return harvest();
        case Space::TemporarySlot: return slots();
        default: return say(words::rule(space));
        }
    }

    /// How the change turns the odds of what the seat's plants wait for: first what gets better.
    void geneTile(Trait trait, const Action& action) {
        if (action.kind != ActionKind::PlaceGeneTile && action.kind != ActionKind::RemoveGeneTile)
            return;
        const auto after = punnettCounts(parentsAfter(m_state.bench(trait).parents, action));
        for (const bool better : {true, false})
            for (const Genotype genotype : allGenotypes) {
                const int now = cells(trait, genotype);
                const int then = after[static_cast<std::size_t>(genotype)];
                if (now != then && (then > now) == better)
                    turned(trait, genotype, now, then);
            }
        if (m_phrases.empty())
            say({ENGINE_TEXT(
                     "engine",
                     "It makes no difference to your own plants, but it does to those of other players."),
                 {}});
    }

    void turned(Trait trait, Genotype genotype, int now, int then) {
        for (int place = 0; place < plotPlaces; ++place)
            if (needs(plotAt(place), trait, genotype))
                say({ENGINE_TEXT("engine", "Your plant (%1) needs %2: %3 then shows it, instead of %4."),
                     {words::plotName(place), genotypeText(trait, genotype), odds(then), odds(now)}});
    }

    void firstShift(Trait trait) {
        if (m_state.bench(trait).coin)
            say({ENGINE_TEXT("engine", "There is a coin beside this Punnett square."), {}});
        for (const Genotype genotype : allGenotypes)
            if (m_outlook.open(m_seat, trait, genotype) > 0)
                wanted(trait, genotype);
    }

    /// Which plants wait for it, how often the dice show it, and who else needs it.
    void wanted(Trait trait, Genotype genotype) {
        const std::string text = genotypeText(trait, genotype);
        for (int place = 0; place < plotPlaces; ++place)
            if (needs(plotAt(place), trait, genotype))
                say({ENGINE_TEXT("engine", "Your plant (%1) needs %2: %3 shows it."),
                     {words::plotName(place), text, odds(cells(trait, genotype))}});
        const int others = rivals(trait, genotype);
        if (others == 0)
            return say({ENGINE_TEXT("engine", "Nobody else needs %1."), {text}});
        say(counted(others, ENGINE_SINGULAR("1 other player needs %1 too, and you choose first."),
                    ENGINE_PLURAL("engine", "%n other players need %1 too, and you choose first."), {text}));
    }

    int openTraits() const {
        int open = 0;
        for (const Plot& plot : m_player.plots)
            open += std::popcount(plot.uncovered());
        return open;
    }

    void early() {
        int contested = 0;
        for (const Trait trait : allTraits)
            for (const Genotype genotype : allGenotypes)
                contested += m_outlook.open(m_seat, trait, genotype) > 0 && rivals(trait, genotype) > 0;
        if (contested == 0)
            return say({ENGINE_TEXT("engine", "Nobody else needs the genotypes that you need."), {}});
        say(counted(
            contested, ENGINE_SINGULAR("1 of the genotypes that you need is needed by other players too."),
            ENGINE_PLURAL("engine", "%n of the genotypes that you need are needed by other players too.")));
    }

    void slots() {
        say(counted(openTraits(), ENGINE_SINGULAR("Your plants still need 1 trait."),
                    ENGINE_PLURAL("engine", "Your plants still need %n traits.")));
        say(counted(freeDiceSlots(m_player), ENGINE_SINGULAR("You have 1 dice slot."),
                    ENGINE_PLURAL("engine", "You have %n dice slots.")));
    }

    void harvest() {
        int ready = 0;
        for (const Plot& plot : m_player.plots)
            ready += plot.complete();
        if (ready > 0)
            say(counted(
                ready, ENGINE_SINGULAR("1 of your plants is complete. Harvesting it makes room for another."),
                ENGINE_PLURAL("engine",
                              "%n of your plants are complete. Harvesting them makes room for others.")));
        int room = ready;
        for (int place = 0; place < plotPlaces; ++place)
            room += m_player.plots[static_cast<std::size_t>(place)].empty() && plotExists(m_player, place);
        const int sown = std::min(room, m_player.hand.size());
        if (sown > 0)
            say(counted(sown, ENGINE_SINGULAR("You can sow 1 plant from your hand."),
                        ENGINE_PLURAL("engine", "You can sow %n plants from your hand.")));
    }

    int pointsOf(PlantId plant) const {
        const PlantCard& card = plantCard(plant);
        int points = card.points;
        for (const Trait trait : allTraits) {
            const Bench& bench = m_state.bench(trait);
            for (int one = 0; card.has(trait) && one < goalCount(bench.inheritance); ++one)
                if (bench.goals[static_cast<std::size_t>(one)] == m_seat &&
                    goalInfo(bench.inheritance, one).matches(card.genotype(trait)))
                    points += goalInfo(bench.inheritance, one).points;
        }
        return points;
    }

    void plantValue(PlantId plant) {
        if (plant == noPlant)
            return;
        const PlantCard& card = plantCard(plant);
        say(counted(pointsOf(plant), ENGINE_SINGULAR("This plant is worth 1 point to you."),
                    ENGINE_PLURAL("engine", "This plant is worth %n points to you.")));
        say(counted(card.traitTotal(), ENGINE_SINGULAR("It needs 1 trait."),
                    ENGINE_PLURAL("engine", "It needs %n traits.")));
        Trait easiest = Trait::SeedShape;
        int most = -1;
        for (const Trait trait : allTraits)
            if (card.has(trait) && cells(trait, card.genotype(trait)) > most) {
                easiest = trait;
                most = cells(trait, card.genotype(trait));
            }
        say({ENGINE_TEXT("engine", "The easiest of its genotypes is %1: %2 shows it."),
             {genotypeText(easiest, card.genotype(easiest)), odds(most)}});
    }

    void validation(int place, Trait trait) {
        const Plot& plot = plotAt(place);
        if (plot.empty())
            return;
        const Genotype genotype = plantCard(plot.plant).genotype(trait);
        completes(place, genotypeText(trait, genotype));
        if (m_state.phase != Phase::Working)
            return;
        say({ENGINE_TEXT("engine", "Without this, you would need a die, and %2 shows %1."),
             {genotypeText(trait, genotype), odds(cells(trait, genotype))}});
    }

    void completes(int place, const std::string& genotype) {
        const Plot& plot = plotAt(place);
        const int left = std::popcount(plot.uncovered()) - 1;
        const Phrase where = words::plotName(place);
        if (left == 0)
            say(counted(pointsOf(plot.plant),
                        ENGINE_SINGULAR("With %1, your plant (%2) is complete and scores 1 point."),
                        ENGINE_PLURAL("engine", "With %1, your plant (%2) is complete and scores %n points."),
                        {genotype, where}));
        else
            say(counted(left, ENGINE_SINGULAR("With %1, your plant (%2) needs only 1 more trait."),
                        ENGINE_PLURAL("engine", "With %1, your plant (%2) needs %n more traits."),
                        {genotype, where}));
    }

    void goal(Trait trait, int place) {
        const GoalInfo info = goalInfo(m_state.bench(trait).inheritance, place);
        const auto counts = [&](PlantId plant) {
            return plant != noPlant && plantCard(plant).has(trait) &&
                   info.matches(plantCard(plant).genotype(trait));
        };
        int own = 0;
        for (const PlantId plant : m_player.harvested)
            own += counts(plant);
        for (const PlantId plant : m_player.hand)
            own += counts(plant);
        for (const Plot& plot : m_player.plots)
            own += counts(plot.plant);
        if (own == 0)
            say({ENGINE_TEXT("engine", "None of your plants counts for it yet."), {}});
        else
            say(counted(own, ENGINE_SINGULAR("1 of your plants counts for it."),
                        ENGINE_PLURAL("engine", "%n of your plants count for it.")));
        say(counted(info.points, ENGINE_SINGULAR("Each complete plant that counts is worth 1 more point."),
                    ENGINE_PLURAL("engine", "Each complete plant that counts is worth %n more points.")));
    }

    void die(const Action& action) {
        if (action.use() == DieUse::Coin)
            return say({ENGINE_TEXT("engine",
                                    "A coin is worth 1 point at the end, and you can spend it before then."),
                        {}});
        if (action.use() != DieUse::Match)
            return;
        const auto genotype = static_cast<Genotype>(action.area);
        int nearest = -1;
        int fewest = traitCount + 1;
        for (int place = 0; place < plotPlaces; ++place) {
            const int missing = std::popcount(plotAt(place).uncovered());
            if (needs(plotAt(place), action.trait, genotype) && missing < fewest) {
                nearest = place;
                fewest = missing;
            }
        }
        if (nearest >= 0)
            completes(nearest, genotypeText(action.trait, genotype));
        const int dice = m_state.bench(action.trait).pool[static_cast<std::size_t>(action.area)];
        const int others = rivals(action.trait, genotype);
        if (others == 0)
            return;
        say(counted(dice, ENGINE_SINGULAR("Only 1 such die is left."),
                    ENGINE_PLURAL("engine", "%n such dice are left.")));
        say(counted(others, ENGINE_SINGULAR("1 other player needs one too."),
                    ENGINE_PLURAL("engine", "%n other players need one too.")));
    }

    void purchase(const Action& action) {
        if (action.upgrade() == Upgrade::Assistant && m_state.assistantsForHire[action.place] != noAssistant)
            say(words::rule(static_cast<Assistant>(m_state.assistantsForHire[action.place])));
        say(counted(m_state.rounds - m_state.round, ENGINE_SINGULAR("You can use it for 1 more round."),
                    ENGINE_PLURAL("engine", "You can use it for %n more rounds.")));
    }

    const State& m_state;
    Seat m_seat;
    const Player& m_player;
    Outlook m_outlook;
    std::vector<Phrase> m_phrases;
};

/// Points with one decimal place, with the decimal comma or point of the language.
Phrase inPoints(int hundredths) {
    const int tenths = (hundredths + 5) / 10;
    return {ENGINE_TEXT("engine", "%1.%2 points"),
            {std::to_string(tenths / 10), std::to_string(tenths % 10)}};
}

} // namespace

Hint hint(const Observation& seen, const SearchResult& advice) {
    const std::size_t place = hintedPlace(seen, advice.ranked);
    const RankedAction& best = advice.ranked[place];
    Hint result{.action = best.action,
                .reasons = Reasons(seen).of(best.action),
                .figure = {},
                .playouts = advice.playouts};
    if (result.reasons.empty())
        result.reasons.push_back({advice.ranked.size() > 1
                                      ? ENGINE_TEXT("engine", "No other move helps you.")
                                      : ENGINE_TEXT("engine", "There is nothing else you can do."),
                                  {}});
    if (place == 0 && advice.ranked.size() > 1) {
        const RankedAction& next = advice.ranked[1];
        const int ahead = best.margin - next.margin;
        const Phrase other = words::label(seen.visible, next.action);
        result.figure =
            ahead < closeCall
                ? Phrase{ENGINE_TEXT("engine", "Looking ahead, “%1” is about as good."), {other}}
                : Phrase{ENGINE_TEXT("engine", "Looking ahead, this brings you %2 more than “%1”."),
                         {other, inPoints(ahead)}};
    }
    return result;
}

} // namespace genotype
