// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_board.h"
#include "app/games/board/game_table.h"
#include "app/games/board/handover_screen.h"
#include "app/ui/widgets/popover.h"
#include "engine/games/games.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <string>

/// A random player for the board of any game.
namespace tests {

template <typename List> auto anyOf(const List& list, core::Random& chance) {
    return list[typename List::size_type(chance.below(std::uint32_t(list.size())))];
}

/// Everything that a click would affect now: the handover screen's button, those of an open choice, what
/// glows on the board and what continues the game. Empty if there is nothing.
inline QList<QWidget*> playable(app::GameTable& table) {
    auto* board = qobject_cast<app::GameBoard*>(table.board());
    QList<QWidget*> ready;
    if (!board)
        return ready;
    const auto add = [&ready](QWidget* widget) {
        if (widget->isVisible() && widget->isEnabled())
            ready << widget;
    };
    if (table.viewer().isHandover()) {
        if (auto* handover = board->findChild<app::HandoverScreen*>())
            add(handover->findChild<QPushButton*>());
        return ready;
    }
    if (const app::Popover* popover = board->popover(); popover && popover->isVisible()) {
        for (QPushButton* button : popover->findChildren<QPushButton*>())
            add(button);
        return ready;
    }
    for (app::GlowButton* button : board->glowing())
        add(button);
    add(board->proceedButton());
    return ready;
}

/// One random click on what can be played. False if there is nothing.
inline bool playOn(app::GameTable& table, core::Random& chance) {
    const QList<QWidget*> ready = playable(table);
    if (ready.isEmpty())
        return false;
    QTest::mouseClick(anyOf(ready, chance), Qt::LeftButton);
    return true;
}

/// A game of the usual or a random size, with people and quick bots. The same for the same seed.
template <typename G> core::Record<G> mixedTable(std::uint64_t seed) {
    core::Random chance(seed);
    core::Record<G> record;
    const int usual = record.setup.players;
    record.setup.players = usual + int(chance.below(3));
    if (!G::isValid(record.setup))
        record.setup.players = usual;
    record.setup.seed = seed;
    const auto ids = core::Roster<G>::ids();
    for (int seat = 0; seat < record.setup.players; ++seat) {
        const bool person = seat == 0 || chance.below(2) == 0;
        const std::size_t bot = chance.below(std::uint32_t(std::min<std::size_t>(2, ids.size())));
        record.seats.push_back(
            {"Player " + std::to_string(seat + 1), person ? "person" : std::string(ids[bot]), seat % 5});
    }
    return record;
}

} // namespace tests
