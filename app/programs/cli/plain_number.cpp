// SPDX-License-Identifier: GPL-3.0-or-later
#include "plain_number.h"

#include <charconv>

namespace cli {

std::optional<std::uint64_t> plainNumberIn(std::string_view text) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end || (text[0] == '0' && text.size() > 1))
        return std::nullopt;
    return value;
}

CLI::Validator plainNumber() {
    return CLI::Validator(
        [](std::string& text) {
            return plainNumberIn(text) ? std::string() : "Value " + text + " is not a plain number";
        },
        "NUMBER");
}

} // namespace cli
