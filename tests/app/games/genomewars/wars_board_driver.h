// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/text/phrases.h"
#include "app/games/genomewars/team_row.h"
#include "app/games/genomewars/wars_board.h"
#include "app/games/genomewars/wars_buttons.h"
#include "engine/genomewars/words.h"
#include "tests/app/games/board/table_bench.h"
#include "tests/app/support/widgets.h"

namespace tests {

using WarsTableBench = TableBench<app::WarsBoard>;
using WarsRecord = core::Record<genomewars::Game>;

inline WarsRecord warsGame(std::initializer_list<const char*> kinds, std::uint64_t seed, int rounds = 4) {
    WarsRecord record = tableOf<genomewars::Game>(kinds, seed);
    record.setup.rounds = rounds;
    return record;
}

inline bool awaits(const genomewars::State& state, genomewars::PendingKind kind) {
    return !state.finished() && state.now().kind == kind;
}
/// A game between these teams that waits for such a choice.
inline WarsRecord warsGameAt(genomewars::PendingKind kind, std::initializer_list<const char*> kinds,
                             std::uint64_t seed) {
    return playedUntil<genomewars::Game>(
        warsGame(kinds, seed), [kind](const genomewars::State& state) { return awaits(state, kind); });
}

// ---- What the board consists of

inline app::AlleleCard* cardOf(const WarsTableBench& bench, genomewars::Allele allele) {
    for (auto* card : findAll<app::AlleleCard>(bench.board))
        if (card->allele() == allele)
            return card;
    return nullptr;
}
inline QPushButton* doneOf(const WarsTableBench& bench) {
    return find<QPushButton>(bench.board, "genomeDone");
}
inline app::DiceTray* diceOf(const WarsTableBench& bench) {
    return find<app::DiceTray>(bench.board);
}
inline app::TeamRow* rowOf(const WarsTableBench& bench, core::Seat seat) {
    return find<app::TeamRow>(bench.board, QStringLiteral("team%1").arg(seat + 1));
}

/// Presses whatever a person presses for this action; false if it can't be pressed.
inline bool take(WarsTableBench& bench, const genomewars::Action& action, By by) {
    switch (action.kind) {
    case genomewars::ActionKind::ChooseGenome:
        for (const genomewars::Allele allele : action.alleles)
            if (!bench.press(cardOf(bench, allele), by))
                return false;
        return bench.press(doneOf(bench), by);
    case genomewars::ActionKind::Roll: return bench.press(diceOf(bench), by);
    case genomewars::ActionKind::Mutate: {
        const QString label = app::text(genomewars::words::label(bench.document.state(), action));
        for (app::AlleleChip* chip : rowOf(bench, bench.document.actor())->chips()) {
            if (!chip->isGlowing() || chip->allele() != action.from())
                continue;
            if (!bench.press(chip, by))
                return false;
            for (QPushButton* choice : choicesOf(*bench.board))
                if (mentions(choice->text(), label))
                    return bench.press(choice, by);
            return false;
        }
        return false;
    }
    }
    return false;
}

} // namespace tests
