// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/words/continuing_labels.h"

#include "engine/core/text.h"

namespace genotype::words {

std::vector<core::Phrase> continuingLabels() {
    return {{ENGINE_TEXT("engine", "Harvest"), {}},
            {ENGINE_TEXT("engine", "Continue to sowing"), {}},
            {ENGINE_TEXT("engine", "Leave the parents as they are"), {}},
            {ENGINE_TEXT("engine", "Take no more cards"), {}},
            {ENGINE_TEXT("engine", "Finish gardening"), {}},
            {ENGINE_TEXT("engine", "Stop sowing"), {}},
            {ENGINE_TEXT("engine", "Finish this pick"), {}},
            {ENGINE_TEXT("engine", "Finish"), {}},
            {ENGINE_TEXT("engine", "End turn"), {}},
            {ENGINE_TEXT("engine", "Take no die"), {}},
            {ENGINE_TEXT("engine", "Pass"), {}}};
}

} // namespace genotype::words
