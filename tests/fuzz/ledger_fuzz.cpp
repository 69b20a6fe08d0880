// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/fuzz_target.h"
#include "lessons/ledger/ledger_text.h"

#include <algorithm>

using namespace lessons;

namespace {

/// Any bytes as the dice ledger.
std::string faultOfLedger(std::string_view text) {
    const LedgerReading reading = readLedger(text);
    const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
    for (const LedgerFault& fault : reading.faults) {
        if (fault.line < 1 || fault.line > lines)
            return "a fault is reported in a line that is not there";
        if (core::english(phrase(fault)).empty())
            return "a fault has no words";
    }
    const std::string written = toText(reading.ledger);
    const LedgerReading again = readLedger(written);
    if (!again.faults.empty())
        return "a ledger cannot be read from its own text";
    if (toText(again.ledger) != written)
        return "a ledger does not come back from its own text";
    return {};
}

} // namespace

GENOTYPE_FUZZ_TARGET(faultOfLedger)
