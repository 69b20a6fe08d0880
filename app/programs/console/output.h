// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

namespace cli {

/// The user's input is wrong: the program prints this one line on standard error and exits with 2.
class UserError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Nobody reads standard output any more: the program ends quietly.
class OutputClosed {};

/// Writes to standard output and flushes it. Throws OutputClosed, or UserError if the output cannot be
/// written (a full disk).
void print(const std::string& text);

/// The contents of a file. Throws UserError if it cannot be read or is larger than `most` bytes.
std::string readFile(const std::string& path, std::size_t most);

/// Replaces the contents of a file. Throws UserError if it cannot be written.
void writeFile(const std::string& path, const std::string& text);

} // namespace cli
