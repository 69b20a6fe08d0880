// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/exclusion.h"

#include "engine/core/text.h"
#include "lessons/pedigree/peeling.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace lessons::pedigree {

using core::Phrase;

namespace {

using People = std::vector<std::size_t>;

/// The frequency of the allele makes no difference here.
Model fullyPenetrant(Mode mode) {
    Model model;
    model.mode = mode;
    model.frequency = 0.5;
    return model;
}

bool canOccur(const Pedigree& family, Mode mode, const People& people) {
    std::vector<bool> counted(family.size());
    for (const std::size_t person : people)
        counted[person] = true;
    return Peeling(family, fullyPenetrant(mode), counted).likelihood() > 0;
}

/// Looks for the smallest set of phenotypes that cannot occur together.
class Search {
public:
    Search(const Pedigree& family, Mode mode) : m_family(family), m_mode(mode) {
        for (std::size_t i = 0; i < family.size(); ++i)
            if (family[i].status != Status::Unknown)
                m_known.push_back(i);
    }

    /// Precondition: the phenotypes of all cannot occur. If all are known, a parent and child or a child with
    /// both parents always show it; two relatives further apart only if a gene passes unmixed between them.
    People smallest() {
        const bool chain = m_mode == Mode::YLinked || m_mode == Mode::Mitochondrial;
        const bool found = single() || parentAndChild() || (chain && anyPair()) || parentsAndChild() ||
                           (m_known.size() <= mostForTrios && anyTrio());
        if (!found)
            m_found = withoutNeedless();
        std::ranges::sort(m_found);
        return m_found;
    }

private:
    bool isContradiction(People people) {
        for (const std::size_t person : people)
            if (m_family[person].status == Status::Unknown)
                return false;
        if (canOccur(m_family, m_mode, people))
            return false;
        m_found = std::move(people);
        return true;
    }

    bool single() {
        return std::ranges::any_of(m_known, [this](std::size_t one) { return isContradiction({one}); });
    }
    bool parentAndChild() {
        return std::ranges::any_of(m_known, [this](std::size_t child) {
            const auto& parents = m_family[child].parents;
            return parents &&
                   (isContradiction({parents->father, child}) || isContradiction({parents->mother, child}));
        });
    }
    bool parentsAndChild() {
        return std::ranges::any_of(m_known, [this](std::size_t child) {
            const auto& parents = m_family[child].parents;
            return parents && isContradiction({parents->father, parents->mother, child});
        });
    }
    bool anyPair() {
        for (std::size_t i = 0; i < m_known.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (isContradiction({m_known[j], m_known[i]}))
                    return true;
        return false;
    }
    bool anyTrio() {
        for (std::size_t i = 0; i < m_known.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                for (std::size_t k = 0; k < j; ++k)
                    if (isContradiction({m_known[k], m_known[j], m_known[i]}))
                        return true;
        return false;
    }

    /// Leaves out one after the other of those without whom the rest still cannot occur.
    People withoutNeedless() const {
        People needed = m_known;
        for (const std::size_t person : m_known) {
            People others = needed;
            std::erase(others, person);
            if (!canOccur(m_family, m_mode, others))
                needed = std::move(others);
        }
        return needed;
    }

    const Pedigree& m_family;
    Mode m_mode;
    People m_known;
    People m_found;
};

/// A pair of parent and child or a child with both parents, in that order: the child last.
struct Kin {
    std::optional<std::size_t> father;
    std::optional<std::size_t> mother;
    std::size_t child = 0;
};

std::optional<Kin> kinOf(const Pedigree& family, const People& people) {
    for (const std::size_t child : people) {
        const auto& parents = family[child].parents;
        if (!parents)
            continue;
        Kin kin{{}, {}, child};
        for (const std::size_t person : people) {
            if (person == parents->father)
                kin.father = person;
            if (person == parents->mother)
                kin.mother = person;
        }
        if (people.size() == 1u + (kin.father ? 1u : 0u) + (kin.mother ? 1u : 0u))
            return kin;
    }
    return std::nullopt;
}

Phrase whyTrio(Mode mode, const Person& father, const Person& mother, const Person& child) {
    if (isRecessive(mode))
        return {ENGINE_TEXT("engine", "Both parents of %1 are affected (%2, %3) and have only the allele for "
                                      "the trait to pass on, but %1 is not affected."),
                {nameOf(child), nameOf(father), nameOf(mother)}};
    return {ENGINE_TEXT("engine", "%1 is affected, but neither parent is (%2, %3)."),
            {nameOf(child), nameOf(father), nameOf(mother)}};
}

Phrase whyMotherAndChild(Mode mode, const Person& mother, const Person& child) {
    const std::vector<Phrase::Argument> names{nameOf(child), nameOf(mother)};
    if (mode == Mode::XLinkedDominant)
        return {ENGINE_TEXT("engine", "%1 is affected and has his only X chromosome from his mother %2, but "
                                      "she is not affected."),
                names};
    if (mode == Mode::XLinkedRecessive)
        return {ENGINE_TEXT("engine", "%2 is affected, so both her X chromosomes carry the allele and all "
                                      "her sons get it; but her son %1 is not affected."),
                names};
    if (child.status == Status::Affected)
        return {ENGINE_TEXT("engine",
                            "%1 is affected, but the mother, %2, is not; mitochondria come from the "
                            "mother alone."),
                names};
    return {ENGINE_TEXT("engine", "%2 is affected and passes her mitochondria on to all her children, but %1 "
                                  "is not affected."),
            names};
}

Phrase whyFatherAndChild(Mode mode, const Person& father, const Person& child) {
    const std::vector<Phrase::Argument> names{nameOf(child), nameOf(father)};
    if (mode == Mode::XLinkedDominant)
        return {ENGINE_TEXT("engine", "%2 is affected and passes his only X chromosome on to all his "
                                      "daughters, but his daughter %1 is not affected."),
                names};
    if (mode == Mode::XLinkedRecessive)
        return {ENGINE_TEXT("engine", "%1 is affected, so one of her alleles for the trait is on the X "
                                      "chromosome from her father %2; but he is not affected."),
                names};
    if (child.status == Status::Affected)
        return {ENGINE_TEXT("engine", "%1 is affected and has his Y chromosome from his father %2, but he is "
                                      "not affected."),
                names};
    return {ENGINE_TEXT("engine",
                        "%2 is affected and passes his Y chromosome on to all his sons, but his son "
                        "%1 is not affected."),
            names};
}

/// A person, their mother (or father), her mother, and so on.
People lineOf(const Pedigree& family, std::size_t person, std::size_t Parents::*parent) {
    People line{person};
    while (family[line.back()].parents)
        line.push_back((*family[line.back()].parents).*parent);
    return line;
}

/// Two people with one line of mothers, or of fathers, of whom only one is affected; no value if their lines
/// never meet.
std::optional<Phrase> whyOneLine(const Pedigree& family, Mode mode, std::size_t one, std::size_t other) {
    const bool mothers = mode == Mode::Mitochondrial;
    const auto parent = mothers ? &Parents::mother : &Parents::father;
    const People line = lineOf(family, one, parent);
    const People otherLine = lineOf(family, other, parent);
    const auto meet = std::ranges::find_first_of(line, otherLine);
    if (meet == line.end())
        return std::nullopt;
    const std::string affected = nameOf(family[family[one].status == Status::Affected ? one : other]);
    if (*meet == one || *meet == other)
        return Phrase{
            mothers
                ? ENGINE_TEXT("engine", "%2 has the mitochondria of %1, through mothers alone. So both are "
                                        "affected or neither is, but only %3 is.")
                : ENGINE_TEXT("engine", "%2 has the Y chromosome of %1, through fathers alone. So both are "
                                        "affected or neither is, but only %3 is."),
            {nameOf(family[*meet]), nameOf(family[*meet == one ? other : one]), affected}};
    return Phrase{
        mothers
            ? ENGINE_TEXT("engine", "%1 and %2 both have the mitochondria of %3, through mothers alone. So "
                                    "both are affected or neither is, but only %4 is.")
            : ENGINE_TEXT("engine", "%1 and %2 both have the Y chromosome of %3, through fathers alone. So "
                                    "both are affected or neither is, but only %4 is."),
        {nameOf(family[one]), nameOf(family[other]), nameOf(family[*meet]), affected}};
}

Phrase whyOf(const Pedigree& family, Mode mode, const People& people) {
    if (people.size() == 1 && mode == Mode::YLinked)
        return {ENGINE_TEXT("engine", "%1 is affected, but a woman has no Y chromosome."),
                {nameOf(family[people[0]])}};
    if (const auto kin = kinOf(family, people); kin && people.size() > 1) {
        const Person& child = family[kin->child];
        if (kin->father && kin->mother)
            return whyTrio(mode, family[*kin->father], family[*kin->mother], child);
        // A father passes no mitochondria on: where he and his child contradict each other, their mothers'
        // lines meet.
        const bool isOwnReason = kin->mother.has_value() || mode != Mode::Mitochondrial;
        if (isOwnReason && (child.sex != Sex::Unknown || mode == Mode::Mitochondrial))
            return kin->mother ? whyMotherAndChild(mode, family[*kin->mother], child)
                               : whyFatherAndChild(mode, family[*kin->father], child);
    }
    if (people.size() == 2 && (mode == Mode::Mitochondrial || mode == Mode::YLinked))
        if (auto why = whyOneLine(family, mode, people[0], people[1]))
            return *std::move(why);
    std::string names;
    for (const std::size_t person : people)
        names += (names.empty() ? "" : ", ") + nameOf(family[person]);
    return {ENGINE_TEXT("engine", "No genotypes explain the phenotypes of these people together: %1."),
            {names}};
}

} // namespace

bool isPossible(const Pedigree& family, Mode mode) {
    return Peeling(family, fullyPenetrant(mode)).likelihood() > 0;
}

std::vector<Mode> possibleAmong(std::span<const Mode> modes, const Pedigree& family) {
    std::vector<Mode> left;
    std::ranges::copy_if(modes, std::back_inserter(left),
                         [&family](Mode mode) { return isPossible(family, mode); });
    return left;
}

std::optional<Exclusion> exclusionOf(const Pedigree& family, Mode mode) {
    if (isPossible(family, mode))
        return std::nullopt;
    People people = Search(family, mode).smallest();
    Phrase why = whyOf(family, mode, people);
    return Exclusion{mode, std::move(people), std::move(why)};
}

} // namespace lessons::pedigree
