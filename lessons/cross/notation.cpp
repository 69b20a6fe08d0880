// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/cross/notation.h"

#include "engine/core/text.h"
#include "engine/core/utf8.h"
#include "lessons/cross/x_linked.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace lessons {

namespace {

using Kind = NotationError::Kind;

/// One allele as it was written.
struct Token {
    std::size_t gene = 0;
    AlleleIndex allele = 0;
    std::size_t position = 0;
};

/// Xᴿ, XR and X^R.
std::vector<std::string> spellingsOf(const Gene& gene, std::size_t allele) {
    const std::string& symbol = gene.symbols[allele];
    const std::string plain = plainSpelling(symbol);
    const bool raised = plain != symbol || (gene.xLinked && plain.size() > 1);
    if (!raised)
        return {symbol};
    return {symbol, plain, plain.substr(0, 1) + '^' + plain.substr(1)};
}

/// The text at `position`, as one printable character.
std::string excerpt(std::string_view text, std::size_t position) {
    const core::Utf8Character character = core::firstCharacter(text.substr(position));
    if (!character.valid() || character.code < 0x20 || (character.code >= 0x7f && character.code < 0xa0))
        return "?";
    return std::string(text.substr(position, character.bytes));
}

/// The longest symbol at `position`.
std::optional<std::pair<Token, std::size_t>> tokenAt(std::string_view text, std::size_t position,
                                                     const std::vector<Gene>& genes) {
    std::optional<std::pair<Token, std::size_t>> longest;
    for (std::size_t gene = 0; gene < genes.size(); ++gene)
        for (std::size_t allele = 0; allele < genes[gene].alleleCount(); ++allele)
            for (const std::string& spelling : spellingsOf(genes[gene], allele))
                if (text.substr(position, spelling.size()) == spelling &&
                    (!longest || spelling.size() > longest->second))
                    longest = {Token{gene, static_cast<AlleleIndex>(allele), position}, spelling.size()};
    return longest;
}

/// The alleles in the order in which they were written, and the place of a slash: how many come before it.
struct Tokens {
    std::vector<Token> tokens;
    std::optional<std::size_t> slash;
};

std::variant<Tokens, NotationError> tokensOf(std::string_view text, const std::vector<Gene>& genes) {
    Tokens result;
    for (std::size_t position = 0; position < text.size();) {
        if (text[position] == ' ') {
            ++position;
        } else if (text[position] == '/') {
            if (result.slash)
                return NotationError{Kind::BadPhase, 0, position, "/"};
            result.slash = result.tokens.size();
            ++position;
        } else if (const auto token = tokenAt(text, position, genes)) {
            result.tokens.push_back(token->first);
            position += token->second;
        } else {
            const bool bare = text[position] == 'X' && std::ranges::any_of(genes, &Gene::xLinked);
            return NotationError{bare ? Kind::BareX : Kind::UnknownSymbol, 0, position,
                                 excerpt(text, position)};
        }
    }
    return result;
}

std::string symbolOf(const Token& token, const std::vector<Gene>& genes) {
    return genes[token.gene].symbols[token.allele];
}

std::optional<NotationError> sharedSymbol(const std::vector<Gene>& genes) {
    std::vector<std::string> symbols;
    for (const Gene& gene : genes)
        symbols.insert(symbols.end(), gene.symbols.begin(), gene.symbols.end());
    std::sort(symbols.begin(), symbols.end());
    const auto twice = std::adjacent_find(symbols.begin(), symbols.end());
    if (twice == symbols.end())
        return std::nullopt;
    return NotationError{Kind::SharedSymbol, 0, 0, *twice};
}

Gene geneOfLetter(char letter) {
    const char capital = letter >= 'a' ? static_cast<char>(letter - 'a' + 'A') : letter;
    for (const Gene& gene : geneCatalogue())
        if ((gene.group == GeneGroup::Game || gene.group == GeneGroup::Mendel) &&
            gene.symbols[0] == std::string(1, capital))
            return gene;
    return letterGene(letter);
}

bool isLetter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// One gene for each letter, in order of appearance; the symbols of `special` genes are taken out first.
std::vector<Gene> genesByLetters(std::string_view text, const std::vector<Gene>& special) {
    std::vector<Gene> genes;
    const auto add = [&genes](Gene gene) {
        const auto same = [&gene](const Gene& known) { return known.id == gene.id; };
        if (std::none_of(genes.begin(), genes.end(), same))
            genes.push_back(std::move(gene));
    };
    for (std::size_t position = 0; position < text.size();) {
        if (const auto token = tokenAt(text, position, special)) {
            add(special[token->first.gene]);
            position += token->second;
            continue;
        }
        // Beside X-linked genes, an X is a chromosome.
        if (isLetter(text[position]) &&
            !(text[position] == 'X' && std::ranges::any_of(special, &Gene::xLinked)))
            add(geneOfLetter(text[position]));
        ++position;
    }
    return genes;
}

/// The genes that have a symbol of more than one letter and occur in the text.
std::vector<Gene> specialGenes(std::string_view text) {
    const auto holds = [text](std::string_view part) { return text.find(part) != std::string_view::npos; };
    std::vector<Gene> genes;
    if (holds("IA") || holds("IB") || holds("I^A") || holds("I^B") || holds("Iᴬ") || holds("Iᴮ"))
        genes.push_back(*findGene("blood-group"));
    if (holds("K+"))
        genes.push_back(*findGene("dog-coat"));
    std::ranges::move(xLinkedGenesIn(text), std::back_inserter(genes));
    return genes;
}

/// An individual while it is read.
struct Reading {
    Individual individual;
    /// Of each gene, how many alleles have been read.
    std::vector<int> seen;

    explicit Reading(std::size_t genes) : seen(genes) { individual.loci.resize(genes); }
};

using MaybeError = std::optional<NotationError>;

/// Two chromosomes with a slash between them: the nth allele of a gene before it, and one after it.
MaybeError readChromosomes(const Tokens& read, const std::vector<Gene>& genes, Reading& reading) {
    const auto& [tokens, slash] = read;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const int chromosome = i < *slash ? 0 : 1;
        if (reading.seen[tokens[i].gene] != chromosome)
            return NotationError{Kind::BadPhase, 0, tokens[i].position, symbolOf(tokens[i], genes)};
        ++reading.seen[tokens[i].gene];
        reading.individual.loci[tokens[i].gene][static_cast<std::size_t>(chromosome)] = tokens[i].allele;
    }
    return std::nullopt;
}

MaybeError readPairs(const std::vector<Token>& tokens, const std::vector<Gene>& genes, Reading& reading) {
    for (std::size_t i = 0; i < tokens.size(); i += 2) {
        const Token& one = tokens[i];
        if (reading.seen[one.gene] > 0)
            return NotationError{Kind::RepeatedGene, 0, one.position, symbolOf(one, genes)};
        if (i + 1 == tokens.size())
            return NotationError{Kind::IncompletePair, 0, one.position, symbolOf(one, genes)};
        const Token& other = tokens[i + 1];
        if (other.gene != one.gene)
            return NotationError{Kind::MixedPair, 0, one.position,
                                 symbolOf(one, genes) + symbolOf(other, genes)};
        reading.seen[one.gene] = 2;
        reading.individual.loci[one.gene] = {one.allele, other.allele};
    }
    return std::nullopt;
}

/// What stands between spaces.
std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t begin = 0, at = 0; at <= text.size(); ++at)
        if (at == text.size() || text[at] == ' ') {
            if (at > begin)
                words.push_back(text.substr(begin, at - begin));
            begin = at + 1;
        }
    return words;
}

/// Linked genes with their phase and others in pairs, a word each. Nothing if it is not written so.
std::optional<Individual> readWords(std::string_view text, const std::vector<Gene>& genes) {
    Reading reading(genes.size());
    for (const std::string_view word : wordsOf(text)) {
        const auto read = tokensOf(word, genes);
        const auto* tokens = std::get_if<Tokens>(&read);
        if (!tokens || (tokens->slash ? readChromosomes(*tokens, genes, reading)
                                      : readPairs(tokens->tokens, genes, reading)))
            return std::nullopt;
        // What begins in a word ends in it.
        if (std::ranges::count(reading.seen, 1) > 0)
            return std::nullopt;
    }
    if (std::ranges::count(reading.seen, 2) != std::ptrdiff_t(genes.size()))
        return std::nullopt;
    return reading.individual;
}

/// Parents that cannot be mother and father.
MaybeError sexError(const Cross& cross) {
    for (std::size_t gene = 0; gene < cross.genes.size(); ++gene) {
        if (!cross.genes[gene].xLinked)
            continue;
        const std::array counts{yCount(cross.genes[gene], cross.first.loci[gene]),
                                yCount(cross.genes[gene], cross.second.loci[gene])};
        if (const auto* const none = std::ranges::find(counts, std::size_t{2}); none != counts.end())
            return NotationError{Kind::NoX, static_cast<int>(none - counts.begin()), 0, "YY"};
        if (counts[0] == counts[1])
            return NotationError{Kind::SameSex, 0, 0, ""};
    }
    return std::nullopt;
}

} // namespace

std::variant<Individual, NotationError> readIndividual(std::string_view text,
                                                       const std::vector<Gene>& genes) {
    if (text.find('/') != text.npos)
        if (const auto individual = readWords(text, genes))
            return *individual;
    auto read = tokensOf(text, genes);
    if (const auto* error = std::get_if<NotationError>(&read))
        return *error;
    const auto& tokens = std::get<Tokens>(read);
    if (tokens.tokens.empty())
        return NotationError{Kind::Empty, 0, 0, ""};
    Reading reading(genes.size());
    if (const auto error =
            tokens.slash ? readChromosomes(tokens, genes, reading) : readPairs(tokens.tokens, genes, reading))
        return *error;
    for (std::size_t gene = 0; gene < genes.size(); ++gene)
        if (reading.seen[gene] == 1)
            return NotationError{Kind::BadPhase, 0, text.size(), genes[gene].symbols[0]};
    for (std::size_t gene = 0; gene < genes.size(); ++gene)
        if (reading.seen[gene] == 0)
            return NotationError{Kind::MissingGene, 0, text.size(), genes[gene].symbols[0]};
    return reading.individual;
}

std::variant<Cross, NotationError> readCross(const std::vector<Gene>& genes, std::string_view first,
                                             std::string_view second, std::vector<double> recombination) {
    if (genes.size() > maxGenes)
        return NotationError{Kind::TooManyGenes, 0, 0, ""};
    if (std::ranges::count(genes, true, &Gene::xLinked) > 1)
        return NotationError{Kind::SeveralXLinked, 0, 0, ""};
    if (const auto shared = sharedSymbol(genes))
        return *shared;
    Cross cross;
    cross.genes = genes;
    for (const int parent : {0, 1}) {
        auto read = readIndividual(parent == 0 ? first : second, genes);
        if (auto* error = std::get_if<NotationError>(&read)) {
            error->parent = parent;
            return *error;
        }
        (parent == 0 ? cross.first : cross.second) = std::get<Individual>(std::move(read));
    }
    if (const auto error = sexError(cross))
        return *error;
    const bool fractionsFit =
        (recombination.empty() || recombination.size() == genes.size() - 1) &&
        std::all_of(recombination.begin(), recombination.end(), [](double r) { return r >= 0 && r <= 0.5; });
    if (!fractionsFit)
        return NotationError{Kind::BadFraction, 0, 0, ""};
    cross.recombination = std::move(recombination);
    for (std::size_t gene = 0; gene + 1 < genes.size(); ++gene)
        if (cross.recombinationAfter(gene) < 0.5 && (genes[gene].xLinked || genes[gene + 1].xLinked))
            return NotationError{Kind::LinkedX, 0, 0, ""};
    return cross;
}

std::variant<Cross, NotationError> readCross(std::string_view first, std::string_view second,
                                             std::vector<double> recombination) {
    const std::string both = std::string(first) + ' ' + std::string(second);
    // Single letters are tried first, since "IIAa" could begin with a blood group.
    auto plain = readCross(genesByLetters(both, {}), first, second, recombination);
    const std::vector<Gene> special = specialGenes(both);
    if (special.empty() || std::holds_alternative<Cross>(plain))
        return plain;
    return readCross(genesByLetters(both, special), first, second, std::move(recombination));
}

core::Phrase phrase(const NotationError& error) {
    switch (error.kind) {
    case Kind::Empty:
        return {ENGINE_TEXT("engine", "A parent needs two alleles of each gene, such as RrGg."), {}};
    case Kind::UnknownSymbol:
        return {ENGINE_TEXT("engine", "“%1” is not an allele of any gene in this cross."), {error.detail}};
    case Kind::IncompletePair:
        return {ENGINE_TEXT("engine", "The allele %1 is on its own: a parent has two alleles of each gene."),
                {error.detail}};
    case Kind::MixedPair:
        return {ENGINE_TEXT("engine", "%1 are alleles of two different genes: write the two alleles of each "
                                      "gene side by side, such as RrGg."),
                {error.detail}};
    case Kind::RepeatedGene:
        return {ENGINE_TEXT("engine", "The gene of the allele %1 is given twice."), {error.detail}};
    case Kind::MissingGene:
        return {ENGINE_TEXT("engine", "Both parents need the same genes: one has no allele of the gene %1."),
                {error.detail}};
    case Kind::TooManyGenes:
        return {ENGINE_TEXT("engine", "A cross can have at most %1 genes."), {std::to_string(maxGenes)}};
    case Kind::BadPhase:
        return {ENGINE_TEXT("engine",
                            "A slash separates two chromosomes with one allele of each gene, such as RG/rg."),
                {}};
    case Kind::SharedSymbol:
        return {ENGINE_TEXT("engine", "Two of these genes have an allele written as %1."), {error.detail}};
    case Kind::BadFraction:
        return {ENGINE_TEXT("engine", "Linked genes need one recombination fraction from 0 to 0.5 between "
                                      "each gene and the next one."),
                {}};
    case Kind::BareX:
        return {ENGINE_TEXT("engine", "Each X needs its allele, such as XR or Xr; only Y has none."), {}};
    case Kind::NoX:
        return {ENGINE_TEXT("engine", "A parent cannot be YY: every parent has at least one X."), {}};
    case Kind::SameSex:
        return {ENGINE_TEXT("engine", "One parent needs two X chromosomes, such as XRXr, and the other an X "
                                      "and a Y, such as XrY."),
                {}};
    case Kind::SeveralXLinked:
        return {ENGINE_TEXT("engine", "A cross can have only one X-linked gene: two of them would be linked, "
                                      "and would recombine in the mother but not in the father."),
                {}};
    case Kind::LinkedX:
        return {ENGINE_TEXT("engine", "An X-linked gene is independent of genes on other chromosomes: its "
                                      "recombination fraction is 0.5."),
                {}};
    case Kind::DeadParent:
        return {ENGINE_TEXT("engine", "%1 cannot be a parent: this genotype dies."), {error.detail}};
    }
    return {};
}

} // namespace lessons
