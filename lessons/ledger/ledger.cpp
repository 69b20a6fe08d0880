// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/ledger/ledger.h"

#include <algorithm>
#include <stdexcept>

namespace lessons {

using genotype::DieFace;

namespace {

bool isPlain(std::string_view text) {
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

} // namespace

Roll rollOf(const genotype::event::DieRolled& die) {
    return {.trait = die.trait,
            .parents = die.parents,
            .area = genotype::poolAreaOf(die.parents, die.face),
            .round = die.round,
            .rule = die.omari ? RollRule::RerolledUntilNumeral : RollRule::RerolledOnce};
}

LedgerRow rowOf(const genotype::event::DieRolled& die, const GameStamp& stamp) {
    return {.game = stamp.game,
            .round = die.round,
            .number = die.roll,
            .trait = die.trait,
            .parents = die.parents,
            .first = die.first,
            .rerolls = die.rerolls,
            .face = die.face,
            .rule = die.omari ? RollRule::RerolledUntilNumeral : RollRule::RerolledOnce,
            .preset = stamp.preset,
            .time = stamp.time};
}

bool isPossible(const LedgerRow& row) {
    if (row.game.empty() || !isPlain(row.game) || !isPlain(row.time) || row.round < 1 || row.rerolls < 0)
        return false;
    // A die is rolled again exactly if it first showed a mutation.
    if ((row.rerolls > 0) != (row.first == DieFace::Mutation))
        return false;
    if (row.rerolls == 0 && row.face != row.first)
        return false;
    return row.rule == RollRule::RerolledOnce ? row.rerolls <= 1 : row.face != DieFace::Mutation;
}

bool LedgerFilter::admits(const LedgerRow& row) const {
    return (!game || *game == row.game) && (!trait || *trait == row.trait) &&
           (!parents || areSame(*parents, row.parents)) && (!rule || *rule == row.rule) &&
           (withPreset || !row.preset) && (from.empty() || row.time >= from) &&
           (until.empty() || row.time < until);
}

bool Ledger::add(const LedgerRow& row) {
    if (!isPossible(row))
        throw std::invalid_argument("no die falls like this");
    if (!m_known[row.game].insert(row.number).second)
        return false;
    m_rows.push_back(row);
    return true;
}

std::size_t Ledger::add(const std::vector<genotype::Event>& events, const GameStamp& stamp) {
    std::size_t added = 0;
    for (const genotype::Event& event : events)
        if (const auto* die = std::get_if<genotype::event::DieRolled>(&event))
            added += add(rowOf(*die, stamp)) ? 1 : 0;
    return added;
}

std::size_t Ledger::merge(const Ledger& other) {
    if (&other == this)
        return 0;
    std::size_t added = 0;
    for (const LedgerRow& row : other.m_rows)
        added += add(row) ? 1 : 0;
    return added;
}

std::size_t Ledger::remove(std::string_view game) {
    if (const auto known = m_known.find(game); known != m_known.end())
        m_known.erase(known);
    return std::erase_if(m_rows, [game](const LedgerRow& row) { return row.game == game; });
}

bool Ledger::contains(std::string_view game, std::uint16_t number) const {
    const auto known = m_known.find(game);
    return known != m_known.end() && known->second.contains(number);
}

std::vector<LedgerRow> Ledger::filtered(const LedgerFilter& filter) const {
    std::vector<LedgerRow> wanted;
    std::copy_if(m_rows.begin(), m_rows.end(), std::back_inserter(wanted),
                 [&filter](const LedgerRow& row) { return filter.admits(row); });
    return wanted;
}

RollTally Ledger::tally(const LedgerFilter& filter) const {
    RollTally tally;
    for (const LedgerRow& row : m_rows)
        if (filter.admits(row))
            tally.add(row.roll());
    return tally;
}

} // namespace lessons
