// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/codons.h"
#include "lessons/problems/problem_maker.h"

#include <algorithm>
#include <set>
#include <string>

/// From the letters of a gene to its protein, and what a changed letter does.
namespace lessons::problems {

using core::Phrase;

namespace {

char anyBase(Maker& maker) {
    return maker.oneOf(bases);
}

/// Codons for amino acids, each for another one.
std::string anyCodons(Maker& maker, std::size_t count) {
    std::string codons;
    std::string used = "M";
    while (used.size() <= count) {
        const std::string codon{anyBase(maker), anyBase(maker), anyBase(maker)};
        const char aminoAcid = aminoAcidOf(codon);
        if (aminoAcid == stopSign || used.find(aminoAcid) != std::string::npos)
            continue;
        used += aminoAcid;
        codons += codon;
    }
    return codons;
}

std::string codonAt(const std::string& gene, std::size_t number) {
    return gene.substr(3 * number, 3);
}

std::string shortAt(const std::string& gene, std::size_t number) {
    return std::string(shortAminoAcid(aminoAcidOf(codonAt(gene, number))));
}

/// The whole codons of these letters, as the table of a problem needs them.
void collect(std::set<std::string>& codons, const std::string& letters) {
    for (std::size_t at = 0; at + 3 <= letters.size(); at += 3)
        codons.insert(messenger(letters.substr(at, 3)));
}

std::string dna(std::string codon) {
    std::ranges::replace(codon, 'U', 'T');
    return codon;
}

void giveTable(Maker& maker, const std::set<std::string>& codons) {
    std::string table;
    for (const std::string& codon : codons) {
        table += table.empty() ? "" : ", ";
        table += codon + ' ';
        table += shortAminoAcid(aminoAcidOf(dna(codon)));
    }
    maker.given({ENGINE_TEXT("engine", "From the table of the genetic code (mRNA): %1."), {table}});
}

// ---- Reading

/// The first three codons' amino acids: "Met – Glu – Leu".
std::string chainOf(const std::string& letters) {
    return shortAt(letters, 0) + " – " + shortAt(letters, 1) + " – " + shortAt(letters, 2);
}

std::string complement(std::string letters) {
    constexpr std::string_view partners = "TGCA"; // of "ACGT"
    for (char& letter : letters)
        letter = partners[bases.find(letter)];
    return letters;
}

struct Readings {
    std::string gene; ///< twelve letters, from the start codon on
    std::string paired;
    std::string backwards;
    std::string shifted;

    std::array<std::string, 4> all() const { return {gene, paired, backwards, shifted}; }
};

/// Whether each of the four readings gives a chain of its own, without a stop.
bool areClear(const Readings& readings) {
    std::set<std::string> chains;
    for (const std::string& letters : readings.all()) {
        const std::string chain = chainOf(letters);
        if (chain.find("Stop") != std::string::npos || !chains.insert(chain).second)
            return false;
    }
    return true;
}

void readAGene(Maker& maker) {
    Readings readings;
    do {
        readings.gene = std::string(startCodon) + anyCodons(maker, 3);
        readings.paired = complement(readings.gene);
        readings.backwards = std::string(readings.gene.rbegin(), readings.gene.rend());
        readings.shifted = readings.gene.substr(1);
    } while (!areClear(readings));
    std::set<std::string> codons;
    for (const std::string& letters : readings.all())
        collect(codons, letters.substr(0, 9));
    const std::string rna = messenger(readings.gene);
    maker.given(
        {ENGINE_TEXT("engine", "The coding strand of a gene begins with %1, from its start codon on."),
         {readings.gene}});
    giveTable(maker, codons);
    maker.ask({ENGINE_TEXT("engine", "With which three amino acids does its protein begin?"), {}});
    maker.right({"%1", {chainOf(readings.gene)}},
                {ENGINE_TEXT("engine", "Right: the mRNA reads %1, and each three letters stand for one amino "
                                       "acid."),
                 {rna}});
    maker.wrong({"%1", {chainOf(readings.paired)}},
                {ENGINE_TEXT("engine", "You paired the letters, as if this were the template strand. The "
                                       "coding strand has the letters of the mRNA, with T for U: %1."),
                 {rna}});
    maker.wrong({"%1", {chainOf(readings.shifted)}},
                {ENGINE_TEXT("engine", "You began with the second letter. Reading begins at the start codon, "
                                       "AUG."),
                 {}});
    maker.wrong({"%1", {chainOf(readings.backwards)}},
                {ENGINE_TEXT("engine", "You read from the other end. The ribosome begins at the start codon, "
                                       "AUG, on the left here."),
                 {}});
    maker.hint({ENGINE_TEXT("engine", "Write the mRNA: the same letters as in the coding strand, with U for "
                                      "T."),
                {}});
    maker.hint({ENGINE_TEXT("engine", "Split it into threes: %1. Then look each of them up."),
                {messenger(codonAt(readings.gene, 0)) + ' ' + messenger(codonAt(readings.gene, 1)) + ' ' +
                 messenger(codonAt(readings.gene, 2))}});
}

// ---- Changing

/// A gene of five codons, one of whose letters is replaced or lost in the third.
struct Change {
    std::string before;
    std::string after;
    bool lost = false;
    std::size_t codon = 2; ///< the changed one
    std::string misread;   ///< the codon that a slip of the eye in the table would take for the new one

    std::string oldName() const { return shortAt(before, codon); }
    std::string newName() const { return shortAt(after, codon); }
    std::string oldCodon() const { return messenger(codonAt(before, codon)); }
    std::string newCodon() const { return messenger(codonAt(after, codon)); }
};

/// Some change of that gene, with a neighbour of the new codon that stands for another amino acid.
Change anyChange(Maker& maker, bool lost) {
    Change change;
    change.lost = lost;
    change.before = std::string(startCodon) + anyCodons(maker, 3) + "TAA";
    const std::size_t at = 3 * change.codon + maker.below(3);
    const char base = anyBase(maker);
    change.after = lost ? deleted(change.before, at) : substituted(change.before, at, base);
    change.misread = substituted(codonAt(change.after, change.codon), maker.below(3), anyBase(maker));
    return change;
}

bool shiftsEverything(const Change& change) {
    for (std::size_t codon = change.codon; codon < 4; ++codon)
        if (shortAt(change.after, codon) == shortAt(change.before, codon) ||
            shortAt(change.after, codon) == "Stop")
            return false;
    return true;
}

Change changeWith(Maker& maker, Effect effect) {
    const bool lost = effect == Effect::Frameshift;
    for (;;) {
        Change change = anyChange(maker, lost);
        const char misread = aminoAcidOf(change.misread);
        const bool isOther = misread != stopSign && misread != aminoAcidOf(codonAt(change.before, 2)) &&
                             misread != aminoAcidOf(codonAt(change.after, 2));
        if (effectOf(change.before, change.after) == effect && isOther && (!lost || shiftsEverything(change)))
            return change;
    }
}

Phrase staysTheSame() {
    return {ENGINE_TEXT("engine", "The protein stays the same."), {}};
}

Phrase isReplaced(const std::string& before, const std::string& after) {
    return {ENGINE_TEXT("engine", "%1 is replaced by %2, the others stay."), {before, after}};
}

Phrase endsEarly(const Change& change) {
    return {ENGINE_TEXT("engine", "The protein ends early, after %1."),
            {shortAt(change.before, change.codon - 1)}};
}

Phrase allChange(const Change& change) {
    return {ENGINE_TEXT("engine", "From %1 on, all amino acids change."), {change.oldName()}};
}

Phrase isMissing(const Change& change) {
    return {ENGINE_TEXT("engine", "%1 is missing, the others stay."), {change.oldName()}};
}

Phrase noFrameshift() {
    return {ENGINE_TEXT("engine",
                        "That happens if a letter is lost or added. Here one is replaced: the other "
                        "triplets are read as before."),
            {}};
}

Phrase noStop(const Change& change) {
    return {ENGINE_TEXT("engine", "Only UAA, UAG and UGA mean stop. The new codon is %1."),
            {change.newCodon()}};
}

void silentAnswers(Maker& maker, const Change& change) {
    const std::string misread(shortAminoAcid(aminoAcidOf(change.misread)));
    maker.right(staysTheSame(), {ENGINE_TEXT("engine", "Right: %1 and %2 both stand for %3."),
                                 {change.oldCodon(), change.newCodon(), change.oldName()}});
    maker.wrong(isReplaced(change.oldName(), misread),
                {ENGINE_TEXT("engine", "Look again: %1 stands for %2, but the new codon is %3."),
                 {messenger(change.misread), misread, change.newCodon()}});
    maker.wrong(allChange(change), noFrameshift());
    maker.wrong(endsEarly(change), noStop(change));
}

void missenseAnswers(Maker& maker, const Change& change) {
    maker.right(isReplaced(change.oldName(), change.newName()),
                {ENGINE_TEXT("engine", "Right: %1 stands for %2 and %3 for %4. The other codons are as "
                                       "before."),
                 {change.oldCodon(), change.oldName(), change.newCodon(), change.newName()}});
    maker.wrong(staysTheSame(),
                {ENGINE_TEXT("engine", "One letter can be enough: %1 stands for %2, but %3 for %4."),
                 {change.oldCodon(), change.oldName(), change.newCodon(), change.newName()}},
                "small-change-small-effect");
    maker.wrong(allChange(change), noFrameshift());
    maker.wrong(endsEarly(change), noStop(change));
}

void nonsenseAnswers(Maker& maker, const Change& change) {
    const std::string misread(shortAminoAcid(aminoAcidOf(change.misread)));
    maker.right(endsEarly(change), {ENGINE_TEXT("engine", "Right: %1 stands for %2, but %3 means stop."),
                                    {change.oldCodon(), change.oldName(), change.newCodon()}});
    maker.wrong(isMissing(change),
                {ENGINE_TEXT("engine", "%1 means stop: nothing that follows it is read. So the amino acids "
                                       "after it are missing as well."),
                 {change.newCodon()}},
                "small-change-small-effect");
    maker.wrong(isReplaced(change.oldName(), misread),
                {ENGINE_TEXT("engine", "Look again: %1 stands for %2, but the new codon is %3."),
                 {messenger(change.misread), misread, change.newCodon()}});
    maker.wrong(allChange(change), noFrameshift());
}

void frameshiftAnswers(Maker& maker, const Change& change) {
    maker.right(allChange(change),
                {ENGINE_TEXT("engine", "Right: a letter is lost, so the triplets are read one letter further "
                                       "on: %1 instead of %2, and so on."),
                 {change.newCodon(), change.oldCodon()}});
    maker.wrong(isMissing(change),
                {ENGINE_TEXT("engine", "That needs a whole codon, three letters. One lost letter shifts all "
                                       "triplets after it."),
                 {}});
    maker.wrong(isReplaced(change.oldName(), change.newName()),
                {ENGINE_TEXT("engine", "Not only this one: the codon after it also takes a letter from its "
                                       "neighbour."),
                 {}});
    maker.wrong(
        staysTheSame(),
        {ENGINE_TEXT("engine", "One lost letter is enough to shift the reading frame: after %1, every "
                               "triplet is another one."),
         {shortAt(change.before, change.codon - 1)}},
        "small-change-small-effect");
}

void changeALetter(Maker& maker) {
    static constexpr std::array effects{Effect::Silent, Effect::Missense, Effect::Nonsense,
                                        Effect::Frameshift};
    const Effect effect = maker.oneOf(effects);
    const Change change = changeWith(maker, effect);
    std::set<std::string> codons{"UAA", "UAG", "UGA", messenger(change.misread)};
    collect(codons, change.before);
    collect(codons, change.after);
    maker.given({ENGINE_TEXT("engine", "The coding strand of a very short gene reads %1. A mutation makes it "
                                       "%2."),
                 {change.before, change.after}});
    giveTable(maker, codons);
    maker.ask({ENGINE_TEXT("engine", "What happens to the protein?"), {}});
    switch (effect) {
    case Effect::Silent: silentAnswers(maker, change); break;
    case Effect::Missense: missenseAnswers(maker, change); break;
    case Effect::Nonsense: nonsenseAnswers(maker, change); break;
    default: frameshiftAnswers(maker, change); break;
    }
    maker.hint(
        {ENGINE_TEXT("engine", "Split both into threes, from the start codon ATG on. Which is the first "
                               "triplet that differs?"),
         {}});
    maker.hint(
        {ENGINE_TEXT("engine", "In the mRNA, %1 becomes %2. Look both up, and see whether the triplets "
                               "after them are the same."),
         {change.oldCodon(), change.newCodon()}});
}

} // namespace

void expression(Maker& maker) {
    if (maker.below(3) == 0)
        readAGene(maker);
    else
        changeALetter(maker);
}

} // namespace lessons::problems
