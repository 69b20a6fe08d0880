// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/enum_words.h"
#include "engine/genecards/action.h"
#include "engine/genecards/refusal.h"

#include <array>

namespace genecards {

namespace {

constexpr std::array<std::string_view, categoryCount> categoryNames{"promoter", "operon", "factor", "gene"};

/// A seat as people count them, one digit; noSeat if it is not a seat.
Seat seatOf(std::string_view text) {
    return text.size() == 1 && text[0] >= '1' && text[0] < '1' + maxSeats ? static_cast<Seat>(text[0] - '1')
                                                                          : noSeat;
}

} // namespace

std::string_view categoryNotation(Category category) {
    return categoryNames[static_cast<std::size_t>(category)];
}

std::string cardNotation(CardId card) {
    std::string text(categoryNotation(categoryOf(card)));
    text += '-';
    return isAction(card) ? text.append(actionCard(mutationOf(card)).notation)
                          : text + std::to_string(numberOf(card));
}

CardId parseCard(std::string_view text) {
    for (CardId card = 0; card < cardKinds; ++card)
        if (cardNotation(card) == text)
            return card;
    return noCard;
}

std::string notation(const Action& action) {
    switch (action.kind) {
    case ActionKind::Play: return "play " + cardNotation(action.card);
    case ActionKind::Draw: return "draw";
    case ActionKind::Keep: return "keep";
    case ActionKind::Pass: return "pass";
    case ActionKind::Swap:
        return "swap " + std::to_string(action.first + 1) + ' ' + std::to_string(action.second + 1);
    case ActionKind::Deal: return "deal";
    }
    return {};
}

std::optional<Action> parseAction(std::string_view text) {
    constexpr std::string_view play = "play ";
    constexpr std::string_view swap = "swap ";
    if (text.starts_with(play)) {
        const CardId card = parseCard(text.substr(play.size()));
        return card == noCard ? std::nullopt : std::optional(act::play(card));
    }
    if (text.starts_with(swap) && text.size() == swap.size() + 3 && text[swap.size() + 1] == ' ') {
        const Action action{.kind = ActionKind::Swap,
                            .first = seatOf(text.substr(swap.size(), 1)),
                            .second = seatOf(text.substr(swap.size() + 2))};
        return isWellFormed(action) ? std::optional(action) : std::nullopt;
    }
    for (const Action& action : {act::draw(), act::keep(), act::pass(), act::deal()})
        if (notation(action) == text)
            return action;
    return {};
}

bool isWellFormed(const Action& action) {
    Action used{.kind = action.kind};
    switch (action.kind) {
    case ActionKind::Play: used.card = action.card; return action.card < cardKinds && used == action;
    case ActionKind::Swap:
        used.first = action.first;
        used.second = action.second;
        return action.first < action.second && action.second < maxSeats && used == action;
    case ActionKind::Draw:
    case ActionKind::Keep:
    case ActionKind::Pass:
    case ActionKind::Deal: return used == action;
    }
    return false;
}

std::string_view notation(Refusal refusal) {
    return core::nameWord(refusal);
}

} // namespace genecards
