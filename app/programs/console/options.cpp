// SPDX-License-Identifier: GPL-3.0-or-later
#include "options.h"

#include "engine/core/record_text.h"
#include "numbers.h"

#include <algorithm>

namespace cli {

CLI::Validator plainNumber() {
    return CLI::Validator(
        [](std::string& text) {
            return core::plainNumber(text) ? std::string() : "Value " + text + " is not a plain number";
        },
        "NUMBER");
}

CLI::Option* addFlag(CLI::App& command, const char* name, bool& value, const char* about) {
    return command.add_flag(name, value, about)->disable_flag_override();
}

CLI::Option* addThreads(CLI::App& command, int& threads, const char* about) {
    return addNumber(command, "--threads", threads, about, 1, 256);
}

CLI::Option* addWords(CLI::App& command, const char* name, std::string& value, const char* about) {
    return command
        .add_option_function<std::vector<std::string>>(
            name, [&value](const std::vector<std::string>& words) { value = joined(words, " "); }, about)
        ->expected(1, mostWords);
}

std::vector<std::string> partsOf(const std::string& text) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t comma = std::min(text.find(',', begin), text.size());
        const std::string part = text.substr(begin, comma - begin);
        const std::size_t first = std::min(part.find_first_not_of(' '), part.size());
        parts.push_back(part.substr(first, part.find_last_not_of(' ') + 1 - first));
        begin = comma + 1;
    }
    return parts;
}

std::string shown(const std::string& text) {
    constexpr std::size_t most = 60;
    return text.size() > most ? text.substr(0, most) + "..." : text;
}

} // namespace cli
