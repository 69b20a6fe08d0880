// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/start_cross.h"

#include "engine/core/cross_sign.h"
#include "engine/core/text.h"
#include "lessons/cross/notation.h"

#include <stdexcept>

namespace lessons {

std::variant<Cross, core::Phrase> readStartCross(std::string_view text) {
    const auto parents = core::splitCross(text);
    if (!parents)
        return core::Phrase{
            ENGINE_TEXT("engine", "Write two parents with x or × between them, such as Rr x rr."), {}};
    auto read = readCross(parents->first, parents->second);
    if (const auto* error = std::get_if<NotationError>(&read))
        return phrase(*error);
    return std::get<Cross>(std::move(read));
}

Cross startCross(std::string_view text) {
    auto read = readStartCross(text);
    if (const auto* error = std::get_if<core::Phrase>(&read))
        throw std::invalid_argument(core::english(*error));
    return std::get<Cross>(std::move(read));
}

} // namespace lessons
