// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/exam_test.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace cli {

/// The whole written answer to an exam question, line by line; see lessons/exam_test.h.
std::string examText(const lessons::ExamTest& test, const std::vector<double>& ratio);

nlohmann::ordered_json examJson(const lessons::ExamTest& test);

} // namespace cli
