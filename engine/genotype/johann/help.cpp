// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/johann/help.h"

namespace genotype::johann {

Phrase ruleOf(Assistant assistant) {
    Phrase phrase{
        ENGINE_TEXT("engine",
                    "Validates a trait in each automa phase and each time he takes the Gardening action."),
        {}};
    visitHelpers([&](auto help, Assistant one) {
        if (one == assistant)
            phrase = help.rule();
    });
    return phrase;
}

} // namespace genotype::johann
