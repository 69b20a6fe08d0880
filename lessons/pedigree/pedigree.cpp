// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/pedigree.h"

#include "engine/core/text.h"
#include "engine/core/utf8.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

namespace lessons::pedigree {

using core::Phrase;

namespace {

bool isPrintable(std::string_view text) {
    while (!text.empty()) {
        const core::Utf8Character character = core::firstCharacter(text);
        if (!character.valid() || character.code < U' ' || character.code == U'\x7f')
            return false;
        text.remove_prefix(character.bytes);
    }
    return true;
}

bool isId(std::string_view id) {
    return !id.empty() && id.size() <= longestId && isPrintable(id) &&
           id.find_first_of(" ,\"#") == std::string_view::npos;
}

bool isLabel(std::string_view label) {
    return label.size() <= longestLabel && isPrintable(label) && label.find('"') == std::string_view::npos;
}

/// Everybody whose ancestors are all in the list before, founders first (Kahn 1962). Shorter than `people` if
/// somebody is their own ancestor.
std::vector<std::size_t> sortedParentsFirst(const std::vector<Person>& people) {
    std::vector<std::size_t> sorted;
    std::vector<bool> placed(people.size());
    for (bool more = true; more;) {
        more = false;
        for (std::size_t i = 0; i < people.size(); ++i) {
            const auto& parents = people[i].parents;
            if (placed[i] || (parents && !(placed[parents->father] && placed[parents->mother])))
                continue;
            placed[i] = true;
            sorted.push_back(i);
            more = true;
        }
    }
    return sorted;
}

/// Somebody in a circle of parents. Precondition: there is one.
std::size_t ownAncestor(const std::vector<Person>& people, const std::vector<std::size_t>& sorted) {
    std::vector<bool> sound(people.size());
    for (const std::size_t person : sorted)
        sound[person] = true;
    auto at = static_cast<std::size_t>(std::find(sound.begin(), sound.end(), false) - sound.begin());
    std::vector<bool> seen(people.size());
    while (!seen[at]) {
        seen[at] = true;
        const Parents parents = *people[at].parents;
        at = sound[parents.father] ? parents.mother : parents.father;
    }
    return at;
}

Phrase wrongParent(const Person& parent, const Person& child, Sex needed) {
    if (needed == Sex::Male)
        return {ENGINE_TEXT("engine", "“%1” is the father of “%2”, so %1 must be male."),
                {parent.id, child.id}};
    return {ENGINE_TEXT("engine", "“%1” is the mother of “%2”, so %1 must be female."),
            {parent.id, child.id}};
}

void checkParents(const std::vector<Person>& people, std::size_t i, std::vector<PersonFault>& faults) {
    const auto [father, mother] = *people[i].parents;
    if (people[father].sex != Sex::Male)
        faults.push_back({i, wrongParent(people[father], people[i], Sex::Male)});
    if (people[mother].sex != Sex::Female)
        faults.push_back({i, wrongParent(people[mother], people[i], Sex::Female)});
}

/// `plants`: anybody can be a father or a mother.
std::vector<PersonFault> faultsAmong(const std::vector<Person>& people, bool plants) {
    if (people.size() > mostPeople)
        return {
            {mostPeople,
             {ENGINE_TEXT("engine", "A family may have at most %1 people."), {std::to_string(mostPeople)}}}};
    std::vector<PersonFault> faults;
    std::set<std::string_view> ids;
    for (std::size_t i = 0; i < people.size(); ++i) {
        const Person& person = people[i];
        if (!isId(person.id))
            faults.push_back(
                {i,
                 {ENGINE_TEXT("engine", "“%1” cannot be used as an id: write at most %2 letters, digits and "
                                        "hyphens, without spaces, commas and quotation marks."),
                  {person.id, std::to_string(longestId)}}});
        else if (!ids.insert(person.id).second)
            faults.push_back({i, {ENGINE_TEXT("engine", "The id “%1” is used twice."), {person.id}}});
        if (!isLabel(person.label))
            faults.push_back({i,
                              {ENGINE_TEXT("engine", "The name of “%1” is too long, or holds characters "
                                                     "that cannot be shown."),
                               {person.id}}});
        if (!person.parents)
            continue;
        if (person.parents->father >= people.size() || person.parents->mother >= people.size())
            throw std::invalid_argument("a parent is not among the people");
        if (!plants)
            checkParents(people, i, faults);
    }
    if (const auto sorted = sortedParentsFirst(people); sorted.size() < people.size()) {
        const std::size_t person = ownAncestor(people, sorted);
        faults.push_back(
            {person, {ENGINE_TEXT("engine", "“%1” is among their own ancestors."), {people[person].id}}});
    }
    std::ranges::stable_sort(faults, {}, &PersonFault::person);
    return faults;
}

/// Throws the first fault.
void refuse(const std::vector<PersonFault>& faults) {
    if (!faults.empty())
        throw std::invalid_argument(core::english(faults.front().what));
}

} // namespace

std::vector<PersonFault> faultsIn(const std::vector<Person>& people) {
    return faultsAmong(people, false);
}

Pedigree::Pedigree(std::vector<Person> people) : m_people(std::move(people)) {
    refuse(faultsIn(m_people));
    sortPeople();
}

Pedigree Pedigree::ofPlants(std::vector<Person> plants) {
    refuse(faultsAmong(plants, true));
    if (std::ranges::any_of(plants, [](const Person& one) { return one.sex != Sex::Unknown; }))
        throw std::invalid_argument("a plant with both sexes has none of its own");
    Pedigree made;
    made.m_people = std::move(plants);
    made.sortPeople();
    return made;
}

void Pedigree::sortPeople() {
    m_parentsFirst = sortedParentsFirst(m_people);
}

std::optional<std::size_t> Pedigree::find(std::string_view id) const {
    const auto found = std::ranges::find(m_people, id, &Person::id);
    if (found == m_people.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - m_people.begin());
}

std::vector<std::size_t> Pedigree::childrenOf(std::size_t person) const {
    std::vector<std::size_t> children;
    for (std::size_t i = 0; i < size(); ++i)
        if (const auto& parents = m_people[i].parents;
            parents && (parents->father == person || parents->mother == person))
            children.push_back(i);
    return children;
}

std::vector<bool> Pedigree::withAncestors(std::vector<bool> marked) const {
    for (auto person = m_parentsFirst.rbegin(); person != m_parentsFirst.rend(); ++person)
        if (const auto& parents = m_people[*person].parents; parents && marked[*person]) {
            marked[parents->father] = true;
            marked[parents->mother] = true;
        }
    return marked;
}

std::string nameOf(const Person& person) {
    if (person.label.empty() || person.label == person.id)
        return person.id;
    return person.id + ' ' + person.label;
}

} // namespace lessons::pedigree
