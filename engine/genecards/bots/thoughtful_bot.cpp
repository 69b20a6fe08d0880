// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/bots/thoughtful_bot.h"

#include <algorithm>

namespace genecards {

namespace {

/// How a hand stands, as one player sees it.
struct Outlook {
    Seat me = 0;
    Seat seats = 0;
    CardSet hand;
    /// After a swap, a player's own hand may be one that they have not seen.
    bool handKnown = true;
    /// Cards by seat; for the others these are expected numbers, so not whole ones.
    std::array<double, maxSeats> sizes{};
    CardId top = noCard;
};

/// Probabilities from the cards that the seat has not seen. Only + − × ÷ on doubles: the same choice on every
/// machine.
class Reckoning {
public:
    explicit Reckoning(const Observation& seen) {
        for (CardId card = 0; card < cardKinds; ++card)
            m_unseen[card] = copiesOf(card) - seen.visible.handOf(seen.seat).count(card);
        for (const CardId card : seen.visible.discard)
            --m_unseen[card];
        int points = 0;
        for (CardId card = 0; card < cardKinds; ++card) {
            m_total += m_unseen[card];
            points += m_unseen[card] * pointsOf(card);
        }
        m_meanPoints = m_total > 0 ? static_cast<double>(points) / m_total : 0;
    }

    /// What an unseen card is worth on average.
    double meanPoints() const { return m_meanPoints; }

    /// The chance that an unseen card fits on `top`.
    double fitting(CardId top) const {
        int fits = 0;
        for (CardId card = 0; card < cardKinds; ++card)
            if (fitOf(top, card) != Fit::None)
                fits += m_unseen[card];
        return m_total > 0 ? static_cast<double>(fits) / m_total : 0;
    }

    /// The chance that the hand has an answer to an unseen card.
    double covered(const CardSet& hand) const {
        int answered = 0;
        for (CardId top = 0; top < cardKinds; ++top)
            if (m_unseen[top] > 0 && anyFits(hand, top))
                answered += m_unseen[top];
        return m_total > 0 ? static_cast<double>(answered) / m_total : 1;
    }

private:
    std::array<int, cardKinds> m_unseen{};
    int m_total = 0;
    double m_meanPoints = 0;
};

/// The share of cards that fit on one, over all cards: 18 by order and 3 by number, or 7 by action, of 71.
constexpr double usualFit = 0.32;
/// How many turns a hand without any answer is behind.
constexpr double lackOfAnswers = 1.5;

/// The chance that none of that many unseen cards fits.
double noneFits(double cards, double fit) {
    double chance = 1;
    for (; cards >= 1; --cards)
        chance *= 1 - fit;
    return chance * (1 - fit * std::max(cards, 0.0));
}

class Worth {
public:
    explicit Worth(const Observation& seen) : m_reckoning(seen) {
        m_now.me = seen.seat;
        m_now.seats = seen.visible.seats;
        m_now.hand = seen.visible.handOf(seen.seat);
        m_now.top = seen.visible.top();
        for (Seat seat = 0; seat < m_now.seats; ++seat)
            m_now.sizes[seat] = seen.handSizes[seat];
    }

    double of(const Action& action) const {
        switch (action.kind) {
        case ActionKind::Play: return played(m_now, action.card);
        case ActionKind::Swap: return swapped(m_now, action.first, action.second);
        case ActionKind::Keep:
        case ActionKind::Draw:
        case ActionKind::Pass: return handedOn(m_now, 1);
        case ActionKind::Deal: break;
        }
        return 0;
    }

private:
    Seat seatAfter(const Outlook& outlook, int places) const {
        return static_cast<Seat>((outlook.me + places) % outlook.seats);
    }

    double played(Outlook outlook, CardId card) const {
        outlook.hand.erase(card);
        outlook.sizes[outlook.me] -= 1;
        outlook.top = card;
        const Effect* effect = isAction(card) ? &actionCard(mutationOf(card)).effect : nullptr;
        const auto* skip = effect ? std::get_if<SkipNext>(effect) : nullptr;
        if (skip)
            outlook.sizes[seatAfter(outlook, 1)] += skip->draws;
        if (outlook.hand.empty())
            return gained(outlook, outlook.me);
        if (!effect)
            return handedOn(outlook, 1);
        if (skip)
            return handedOn(outlook, 2);
        return std::holds_alternative<SwapHands>(*effect) ? bestSwap(outlook) : bestExtra(outlook);
    }

    double bestSwap(const Outlook& outlook) const {
        double best = swapped(outlook, 0, 1);
        for (Seat first = 0; first < outlook.seats; ++first)
            for (Seat second = static_cast<Seat>(first + 1); second < outlook.seats; ++second)
                best = std::max(best, swapped(outlook, first, second));
        return best;
    }

    double bestExtra(const Outlook& outlook) const {
        if (!anyExtra(outlook.hand))
            return handedOn(outlook, 1);
        double best = 0;
        bool any = false;
        CardId last = noCard;
        for (const CardId card : outlook.hand) {
            if (card != last && !isMutation(card, Mutation::Deletion)) {
                const double one = played(outlook, card);
                best = any ? std::max(best, one) : one;
                any = true;
            }
            last = card;
        }
        return best;
    }

    double swapped(Outlook outlook, Seat first, Seat second) const {
        std::swap(outlook.sizes[first], outlook.sizes[second]);
        if (first == outlook.me || second == outlook.me)
            outlook.handKnown = false;
        return handedOn(outlook, 1);
    }

    /// The turn goes to the player that many places on, whose chance to play follows from the top card.
    double handedOn(Outlook outlook, int places) const {
        const Seat next = seatAfter(outlook, places);
        if (next != outlook.me) {
            const double fit = m_reckoning.fitting(outlook.top);
            const double stuck = noneFits(outlook.sizes[next], fit);
            outlook.sizes[next] += stuck * (1 - fit) - (1 - stuck);
        }
        return ofRace(outlook);
    }

    double pointsLeft(const Outlook& outlook, Seat seat) const {
        if (seat == outlook.me && outlook.handKnown)
            return pointsOf(outlook.hand);
        return outlook.sizes[seat] * m_reckoning.meanPoints();
    }

    /// What the seat scores if it is the first out now.
    double gained(const Outlook& outlook, Seat winner) const {
        double points = 0;
        for (Seat seat = 0; seat < outlook.seats; ++seat)
            if (seat != winner)
                points += pointsLeft(outlook, seat);
        return points;
    }

    /// Roughly how many turns a hand is away from being empty.
    double distance(const Outlook& outlook, Seat seat) const {
        const double size = std::max(outlook.sizes[seat], 0.2);
        const double lack = seat == outlook.me && outlook.handKnown ? 1 - m_reckoning.covered(outlook.hand)
                                                                    : noneFits(size, usualFit);
        return size + lackOfAnswers * lack;
    }

    /// The chance of being the first out falls with the cube of the distance.
    double ofRace(const Outlook& outlook) const {
        std::array<double, maxSeats> chances{};
        double all = 0;
        for (Seat seat = 0; seat < outlook.seats; ++seat) {
            const double turns = distance(outlook, seat);
            all += chances[seat] = 1 / (turns * turns * turns);
        }
        double worth = 0;
        for (Seat seat = 0; seat < outlook.seats; ++seat) {
            const double points = chances[seat] / all * gained(outlook, seat);
            worth += seat == outlook.me ? points : -points / (outlook.seats - 1);
        }
        return worth;
    }

    Reckoning m_reckoning;
    Outlook m_now;
};

} // namespace

double ThoughtfulBot::worth(const Observation& seen, const Action& action) {
    return Worth(seen).of(action);
}

Action ThoughtfulBot::chooseAction(const Observation& seen, const ActionList& legal, core::Random&,
                                   const core::Budget&) const {
    if (legal.size() == 1)
        return legal[0];
    const Worth worth(seen);
    Action best = legal[0];
    double bestWorth = worth.of(best);
    for (const Action& action : legal) {
        const double one = worth.of(action);
        if (one > bestWorth) {
            best = action;
            bestWorth = one;
        }
    }
    return best;
}

} // namespace genecards
