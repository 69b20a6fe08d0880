// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/game_document.h"

#include <string>

/// What a program that may be killed prints after painting a change: exactly the lines that its journal must
/// hold.
inline std::string paintedLines(const app::GameDocument& document, const app::Change& change) {
    if (change.kind == app::Change::Kind::Undone)
        return genotype::undoLine(change.before - change.after);
    std::string lines;
    for (std::size_t i = change.before; i < change.after; ++i)
        lines += genotype::actionLine(i + 1, document.steps()[i].actor, document.steps()[i].action);
    return lines;
}
