// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/games.h"
#include "engine/genotype/record.h"

namespace games {

/// A record of any of them. Code that knows no game in particular visits it with a template over
/// core::Record.
using AnyRecord = Games::AnyRecord;

/// Why a text is a record of none of them.
struct ReadError {
    int line = 1;
    core::ReadFault kind = core::ReadFault::NotARecord;
    /// As in core::ReadError.
    std::string detail;
    /// Of the game that the record is of.
    int catalogueVersion = 0;
    /// What is wrong, with its line.
    core::Phrase words;
};

/// Reads a record of whatever game it says it is of; see core::readRecord.
std::variant<AnyRecord, ReadError> readAnyRecord(std::string_view text, core::ReadOptions options = {});

/// The whole file; see core::toText.
std::string toText(const AnyRecord& record);
/// The id and the name of its game.
std::string_view idOf(const AnyRecord& record);
core::Phrase nameOf(const AnyRecord& record);
const std::string& titleOf(const AnyRecord& record);
void setTitle(AnyRecord& record, const std::string& title);

} // namespace games
