// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/phrase.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Families with one trait: who is whose child, and who shows the trait.
namespace lessons::pedigree {

enum class Sex : std::uint8_t { Unknown, Male, Female };

/// Whether somebody shows the trait.
enum class Status : std::uint8_t { Unknown, Unaffected, Affected };

/// Places in `Pedigree::people()`.
struct Parents {
    std::size_t father = 0;
    std::size_t mother = 0;

    bool operator==(const Parents&) const = default;
};

struct Person {
    /// What a line of a file and a command call this person: "II-3". Neither empty nor longer than
    /// `longestId`, without spaces, commas, quotation marks and #.
    std::string id;
    Sex sex = Sex::Unknown;
    Status status = Status::Unknown;
    /// Both or neither; without parents a person is a founder.
    std::optional<Parents> parents;
    /// A name to show, or nothing; at most `longestLabel` bytes in one line, without quotation marks.
    std::string label;

    bool operator==(const Person&) const = default;
};

inline constexpr std::size_t mostPeople = 200;
inline constexpr std::size_t longestId = 40;     ///< in bytes
inline constexpr std::size_t longestLabel = 120; ///< in bytes

/// What is wrong with a family, and at whom it shows.
struct PersonFault {
    std::size_t person = 0;
    core::Phrase what;
};

/// Fathers who are not male, mothers who are not female, people who are their own ancestors, ids that are
/// used twice or cannot be written, and more than `mostPeople` people; in the order of the people.
std::vector<PersonFault> faultsIn(const std::vector<Person>& people);

/// A family without faults. Everybody may come before or after their parents; relatives may marry; several
/// families may stand beside each other.
class Pedigree {
public:
    Pedigree() = default;
    /// Throws std::invalid_argument if `faultsIn` finds something.
    explicit Pedigree(std::vector<Person> people);
    /// Plants with both sexes in every flower: nobody has a sex of their own, and each of them can be a
    /// father and a mother. Throws std::invalid_argument for any other fault, or if a sex is given.
    static Pedigree ofPlants(std::vector<Person> plants);

    const std::vector<Person>& people() const { return m_people; }
    std::size_t size() const { return m_people.size(); }
    const Person& operator[](std::size_t person) const { return m_people[person]; }
    std::optional<std::size_t> find(std::string_view id) const;
    /// In the order of the people.
    std::vector<std::size_t> childrenOf(std::size_t person) const;
    /// Everybody, parents before their children.
    const std::vector<std::size_t>& parentsFirst() const { return m_parentsFirst; }
    /// These people and all their ancestors, as a mark for each person.
    std::vector<bool> withAncestors(std::vector<bool> marked) const;

    bool operator==(const Pedigree& other) const { return m_people == other.m_people; }

private:
    void sortPeople();

    std::vector<Person> m_people;
    std::vector<std::size_t> m_parentsFirst;
};

/// "II-3", or with a label "II-3 Leopold".
std::string nameOf(const Person& person);

} // namespace lessons::pedigree
