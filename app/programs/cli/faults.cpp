// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults.h"

namespace cli {

Answer faultsAnswer(const std::string& file, const std::vector<lessons::LessonFault>& faults) {
    Answer answer{"", {{"file", file}, {"faults", Json::array()}}, faults.empty() ? 0 : 1};
    for (const lessons::LessonFault& fault : faults) {
        const std::string what = core::english(fault.what);
        answer.json["faults"].push_back({{"line", fault.line}, {"what", what}});
        answer.text += file + (fault.line == 0 ? "" : ':' + std::to_string(fault.line)) + ": " + what + '\n';
    }
    return answer;
}

} // namespace cli
