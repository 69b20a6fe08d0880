// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/problems/problem_maker.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Bayes' rule in a family: somebody may be a carrier, and has healthy children.
namespace lessons::problems {

using core::Phrase;

namespace {

struct Fraction {
    std::int64_t part = 0;
    std::int64_t whole = 1;

    Fraction times(std::int64_t numerator, std::int64_t denominator) const {
        return {part * numerator, whole * denominator};
    }
};

Phrase chanceText(Fraction chance) {
    if (chance.part == 0)
        return {"%1", {"0"}};
    return share(chance.part, chance.whole);
}

std::int64_t power(std::int64_t base, int exponent) {
    std::int64_t result = 1;
    for (int i = 0; i < exponent; ++i)
        result *= base;
    return result;
}

enum class Asked : std::uint8_t { Carrier, Child, Son };

struct Mistake {
    Fraction chance;
    Feedback feedback;
};

/// A problem and the numbers that its mistakes share.
struct CarrierCase {
    Asked asked = Asked::Carrier;
    Fraction prior;   ///< of being a carrier, before anything is known about the children
    Fraction healthy; ///< the chance that all these children of a carrier are healthy
    Fraction carrier; ///< given that they are
    Fraction child;   ///< what follows for what is asked, from a certain carrier
    std::vector<Mistake> mistakes;
    pedigree::Mode mode = pedigree::Mode::AutosomalRecessive;
    pedigree::Parents couple; ///< II-2 and II-3

    Fraction asAsked(Fraction ofCarrier) const { return ofCarrier.times(child.part, child.whole); }
};

Fraction posterior(Fraction prior, Fraction healthy) {
    const std::int64_t carrier = prior.part * healthy.part;
    const std::int64_t other = (prior.whole - prior.part) * healthy.whole;
    return {carrier, carrier + other};
}

/// The mistakes that are possible with every gene.
void addMistakes(CarrierCase& one) {
    one.mistakes.push_back(
        {one.asAsked(one.prior),
         {{ENGINE_TEXT("engine",
                       "That was the chance before there were children. Each healthy child makes it "
                       "less likely that II-2 is a carrier."),
           {}}}});
    one.mistakes.push_back(
        {one.asAsked({one.prior.part * one.healthy.part, one.prior.whole * one.healthy.whole}),
         {{ENGINE_TEXT("engine",
                       "%1 × %2 is the chance of both: being a carrier and having healthy children. "
                       "You know that the children are healthy, so divide by the chance of that."),
           {chanceText(one.prior), chanceText(one.healthy)}},
          "wrong-whole"}});
    one.mistakes.push_back(
        {{0, 1},
         {{ENGINE_TEXT("engine", "Healthy children do not prove that II-2 is not a carrier: the chance that "
                                 "all these children of a carrier are healthy is still %1."),
           {chanceText(one.healthy)}},
          "proof-or-nothing"}});
    if (one.asked == Asked::Carrier)
        one.mistakes.push_back(
            {{one.carrier.whole - one.carrier.part, one.carrier.whole},
             {{ENGINE_TEXT("engine", "That is the chance that II-2 is not a carrier."), {}}}});
}

void askFor(Maker& maker, Asked asked) {
    switch (asked) {
    case Asked::Carrier:
        maker.ask({ENGINE_TEXT("engine", "How likely is it that II-2 is a carrier?"), {}});
        break;
    case Asked::Child:
        maker.ask(
            {ENGINE_TEXT("engine", "How likely is it that the next child of II-2 and II-3 is affected?"),
             {}});
        break;
    case Asked::Son:
        maker.ask(
            {ENGINE_TEXT(
                 "engine",
                 "The next child of II-2 and II-3 will be a son. How likely is it that he is affected?"),
             {}});
        break;
    }
}

void finish(Maker& maker, CarrierCase& one) {
    askFor(maker, one.asked);
    maker.familyAnswer({one.mode, one.couple});
    if (one.asked != Asked::Carrier)
        maker.nextChild(one.couple, one.asked == Asked::Son ? pedigree::Sex::Male : pedigree::Sex::Unknown);
    Phrase why{ENGINE_TEXT("engine", "Right: compare %1 × %2 (a carrier whose children are all healthy) with "
                                     "%3 (not a carrier). So the chance that II-2 is a carrier is %4."),
               {chanceText(one.prior), chanceText(one.healthy),
                chanceText({one.prior.whole - one.prior.part, one.prior.whole}), chanceText(one.carrier)}};
    if (one.asked != Asked::Carrier)
        why = core::sentences(std::move(why),
                              {ENGINE_TEXT("engine", "Multiply it by %1, the chance if II-2 is a carrier."),
                               {chanceText(one.child)}});
    maker.right(chanceText(one.asAsked(one.carrier)), std::move(why));
    addMistakes(one);
    maker.random().shuffle(one.mistakes);
    for (Mistake& mistake : one.mistakes)
        maker.mistaken(chanceText(mistake.chance), std::move(mistake.feedback));
    maker.hint(
        {ENGINE_TEXT("engine", "Leave the children out at first: how likely is it that II-2 is a carrier?"),
         {}});
    maker.hint({ENGINE_TEXT("engine", "Calculate two products: a carrier who has only healthy children, and "
                                      "not a carrier. What share of their sum is the first?"),
                {}});
}

pedigree::Person someone(const char* id, pedigree::Sex sex, pedigree::Status status,
                         std::optional<pedigree::Parents> parents = {}) {
    return {id, sex, status, parents, {}};
}

void addChildren(std::vector<pedigree::Person>& people, pedigree::Sex sex, int count,
                 pedigree::Parents parents) {
    const auto before =
        std::ranges::count_if(people, [](const pedigree::Person& one) { return one.id[2] == 'I'; });
    for (int i = 0; i < count; ++i)
        people.push_back(
            {"III-" + std::to_string(before + i + 1), sex, pedigree::Status::Unaffected, parents, {}});
}

/// A sister of an affected man, with healthy sons; her daughters say nothing.
void linkedCarrier(Maker& maker) {
    static const std::array traits{
        Phrase{ENGINE_TEXT("engine", "Haemophilia A is inherited as an X-linked recessive trait."), {}},
        Phrase{
            ENGINE_TEXT("engine", "Red–green colour blindness is inherited as an X-linked recessive trait."),
            {}},
        Phrase{
            ENGINE_TEXT("engine", "Duchenne muscular dystrophy is inherited as an X-linked recessive trait."),
            {}}};
    const int sons = 1 + static_cast<int>(maker.below(4));
    const int daughters = static_cast<int>(maker.below(3));
    CarrierCase one;
    one.mode = pedigree::Mode::XLinkedRecessive;
    one.asked = maker.oneOf(std::array{Asked::Carrier, Asked::Child, Asked::Son});
    one.prior = {1, 2};
    one.healthy = {1, power(2, sons)};
    one.carrier = posterior(one.prior, one.healthy);
    one.child = {1, one.asked == Asked::Carrier ? 1 : one.asked == Asked::Son ? 2 : 4};
    std::vector<pedigree::Person> people{
        someone("I-1", pedigree::Sex::Male, pedigree::Status::Unaffected),
        someone("I-2", pedigree::Sex::Female, pedigree::Status::Unaffected),
        someone("II-1", pedigree::Sex::Male, pedigree::Status::Affected, pedigree::Parents{0, 1}),
        someone("II-2", pedigree::Sex::Female, pedigree::Status::Unaffected, pedigree::Parents{0, 1}),
        someone("II-3", pedigree::Sex::Male, pedigree::Status::Unaffected)};
    one.couple = {4, 3};
    addChildren(people, pedigree::Sex::Male, sons, one.couple);
    addChildren(people, pedigree::Sex::Female, daughters, one.couple);
    maker.given(maker.oneOf(traits));
    maker.given({ENGINE_TEXT("engine", "There are no new mutations."), {}});
    maker.family(pedigree::Pedigree(std::move(people)));
    if (daughters > 0)
        one.mistakes.push_back(
            {one.asAsked(posterior(one.prior, {1, power(2, sons + daughters)})),
             {{ENGINE_TEXT("engine", "The daughters do not count: each has a healthy X chromosome from her "
                                     "father, so she is healthy whether II-2 is a carrier or not."),
               {}}}});
    if (one.asked == Asked::Son)
        one.mistakes.push_back(
            {one.carrier.times(1, 4),
             {{ENGINE_TEXT("engine",
                           "That is the chance for a child of either sex. Here the child is a son."),
               {}}}});
    if (one.asked == Asked::Child)
        one.mistakes.push_back(
            {one.carrier.times(1, 2),
             {{ENGINE_TEXT("engine",
                           "That is the chance for a son. The next child may be a daughter, who has "
                           "a healthy X chromosome from her father."),
               {}}}});
    finish(maker, one);
}

/// The healthy sibling of an affected sister, and a partner who is a carrier for certain.
void autosomalCarrier(Maker& maker) {
    struct Trait {
        Phrase words;
        bool inMother; ///< whether the affected parent of II-3 is the mother
    };
    // A man with cystic fibrosis hardly ever becomes a father: in about 98 of 100 the sperm duct is missing
    // (Castellani et al. 2019, Semin. Respir. Crit. Care Med. 40: 701–714). A mother's untreated
    // phenylketonuria harms her children.
    static const std::array traits{
        Trait{{ENGINE_TEXT("engine", "Phenylketonuria is inherited as an autosomal recessive trait."), {}},
              false},
        Trait{{ENGINE_TEXT("engine", "Cystic fibrosis is inherited as an autosomal recessive trait."), {}},
              true},
        Trait{{ENGINE_TEXT("engine", "Albinism is inherited as an autosomal recessive trait."), {}}, false}};
    const Trait& trait = maker.oneOf(traits);
    const int children = 1 + static_cast<int>(maker.below(3));
    const pedigree::Sex sex = maker.below(2) == 0 ? pedigree::Sex::Male : pedigree::Sex::Female;
    CarrierCase one;
    one.asked = maker.below(2) == 0 ? Asked::Carrier : Asked::Child;
    one.prior = {2, 3};
    one.healthy = {power(3, children), power(4, children)};
    one.carrier = posterior(one.prior, one.healthy);
    one.child = {1, one.asked == Asked::Carrier ? 1 : 4};
    std::vector<pedigree::Person> people{
        someone("I-1", pedigree::Sex::Male, pedigree::Status::Unaffected),
        someone("I-2", pedigree::Sex::Female, pedigree::Status::Unaffected),
        someone("I-3", pedigree::Sex::Male,
                trait.inMother ? pedigree::Status::Unaffected : pedigree::Status::Affected),
        someone("I-4", pedigree::Sex::Female,
                trait.inMother ? pedigree::Status::Affected : pedigree::Status::Unaffected),
        someone("II-1", pedigree::Sex::Female, pedigree::Status::Affected, pedigree::Parents{0, 1}),
        someone("II-2", sex, pedigree::Status::Unaffected, pedigree::Parents{0, 1}),
        someone("II-3", sex == pedigree::Sex::Male ? pedigree::Sex::Female : pedigree::Sex::Male,
                pedigree::Status::Unaffected, pedigree::Parents{2, 3})};
    one.couple = sex == pedigree::Sex::Male ? pedigree::Parents{5, 6} : pedigree::Parents{6, 5};
    const int sons = static_cast<int>(maker.below(static_cast<std::size_t>(children) + 1));
    addChildren(people, pedigree::Sex::Male, sons, one.couple);
    addChildren(people, pedigree::Sex::Female, children - sons, one.couple);
    maker.given(trait.words);
    maker.given({ENGINE_TEXT("engine", "There are no new mutations."), {}});
    maker.family(pedigree::Pedigree(std::move(people)));
    one.mistakes.push_back(
        {one.asAsked(posterior({1, 2}, one.healthy)),
         {{ENGINE_TEXT("engine", "You began with 1/2. But II-2 is not affected, and of the three other cells "
                                 "of the square of two carriers, two are carriers: begin with 2/3."),
           {}},
          "equal-chances"}});
    if (one.asked == Asked::Child)
        one.mistakes.push_back({one.carrier.times(1, 2),
                                {{ENGINE_TEXT("engine", "Of the children of two carriers, 1/4 are affected: "
                                                        "the allele must come from both. 1/2 are carriers."),
                                  {}},
                                 "genotype-is-phenotype"}});
    finish(maker, one);
}

} // namespace

void carrierChance(Maker& maker) {
    if (maker.below(2) == 0)
        linkedCarrier(maker);
    else
        autosomalCarrier(maker);
}

} // namespace lessons::problems
