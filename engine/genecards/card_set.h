// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/genecards/catalogue.h"

#include <bit>
#include <cstdint>

namespace genecards {

/// Cards in no order, up to two of a kind: a hand. Iterates in the order of the catalogue; a card held twice
/// comes twice.
class CardSet {
public:
    constexpr int count(CardId card) const {
        return static_cast<int>((m_once >> card) & 1) + static_cast<int>((m_twice >> card) & 1);
    }
    constexpr bool contains(CardId card) const { return (m_once >> card) & 1; }
    /// Precondition: count(card) < 2.
    constexpr void insert(CardId card) {
        const std::uint64_t bit = std::uint64_t{1} << card;
        m_twice |= m_once & bit;
        m_once |= bit;
    }
    /// Precondition: contains(card).
    constexpr void erase(CardId card) {
        const std::uint64_t bit = std::uint64_t{1} << card;
        m_once &= ~bit | m_twice;
        m_twice &= ~bit;
    }
    constexpr int size() const { return std::popcount(m_once) + std::popcount(m_twice); }
    constexpr bool empty() const { return m_once == 0; }
    /// The cards held, each once.
    constexpr std::uint64_t kinds() const { return m_once; }
    constexpr std::uint64_t pairs() const { return m_twice; }
    bool operator==(const CardSet&) const = default;

    class Iterator {
    public:
        constexpr Iterator(std::uint64_t once, std::uint64_t twice) : m_once(once), m_twice(twice) {}
        constexpr CardId operator*() const { return static_cast<CardId>(std::countr_zero(m_once)); }
        constexpr Iterator& operator++() {
            const std::uint64_t lowest = m_once & (0 - m_once);
            m_once ^= lowest & ~m_twice;
            m_twice &= ~lowest;
            return *this;
        }
        bool operator==(const Iterator&) const = default;

    private:
        std::uint64_t m_once;
        std::uint64_t m_twice;
    };
    constexpr Iterator begin() const { return {m_once, m_twice}; }
    constexpr Iterator end() const { return {0, 0}; }

private:
    std::uint64_t m_once = 0;
    std::uint64_t m_twice = 0;
};
static_assert(cardKinds <= 64);

/// What the cards score for the winner of a hand.
constexpr int pointsOf(const CardSet& cards) {
    int points = 0;
    for (const CardId card : cards)
        points += pointsOf(card);
    return points;
}

} // namespace genecards
