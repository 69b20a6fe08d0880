// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/genotype/dice_rolls.h"

#include "lessons/ledger/ledger.h"

#include <algorithm>

namespace app {

using lessons::RollTally;

DiceRolls::DiceRolls(const GenotypeGame& document) : m_document(document) {
    read();
}

bool DiceRolls::update(const Change& change) {
    // Remove the steps that have been replaced: all of them for a new game, else the undone ones.
    const std::size_t kept = change.kind == Change::Kind::Opened ? 0 : std::min(change.before, change.after);
    const std::size_t entries = m_entries.size();
    m_stepsRead = std::min(m_stepsRead, kept);
    m_entries.erase(std::find_if(m_entries.begin(), m_entries.end(),
                                 [this](const Entry& entry) { return entry.step >= m_stepsRead; }),
                    m_entries.end());
    const bool fewer = m_entries.size() < entries;
    if (fewer)
        m_tally = tallyAfter(m_stepsRead);
    const std::size_t left = m_entries.size();
    read();
    return fewer || m_entries.size() > left;
}

RollTally DiceRolls::tallyAfter(std::size_t steps) const {
    RollTally tally;
    for (const Entry& entry : m_entries)
        if (entry.step < steps)
            tally.add(entry.roll);
    return tally;
}

void DiceRolls::read() {
    const auto& steps = m_document.steps();
    for (; m_stepsRead < steps.size(); ++m_stepsRead)
        for (const genotype::Event& event : steps[m_stepsRead].events)
            if (const auto* die = std::get_if<genotype::event::DieRolled>(&event)) {
                m_entries.push_back({lessons::rollOf(*die), m_stepsRead, die->seat});
                m_tally.add(m_entries.back().roll);
            }
}

} // namespace app
