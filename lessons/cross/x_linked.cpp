// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/x_linked.h"

#include "engine/core/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lessons {

using core::Phrase;
using genotype::Inheritance;

namespace {

struct RaisedLetter {
    char letter;
    std::string_view raised;
};

/// Letters that fonts of today can raise. An X-linked gene needs its letter in both cases.
constexpr std::array raisedLetters{
    RaisedLetter{'A', "ᴬ"}, RaisedLetter{'a', "ᵃ"}, RaisedLetter{'B', "ᴮ"}, RaisedLetter{'b', "ᵇ"},
    RaisedLetter{'D', "ᴰ"}, RaisedLetter{'d', "ᵈ"}, RaisedLetter{'E', "ᴱ"}, RaisedLetter{'e', "ᵉ"},
    RaisedLetter{'G', "ᴳ"}, RaisedLetter{'g', "ᵍ"}, RaisedLetter{'H', "ᴴ"}, RaisedLetter{'h', "ʰ"},
    RaisedLetter{'K', "ᴷ"}, RaisedLetter{'k', "ᵏ"}, RaisedLetter{'L', "ᴸ"}, RaisedLetter{'l', "ˡ"},
    RaisedLetter{'M', "ᴹ"}, RaisedLetter{'m', "ᵐ"}, RaisedLetter{'N', "ᴺ"}, RaisedLetter{'n', "ⁿ"},
    RaisedLetter{'O', "ᴼ"}, RaisedLetter{'o', "ᵒ"}, RaisedLetter{'P', "ᴾ"}, RaisedLetter{'p', "ᵖ"},
    RaisedLetter{'R', "ᴿ"}, RaisedLetter{'r', "ʳ"}, RaisedLetter{'T', "ᵀ"}, RaisedLetter{'t', "ᵗ"},
    RaisedLetter{'U', "ᵁ"}, RaisedLetter{'u', "ᵘ"}, RaisedLetter{'W', "ᵂ"}, RaisedLetter{'w', "ʷ"},
    RaisedLetter{'y', "ʸ"}};

constexpr char capitalOf(char letter) {
    return letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

constexpr char smallOf(char letter) {
    return letter >= 'a' ? letter : static_cast<char>(letter - 'A' + 'a');
}

std::string symbolOnX(char letter) {
    const auto* const found = std::ranges::find(raisedLetters, letter, &RaisedLetter::letter);
    return 'X' + (found == raisedLetters.end() ? std::string(1, letter) : std::string(found->raised));
}

/// The letter that an X carries at this place and how many bytes both take; 0 bytes if there is no such X.
std::pair<char, std::size_t> letterOnX(std::string_view text, std::size_t position) {
    if (text.substr(position, 1) != "X")
        return {};
    const std::string_view rest = text.substr(position + 1);
    const std::size_t caret = rest.starts_with('^') ? 1 : 0;
    for (const RaisedLetter& one : raisedLetters)
        if (one.letter != 'y' && rest.starts_with(one.raised))
            return {one.letter, 1 + one.raised.size()};
    if (rest.size() <= caret)
        return {};
    const char letter = rest[caret];
    const bool isLetter = (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
    if (!isLetter || capitalOf(letter) == 'X' || capitalOf(letter) == 'Y')
        return {};
    return {letter, 2 + caret};
}

std::size_t skipSpaces(std::string_view text, std::size_t position) {
    while (position < text.size() && (text[position] == ' ' || text[position] == '/'))
        ++position;
    return position;
}

/// Whether two sex chromosomes stand side by side somewhere. XXRR, linked XR/xr and the like are other genes.
bool hasChromosomePair(std::string_view text) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const std::size_t bytes = letterOnX(text, at).second;
        if (bytes == 0)
            continue;
        const std::size_t next = skipSpaces(text, at + bytes);
        if (text.substr(next, 1) == "Y" || letterOnX(text, next).second > 0 ||
            (at > 0 && text[at - 1] == 'Y'))
            return true;
    }
    return false;
}

Gene geneOnX(char letter) {
    for (const Gene& gene : xLinkedGenes())
        if (gene.symbols[0] == symbolOnX(capitalOf(letter)))
            return gene;
    return xLinkedLetterGene(letter);
}

} // namespace

Gene xLinkedGene(std::string id, Phrase name, char letter, Inheritance inheritance,
                 const XLinkedWords& words) {
    Gene gene;
    gene.id = std::move(id);
    gene.name = std::move(name);
    gene.group = GeneGroup::XLinked;
    gene.inheritance = inheritance;
    gene.xLinked = true;
    gene.symbols = {symbolOnX(letter), symbolOnX(smallOf(letter)), "Y"};
    // XᴿXᴿ, XᴿXʳ, XᴿY, XʳXʳ, XʳY and YY, which never comes up.
    if (inheritance == Inheritance::CompleteDominance) {
        gene.phenotypes = {words.femaleDominant, words.femaleRecessive, words.maleDominant,
                           words.maleRecessive};
        gene.phenotypeOfGenotype = {0, 0, 2, 1, 3, 3};
    } else {
        gene.phenotypes = {words.femaleDominant, words.femaleBetween, words.femaleRecessive,
                           words.maleDominant, words.maleRecessive};
        gene.phenotypeOfGenotype = {0, 1, 3, 2, 4, 4};
    }
    return gene;
}

Gene xLinkedLetterGene(char letter) {
    const std::string capital(1, capitalOf(letter));
    return xLinkedGene(std::string("x-letter-") + smallOf(letter),
                       {ENGINE_TEXT("engine", "X-linked gene %1"), {capital}}, capital[0],
                       Inheritance::CompleteDominance,
                       {.femaleDominant = {ENGINE_TEXT("engine", "female, dominant form of %1"), {capital}},
                        .femaleRecessive = {ENGINE_TEXT("engine", "female, recessive form of %1"), {capital}},
                        .maleDominant = {ENGINE_TEXT("engine", "male, dominant form of %1"), {capital}},
                        .maleRecessive = {ENGINE_TEXT("engine", "male, recessive form of %1"), {capital}},
                        .femaleBetween = {}});
}

const std::vector<Gene>& xLinkedGenes() {
    constexpr auto complete = Inheritance::CompleteDominance;
    static const std::vector<Gene> genes{
        // Morgan, Science 32, 1910: one male with white eyes among red-eyed flies.
        xLinkedGene("fly-eyes", {ENGINE_TEXT("engine", "eye colour of the fruit fly"), {}}, 'R', complete,
                    {.femaleDominant = {ENGINE_TEXT("engine", "red-eyed female"), {}},
                     .femaleRecessive = {ENGINE_TEXT("engine", "white-eyed female"), {}},
                     .maleDominant = {ENGINE_TEXT("engine", "red-eyed male"), {}},
                     .maleRecessive = {ENGINE_TEXT("engine", "white-eyed male"), {}},
                     .femaleBetween = {}}),
        // The genes of the red and green pigments lie side by side on the X (Nathans et al., Science 232,
        // 1986); here they are one.
        xLinkedGene("colour-vision", {ENGINE_TEXT("engine", "red–green colour vision"), {}}, 'B', complete,
                    {.femaleDominant = {ENGINE_TEXT("engine", "woman with normal colour vision"), {}},
                     .femaleRecessive = {ENGINE_TEXT("engine", "colour-blind woman"), {}},
                     .maleDominant = {ENGINE_TEXT("engine", "man with normal colour vision"), {}},
                     .maleRecessive = {ENGINE_TEXT("engine", "colour-blind man"), {}},
                     .femaleBetween = {}}),
        // Clotting factor VIII (Gitschier et al., Nature 312, 1984). Some carriers bleed longer, too.
        xLinkedGene("haemophilia", {ENGINE_TEXT("engine", "haemophilia A"), {}}, 'H', complete,
                    {.femaleDominant = {ENGINE_TEXT("engine", "woman without haemophilia"), {}},
                     .femaleRecessive = {ENGINE_TEXT("engine", "woman with haemophilia"), {}},
                     .maleDominant = {ENGINE_TEXT("engine", "man without haemophilia"), {}},
                     .maleRecessive = {ENGINE_TEXT("engine", "man with haemophilia"), {}},
                     .femaleBetween = {}}),
        // Each patch of a tortoiseshell cat shows the X that stayed active there (Lyon, Nature 190, 1961).
        xLinkedGene("cat-coat", {ENGINE_TEXT("engine", "orange fur of cats"), {}}, 'O',
                    Inheritance::Codominance,
                    {.femaleDominant = {ENGINE_TEXT("engine", "orange female cat"), {}},
                     .femaleRecessive = {ENGINE_TEXT("engine", "black female cat"), {}},
                     .maleDominant = {ENGINE_TEXT("engine", "orange male cat"), {}},
                     .maleRecessive = {ENGINE_TEXT("engine", "black male cat"), {}},
                     .femaleBetween = {ENGINE_TEXT("engine", "tortoiseshell female cat"), {}}}),
    };
    return genes;
}

std::vector<Gene> xLinkedGenesIn(std::string_view text) {
    std::vector<Gene> genes;
    if (!hasChromosomePair(text))
        return genes;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto [letter, bytes] = letterOnX(text, at);
        if (bytes == 0)
            continue;
        Gene gene = geneOnX(letter);
        if (std::ranges::find(genes, gene.id, &Gene::id) == genes.end())
            genes.push_back(std::move(gene));
    }
    return genes;
}

std::size_t yCount(const Gene& gene, const std::array<AlleleIndex, 2>& alleles) {
    const auto y = static_cast<AlleleIndex>(gene.alleleCount() - 1);
    return gene.xLinked ? static_cast<std::size_t>(std::ranges::count(alleles, y)) : 0;
}

std::string plainSpelling(std::string_view symbol) {
    for (const RaisedLetter& one : raisedLetters)
        if (symbol.ends_with(one.raised))
            return std::string(symbol.substr(0, symbol.size() - one.raised.size())) + one.letter;
    return std::string(symbol);
}

} // namespace lessons
