// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genomewars/judgement.h"
#include "engine/genomewars/words.h"
#include "lessons/problems/problem_maker.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <variant>

/// Duels of Genome Wars, by the game's own tables: how likely a population grows, whose share rises, and dice
/// that remember nothing.
namespace lessons::problems {

using core::Phrase;
using genomewars::Allele;
using genomewars::Environment;
using genomewars::Genome;
using genomewars::NaturalEffect;

namespace {

/// "26 of 36".
Phrase outOf(int part, int whole) {
    return {ENGINE_TEXT("engine", "%1 of %2"), {std::to_string(part), std::to_string(whole)}};
}

/// How many of the 36 results of two dice are like this.
int waysOf(const std::function<bool(int)>& fits) {
    int ways = 0;
    for (int roll = 2; roll <= 12; ++roll)
        ways += fits(roll) ? genomewars::waysToRoll(roll) : 0;
    return ways;
}

bool isExtinction(int roll) {
    return genomewars::naturalRow(roll).effect == NaturalEffect::Extinction;
}

Allele alleleOf(Environment environment) {
    for (const genomewars::AlleleInfo& info : genomewars::alleles)
        if (const auto* bonus = std::get_if<genomewars::BonusIn>(&info.effect);
            bonus != nullptr && bonus->environment == environment)
            return info.id;
    return Allele::Resistance;
}

Genome withCopies(Environment environment, int copies) {
    Genome genome;
    for (int i = 0; i < copies; ++i)
        genome.add(alleleOf(environment));
    return genome;
}

/// The rule for everybody who does not roll.
Phrase modifiedRule() {
    return {ENGINE_TEXT("engine",
                        "Genome Wars: when another team rolls two dice, a population adds its bonus to "
                        "the sum. From 9 on it grows by 1; up to 5 it shrinks by 1."),
            {}};
}

Phrase bonusRule() {
    return {ENGINE_TEXT("engine", "The first copy of the right allele adds 3, each further copy 2."), {}};
}

Phrase extinctionRule() {
    return {ENGINE_TEXT("engine", "But if the dice show 3 or 4, there is a mass extinction: nobody grows."),
            {}};
}

void chanceToGrow(Maker& maker) {
    const Environment environment = maker.oneOf(genomewars::environments).id;
    const int copies = 1 + static_cast<int>(maker.below(3));
    const Genome genome = withCopies(environment, copies);
    const auto grows = [&](int roll) {
        return genomewars::judge(genome, environment, roll, false).change > 0;
    };
    const int right = waysOf(grows);
    const int bonus = genomewars::modifierOf(genome, environment);
    const std::string bonusText = std::to_string(bonus);
    maker.given(modifiedRule());
    maker.given(bonusRule());
    maker.given(extinctionRule());
    maker.given({ENGINE_TEXT("engine", "Environment: %1. Copies of its allele, %2, in the genome: %3."),
                 {genomewars::words::name(environment), genomewars::words::name(alleleOf(environment)),
                  std::to_string(copies)}});
    maker.ask({ENGINE_TEXT("engine", "At how many of the 36 equally likely results of the two dice does the "
                                     "population grow when another team rolls?"),
               {}});
    maker.right(outOf(right, 36),
                {ENGINE_TEXT("engine", "Right: with a bonus of %1, it takes a roll of at least %2 that is no "
                                       "mass extinction. Added up, that is %3 of the 36 results."),
                 {bonusText, std::to_string(std::max(2, 9 - bonus)), std::to_string(right)}});
    int sums = 0;
    for (int roll = 2; roll <= 12; ++roll)
        sums += grows(roll) ? 1 : 0;
    maker.wrong(
        outOf(sums, 11),
        {ENGINE_TEXT("engine", "The eleven sums are not equally likely: 7 comes in six ways, 12 in one. "
                               "Count the 36 results."),
         {}},
        "equal-chances");
    maker.wrong(
        outOf(36, 36),
        {ENGINE_TEXT("engine", "A strong genome does not always grow: a mass extinction strikes everybody."),
         {}},
        "fittest-strongest");
    maker.wrong(
        outOf(waysOf([bonus](int roll) { return roll + bonus >= 9; }), 36),
        {ENGINE_TEXT("engine", "You counted the rolls 3 and 4 as well. They are a mass extinction."), {}});
    maker.wrong(outOf(waysOf([](int roll) { return roll >= 9; }), 36),
                {ENGINE_TEXT("engine", "You left out the bonus: %1 is added to every roll."), {bonusText}});
    maker.hint(
        {ENGINE_TEXT("engine", "How large is the bonus? From which roll on does the sum reach 9?"), {}});
    maker.hint(
        {ENGINE_TEXT("engine", "The bonus is %1. Count the ways to each roll: one to 2, two to 3, and so "
                               "on up to six to 7, and down again to one to 12."),
         {bonusText}});
}

/// Two populations and one roll that changes both.
struct SharedRoll {
    Environment environment = Environment::Hospital;
    int copies = 1; ///< of the second population
    int roll = 9;
    int first = 0;
    int second = 0;
    int firstThen = 0;
    int secondThen = 0;
};

SharedRoll sharedRoll(Maker& maker) {
    // Neither a new environment nor a mass extinction.
    constexpr std::array rolls{5, 6, 9, 10, 11, 12};
    SharedRoll one;
    do {
        one.environment = maker.oneOf(genomewars::environments).id;
        one.copies = 1 + static_cast<int>(maker.below(2));
        one.roll = maker.oneOf(rolls);
        one.first = 3 + static_cast<int>(maker.below(10));
        one.second = 3 + static_cast<int>(maker.below(10));
        one.firstThen = one.first + genomewars::judge({}, one.environment, one.roll, true).change;
        one.secondThen = one.second + genomewars::judge(withCopies(one.environment, one.copies),
                                                        one.environment, one.roll, false)
                                          .change;
    } while (one.first == one.second || one.firstThen == one.secondThen || one.secondThen == one.second);
    return one;
}

void shareAfterARoll(Maker& maker) {
    const SharedRoll one = sharedRoll(maker);
    const int all = one.firstThen + one.secondThen;
    maker.given(
        {ENGINE_TEXT("engine", "Genome Wars: the team that rolls follows the two dice alone. At 5 or 6 its "
                               "population shrinks by 1, from 9 to 11 it grows by 1, at 12 by 2."),
         {}});
    maker.given(
        {ENGINE_TEXT("engine", "The other team adds its bonus to the sum. From 9 on its population grows "
                               "by 1; up to 5 it shrinks by 1."),
         {}});
    maker.given(bonusRule());
    maker.given({ENGINE_TEXT("engine", "The first team has %1 individuals. It rolls %2."),
                 {std::to_string(one.first), std::to_string(one.roll)}});
    maker.given(
        {ENGINE_TEXT("engine", "The second team has %1 individuals, and its genome has the right allele "
                               "for this environment (%2) this many times: %3."),
         {std::to_string(one.second), genomewars::words::name(one.environment), std::to_string(one.copies)}});
    maker.ask({ENGINE_TEXT("engine", "What share of all individuals belongs to the first team then?"), {}});
    maker.right(share(one.firstThen, all),
                {ENGINE_TEXT("engine", "Right: then it is %1 against %2, so %1 of %3."),
                 {std::to_string(one.firstThen), std::to_string(one.secondThen), std::to_string(all)}});
    maker.wrong(share(one.firstThen, one.secondThen),
                {ENGINE_TEXT("engine", "You divided by the second team alone. A share is a part of all "
                                       "individuals, its own included."),
                 {}},
                "wrong-whole");
    maker.wrong(share(one.first, one.first + one.second),
                {ENGINE_TEXT("engine", "That was the share before the roll."), {}});
    maker.wrong(share(one.firstThen, one.firstThen + one.second),
                {ENGINE_TEXT("engine", "The second team changes too: with its bonus the sum is %1."),
                 {std::to_string(one.roll + genomewars::modifierOf(withCopies(one.environment, one.copies),
                                                                   one.environment))}});
    maker.wrong(
        share(one.first, one.first + one.secondThen),
        {ENGINE_TEXT("engine", "The first team changes too: it has rolled %1."), {std::to_string(one.roll)}});
    maker.wrong(share(one.secondThen, all),
                {ENGINE_TEXT("engine", "That is the share of the second team."), {}});
    maker.hint(
        {ENGINE_TEXT("engine", "What does this roll do to the first team, and what to the second one with "
                               "its bonus?"),
         {}});
    maker.hint({ENGINE_TEXT("engine", "Then there are %1 and %2 individuals. How many are that together?"),
                {std::to_string(one.firstThen), std::to_string(one.secondThen)}});
}

/// What can come of a turn, by the dice alone.
struct TurnEvent {
    const char* name; ///< marked for translation
    int ways;         ///< of 36
};

TurnEvent anyEvent(Maker& maker) {
    const std::array events{
        TurnEvent{ENGINE_TEXT("engine", "a mass extinction (the dice show 3 or 4)"), waysOf(isExtinction)},
        TurnEvent{ENGINE_TEXT("engine", "a mutation (the dice show 7 or 8)"), waysOf([](int roll) {
                      return genomewars::naturalRow(roll).effect == NaturalEffect::Mutation;
                  })},
        TurnEvent{ENGINE_TEXT("engine", "a new environment (the dice show 2)"), waysOf([](int roll) {
                      return genomewars::naturalRow(roll).effect == NaturalEffect::NewEnvironment;
                  })},
        TurnEvent{ENGINE_TEXT("engine", "growth of the team that rolls (the dice show 9 or more)"),
                  waysOf([](int roll) { return genomewars::naturalRow(roll).change > 0; })}};
    return maker.oneOf(events);
}

Phrase eventGiven(const TurnEvent& event) {
    return {ENGINE_TEXT("engine",
                        "Genome Wars: in every turn two dice are rolled. One thing that can come of it: "
                        "%1."),
            {Phrase{event.name, {}}}};
}

void inEveryTurn(Maker& maker) {
    const TurnEvent event = anyEvent(maker);
    const int turns = 2 + static_cast<int>(maker.below(2));
    const std::string turnsText = std::to_string(turns);
    std::int64_t part = 1;
    std::int64_t whole = 1;
    std::int64_t halves = 1;
    for (int i = 0; i < turns; ++i) {
        part *= event.ways;
        whole *= 36;
        halves *= 2;
    }
    maker.given(eventGiven(event));
    maker.ask({ENGINE_TEXT("engine", "What is the chance that it happens in each of the next %1 turns?"),
               {turnsText}});
    maker.right(share(part, whole),
                {ENGINE_TEXT("engine", "Right: %1 in each turn, and the turns do not depend on each other: "
                                       "multiply %2 times."),
                 {share(event.ways, 36), turnsText}});
    maker.wrong(
        share(std::int64_t{turns} * event.ways, 36),
        {ENGINE_TEXT("engine", "You added the chances. That it happens every time is less likely than that "
                               "it happens once."),
         {}},
        "add-chances");
    maker.wrong(share(event.ways, 36), {ENGINE_TEXT("engine", "That is the chance in a single turn."), {}});
    maker.wrong(
        share(1, halves),
        {ENGINE_TEXT("engine", "“It happens or not” are two cases, but not equally likely ones: %1 of the "
                               "36 results of two dice are like that."),
         {std::to_string(event.ways)}},
        "equal-chances");
    maker.hint({ENGINE_TEXT("engine", "How many of the 36 results of two dice are like that?"), {}});
    maker.hint({ENGINE_TEXT("engine", "%1 of 36. It has to happen %2 times: multiply."),
                {std::to_string(event.ways), turnsText}});
}

void afterARun(Maker& maker) {
    const TurnEvent event = anyEvent(maker);
    const bool happened = maker.below(2) == 0;
    const std::string turns = std::to_string(3 + maker.below(happened ? 2 : 10));
    const std::string ways = std::to_string(event.ways);
    maker.given(eventGiven(event));
    maker.given(happened ? Phrase{ENGINE_TEXT("engine", "It has come %1 times in a row."), {turns}}
                         : Phrase{ENGINE_TEXT("engine", "It has not come in the last %1 turns."), {turns}});
    maker.ask({ENGINE_TEXT("engine", "How likely is it in the next turn?"), {}});
    maker.right({ENGINE_TEXT("engine", "%1/36, as ever"), {ways}},
                {ENGINE_TEXT("engine", "Right: the dice do not know what was rolled before."), {}});
    const Phrase less{ENGINE_TEXT("engine", "less than %1/36"), {ways}};
    const Phrase more{ENGINE_TEXT("engine", "more than %1/36"), {ways}};
    maker.wrong(happened ? less : more,
                {ENGINE_TEXT("engine", "Nothing is due and nothing is used up: dice have no memory."), {}},
                "chance-repays");
    maker.wrong(
        happened ? more : less,
        {ENGINE_TEXT("engine", "A run of rolls changes nothing about the dice: it comes about by chance."),
         {}},
        "chance-repeats");
    maker.wrong(
        {ENGINE_TEXT("engine", "1/2: it comes or not"), {}},
        {ENGINE_TEXT("engine", "“It comes or not” are two cases, but not equally likely ones: count the 36 "
                               "results."),
         {}},
        "equal-chances");
    maker.hint({ENGINE_TEXT("engine", "What has changed about the dice since the last turn?"), {}});
    maker.hint({ENGINE_TEXT("engine", "Count the results of two dice that are like that, out of 36."), {}});
}

} // namespace

void duel(Maker& maker) {
    switch (maker.below(6)) {
    case 0:
    case 1: chanceToGrow(maker); break;
    case 2:
    case 3: shareAfterARoll(maker); break;
    case 4: inEveryTurn(maker); break;
    default: afterARun(maker); break;
    }
}

} // namespace lessons::problems
