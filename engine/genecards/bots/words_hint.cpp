// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genecards/bots/words_hint.h"

#include "engine/genecards/words.h"

#include <algorithm>

namespace genecards {

namespace {

using core::counted;
using core::Phrase;

/// Chances that differ by less, in parts of 10 000, count as equal.
constexpr int closeChances = 50;
/// With so few cards a player may soon be out.
constexpr int fewCards = 2;

Phrase percent(int hundredths) {
    return {ENGINE_TEXT("engine", "%1 %"), {std::to_string(hundredths)}};
}

class Reasons {
public:
    Reasons(const Observation& seen, const std::vector<std::string>& names)
        : m_seen(seen), m_state(seen.visible), m_hand(seen.visible.handOf(seen.seat)), m_names{names} {
        for (CardId card = 0; card < cardKinds; ++card)
            m_unseen[card] = copiesOf(card) - m_hand.count(card);
        for (const CardId card : m_state.discard)
            --m_unseen[card];
    }

    std::vector<Phrase> of(const Action& action) {
        switch (action.kind) {
        case ActionKind::Play: play(action.card); break;
        case ActionKind::Keep: keep(); break;
        case ActionKind::Swap: swap(action.first, action.second); break;
        case ActionKind::Draw:
        case ActionKind::Pass:
        case ActionKind::Deal: break;
        }
        if (m_phrases.empty())
            say({ENGINE_TEXT("engine", "There is nothing else you can do."), {}});
        return std::move(m_phrases);
    }

private:
    void say(Phrase phrase) { m_phrases.push_back(std::move(phrase)); }
    Phrase nameOf(Seat seat) const { return words::name(m_names, seat); }
    Seat seatAfter(int places) const { return static_cast<Seat>((m_seen.seat + places) % m_state.seats); }

    /// Of the cards that the seat has not seen, the percentage for which this holds.
    template <typename Test> int shareOfUnseen(Test test) const {
        int all = 0;
        int found = 0;
        for (CardId card = 0; card < cardKinds; ++card) {
            all += m_unseen[card];
            found += test(card) ? m_unseen[card] : 0;
        }
        return all == 0 ? 0 : (100 * found + all / 2) / all;
    }

    void play(CardId card) {
        CardSet rest = m_hand;
        rest.erase(card);
        if (rest.empty())
            return say({ENGINE_TEXT("engine", "It is your last card: you are out, and win this hand."), {}});
        if (isAction(card)) {
            say(words::rule(mutationOf(card)));
            const Effect& effect = actionCard(mutationOf(card)).effect;
            if (std::holds_alternative<SkipNext>(effect))
                holds(seatAfter(1));
            else if (std::holds_alternative<SwapHands>(effect))
                reaches(rest);
        }
        answers(rest);
        follows(card);
        points(card);
    }

    /// How many cards a player holds whom an action hits.
    void holds(Seat seat) {
        say(counted(m_seen.handSizes[seat], ENGINE_SINGULAR("The next player, %1, has 1 card left."),
                    ENGINE_PLURAL("engine", "The next player, %1, has %n cards."), {nameOf(seat)}));
    }

    /// Whose hand could be taken over: the shortest of the others, if it is shorter than the own one.
    void reaches(const CardSet& rest) {
        Seat shortest = seatAfter(1);
        for (int places = 2; places < m_state.seats; ++places)
            if (m_seen.handSizes[seatAfter(places)] < m_seen.handSizes[shortest])
                shortest = seatAfter(places);
        if (m_seen.handSizes[shortest] < rest.size())
            say(counted(m_seen.handSizes[shortest], ENGINE_SINGULAR("You can take over %1's hand of 1 card."),
                        ENGINE_PLURAL("engine", "You can take over %1's hand of %n cards."),
                        {nameOf(shortest)}));
        else
            say({ENGINE_TEXT("engine",
                             "Nobody has fewer cards than you keep, so let two others swap their hands."),
                 {}});
    }

    /// What the cards that are kept are good for.
    void answers(const CardSet& rest) {
        say({ENGINE_TEXT("engine",
                         "With the cards that you keep, you can answer %1 of the cards that you have "
                         "not seen."),
             {percent(shareOfUnseen([&](CardId top) { return anyFits(rest, top); }))}});
    }

    /// How easily the others go on after the card.
    void follows(CardId card) {
        say({ENGINE_TEXT("engine", "Of the cards that you have not seen, %1 fit on this one."),
             {percent(shareOfUnseen([&](CardId other) { return fitOf(card, other) != Fit::None; }))}});
    }

    void points(CardId card) {
        int fewest = m_seen.handSizes[seatAfter(1)];
        for (Seat seat = 0; seat < m_state.seats; ++seat)
            if (seat != m_seen.seat)
                fewest = std::min<int>(fewest, m_seen.handSizes[seat]);
        if (fewest > fewCards)
            return;
        say(counted(
            pointsOf(card),
            ENGINE_SINGULAR("Somebody is nearly out: you save 1 point that your card would bring them."),
            ENGINE_PLURAL("engine",
                          "Somebody is nearly out: you save %n points that your card would bring them.")));
    }

    void keep() {
        const CardId card = m_state.now().card;
        CardSet rest = m_hand;
        rest.erase(card);
        const auto answered = [this](const CardSet& hand) {
            return percent(shareOfUnseen([&](CardId top) { return anyFits(hand, top); }));
        };
        say({ENGINE_TEXT("engine",
                         "If you keep the card, you can answer %1 of the cards that you have not seen; "
                         "without it, %2."),
             {answered(m_hand), answered(rest)}});
    }

    void swap(Seat first, Seat second) {
        if (first != m_seen.seat && second != m_seen.seat) {
            sizeOf(first);
            sizeOf(second);
            return say(counted(m_hand.size(), ENGINE_SINGULAR("You keep your own hand of 1 card."),
                               ENGINE_PLURAL("engine", "You keep your own hand of %n cards.")));
        }
        const Seat other = first == m_seen.seat ? second : first;
        say(counted(m_seen.handSizes[other], ENGINE_SINGULAR("You take over %1's hand of 1 card."),
                    ENGINE_PLURAL("engine", "You take over %1's hand of %n cards."), {nameOf(other)}));
        say(counted(m_hand.size(), ENGINE_SINGULAR("You hand over 1 card."),
                    ENGINE_PLURAL("engine", "You hand over %n cards.")));
        say(counted(pointsOf(m_hand), ENGINE_SINGULAR("They are worth 1 point."),
                    ENGINE_PLURAL("engine", "They are worth %n points.")));
    }

    void sizeOf(Seat seat) {
        say(counted(m_seen.handSizes[seat], ENGINE_SINGULAR("%1 has 1 card."),
                    ENGINE_PLURAL("engine", "%1 has %n cards."), {nameOf(seat)}));
    }

    const Observation& m_seen;
    const State& m_state;
    const CardSet& m_hand;
    words::Table m_names;
    std::array<int, cardKinds> m_unseen{};
    std::vector<Phrase> m_phrases;
};

Phrase chance(int parts) {
    return percent((parts + 50) / 100);
}

} // namespace

Hint hint(const Observation& seen, const SearchResult& advice, const std::vector<std::string>& names) {
    const RankedAction& best = advice.ranked.front();
    Hint result{.action = best.action,
                .reasons = Reasons(seen, names).of(best.action),
                .figure = {},
                .playouts = advice.playouts};
    if (advice.ranked.size() > 1 && best.playouts > 0) {
        const RankedAction& next = advice.ranked[1];
        const Phrase other = words::label(seen.visible, next.action, names);
        result.figure =
            best.wins - next.wins < closeChances
                ? Phrase{ENGINE_TEXT("engine",
                                     "With this hand played out many times, your chance of winning the "
                                     "game is about %1. “%2” is about as good."),
                         {chance(best.wins), other}}
                : Phrase{ENGINE_TEXT("engine",
                                     "With this hand played out many times, your chance of winning the "
                                     "game is about %1; with “%2”, %3."),
                         {chance(best.wins), other, chance(next.wins)}};
    }
    return result;
}

} // namespace genecards
