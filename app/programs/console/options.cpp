// SPDX-License-Identifier: GPL-3.0-or-later
#include "options.h"

#include "engine/core/record_text.h"
#include "numbers.h"

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

std::string shown(const std::string& text) {
    constexpr std::size_t most = 60;
    return text.size() > most ? text.substr(0, most) + "..." : text;
}

} // namespace cli
