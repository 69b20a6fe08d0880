// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/breeding/mystery.h"

#include "engine/core/random.h"
#include "engine/core/text.h"

#include <algorithm>
#include <stdexcept>

namespace lessons::breeding {

using core::Phrase;

namespace {

/// The strains that a mystery may start with: for each strain a class and, of the stocks that show it, which.
struct Start {
    std::uint8_t shows;
    std::size_t which = 0;
};
using Starts = std::vector<Start>;

/// In each of them the strains carry all alleles between them. (Stocks stand in the order of their
/// genotypes: AABB, AAbb, aaBB, aabb.)
std::vector<Starts> startsOf(Mode mode) {
    switch (mode) {
    case Mode::Dominant:
    case Mode::XLinked:
    case Mode::Lethal: return {{{0}, {1}}};
    case Mode::Incomplete:
    case Mode::Codominant: return {{{0}, {2}}};
    case Mode::Independent:
    case Mode::Linked: return {{{0}, {3}}, {{1}, {2}}};
    case Mode::RecessiveEpistasis: return {{{0}, {2, 1}}, {{2, 0}, {1}}, {{0}, {2, 0}, {1}}};
    case Mode::Complementary: return {{{1, 0}, {1, 1}}, {{0}, {1, 2}}, {{0}, {1, 0}, {1, 1}}};
    case Mode::DominantEpistasis: return {{{0, 0}, {2}}, {{0, 1}, {1}}, {{0, 0}, {1}, {2}}};
    case Mode::Duplicate: return {{{0, 0}, {1}}, {{0, 1}, {0, 2}, {1}}};
    case Mode::AlleleSeries: return {{{0}, {1}, {2}}};
    case Mode::CodominantAlleles: return {{{0}, {2}, {3}}};
    // AL/al, with the lethal allele beside a, or Al/aL, with it beside A, and a strain without it.
    case Mode::LinkedLethal: return {{{1, 0}, {2}}, {{1, 1}, {2}}, {{1, 1}, {0}}};
    }
    return {};
}

class Maker {
public:
    explicit Maker(const MysteryCode& code)
        : m_code(code), m_random(code.seed | std::uint64_t(code.level) << 32 |
                                 std::uint64_t(code.organism) << 40 | std::uint64_t{0xB3} << 48) {}

    Mystery make() {
        m_mystery.code = m_code;
        const std::vector<Mode> modes = modesOf(m_code.level, m_code.organism);
        m_mystery.model.mode = modes[below(modes.size())];
        const Mode mode = m_mystery.model.mode;
        if (hasFraction(mode))
            m_mystery.recombination = fractions[below(fractions.size())];
        if (characterCount(mode) == 2)
            chooseTwoCharacters();
        else
            chooseForms();
        chooseStocks();
        return m_mystery;
    }

private:
    std::size_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }

    void chooseTwoCharacters() {
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < charactersOf(m_code.organism).size(); ++i)
            places.push_back(i);
        m_random.shuffle(places);
        places.resize(2);
        m_mystery.characters = places;
        std::array<std::array<Form, 2>, 2> forms{};
        for (std::size_t i = 0; i < 2; ++i) {
            std::vector<Form> plain{0, 1};
            if (charactersOf(m_code.organism)[places[i]].mixes())
                plain.push_back(2);
            m_random.shuffle(plain);
            forms[i] = {plain[0], plain[1]};
        }
        for (const std::size_t first : {0u, 1u})
            for (const std::size_t second : {0u, 1u})
                m_mystery.model.looks.push_back({{forms[0][first], forms[1][second]}});
    }

    void chooseForms() {
        const auto& characters = charactersOf(m_code.organism);
        const auto mixing = std::ranges::find_if(characters, &Character::mixes);
        m_mystery.characters = {static_cast<std::size_t>(mixing - characters.begin())};
        std::vector<Form> plain{0, 1, 2};
        m_random.shuffle(plain);
        const Form shade = shadeBetween(plain[0], plain[1]);
        const Form patches = patchesOf(plain[0], plain[1]);
        // Beyond level 1 a shade can be the form of homozygotes, and heterozygotes can have any third form,
        // so that the looks of the strains tell nothing.
        const bool free = m_code.level > 1;
        const Form third = free && below(2) == 0 ? shade : plain[2];
        std::vector<Form> forms;
        switch (m_mystery.model.mode) {
        case Mode::Incomplete: forms = {plain[0], free ? third : shade, plain[1]}; break;
        case Mode::Codominant: forms = {plain[0], patches, plain[1]}; break;
        case Mode::CodominantAlleles: forms = {plain[0], patches, plain[1], third}; break;
        case Mode::LinkedLethal: forms = {plain[0], third, plain[1]}; break;
        default:
            forms = {plain[0], plain[1], third};
            if (free)
                m_random.shuffle(forms);
            forms.resize(classNames(m_mystery.model.mode).size());
        }
        for (const Form form : forms)
            m_mystery.model.looks.push_back({{form, 0}});
    }

    void chooseStocks() {
        const Scheme& scheme = m_mystery.scheme();
        const std::vector<Starts> all = startsOf(m_mystery.model.mode);
        Starts starts = all[below(all.size())];
        m_random.shuffle(starts);
        for (const Start& start : starts) {
            std::vector<std::size_t> showing;
            for (std::size_t i = 0; i < scheme.stocks().size(); ++i)
                if (scheme.classOf(scheme.stocks()[i].female) == start.shows)
                    showing.push_back(i);
            m_mystery.stocks.push_back(showing.at(start.which));
        }
    }

    MysteryCode m_code;
    core::Random m_random;
    Mystery m_mystery;
};

} // namespace

Mystery mysteryOf(const MysteryCode& code) {
    if (code.level < 1 || code.level > levelCount || code.seed >= mysteryCount)
        throw std::invalid_argument("there is no such mystery");
    return Maker(code).make();
}

Phrase phrase(const Mystery& mystery, const Look& look) {
    const auto& characters = charactersOf(mystery.code.organism);
    const auto form = [&](std::size_t i) {
        const auto& forms = characters[mystery.characters[i]].forms;
        return look.forms[i] < forms.size() ? forms[look.forms[i]]
                                            : Phrase{ENGINE_TEXT("engine", "a form not seen yet"), {}};
    };
    if (mystery.characters.size() == 1)
        return form(0);
    return {ENGINE_TEXT("engine", "%1, %2"), {form(0), form(1)}};
}

Phrase phrase(const Mystery& mystery, const Look& look, Sex sex) {
    const Phrase shown = phrase(mystery, look);
    if (!hasSexes(mystery.code.organism))
        return shown;
    if (sex == Sex::Female)
        return {ENGINE_TEXT("engine", "female, %1"), {shown}};
    return {ENGINE_TEXT("engine", "male, %1"), {shown}};
}

} // namespace lessons::breeding
