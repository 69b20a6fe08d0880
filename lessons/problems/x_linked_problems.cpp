// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/x_linked.h"
#include "lessons/problems/problem_maker.h"

/// Problems with a gene on the X chromosome: sons, daughters, carriers, reciprocal crosses, where an allele
/// came from.
namespace lessons::problems {

using core::Phrase;
using genotype::Inheritance;

namespace {

/// A mother and a father with an invented X-linked gene.
struct XFamily {
    Gene gene; ///< its symbols are Xᴮ, Xᵇ and Y
    std::array<Phrase, 2> looks;
    int motherAlleles = 0; ///< how many recessive ones: 0, 1 or 2
    bool fatherRecessive = false;

    const std::string& dominant() const { return gene.symbols[0]; }
    const std::string& recessive() const { return gene.symbols[1]; }
    std::string female(int recessiveAlleles) const {
        return (recessiveAlleles == 2 ? recessive() : dominant()) +
               (recessiveAlleles == 0 ? dominant() : recessive());
    }
    std::string male(bool withRecessive) const { return (withRecessive ? recessive() : dominant()) + "Y"; }

    /// How many of two sons show the recessive phenotype.
    int recessiveSons() const { return motherAlleles; }
    /// And of two daughters: those with the recessive allele from both parents.
    int recessiveDaughters() const { return fatherRecessive ? motherAlleles : 0; }
    /// How many of two daughters carry the recessive allele without showing it.
    int carriers() const { return fatherRecessive ? 2 - motherAlleles : motherAlleles; }
};

XFamily geneOnX(Maker& maker) {
    const Gene invented = maker.genes(1, Inheritance::CompleteDominance)[0];
    XFamily family;
    family.gene =
        xLinkedGene(invented.id, invented.name, invented.symbols[0][0], Inheritance::CompleteDominance, {});
    family.looks = {invented.phenotypes[0], invented.phenotypes[1]};
    maker.given(
        {ENGINE_TEXT("engine", "The gene for %1 is on the X chromosome; females are XX and males XY. "
                               "*%2* (“%3”) is dominant over *%4* (“%5”)."),
         {family.gene.name, family.dominant(), family.looks[0], family.recessive(), family.looks[1]}});
    return family;
}

/// Parents whose sons and daughters need a thought.
void takeParents(Maker& maker, XFamily& family) {
    struct Mating {
        int motherAlleles;
        bool fatherRecessive;
    };
    constexpr std::array<Mating, 4> pairs{Mating{1, false}, Mating{1, true}, Mating{2, false},
                                          Mating{0, true}};
    const Mating pair = maker.oneOf(pairs);
    family.motherAlleles = pair.motherAlleles;
    family.fatherRecessive = pair.fatherRecessive;
    maker.given(parentsAre(family.female(pair.motherAlleles), family.male(pair.fatherRecessive)));
}

void sexHints(Maker& maker) {
    maker.hint({ENGINE_TEXT("engine", "Which chromosome does a son get from his father, and which one does a "
                                      "daughter get from him?"),
                {}});
    maker.hint({ENGINE_TEXT("engine", "Draw the square with the mother's two X on one side and the father's "
                                      "X and Y on the other: two cells are daughters, two are sons."),
                {}});
}

Phrase heterozygousMales() {
    return {ENGINE_TEXT("engine", "3/4 needs two heterozygous parents. A male has only one X, so the father "
                                  "cannot be heterozygous."),
            {}};
}

void shareOfSons(Maker& maker) {
    XFamily family = geneOnX(maker);
    takeParents(maker, family);
    const std::size_t look = maker.below(2);
    const int showing = look == 1 ? family.recessiveSons() : 2 - family.recessiveSons();
    const std::string& allele = family.gene.symbols[look];
    const bool hidesIt = look == 1 && family.motherAlleles == 1;
    maker.ask(
        {ENGINE_TEXT("engine", "What share of the sons do you expect to show “%1”?"), {family.looks[look]}});
    maker.right(share(showing, 2),
                {ENGINE_TEXT("engine", "Right: a son has only the X of his mother, and she is *%1*."),
                 {family.female(family.motherAlleles)}});
    // Of four children of a gene on another chromosome, with the father as BB or bb.
    const int plainRecessive = family.fatherRecessive ? 2 * family.motherAlleles : 0;
    maker.wrong(share(look == 1 ? plainRecessive : 4 - plainRecessive, 4),
                {ENGINE_TEXT("engine", "That would be right for a gene on another chromosome. But a father "
                                       "gives his sons a Y: they have no *%1* or *%2* from him."),
                 {family.dominant(), family.recessive()}});
    maker.wrong(share(showing, 4),
                {ENGINE_TEXT("engine", "That is the share of all offspring that are sons with “%1”. The "
                                       "question is about the sons alone."),
                 {family.looks[look]}},
                "wrong-whole");
    maker.wrong(share(2 - showing, 2),
                {ENGINE_TEXT("engine", "That is the share of the sons with the other phenotype, “%1”."),
                 {family.looks[1 - look]}});
    maker.wrong(share(0, 2),
                {ENGINE_TEXT("engine",
                             "None of them would show it if the mother had no *%1* to pass on. But she has."),
                 {allele}},
                hidesIt ? "recessive-vanishes" : "");
    maker.wrong(
        share(2, 2),
        {ENGINE_TEXT("engine", "All sons would show it only if the mother passed on nothing but *%1*."),
         {allele}},
        look == 0 && family.motherAlleles == 1 ? "dominant-stronger" : "");
    maker.wrong(share(1, 2),
                {ENGINE_TEXT("engine", "Half of the sons would show it if the mother were *%1*. "
                                       "Here she is *%2*."),
                 {family.female(1), family.female(family.motherAlleles)}},
                "equal-chances");
    maker.wrong(share(3, 4), heterozygousMales(), "ratio-for-all");
    sexHints(maker);
}

void shareOfDaughters(Maker& maker) {
    XFamily family = geneOnX(maker);
    takeParents(maker, family);
    const std::size_t look = maker.below(2);
    const int recessive = family.recessiveDaughters();
    const int showing = look == 1 ? recessive : 2 - recessive;
    const int showingSons = look == 1 ? family.recessiveSons() : 2 - family.recessiveSons();
    const std::string fathers = family.gene.symbols[family.fatherRecessive ? 1 : 0];
    maker.ask({ENGINE_TEXT("engine", "What share of the daughters do you expect to show “%1”?"),
               {family.looks[look]}});
    maker.right(share(showing, 2),
                {ENGINE_TEXT("engine", "Right: every daughter has *%1* from her father, and one X from her "
                                       "mother, who is *%2*."),
                 {fathers, family.female(family.motherAlleles)}});
    maker.wrong(share(showingSons, 2),
                {ENGINE_TEXT("engine", "That is the share among the sons. Every daughter also has her "
                                       "father's X, with *%1*."),
                 {fathers}});
    maker.wrong(share(showing, 4),
                {ENGINE_TEXT("engine", "That is the share of all offspring that are daughters with “%1”. The "
                                       "question is about the daughters alone."),
                 {family.looks[look]}},
                "wrong-whole");
    maker.wrong(share(2 - showing, 2),
                {ENGINE_TEXT("engine", "That is the share of the daughters with the other phenotype, “%1”."),
                 {family.looks[1 - look]}});
    maker.wrong(share(1, 2),
                {ENGINE_TEXT("engine", "Half of the daughters would show it if the parents were "
                                       "*%1* and *%2*."),
                 {family.female(1), family.male(true)}},
                "equal-chances");
    maker.wrong(share(3, 4), heterozygousMales(), "ratio-for-all");
    if (look == 1)
        maker.wrong(share(2, 2),
                    {ENGINE_TEXT("engine", "Half of the daughters get *%1* from their mother, and one is "
                                           "enough to hide *%2*."),
                     {family.dominant(), family.recessive()}});
    else
        maker.wrong(share(2, 2),
                    {ENGINE_TEXT("engine", "Half of the daughters get *%1* from their mother as "
                                           "well as from their father."),
                     {family.recessive()}},
                    "dominant-stronger");
    sexHints(maker);
}

void shareOfMales(Maker& maker) {
    XFamily family = geneOnX(maker);
    takeParents(maker, family);
    const std::size_t look = maker.below(2);
    const int sonsShowing = look == 1 ? family.recessiveSons() : 2 - family.recessiveSons();
    const int daughtersShowing = look == 1 ? family.recessiveDaughters() : 2 - family.recessiveDaughters();
    const std::string& allele = family.gene.symbols[look];
    const bool hidesIt = look == 1 && family.motherAlleles == 1;
    maker.ask({ENGINE_TEXT("engine", "What share of all offspring do you expect to be males with “%1”?"),
               {family.looks[look]}});
    maker.right(share(sonsShowing, 4),
                {ENGINE_TEXT("engine", "Right: half of the offspring are male, and of the males the share is "
                                       "that of *%1* among the mother's eggs."),
                 {allele}});
    maker.wrong(share(sonsShowing, 2),
                {ENGINE_TEXT("engine", "That is the share among the males alone. They are only half of all "
                                       "offspring."),
                 {}},
                "wrong-whole");
    maker.wrong(share(sonsShowing + daughtersShowing, 4),
                {ENGINE_TEXT("engine", "That is the share of all offspring with “%1”, females included."),
                 {family.looks[look]}});
    maker.wrong(share(2 - sonsShowing, 4),
                {ENGINE_TEXT("engine", "That is the share of all offspring that are males with “%1”."),
                 {family.looks[1 - look]}});
    maker.wrong(share(0, 4),
                {ENGINE_TEXT("engine",
                             "None of them would show it if the mother had no *%1* to pass on. But she has."),
                 {allele}},
                hidesIt ? "recessive-vanishes" : "");
    maker.wrong(share(1, 4),
                {ENGINE_TEXT("engine", "1/4 would be right if the mother were *%1*. Here she is "
                                       "*%2*."),
                 {family.female(1), family.female(family.motherAlleles)}},
                "equal-chances");
    maker.wrong(share(2, 4),
                {ENGINE_TEXT("engine", "Half of the offspring are male. They would all show it only if the "
                                       "mother passed on nothing but *%1*."),
                 {allele}});
    maker.wrong(share(3, 4),
                {ENGINE_TEXT("engine", "Only half of the offspring are male, so the share cannot be larger "
                                       "than that."),
                 {}});
    sexHints(maker);
}

void carrierDaughters(Maker& maker) {
    XFamily family = geneOnX(maker);
    takeParents(maker, family);
    maker.ask(
        {ENGINE_TEXT(
             "engine",
             "What share of the daughters do you expect to be carriers: to have *%1* without showing it?"),
         {family.recessive()}});
    maker.right(share(family.carriers(), 2),
                {ENGINE_TEXT("engine", "Right: a carrier is *%1*, with one X from each parent."),
                 {family.female(1)}});
    maker.wrong(share(family.carriers(), 4),
                {ENGINE_TEXT("engine", "That is the share among all offspring. The question is about the "
                                       "daughters alone."),
                 {}},
                "wrong-whole");
    if (family.motherAlleles == 1 && family.fatherRecessive)
        maker.wrong(share(2, 2),
                    {ENGINE_TEXT("engine", "All daughters have *%1* from their father, but half of them also "
                                           "get it from their mother, and they show it."),
                     {family.recessive()}});
    else
        maker.wrong(share(2, 2),
                    {ENGINE_TEXT("engine", "Half of the daughters get *%1* from both parents: they have no "
                                           "*%2*."),
                     {family.dominant(), family.recessive()}});
    maker.wrong(share(0, 2),
                family.fatherRecessive
                    ? Phrase{ENGINE_TEXT("engine", "A father gives his only X, here *%1*, to "
                                                   "every daughter."),
                             {family.recessive()}}
                    : Phrase{ENGINE_TEXT("engine", "A mother passes on *%1* to daughters as "
                                                   "well as to sons."),
                             {family.recessive()}},
                "one-parent");
    maker.wrong(share(3, 4), heterozygousMales(), "ratio-for-all");
    sexHints(maker);
}

void reciprocalCross(Maker& maker) {
    const XFamily family = geneOnX(maker);
    const Phrase& strong = family.looks[0];
    const Phrase& weak = family.looks[1];
    maker.given({ENGINE_TEXT("engine", "Pure-breeding females with “%1” were crossed with males with “%2”: "
                                       "all offspring showed “%1”."),
                 {strong, weak}});
    maker.ask({ENGINE_TEXT("engine", "What do you expect of the reciprocal cross, of females with “%1” and "
                                     "males with “%2”?"),
               {weak, strong}});
    const auto apart = [](const Phrase& ofDaughters, const Phrase& ofSons) {
        return Phrase{ENGINE_TEXT("engine", "daughters “%1”, sons “%2”"), {ofDaughters, ofSons}};
    };
    const auto all = [](const Phrase& look) { return Phrase{ENGINE_TEXT("engine", "all “%1”"), {look}}; };
    maker.right(apart(strong, weak),
                {ENGINE_TEXT("engine", "Right: sons have only the mother's X, daughters also the father's, "
                                       "with *%1*."),
                 {family.dominant()}});
    maker.wrong(all(strong),
                {ENGINE_TEXT("engine", "That would be right for a gene on another chromosome. Here the "
                                       "father's *%1* goes to no son."),
                 {family.dominant()}});
    maker.wrong(apart(weak, strong),
                {ENGINE_TEXT("engine", "Sons do not take after the father here: they have his Y, and their "
                                       "only X is the mother's."),
                 {}},
                "one-parent");
    maker.wrong(all(weak), {ENGINE_TEXT("engine", "The daughters also have the father's X, and its *%1* is "
                                                  "dominant."),
                            {family.dominant()}});
    sexHints(maker);
}

void maleOrigin(Maker& maker) {
    const XFamily family = geneOnX(maker);
    maker.given({ENGINE_TEXT("engine", "A male shows “%1”; both of his parents show “%2”."),
                 {family.looks[1], family.looks[0]}});
    maker.ask({ENGINE_TEXT("engine", "From whom does he have *%1*?"), {family.recessive()}});
    maker.right({ENGINE_TEXT("engine", "from his mother, who is *%1*"), {family.female(1)}},
                {ENGINE_TEXT("engine", "Right: his only X is hers, and she hides *%1* behind *%2*."),
                 {family.recessive(), family.dominant()}});
    maker.wrong({ENGINE_TEXT("engine", "from his father, who hides it"), {}},
                {ENGINE_TEXT("engine", "The father has only one X: with *%1* on it, he would show “%2”. "
                                       "Besides, he gave his son the Y."),
                 {family.recessive(), family.looks[1]}},
                "one-parent");
    maker.wrong({ENGINE_TEXT("engine", "from both parents"), {}},
                {ENGINE_TEXT("engine", "A male has only one X, so one *%1* is enough to show “%2”."),
                 {family.recessive(), family.looks[1]}});
    maker.wrong({ENGINE_TEXT("engine", "from his mother, who is *%1*"), {family.female(2)}},
                {ENGINE_TEXT("engine", "Then she would show “%1” herself."), {family.looks[1]}});
    sexHints(maker);
}

void femaleOrigin(Maker& maker) {
    const XFamily family = geneOnX(maker);
    maker.given({ENGINE_TEXT("engine", "A female shows “%1”."), {family.looks[1]}});
    maker.ask({ENGINE_TEXT("engine", "Which of her parents must show “%1” as well?"), {family.looks[1]}});
    maker.right({ENGINE_TEXT("engine", "the father, perhaps also the mother"), {}},
                {ENGINE_TEXT("engine", "Right: she has *%1* from both, and a father with *%1* on his only X "
                                       "shows it; the mother may be *%2*."),
                 {family.recessive(), family.female(1)}});
    maker.wrong({ENGINE_TEXT("engine", "the mother, perhaps also the father"), {}},
                {ENGINE_TEXT("engine", "The mother can hide *%1* behind *%2*; the father, with one X, cannot "
                                       "hide it."),
                 {family.recessive(), family.dominant()}},
                "one-parent");
    maker.wrong({ENGINE_TEXT("engine", "both parents"), {}},
                {ENGINE_TEXT("engine", "Both have *%1*, but a mother who is *%2* does not show it."),
                 {family.recessive(), family.female(1)}},
                "genotype-is-phenotype");
    maker.wrong({ENGINE_TEXT("engine", "neither of them"), {}},
                {ENGINE_TEXT("engine", "That would be right for a gene on another chromosome. A father with "
                                       "*%1* on his only X shows it."),
                 {family.recessive()}});
    sexHints(maker);
}

} // namespace

void xLinked(Maker& maker) {
    // Twice as often a share as a thought about whole families.
    switch (maker.below(11)) {
    case 0:
    case 1: shareOfSons(maker); break;
    case 2:
    case 3: shareOfDaughters(maker); break;
    case 4:
    case 5: shareOfMales(maker); break;
    case 6:
    case 7: carrierDaughters(maker); break;
    case 8: reciprocalCross(maker); break;
    case 9: maleOrigin(maker); break;
    default: femaleOrigin(maker); break;
    }
}

} // namespace lessons::problems
