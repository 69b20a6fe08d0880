#pragma once

#include "engine/genotype/record.h"
#include "engine/genotype/words.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace tests {

/// What must hold for any text whatever that is given to the record reader. Returns the fault, or nothing.
inline std::string faultOfRecordReader(std::string_view text, bool tolerateCutOff) {
    using namespace genotype;
    const auto result = readRecord(text, {.tolerateCutOff = tolerateCutOff});
    if (const auto* error = std::get_if<ReadError>(&result)) {
        const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
        if (error->line < 1 || error->line > lines)
            return "an error is reported in a line that is not there";
        if (error->detail.size() > 80)
            return "the detail of an error is too long to show";
        for (const char c : error->detail)
            if (c < ' ' || c > '~')
                return "the detail of an error cannot be printed";
        if (english(words::phrase(*error)).empty())
            return "an error has no words";
        return {};
    }
    const Record& record = std::get<Record>(result);
    if (record.seats.size() != static_cast<std::size_t>(record.setup.players))
        return "a seat is missing";
    if (replay(record).actionsPlayed() != record.actions.size())
        return "a record was accepted that cannot be played";
    const auto again = readRecord(toText(record));
    if (!std::holds_alternative<Record>(again) || !(std::get<Record>(again) == record))
        return "a record does not come back from its own text";
    return {};
}

/// The entry that the fuzzer and the normal test share.
inline std::string faultOfRecordReader(std::string_view text) {
    const std::string fault = faultOfRecordReader(text, false);
    return fault.empty() ? faultOfRecordReader(text, true) : fault;
}

} // namespace tests
