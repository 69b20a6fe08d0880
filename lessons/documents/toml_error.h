// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/lesson_reader.h"

#include <toml++/toml.h>

namespace lessons {

/// Why a file is not TOML, in words for whoever has written it: the line, what is usually missing there, and
/// the character at which it was noticed. The library's own sentences are for programmers and in English.
LessonFault faultOf(const toml::parse_error& error);

} // namespace lessons
