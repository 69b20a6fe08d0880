// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/discovery/find_message.h"
#include "fuzz/fuzz_target.h"

using namespace app::join;

namespace {

std::string faultOfDatagram(std::string_view bytes) {
    if (const auto question = questionIn(bytes); question && datagram(*question) != bytes)
        return "a question is not what was read";
    const auto answer = answerIn(bytes);
    if (answer && datagram(*answer) != bytes)
        return "an answer is not what was read";
    return answer && bytes.size() > questionBytes ? "an answer is longer than a question" : "";
}

} // namespace

GENOTYPE_FUZZ_TARGET(faultOfDatagram)
