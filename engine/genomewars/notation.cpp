// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/enum_words.h"
#include "engine/genomewars/action.h"
#include "engine/genomewars/refusal.h"

#include <algorithm>
#include <array>

namespace genomewars {

namespace {

std::string_view takeWord(std::string_view& text) {
    const auto end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::optional<Allele> allele(std::string_view word) {
    for (const AlleleInfo& info : alleles)
        if (info.notation == word)
            return info.id;
    return {};
}

} // namespace

bool isWellFormed(const Action& action) {
    for (const Allele one : action.alleles)
        if (static_cast<int>(one) >= alleleCount)
            return false;
    switch (action.kind) {
    case ActionKind::ChooseGenome: return std::is_sorted(action.alleles.begin(), action.alleles.end());
    case ActionKind::Roll: return action == act::roll();
    case ActionKind::Mutate: return action == act::mutate(action.from(), action.to());
    }
    return false;
}

std::string notation(const Action& action) {
    const auto word = [](Allele one) { return std::string(alleleInfo(one).notation); };
    switch (action.kind) {
    case ActionKind::ChooseGenome: {
        std::string text = "genome";
        for (const Allele one : action.alleles)
            text += ' ' + word(one);
        return text;
    }
    case ActionKind::Roll: return "roll";
    case ActionKind::Mutate: return "mutate " + word(action.from()) + " to " + word(action.to());
    }
    return {};
}

std::optional<Action> parseAction(std::string_view text) {
    // A line that ends in a space is not what `notation` writes.
    if (text.empty() || text.back() == ' ')
        return {};
    const std::string_view kind = takeWord(text);
    if (kind == "roll" && text.empty())
        return act::roll();
    if (kind == "mutate") {
        const auto from = allele(takeWord(text));
        const bool joined = takeWord(text) == "to";
        const auto to = allele(takeWord(text));
        if (!from || !joined || !to || !text.empty())
            return {};
        return act::mutate(*from, *to);
    }
    if (kind != "genome")
        return {};
    Genome genome;
    for (int place = 0; place < genomeSize; ++place) {
        const auto one = allele(takeWord(text));
        if (!one)
            return {};
        genome.add(*one);
    }
    if (!text.empty())
        return {};
    return act::chooseGenome(genome);
}

std::string_view notation(Refusal refusal) {
    return core::nameWord(refusal);
}

} // namespace genomewars
