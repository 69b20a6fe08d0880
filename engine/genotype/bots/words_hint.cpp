// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/words_hint.h"

#include "engine/genotype/bots/lookahead.h"
#include "engine/genotype/bots/outlook.h"
#include "engine/genotype/rules/rules.h"
#include "engine/genotype/words/words.h"
#include "engine/genotype/words/words_parts.h"

#include <algorithm>

namespace genotype {

namespace {

using words::counted;
using words::number;

/// Hundredths of a point below which two moves count as equally good.
constexpr int closeCall = 25;

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

    /// How many of nine dice end as the genotype, on average.
    int chance(Trait trait, Genotype genotype) const {
        return 2 * punnettCounts(m_state.bench(trait).parents)[static_cast<std::size_t>(genotype)];
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

    void geneTile(Trait trait, const Action& action) {
        Parents parents = m_state.bench(trait).parents;
        if (action.kind != ActionKind::PlaceGeneTile && action.kind != ActionKind::RemoveGeneTile)
            return;
        Genotype& parent = action.side() == Side::Left ? parents.left : parents.top;
        parent = action.kind == ActionKind::PlaceGeneTile ? action.tileGenotype() : Genotype::Heterozygous;
        const auto after = punnettCounts(parents);
        for (const Genotype genotype : allGenotypes) {
            const int own = m_outlook.open(m_seat, trait, genotype);
            const int now = chance(trait, genotype);
            const int then = 2 * after[static_cast<std::size_t>(genotype)];
            if (own == 0 || now == then)
                continue;
            const std::string text = genotypeText(trait, genotype);
            say(counted(
                own,
                ENGINE_SINGULAR("A die then shows %1 in %2 of 9 rolls (now %3). 1 of your plants needs it."),
                ENGINE_PLURAL("engine",
                              "A die then shows %1 in %2 of 9 rolls (now %3). %n of your plants need it."),
                {text, std::to_string(then), std::to_string(now)}));
        }
        if (m_phrases.empty())
            say({ENGINE_TEXT(
                     "engine",
                     "It makes no difference to your own plants, but it does to those of other players."),
                 {}});
    }

    void firstShift(Trait trait) {
        if (m_state.bench(trait).coin)
            say({ENGINE_TEXT("engine", "There is a coin beside this Punnett square."), {}});
        for (const Genotype genotype : allGenotypes)
            if (m_outlook.open(m_seat, trait, genotype) > 0)
                wanted(trait, genotype);
    }

    /// How often the dice show it, and who else needs it.
    void wanted(Trait trait, Genotype genotype) {
        const std::string text = genotypeText(trait, genotype);
        const std::string cases = std::to_string(chance(trait, genotype));
        const int others = rivals(trait, genotype);
        if (others == 0)
            return say({ENGINE_TEXT("engine", "A die shows %1 in %2 of 9 rolls. Nobody else needs it."),
                        {text, cases}});
        say(counted(others, ENGINE_SINGULAR("A die shows %1 in %2 of 9 rolls. 1 other player needs it too."),
                    ENGINE_PLURAL("engine", "A die shows %1 in %2 of 9 rolls. %n other players need it too."),
                    {text, cases}));
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
        say(counted(pointsOf(plant), ENGINE_SINGULAR("Plant %1 is worth 1 point to you."),
                    ENGINE_PLURAL("engine", "Plant %1 is worth %n points to you."), {number(plant)}));
        say(counted(card.traitTotal(), ENGINE_SINGULAR("It needs 1 trait."),
                    ENGINE_PLURAL("engine", "It needs %n traits.")));
        Trait easiest = Trait::SeedShape;
        int most = -1;
        for (const Trait trait : allTraits)
            if (card.has(trait) && chance(trait, card.genotype(trait)) > most) {
                easiest = trait;
                most = chance(trait, card.genotype(trait));
            }
        say({ENGINE_TEXT("engine",
                         "The easiest genotype to roll for it is %1: a die shows it in %2 of 9 rolls."),
             {genotypeText(easiest, card.genotype(easiest)), std::to_string(most)}});
    }

    void validation(int place, Trait trait) {
        const Plot& plot = m_player.plots[static_cast<std::size_t>(place)];
        if (plot.empty())
            return;
        const Genotype genotype = plantCard(plot.plant).genotype(trait);
        completes(plot, genotypeText(trait, genotype));
        if (m_state.phase != Phase::Working)
            return;
        const int cases = chance(trait, genotype);
        if (cases == 0)
            say({ENGINE_TEXT("engine", "With these parents, no die can show %1."),
                 {genotypeText(trait, genotype)}});
        else
            say({ENGINE_TEXT("engine", "A die shows %1 in only %2 of 9 rolls."),
                 {genotypeText(trait, genotype), std::to_string(cases)}});
    }

    void completes(const Plot& plot, const std::string& genotype) {
        const int left = std::popcount(plot.uncovered()) - 1;
        if (left == 0)
            say(counted(pointsOf(plot.plant),
                        ENGINE_SINGULAR("With %1, plant %2 is complete and scores 1 point."),
                        ENGINE_PLURAL("engine", "With %1, plant %2 is complete and scores %n points."),
                        {genotype, number(plot.plant)}));
        else
            say(counted(left, ENGINE_SINGULAR("With %1, plant %2 needs only 1 more trait."),
                        ENGINE_PLURAL("engine", "With %1, plant %2 needs %n more traits."),
                        {genotype, number(plot.plant)}));
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
        const Plot* nearest = nullptr;
        for (const Plot& plot : m_player.plots)
            if (((plot.uncovered() >> static_cast<int>(action.trait)) & 1) &&
                plantCard(plot.plant).genotype(action.trait) == genotype &&
                (!nearest || std::popcount(plot.uncovered()) < std::popcount(nearest->uncovered())))
                nearest = &plot;
        if (nearest)
            completes(*nearest, genotypeText(action.trait, genotype));
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
    const RankedAction& best = advice.ranked.front();
    Hint result{best.action, Reasons(seen).of(best.action)};
    if (advice.ranked.size() > 1) {
        const RankedAction& next = advice.ranked[1];
        const int ahead = best.margin - next.margin;
        const Phrase other = words::label(seen.visible, next.action);
        result.reasons.push_back(
            ahead < closeCall
                ? Phrase{ENGINE_TEXT("engine", "Looking ahead, “%1” is about as good."), {other}}
                : Phrase{ENGINE_TEXT("engine", "Looking ahead, this brings you %2 more than “%1”."),
                         {other, inPoints(ahead)}});
    }
    if (result.reasons.empty())
        result.reasons.push_back({ENGINE_TEXT("engine", "There is nothing else you can do."), {}});
    return result;
}

} // namespace genotype
