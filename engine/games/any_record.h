// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game_type.h"
#include "engine/games/games.h"
#include "engine/genotype/record.h"

namespace games {

using AnyRecord = core::AnyRecord;
using ReadError = core::AnyReadError;

/// Those of `Games`, and those that were added. A record that names no game belongs to the first.
const std::vector<const core::GameType*>& types();

/// Registers a game that is not part of the program, such as one in a test: its records can be read for as
/// long as this object lives. Create and destroy it while no other thread reads records.
class AddedType {
public:
    explicit AddedType(const core::GameType& type);
    ~AddedType();
    AddedType(const AddedType&) = delete;
    AddedType& operator=(const AddedType&) = delete;

private:
    const core::GameType& m_type;
};

/// Reads a record of whatever game it names; see core::readRecord.
std::variant<AnyRecord, ReadError> readAnyRecord(std::string_view text, core::ReadOptions options = {});

// Forwarded to its type. Precondition: the record belongs to a game.
std::string toText(const AnyRecord& record);
std::string_view idOf(const AnyRecord& record);
core::Phrase nameOf(const AnyRecord& record);
const std::string& titleOf(const AnyRecord& record);
void setTitle(AnyRecord& record, const std::string& title);

} // namespace games
