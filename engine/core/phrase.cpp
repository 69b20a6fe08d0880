// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/phrase.h"

namespace core {

std::string english(const Phrase& phrase) {
    std::string result;
    for (const char* at = phrase.text; *at != '\0'; ++at) {
        const std::size_t place = at[0] == '%' && at[1] >= '1' && at[1] <= '9' ? at[1] - '0' : 0;
        if (place == 0 || place > phrase.arguments.size()) {
            result += *at;
            continue;
        }
        const Phrase::Argument& argument = phrase.arguments[place - 1];
        if (const auto* nested = std::get_if<Phrase>(&argument))
            result += english(*nested);
        else
            result += std::get<std::string>(argument);
        ++at;
    }
    return result;
}

} // namespace core
