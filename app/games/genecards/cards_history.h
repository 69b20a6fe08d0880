// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards_document.h"

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <array>

namespace app {

/// The scores after a hand.
struct CardsMoment {
    int hand = 0;
    std::array<int, genecards::maxSeats> scores{};
    /// Who won the hand, and how much; noSeat before the first.
    core::Seat winner = core::noSeat;
    int points = 0;
};

/// The scores at the start (all 0) and after each finished hand.
QList<CardsMoment> cardsHistory(const CardsDocument& document);

/// The same as a CSV table: a line for each hand, a column for each player.
QString cardsTableText(const QList<CardsMoment>& history, const QStringList& names);

} // namespace app
