// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz_target.h"
#include "lessons/pool/class_sample.h"
#include "lessons/pool/code_list.h"
#include "lessons/pool/pool_experiment.h"

using namespace lessons;

namespace {

std::string faultOfCount(const PoolCount& count) {
    const auto written = writePoolCode(count);
    if (!written)
        return "a code that was read cannot be written";
    const auto again = readPoolCode(*written);
    if (!std::holds_alternative<PoolCount>(again) || std::get<PoolCount>(again) != count)
        return "a code that was written is not read back";
    return {};
}

/// Any bytes as a list of codes, and then as a single one.
std::string faultOfCodes(std::string_view text) {
    const CodeList list = readPoolCodes(text);
    ClassSample sample;
    for (const CodeList::Code& code : list.codes) {
        if (const std::string fault = faultOfCount(code.count); !fault.empty())
            return fault;
        const Arrival arrival = sample.add(code.count);
        const ClassEntry* entry = sample.find(code.count.experiment, code.count.group);
        if (!entry ||
            (arrival != Arrival::Older && arrival != Arrival::Clash && entry->counts != code.count.counts))
            return "a code was taken in as something else";
    }
    for (const CodeList::Fault& fault : list.faults)
        if (fault.text.empty() || core::english(phrase(fault.error)).empty())
            return "a fault has no words";
    const auto read = readPoolCode(text);
    if (const auto* error = std::get_if<PoolCodeError>(&read))
        return core::english(phrase(*error)).empty() ? "an error has no words" : "";
    return faultOfCount(std::get<PoolCount>(read));
}

} // namespace

GENOTYPE_FUZZ_TARGET(faultOfCodes)
