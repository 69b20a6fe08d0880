// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/json.h"
#include "lessons/exam_test.h"

#include <string>
#include <vector>

namespace cli {

/// The whole written answer to an exam question, line by line; see lessons/exam_test.h.
std::string examText(const lessons::ExamTest& test, const std::vector<double>& ratio);

Json examJson(const lessons::ExamTest& test);

} // namespace cli
