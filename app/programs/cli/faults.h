// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/command.h"
#include "lessons/documents/lesson_reader.h"

#include <string>
#include <vector>

namespace cli {

/// The faults of a file that a person has written, each in one line with file and line. The exit code is 1 if
/// there are any; if there are none, a subcommand adds what it found.
Answer faultsAnswer(const std::string& file, const std::vector<lessons::LessonFault>& faults);

} // namespace cli
