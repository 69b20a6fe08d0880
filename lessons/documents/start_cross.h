// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/cross/cross.h"

#include <string_view>
#include <variant>

namespace lessons {

/// Reads the start cross of a lesson, "RrGg x RrGg" with any cross sign, with the genes that the letters
/// stand for; or says in one sentence why it is not a cross.
std::variant<Cross, core::Phrase> readStartCross(std::string_view cross);

/// The same for a cross that is known to be one: throws std::invalid_argument if it is not.
Cross startCross(std::string_view cross);

} // namespace lessons
