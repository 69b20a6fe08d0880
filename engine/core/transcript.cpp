// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/transcript.h"

#include "engine/core/utf8.h"

namespace core {

std::size_t characters(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count)
        text.remove_prefix(firstCharacter(text).bytes);
    return count;
}

std::string padded(const std::string& text, std::size_t width) {
    const std::size_t length = characters(text);
    return text + std::string(length < width ? width - length : 0, ' ');
}

std::string padded(int number, std::size_t width) {
    const std::string text = std::to_string(number);
    return std::string(text.size() < width ? width - text.size() : 0, ' ') + text;
}

} // namespace core
