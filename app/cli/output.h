// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

namespace cli {

/// Something that the user wrote is wrong: `main` prints the one line on standard error and exits with 2.
class UserError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// Nobody reads standard output any more (its reader has gone): the work ends quietly.
class OutputClosed {};

/// Writes to standard output and hands it on at once. Throws OutputClosed, or UserError when the output
/// cannot be written (a full disk).
void print(const std::string& text);

/// The whole of a file. Throws UserError when it cannot be read or is larger than `most` bytes.
std::string readFile(const std::string& path, std::size_t most);

} // namespace cli
