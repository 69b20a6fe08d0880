// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_end.h"
#include "app/games/board/replay_frame.h"
#include "pupil_at_page.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

namespace tests {

inline bool isShown(const QWidget* part) {
    return part && part->isVisible();
}

/// Takes a random legal action where it is this pupil's turn; whether it was.
template <typename G> bool takesAChoice(PupilAtPage& pupil, core::Random& chance) {
    auto& seat = pupil.seat<G>();
    const auto& legal = seat.legal();
    return !legal.empty() && seat.perform(legal[chance.below(static_cast<std::uint32_t>(legal.size()))]);
}

/// Two pupils play a game at their pages, to its end; what went wrong, or nothing.
template <typename G> QString playedByTwo(const QUrl& host, int table) {
    PupilAtPage one;
    PupilAtPage other;
    if (!one.comes(host) || !other.comes(host))
        return "they do not come in";
    if (!one.sitsDown(table) || !other.sitsDown(table))
        return "they do not sit down";
    if (!one.clicksInLobby(table, "beginGame") || !one.hasBoard() || !other.hasBoard())
        return "the game does not begin";
    core::Random chance(7);
    const auto isOver = [](PupilAtPage& pupil) { return isShown(pupil.table()->table().endPage()); };
    while (!isOver(one) || !isOver(other))
        if (!Pupil::waitsFor([&] {
                return takesAChoice<G>(one, chance) || takesAChoice<G>(other, chance) ||
                       (isOver(one) && isOver(other));
            }))
            return QStringLiteral("nobody plays on after %1 steps").arg(one.game().stepCount());
    if (one.table()->table().endPage()->winnerSentence().isEmpty() ||
        one.table()->table().endPage()->winnerSentence() !=
            other.table()->table().endPage()->winnerSentence())
        return "they do not see who has won";
    if (find<QPushButton>(one.table()->table().endPage(), "newGame")->text() !=
        wording("TablePage.backClass"))
        return "the way on has another name than where it leads";
    if (!PupilAtPage::click(*one.table()->table().endPage(), "replay") ||
        !isShown(one.table()->table().replay()) ||
        one.table()->table().replay()->length() != one.game().stepCount())
        return "there is no replay";
    emit one.table()->table().replay()->closed();
    if (!isOver(one) || !PupilAtPage::click(*one.table()->table().endPage(), "newGame") || one.table() ||
        !isShown(&one.page().lobby()))
        return "there is no way back to the class";
    return {};
}

} // namespace tests
