// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/phrase.h"

namespace core {

Phrase counted(int count, const char* one, const char* many, std::vector<Phrase::Argument> arguments) {
    return {many, std::move(arguments), one, count};
}

Phrase sentences(Phrase first, Phrase second) {
    return {ENGINE_TEXT("engine", "%1 %2"), {std::move(first), std::move(second)}};
}

const char* englishText(const Phrase& phrase) {
    return phrase.counts() && phrase.number == 1 ? phrase.one : phrase.text;
}

std::string english(const Phrase& phrase) {
    std::string result;
    for (const char* at = englishText(phrase); *at != '\0'; ++at) {
        if (phrase.counts() && at[0] == '%' && at[1] == 'n') {
            result += std::to_string(phrase.number);
            ++at;
            continue;
        }
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
