// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/codons.h"

#include "engine/core/text.h"

#include <algorithm>

namespace lessons {

namespace {

/// NCBI table 1 as NCBI prints it: the amino acids of TTT, TTC, TTA, TTG, TCT … GGG.
constexpr std::string_view tableOrder = "TCAG";
constexpr std::string_view standardCode = "FFLLSSSSYY**CC*WLLLLPPPPHHQQRRRRIIIMTTTTNNKKSSRRVVVVAAAADDEEGGGG";
static_assert(standardCode.size() == 64);

struct AminoAcid {
    char letter;
    std::string_view brief;
    const char* name;
};
constexpr AminoAcid aminoAcids[]{
    {'A', "Ala", ENGINE_TEXT("engine", "alanine")},
    {'R', "Arg", ENGINE_TEXT("engine", "arginine")},
    {'N', "Asn", ENGINE_TEXT("engine", "asparagine")},
    {'D', "Asp", ENGINE_TEXT("engine", "aspartic acid")},
    {'C', "Cys", ENGINE_TEXT("engine", "cysteine")},
    {'Q', "Gln", ENGINE_TEXT("engine", "glutamine")},
    {'E', "Glu", ENGINE_TEXT("engine", "glutamic acid")},
    {'G', "Gly", ENGINE_TEXT("engine", "glycine")},
    {'H', "His", ENGINE_TEXT("engine", "histidine")},
    {'I', "Ile", ENGINE_TEXT("engine", "isoleucine")},
    {'L', "Leu", ENGINE_TEXT("engine", "leucine")},
    {'K', "Lys", ENGINE_TEXT("engine", "lysine")},
    {'M', "Met", ENGINE_TEXT("engine", "methionine")},
    {'F', "Phe", ENGINE_TEXT("engine", "phenylalanine")},
    {'P', "Pro", ENGINE_TEXT("engine", "proline")},
    {'S', "Ser", ENGINE_TEXT("engine", "serine")},
    {'T', "Thr", ENGINE_TEXT("engine", "threonine")},
    {'W', "Trp", ENGINE_TEXT("engine", "tryptophan")},
    {'Y', "Tyr", ENGINE_TEXT("engine", "tyrosine")},
    {'V', "Val", ENGINE_TEXT("engine", "valine")},
    {stopSign, "Stop", ENGINE_TEXT("engine", "stop")},
};

const AminoAcid* find(char letter) {
    const auto* const found = std::ranges::find(aminoAcids, letter, &AminoAcid::letter);
    return found == std::end(aminoAcids) ? nullptr : found;
}

/// Adds one codon's substitutions to the counts.
void count(std::string_view codon, SubstitutionCounts& counts) {
    const char before = aminoAcidOf(codon);
    for (std::size_t place = 0; place < 3; ++place)
        for (const char base : bases) {
            if (base == codon[place])
                continue;
            const char after = aminoAcidOf(substituted(codon, place, base));
            ++(after == before ? counts.silent : after == stopSign ? counts.nonsense : counts.missense);
        }
}

} // namespace

char aminoAcidOf(std::string_view codon) {
    if (codon.size() != 3)
        return '?';
    std::size_t index = 0;
    for (const char base : codon) {
        const auto at = tableOrder.find(base);
        if (at == std::string_view::npos)
            return '?';
        index = index * 4 + at;
    }
    return standardCode[index];
}

std::string translate(std::string_view gene) {
    std::string protein;
    for (; gene.size() >= 3; gene.remove_prefix(3)) {
        protein += aminoAcidOf(gene.substr(0, 3));
        if (protein.back() == stopSign)
            break;
    }
    return protein;
}

std::string messenger(std::string_view gene) {
    std::string rna(gene);
    std::ranges::replace(rna, 'T', 'U');
    return rna;
}

core::Phrase aminoAcidName(char aminoAcid) {
    const AminoAcid* const found = find(aminoAcid);
    return {found ? found->name : "?", {}};
}

std::string_view shortAminoAcid(char aminoAcid) {
    const AminoAcid* const found = find(aminoAcid);
    return found ? found->brief : "?";
}

Effect effectOf(std::string_view before, std::string_view after) {
    if (before == after)
        return Effect::None;
    if (!after.starts_with(startCodon))
        return Effect::StartLost;
    if (before.size() % 3 != after.size() % 3)
        return Effect::Frameshift;
    const std::string old = translate(before);
    const std::string now = translate(after);
    if (old == now)
        return Effect::Silent;
    if (now.back() != stopSign)
        return Effect::StopLost;
    if (before.size() != after.size())
        return now.size() * 3 < after.size() ? Effect::Nonsense : Effect::InFrame;
    if (now.size() != old.size())
        return now.size() < old.size() ? Effect::Nonsense : Effect::StopLost;
    int others = 0;
    for (std::size_t i = 0; i < now.size(); ++i)
        others += now[i] != old[i];
    return others == 1 ? Effect::Missense : Effect::SeveralChanged;
}

SubstitutionCounts countSubstitutions(std::string_view gene) {
    SubstitutionCounts counts;
    for (std::size_t at = 3; at + 3 < gene.size(); at += 3)
        count(gene.substr(at, 3), counts);
    return counts;
}

SubstitutionCounts countSubstitutionsOfAllCodons() {
    SubstitutionCounts counts;
    for (const char first : bases)
        for (const char second : bases)
            for (const char third : bases)
                if (const std::string codon{first, second, third}; aminoAcidOf(codon) != stopSign)
                    count(codon, counts);
    return counts;
}

std::string substituted(std::string_view gene, std::size_t position, char base) {
    std::string changed(gene);
    changed[position] = base;
    return changed;
}

std::string inserted(std::string_view gene, std::size_t position, char base) {
    std::string changed(gene);
    return changed.insert(position, 1, base);
}

std::string deleted(std::string_view gene, std::size_t position) {
    std::string changed(gene);
    return changed.erase(position, 1);
}

std::string translocated(std::string_view gene, std::size_t position, std::size_t length, std::size_t to) {
    std::string changed(gene);
    if (to >= position && to <= position + length)
        return changed;
    const std::string piece = changed.substr(position, length);
    changed.erase(position, length);
    return changed.insert(to > position ? to - length : to, piece);
}

} // namespace lessons
