// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pool/class_sample.h"

#include "lessons/pool/pool_experiment.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <stdexcept>

namespace lessons {

std::int64_t ClassEntry::size() const {
    return std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
}

std::vector<ClassEntry> ClassSample::entriesOf(int experiment) const {
    std::vector<ClassEntry> found;
    std::ranges::copy_if(m_entries, std::back_inserter(found),
                         [experiment](const ClassEntry& one) { return one.experiment == experiment; });
    std::ranges::sort(found, {}, &ClassEntry::group);
    return found;
}

const ClassEntry* ClassSample::find(int experiment, int group) const {
    const auto found = std::ranges::find_if(
        m_entries, [&](const ClassEntry& one) { return one.experiment == experiment && one.group == group; });
    return found == m_entries.end() ? nullptr : &*found;
}

ClassEntry* ClassSample::entry(int experiment, int group) {
    const ClassEntry* found = find(experiment, group);
    return found ? &m_entries[static_cast<std::size_t>(found - m_entries.data())] : nullptr;
}

std::vector<int> ClassSample::experiments() const {
    std::vector<int> found;
    for (const ClassEntry& one : m_entries)
        if (std::ranges::find(found, one.experiment) == found.end())
            found.push_back(one.experiment);
    return found;
}

/// Serial numbers go round, so that "later" means: fewer than half a round ahead.
Arrival ClassSample::arrivalOf(const PoolCount& count) const {
    const ClassEntry* known = find(count.experiment, count.group);
    if (!known)
        return Arrival::New;
    const bool same = known->counts == count.counts;
    if (!known->serial)
        return same ? Arrival::Repeat : Arrival::Clash;
    const int ahead = (count.serial - *known->serial + poolSerials) % poolSerials;
    if (ahead == 0)
        return same ? Arrival::Repeat : Arrival::Clash;
    return ahead <= poolSerials / 2 ? Arrival::Update : Arrival::Older;
}

Arrival ClassSample::add(const PoolCount& count) {
    const Arrival arrival = arrivalOf(count);
    if (arrival == Arrival::New)
        m_entries.push_back({count.experiment, count.group, count.serial, count.counts});
    else if (arrival == Arrival::Update || arrival == Arrival::Repeat)
        *entry(count.experiment, count.group) = {count.experiment, count.group, count.serial, count.counts};
    return arrival;
}

void ClassSample::set(ClassEntry entry) {
    const PoolExperiment* experiment = findPoolExperiment(entry.experiment);
    if (!experiment || entry.counts.size() != experiment->outcomes)
        throw std::invalid_argument("no such experiment, or another number of outcomes");
    if (entry.group < 1 || entry.group > mostPoolGroups)
        throw std::invalid_argument("there is no group of this number");
    if (std::ranges::any_of(entry.counts, [](auto one) { return one < 0 || one > mostPoolPlants; }))
        throw std::invalid_argument("a count is out of range");
    if (entry.size() == 0)
        remove(entry.experiment, entry.group);
    else if (ClassEntry* known = this->entry(entry.experiment, entry.group))
        *known = std::move(entry);
    else
        m_entries.push_back(std::move(entry));
}

void ClassSample::remove(int experiment, int group) {
    std::erase_if(m_entries,
                  [&](const ClassEntry& one) { return one.experiment == experiment && one.group == group; });
}

void ClassSample::clear(int experiment) {
    std::erase_if(m_entries, [&](const ClassEntry& one) { return one.experiment == experiment; });
}

int ClassSample::freeGroup(int experiment) const {
    for (int group = 1; group <= mostPoolGroups; ++group)
        if (!find(experiment, group))
            return group;
    return 0;
}

std::vector<std::int64_t> ClassSample::pooled(int experiment) const {
    std::vector<std::int64_t> sums;
    for (const ClassEntry& one : m_entries) {
        if (one.experiment != experiment)
            continue;
        sums.resize(one.counts.size());
        std::ranges::transform(sums, one.counts, sums.begin(), std::plus<>());
    }
    return sums;
}

void ClassSample::setOwn(int experiment, OwnExperiment own) {
    if (own == OwnExperiment{})
        m_owns.erase(experiment);
    else
        m_owns[experiment] = std::move(own);
}

OwnExperiment ClassSample::own(int experiment) const {
    const auto found = m_owns.find(experiment);
    return found == m_owns.end() ? OwnExperiment{} : found->second;
}

std::vector<double> ClassSample::chances(int experiment) const {
    const PoolExperiment* known = findPoolExperiment(experiment);
    if (!known)
        return {};
    if (known->experiment)
        return known->experiment->chances();
    std::vector<double> parts = own(experiment).parts;
    const double all = std::accumulate(parts.begin(), parts.end(), 0.0);
    if (parts.size() != known->outcomes || all <= 0)
        return {};
    for (double& part : parts)
        part /= all;
    return parts;
}

} // namespace lessons
