// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/games/board/game_board.h"
#include "played_by_two.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

namespace tests {

/// A pupil at a table for two with a bot, whose turn it is.
struct AtATable {
    explicit AtATable(const std::function<void(app::ClassHost::Options&)>& change = {}, int clock = 0,
                      int rounds = 0)
        : room(change), number(room.open("genome-wars", 2, rounds, {}, clock)) {}
    bool isReady() {
        return pupil.comes(room.url()) && pupil.sitsDown(number) &&
               pupil.clicksInLobby(number, "beginGame") && pupil.hasBoard() && hasTurn();
    }
    bool hasTurn() {
        return Pupil::waitsFor([this] { return !pupil.seat<genomewars::Game>().legal().empty(); });
    }
    /// Plays random choices until the end page is there.
    bool playsToTheEnd() {
        core::Random chance(5);
        const auto isOver = [this] { return isShown(pupil.table()->table().endPage()); };
        return Pupil::waitsFor([&] {
            takesAChoice<genomewars::Game>(pupil, chance);
            return isOver();
        });
    }
    QString stripWords() { return pupil.table()->strip().words(); }
    /// Nothing at the table looks as if it could be played.
    bool looksIdle() {
        app::GameBoard& board = *pupil.table()->table().board();
        const auto isOffered = [&board](const char* name) {
            const auto* const one = seek<QPushButton>(board, name);
            return one && one->isVisible() && one->isEnabled();
        };
        return board.glowing().isEmpty() && !isOffered("promptHint") && !isOffered("promptUndo") &&
               !isShown(board.proceedButton()) &&
               (says(board.prompt(), "TablePage.stoppedWithoutConnection") ||
                says(board.prompt(), "TablePage.stoppedByTeacher"));
    }
    /// Whether the strip comes to say this text.
    template <typename... Arguments> bool comesToSay(const char* key, const Arguments&... arguments) {
        return Pupil::waitsFor([&] { return pupil.table() && says(stripWords(), key, arguments...); });
    }

    ClassRoom room;
    int number;
    PupilAtPage pupil;
};

} // namespace tests
