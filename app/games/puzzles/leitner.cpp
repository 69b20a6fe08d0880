// SPDX-License-Identifier: GPL-3.0-or-later
#include "leitner.h"

#include "engine/core/random.h"

#include <algorithm>
#include <map>

namespace app::leitner {

namespace {

bool isDue(const Card& card, QDate today) {
    return card.due <= today;
}

} // namespace

Card after(const std::optional<Card>& before, bool right, QDate today) {
    Card card = before.value_or(Card{.box = 1, .due = today, .answers = 0, .firstRight = right});
    ++card.answers;
    if (right && before && !isDue(*before, today))
        return card;
    card.box = right ? std::min(card.box + 1, boxes) : 1;
    card.due = today.addDays(intervals.at(static_cast<std::size_t>(card.box - 1)));
    return card;
}

Tally tally(const std::vector<Item>& items, const Cards& cards, QDate today) {
    Tally counted;
    for (const Item& item : items) {
        const auto card = cards.find(item.id);
        if (card == cards.end()) {
            ++counted.fresh;
            continue;
        }
        ++counted.answered;
        counted.firstRight += card->firstRight;
        counted.due += isDue(*card, today);
    }
    return counted;
}

std::optional<QString> next(const std::vector<Item>& items, const Cards& cards, QDate today) {
    std::map<int, std::vector<QString>> due;
    std::map<int, std::vector<QString>> fresh;
    std::uint64_t answers = 0;
    for (const Item& item : items) {
        const auto card = cards.find(item.id);
        if (card == cards.end())
            fresh[item.kind].push_back(item.id);
        else if (isDue(*card, today))
            due[item.kind].push_back(item.id);
        answers += card == cards.end() ? 0 : static_cast<std::uint64_t>(card->answers);
    }
    auto& left = due.empty() ? fresh : due;
    if (left.empty())
        return std::nullopt;
    // By the day and what was answered so far, so that looking at another page changes nothing.
    core::Random random(static_cast<std::uint64_t>(today.toJulianDay()) * 1000 + answers);
    auto kind = left.begin();
    std::advance(kind, random.below(static_cast<std::uint32_t>(left.size())));
    std::vector<QString>& ids = kind->second;
    if (due.empty())
        return ids.front();
    std::sort(ids.begin(), ids.end());
    return ids[random.below(static_cast<std::uint32_t>(ids.size()))];
}

std::optional<QDate> nextDay(const std::vector<Item>& items, const Cards& cards, QDate today) {
    std::optional<QDate> first;
    for (const Item& item : items) {
        const auto card = cards.find(item.id);
        if (card != cards.end() && card->due > today && (!first || card->due < *first))
            first = card->due;
    }
    return first;
}

} // namespace app::leitner
