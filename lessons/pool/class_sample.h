// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pool/pool_code.h"

#include <map>

namespace lessons {

/// What one group of the class counted in one experiment.
struct ClassEntry {
    int experiment = 0;        ///< an id of `pool_experiment.h`
    int group = 1;             ///< 1 … mostPoolGroups
    std::optional<int> serial; ///< of the code; none if the counts were typed in
    std::vector<std::int64_t> counts;

    std::int64_t size() const;
    bool operator==(const ClassEntry&) const = default;
};

/// What a code is beside what is already there.
enum class Arrival : std::uint8_t {
    New,    ///< the group's first for this experiment
    Repeat, ///< the same code again, or counts that were typed in before
    Update, ///< a later code of the group, which takes the place of the earlier one
    Older,  ///< an earlier code of the group
    Clash,  ///< the same number, other counts: two groups have one number, or typed counts differ
};

/// The names and the ratio that a teacher gives to an experiment of one's own.
struct OwnExperiment {
    std::vector<std::string> names; ///< may be empty, and so may each of them
    std::vector<double> parts;      ///< as `readRatio` gives them; empty: unknown

    bool operator==(const OwnExperiment&) const = default;
};

/// The counts of a class: for each experiment one entry a group at most. It holds no names of persons.
class ClassSample {
public:
    /// In the order in which the groups first came.
    const std::vector<ClassEntry>& entries() const { return m_entries; }
    /// Those of one experiment, by group.
    std::vector<ClassEntry> entriesOf(int experiment) const;
    /// Null if there is none.
    const ClassEntry* find(int experiment, int group) const;
    /// The experiments that have entries, in the order in which they first came.
    std::vector<int> experiments() const;

    Arrival arrivalOf(const PoolCount& count) const;
    /// Takes a code in if it is new or an update; typed counts that are repeated get the code's number.
    /// Returns what it was.
    Arrival add(const PoolCount& count);
    /// Sets a group's counts whatever was there before. Without plants the entry is removed. Throws
    /// std::invalid_argument if group or experiment do not exist, the number of counts is wrong, or one is
    /// negative or more than `mostPoolPlants`.
    void set(ClassEntry entry);
    void remove(int experiment, int group);
    /// All entries of an experiment.
    void clear(int experiment);
    /// The lowest number of a group that has no entry in the experiment; 0 if all have.
    int freeGroup(int experiment) const;

    /// Summed by outcome; empty if there are no entries.
    std::vector<std::int64_t> pooled(int experiment) const;

    /// Precondition: the experiment is one's own.
    void setOwn(int experiment, OwnExperiment own);
    OwnExperiment own(int experiment) const;
    const std::map<int, OwnExperiment>& owns() const { return m_owns; }
    /// The chances of the outcomes: those of the table, or those of the teacher's ratio; empty if unknown.
    std::vector<double> chances(int experiment) const;

    bool operator==(const ClassSample&) const = default;

private:
    ClassEntry* entry(int experiment, int group);

    std::vector<ClassEntry> m_entries;
    std::map<int, OwnExperiment> m_owns;
};

} // namespace lessons
