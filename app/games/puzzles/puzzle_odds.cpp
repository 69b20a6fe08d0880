// SPDX-License-Identifier: GPL-3.0-or-later

// The chances that a puzzle's options are about.
#include "app/base/text/phrases.h"
#include "engine/genotype/bots/hint_choice.h"
#include "lessons/garden_odds.h"
#include "puzzle_words.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace app::puzzle_words {

using namespace genotype;

namespace {

struct PuzzleOdds {
    Q_DECLARE_TR_FUNCTIONS(app::PuzzleOdds)
};

/// 100 only if nothing else can happen.
int percent(double chance) {
    const int rounded = static_cast<int>(chance * 100 + 0.5);
    return chance < 1 ? std::min(rounded, 99) : rounded;
}

/// In how many of nine dice: a cell of the square is worth two of them, mutations have the ninth.
int inNine(Parents parents, Genotype genotype) {
    return 2 * punnettCounts(parents)[static_cast<std::size_t>(genotype)];
}

QString cross(Trait trait, Parents parents) {
    return genotypeText(trait, parents.left) + QStringLiteral(" × ") + genotypeText(trait, parents.top);
}

double atLeastOne(Parents parents, Genotype genotype) {
    return lessons::chanceOfAtLeast(1, genotype, {.parents = parents, .dice = dicePerTrait});
}

/// The traits whose dice the options are about, in board order.
std::vector<Trait> traitsOf(const Puzzle& puzzle, const State& state) {
    std::array<bool, traitCount> concerned{};
    for (const PuzzleOption& option : puzzle.options) {
        const Action& action = option.action;
        if (topicOf(puzzle) == PuzzleTopic::Parents)
            concerned.at(static_cast<std::size_t>(state.now().trait)) = true;
        else if (action.kind == ActionKind::TakeDie || action.kind == ActionKind::Validate)
            concerned.at(static_cast<std::size_t>(action.trait)) = true;
        else if (action.kind == ActionKind::PlaceMarker &&
                 (isParentGenes(action.space()) || isFirstShift(action.space())))
            concerned.at(static_cast<std::size_t>(traitOf(action.space()))) = true;
    }
    std::vector<Trait> traits;
    for (const Trait trait : allTraits)
        if (concerned.at(static_cast<std::size_t>(trait)))
            traits.push_back(trait);
    return traits;
}

/// What a genotype's chances are, and what they become by the best option or the best tile.
QString needSentence(const lessons::NeededGenotype& need, const State& state, const Action& best) {
    const Parents now = state.bench(need.trait).parents;
    const QString wanted = genotypeText(need.trait, need.genotype);
    if (need.inPool)
        return PuzzleOdds::tr("You need %1: %n dice in the pool show it.", nullptr, *need.inPool).arg(wanted);
    const QString first =
        PuzzleOdds::tr("You need %1: %2 gives it to %3 in 9 dice, and at least one of five dice shows it in "
                       "%4 of 100 rolls.")
            .arg(wanted, cross(need.trait, now))
            .arg(inNine(now, need.genotype))
            .arg(percent(need.one));
    Parents then = now;
    const bool tile = best.kind == ActionKind::PlaceGeneTile || best.kind == ActionKind::RemoveGeneTile;
    if (tile)
        then = parentsAfter(now, best);
    else if (const lessons::OddsAfterChange* change = need.best())
        then = change->parents;
    if (inNine(then, need.genotype) == inNine(now, need.genotype))
        return first;
    const QString second = tile
                               ? PuzzleOdds::tr("The best choice makes it %1: %2 in 9 dice, %3 of 100 rolls.")
                               : PuzzleOdds::tr("A gene tile can make it %1: %2 in 9 dice, %3 of 100 rolls.");
    return first + QLatin1Char(' ') +
           second.arg(cross(need.trait, then))
               .arg(inNine(then, need.genotype))
               .arg(percent(atLeastOne(then, need.genotype)));
}

PlantId plantOf(const Action& action, const State& state) {
    switch (action.kind) {
    case ActionKind::ChooseSetup:
    case ActionKind::KeepPlant:
    case ActionKind::Sow: return action.plant();
    case ActionKind::TakePlant: return action.place == deckPlace ? noPlant : state.nursery[action.place];
    default: return noPlant;
    }
}

/// "Plant 12: RR in 2 of 9 dice, gg in 2 of 9 dice."
QString plantSentence(PlantId plant, const State& state) {
    const genotype::PlantCard& card = plantCard(plant);
    QStringList parts;
    for (const Trait trait : allTraits)
        if (card.has(trait))
            parts << PuzzleOdds::tr("%1 in %2 of 9 dice")
                         .arg(genotypeText(trait, card.genotype(trait)))
                         .arg(inNine(state.bench(trait).parents, card.genotype(trait)));
    return PuzzleOdds::tr("Plant %1: %2.").arg(QString::number(plant + 1), parts.join(QStringLiteral(", ")));
}

} // namespace

QString needs(const Observation& seen, Seat seat) {
    QStringList all;
    for (const lessons::NeededGenotype& need : lessons::neededGenotypes(seen, seat)) {
        const QString pair = genotypeText(need.trait, need.genotype);
        all << (need.copies == 1 ? pair : QStringLiteral("%1 × %2").arg(need.copies).arg(pair));
    }
    return all.join(QStringLiteral(", "));
}

QStringList odds(const Puzzle& puzzle, const Observation& seen) {
    const State& state = seen.visible;
    QStringList told;
    const std::vector<Trait> traits = traitsOf(puzzle, state);
    const Action& best = puzzle.options[puzzle.best()].action;
    for (const lessons::NeededGenotype& need : lessons::neededGenotypes(seen, seen.seat))
        if (std::find(traits.begin(), traits.end(), need.trait) != traits.end())
            told << needSentence(need, state, best);
    for (const PuzzleOption& option : puzzle.options)
        if (const PlantId plant = plantOf(option.action, state); plant != noPlant)
            if (const QString sentence = plantSentence(plant, state); !told.contains(sentence))
                told << sentence;
    return told;
}

} // namespace app::puzzle_words
