// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/codons.h"
#include "lessons/gene_editing.h"
#include "lessons/problems/problem_maker.h"

/// Problems with SpCas9: where it cuts, what it recognises, and what a repair without a template leaves.
namespace lessons::problems {

using core::Phrase;

namespace {

/// Letters without two G in a row, so that there is no PAM among them.
std::string lettersWithoutPam(Maker& maker, std::size_t count) {
    std::string letters;
    while (letters.size() < count) {
        const char base = bases[maker.below(bases.size())];
        if (base != 'G' || letters.empty() || letters.back() != 'G')
            letters += base;
    }
    return letters;
}

/// In groups of five, which are easier to count.
std::string grouped(const std::string& letters) {
    std::string text;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (i > 0 && i % 5 == 0)
            text += ' ';
        text += letters[i];
    }
    return text;
}

constexpr std::string_view notG = "ACT";

/// One letter of each of the three.
std::string threeOf(Maker& maker, std::string_view first, std::string_view second, std::string_view third) {
    std::string letters;
    for (const std::string_view choice : {first, second, third})
        letters += choice[maker.below(choice.size())];
    return letters;
}

Phrase afterLetter(std::size_t number) {
    return {ENGINE_TEXT("engine", "after letter %1"), {std::to_string(number)}};
}

void whereIsTheCut(Maker& maker) {
    const std::size_t before = 2 + maker.below(7);
    std::string piece = lettersWithoutPam(maker, before + guideLength);
    // The guide must not end in G, nor begin a PAM with what follows.
    if (piece.back() == 'G')
        piece.back() = 'C';
    const std::string pam = threeOf(maker, notG, "G", "G");
    piece += pam;
    piece += threeOf(maker, notG, bases, notG);
    const TargetSite site = targetSites(piece).at(0);
    maker.given(
        {ENGINE_TEXT("engine", "SpCas9 needs the letters NGG right after the 20 letters that its guide "
                               "matches. N is any letter."),
         {}});
    maker.given(
        {ENGINE_TEXT("engine", "A piece of a gene, in groups of five letters: %1"), {grouped(piece)}});
    maker.given({ENGINE_TEXT("engine", "Its guide matches %1."), {piece.substr(site.start, guideLength)}});
    maker.ask({ENGINE_TEXT("engine", "After which letter of the piece are both strands cut?"), {}});
    maker.right(
        afterLetter(site.cut()),
        {ENGINE_TEXT("engine", "Right: the PAM is %1, and the cut is three letters before it."), {pam}});
    maker.wrong(
        afterLetter(site.pam()),
        {ENGINE_TEXT("engine", "That is where the PAM begins. The cut is three letters before it."), {}});
    maker.wrong(afterLetter(site.pam() + pamLength),
                {ENGINE_TEXT("engine", "That is after the PAM. The enzyme cuts within the letters that the "
                                       "guide matches."),
                 {}});
    maker.wrong(afterLetter(site.start + cutBeforePam),
                {ENGINE_TEXT("engine", "You counted three letters from the wrong end: count back from the "
                                       "PAM."),
                 {}});
    maker.hint(
        {ENGINE_TEXT("engine", "Find the 20 letters in the piece. Which three letters follow them?"), {}});
    maker.hint({ENGINE_TEXT("engine", "The PAM begins after letter %1. Count three letters back."),
                {std::to_string(site.pam())}});
}

void whichPlaceIsCut(Maker& maker) {
    const std::string guide = lettersWithoutPam(maker, guideLength);
    const std::string pam = threeOf(maker, bases, "G", "G");
    const std::string turned = threeOf(maker, "G", "G", notG);
    const std::string other = threeOf(maker, "C", "C", notG);
    const bool second = maker.below(2) == 0;
    const std::string oneG = threeOf(maker, notG, second ? "G" : notG, second ? notG : "G");
    maker.given({ENGINE_TEXT("engine", "A guide of SpCas9 matches these 20 letters: %1."), {guide}});
    maker.given({ENGINE_TEXT("engine", "The same 20 letters occur at four places in a genome. Different "
                                       "letters follow them at each place."),
                 {}});
    maker.ask({ENGINE_TEXT("engine", "Which three letters must follow for the place to be cut?"), {}});
    maker.right({"%1", {pam}},
                {ENGINE_TEXT("engine", "Right: %1 fits NGG. Without a PAM, even a perfect match is not cut."),
                 {pam}});
    maker.wrong({"%1", {turned}},
                {ENGINE_TEXT("engine", "%1 has two G, but in the wrong places: the second and the third "
                                       "letter must be G."),
                 {turned}});
    maker.wrong({"%1", {other}},
                {ENGINE_TEXT("engine", "%1 would pair with GG on the other strand. Here the PAM must be on "
                                       "the same strand as the 20 letters."),
                 {other}});
    maker.wrong({"%1", {oneG}},
                {ENGINE_TEXT("engine", "%1 has only one G in the last two places: NGG needs both."), {oneG}});
    maker.hint({ENGINE_TEXT("engine", "Besides the guide's match, the enzyme needs a PAM. What does it look "
                                      "like?"),
                {}});
    maker.hint(
        {ENGINE_TEXT("engine", "NGG: the first letter can be anything, the second and the third are G."),
         {}});
}

/// "Frame kept, 2 amino acids fewer".
Phrase frameKept(std::size_t aminoAcids) {
    return core::counted(static_cast<int>(aminoAcids),
                         ENGINE_SINGULAR("Reading frame kept, 1 amino acid fewer"),
                         ENGINE_PLURAL("engine", "Reading frame kept, %n amino acids fewer"));
}

Phrase frameShifted() {
    return {ENGINE_TEXT("engine", "Reading frame shifted: other amino acids from the cut on"), {}};
}

void whatTheLossDoes(Maker& maker) {
    const std::size_t lost = 2 + maker.below(14);
    const std::size_t codon = 20 + maker.below(60);
    maker.given({ENGINE_TEXT("engine", "A gene is cut in codon %1 and repaired without a template. %2 "
                                       "letters are lost."),
                 {std::to_string(codon), std::to_string(lost)}});
    maker.ask({ENGINE_TEXT("engine", "What follows for the protein?"), {}});
    if (keepsFrame(lost)) {
        maker.right(frameKept(lost / 3),
                    {ENGINE_TEXT("engine", "Right: %1 is a multiple of three, so the triplets after the cut "
                                           "are read as before."),
                     {std::to_string(lost)}});
        maker.wrong(
            frameShifted(),
            {ENGINE_TEXT("engine", "%1 letters are whole triplets. The letters after them are grouped "
                                   "as before."),
             {std::to_string(lost)}});
    } else {
        maker.right(frameShifted(),
                    {ENGINE_TEXT("engine", "Right: %1 is not a multiple of three, so all letters after the "
                                           "cut are grouped into other triplets."),
                     {std::to_string(lost)}});
        maker.wrong(
            frameKept((lost + 1) / 3),
            {ENGINE_TEXT("engine", "That needs a multiple of three. %1 letters leave a remainder, and "
                                   "everything after it shifts."),
             {std::to_string(lost)}},
            "small-change-small-effect");
    }
    maker.wrong(frameKept(lost),
                {ENGINE_TEXT("engine", "An amino acid is encoded by three letters, not by one."), {}});
    maker.wrong({ENGINE_TEXT("engine", "The protein stays as it was: the cell adds what is missing"), {}},
                {ENGINE_TEXT("engine", "Without a template the cell cannot know which letters were there. It "
                                       "joins the ends."),
                 {}});
    maker.hint({ENGINE_TEXT("engine", "How many letters encode one amino acid?"), {}});
    maker.hint({ENGINE_TEXT("engine", "Divide %1 by three. Is there a remainder?"), {std::to_string(lost)}});
}

} // namespace

void geneEditing(Maker& maker) {
    switch (maker.below(3)) {
    case 0: whereIsTheCut(maker); break;
    case 1: whichPlaceIsCut(maker); break;
    default: whatTheLossDoes(maker); break;
    }
}

} // namespace lessons::problems
