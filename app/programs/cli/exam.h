// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/command.h"
#include "lessons/exam_test.h"

#include <vector>

namespace cli {

/// The whole written answer to an exam question, line by line; see lessons/exam_test.h.
Answer examAnswer(const lessons::ExamTest& test, const std::vector<double>& ratio);

} // namespace cli
