// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/any_record.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace tests {

template <core::RecordedGame G> std::string faultOf(const core::Record<G>& record) {
    if (!G::isValid(record.setup))
        return "a setup was accepted that is not valid";
    if (record.seats.size() != static_cast<std::size_t>(record.setup.players))
        return "a seat is missing";
    if (core::replay(record).actionsPlayed() != record.actions.size())
        return "a record was accepted that cannot be played";
    const auto again = core::readRecord<G>(core::toText(record));
    if (!std::holds_alternative<core::Record<G>>(again) || !(std::get<core::Record<G>>(again) == record))
        return "a record does not come back from its own text";
    return {};
}

/// Checks what must hold for any text given to the record reader. Returns the fault, or nothing.
inline std::string faultOfRecordReader(std::string_view text, core::ReadOptions options) {
    const auto result = games::readAnyRecord(text, options);
    if (const auto* error = std::get_if<games::ReadError>(&result)) {
        const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
        if (error->line < 1 || error->line > lines)
            return "an error is reported in a line that is not there";
        if (error->detail.size() > 80)
            return "the detail of an error is too long to show";
        for (const char c : error->detail)
            if (c < ' ' || c > '~')
                return "the detail of an error cannot be printed";
        if (english(error->words).empty())
            return "an error has no words";
        return {};
    }
    const auto& any = std::get<games::AnyRecord>(result);
    std::string fault = "a record is of no game of the program";
    games::Games::forEach([&]<typename G>() {
        const core::Record<G>* record = any.as<G>();
        if (record)
            fault = faultOf(*record);
        return record != nullptr;
    });
    return fault;
}

/// A record means the same with and without seals.
inline std::string faultOfSeals(std::string_view text) {
    const auto plain = games::readAnyRecord(text);
    const auto* record = std::get_if<games::AnyRecord>(&plain);
    if (!record || text.size() > core::maxRecordBytes / 2 || core::Seal::behind(text))
        return {};
    const auto again = games::readAnyRecord(core::sealed(games::toText(*record)));
    const auto* sealed = std::get_if<games::AnyRecord>(&again);
    return sealed && *sealed == *record ? "" : "a record does not come back from its sealed text";
}

/// The entry point that the fuzzer and the normal test share.
inline std::string faultOfRecordReader(std::string_view text) {
    for (const core::ReadOptions options : {core::ReadOptions{}, core::ReadOptions{.tolerateCutOff = true},
                                            core::ReadOptions{.tolerateCutOff = true, .acceptEdited = true}})
        if (std::string fault = faultOfRecordReader(text, options); !fault.empty())
            return fault;
    return faultOfSeals(text);
}

} // namespace tests
