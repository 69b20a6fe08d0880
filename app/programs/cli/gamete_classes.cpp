// SPDX-License-Identifier: GPL-3.0-or-later
#include "gamete_classes.h"

#include "app/programs/console/options.h"
#include "app/programs/console/output.h"
#include "counts.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace cli {

using namespace lessons;

namespace {

constexpr std::size_t longestSymbol = 12;

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// "v" and "V", "Ct" and "ct".
std::string inOtherCase(std::string symbol) {
    const auto first = static_cast<unsigned char>(symbol.front());
    symbol.front() = static_cast<char>(std::isupper(first) != 0 ? std::tolower(first) : std::toupper(first));
    return symbol;
}

std::array<std::string, 3> symbolsIn(const std::string& genes) {
    const std::vector<std::string> parts = partsOf(genes);
    if (parts.size() != 3)
        throw UserError("--genes " + shown(genes) + ": there must be three genes, as in v,s,B");
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string& symbol = parts[i];
        const bool readable =
            !symbol.empty() && symbol.size() <= longestSymbol && isLetter(symbol.front()) &&
            std::ranges::all_of(symbol, [](char c) { return isLetter(c) || (c >= '0' && c <= '9'); });
        if (!readable)
            throw UserError("--genes " + shown(genes) + ": \"" + shown(symbol) +
                            "\" is not a gene: letters and digits, beginning with a letter, at most 12");
        for (std::size_t j = 0; j < i; ++j)
            if (parts[j] == symbol || parts[j] == inOtherCase(symbol))
                throw UserError("--genes " + shown(genes) + ": " + symbol + " is there twice");
    }
    return {parts[0], parts[1], parts[2]};
}

/// The class that is written at full length, 0…7; empty if it is none.
std::optional<std::size_t> classIn(const std::string& text, const std::array<std::string, 3>& symbols) {
    std::size_t gameteClass = 0;
    std::size_t at = 0;
    for (const std::string& symbol : symbols) {
        const bool named = text.compare(at, symbol.size(), symbol) == 0;
        const bool plus = text.compare(at, 1, "+") == 0;
        if (!named && !plus && text.compare(at, symbol.size(), inOtherCase(symbol)) != 0)
            return std::nullopt;
        gameteClass = 2 * gameteClass + (named ? 0 : 1);
        at += plus ? 1 : symbol.size();
    }
    return at == text.size() ? std::optional(gameteClass) : std::nullopt;
}

GameteCounts plainCounts(const std::string& observed) {
    const auto plain = countsIn(observed);
    GameteCounts counts{};
    if (plain.size() != counts.size())
        throw UserError(
            "--observed needs eight counts, of ABC, ABc, AbC, Abc, aBC, aBc, abC and abc: it has " +
            std::to_string(plain.size()));
    std::ranges::copy(plain, counts.begin());
    return counts;
}

GameteCounts namedCounts(const std::string& observed, const std::array<std::string, 3>& symbols) {
    GameteCounts counts{};
    std::array<bool, 8> given{};
    for (std::string part : partsOf(observed)) {
        std::erase(part, ' ');
        const auto equals = part.find('=');
        const std::string written = part.substr(0, equals);
        const auto gameteClass = classIn(written, symbols);
        if (!gameteClass || equals == std::string::npos)
            throw UserError("--observed: \"" + shown(part) + "\" is not a class and its count, as in " +
                            symbols[0] + '+' + symbols[2] + "=12");
        if (given[*gameteClass])
            throw UserError("--observed: the class " + written + " is there twice");
        given[*gameteClass] = true;
        const auto read = countsIn(part.substr(equals + 1));
        counts[*gameteClass] = read.front();
    }
    return counts;
}

} // namespace

NamedGametes gametesIn(const std::string& genes, const std::string& observed) {
    const std::array<std::string, 3> symbols = symbolsIn(genes);
    const bool named = observed.find('=') != std::string::npos;
    const bool wildTypes = observed.find('+') != std::string::npos ||
                           std::ranges::any_of(symbols, [](const auto& one) { return one.size() > 1; });
    NamedGametes gametes;
    for (std::size_t i = 0; i < symbols.size(); ++i)
        gametes.genes[i] = {symbols[i], {symbols[i], wildTypes ? "+" : inOtherCase(symbols[i])}};
    gametes.counts = named ? namedCounts(observed, symbols) : plainCounts(observed);
    return gametes;
}

} // namespace cli
