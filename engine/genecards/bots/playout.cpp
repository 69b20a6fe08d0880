// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/bots/playout.h"

#include "engine/genecards/rules.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace genecards {

namespace {

using Kinds = std::uint64_t;

/// The kinds of cards that fit on each kind.
constexpr std::array<Kinds, cardKinds> fitting = [] {
    std::array<Kinds, cardKinds> all{};
    for (CardId top = 0; top < cardKinds; ++top)
        for (CardId card = 0; card < cardKinds; ++card)
            if (fitOf(top, card) != Fit::None)
                all[top] |= Kinds{1} << card;
    return all;
}();

constexpr Kinds kindsThat(bool (*test)(CardId)) {
    Kinds all = 0;
    for (CardId card = 0; card < cardKinds; ++card)
        if (test(card))
            all |= Kinds{1} << card;
    return all;
}
constexpr Kinds deletions = kindsThat([](CardId card) { return isMutation(card, Mutation::Deletion); });
constexpr Kinds ofFirstCategory = (Kinds{1} << facesOfCategory) - 1;

int categories(Kinds kinds) {
    int count = 0;
    for (int category = 0; category < categoryCount; ++category)
        count += (kinds >> (category * facesOfCategory) & ofFirstCategory) != 0;
    return count;
}

/// What the acting seat sees of the others.
struct Around {
    int own = 0;
    int next = 0;
    int least = 99;
    Seat smallest = noSeat;

    explicit Around(const State& state) : own(state.handOf(state.actor).size()) {
        next = state.handOf(state.nextSeat(state.actor)).size();
        for (Seat seat = 0; seat < state.seats; ++seat)
            if (const int size = state.handOf(seat).size(); seat != state.actor && size < least) {
                least = size;
                smallest = seat;
            }
    }
};

/// A swap is worth it if it saves at least so many cards.
constexpr int worthSwapping = 1;

struct TasteOf {
    const Around& around;
    int operator()(const SwapHands&) const {
        return around.own - 1 - around.least > worthSwapping ? 60 : -10;
    }
    int operator()(const SkipNext& skip) const { return (around.next <= 2 ? 40 : 8) + 8 * skip.draws; }
    int operator()(const PlayAnother&) const { return 25; }
};

/// How much the acting seat would like to play the card.
int liking(const State& state, const Around& around, CardId card) {
    CardSet rest = state.handOf(state.actor);
    rest.erase(card);
    if (rest.empty())
        return 1'000'000;
    // Points matter more, the sooner the hand may be over.
    int worth = 10 * categories(rest.kinds()) + pointsOf(card) * (around.least <= 2 ? 3 : 1);
    if (isAction(card))
        worth += std::visit(TasteOf{around}, actionCard(mutationOf(card)).effect);
    return worth;
}

constexpr std::uint32_t whim = 6;

Action cardToPlay(const State& state, Kinds kinds, core::Random& random) {
    const Around around(state);
    Action best;
    int highest = -1'000'000;
    for (; kinds != 0; kinds &= kinds - 1) {
        const auto card = static_cast<CardId>(std::countr_zero(kinds));
        const int worth = liking(state, around, card) + static_cast<int>(random.below(whim));
        if (worth > highest) {
            highest = worth;
            best = act::play(card);
        }
    }
    return best;
}

Action swap(const State& state, core::Random& random) {
    const Around around(state);
    if (around.own - around.least > worthSwapping)
        return act::swap(state.actor, around.smallest);
    // Any two of the others.
    const auto others = static_cast<std::uint32_t>(state.seats - 1);
    const std::uint32_t first = 1 + random.below(others);
    const std::uint32_t second = 1 + (first + random.below(others - 1)) % others;
    return act::swap(static_cast<Seat>((state.actor + first) % state.seats),
                     static_cast<Seat>((state.actor + second) % state.seats));
}

Action choice(const State& state, core::Random& random) {
    const Kinds held = state.handOf(state.actor).kinds();
    switch (state.now().kind) {
    case PendingKind::Turn:
        if (const Kinds fits = held & fitting[state.top()])
            return cardToPlay(state, fits, random);
        return state.drawable() > 0 ? act::draw() : act::pass();
    case PendingKind::Drawn: return act::play(state.now().card);
    case PendingKind::Extra: return cardToPlay(state, held & ~deletions, random);
    case PendingKind::Swap: return swap(state, random);
    case PendingKind::NextHand: break;
    }
    return act::deal();
}

} // namespace

void playOut(State& state, core::Random& random) {
    while (state.phase == Phase::Playing)
        applyLegal(state, choice(state, random));
}

int prospects(const State& state, Seat seat) {
    constexpr int certain = 1'000'000;
    if (state.finished())
        return (winners(state) >> seat) & 1 ? certain : 0;
    // The winner of a hand scores about 43 from each of the others.
    const int hand = 43 * (state.seats - 1);
    std::int64_t all = 0;
    std::int64_t own = 0;
    for (Seat one = 0; one < state.seats; ++one) {
        const std::int64_t need = state.target - state.scores[one] + hand;
        const std::int64_t weight = 1'000'000'000'000 / (need * need * need) + 1;
        all += weight;
        if (one == seat)
            own = weight;
    }
    return static_cast<int>(own * certain / all);
}

} // namespace genecards
