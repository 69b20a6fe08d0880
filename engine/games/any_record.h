// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game_type.h"
#include "engine/games/games.h"
#include "engine/genotype/record.h"

namespace games {

using AnyRecord = core::AnyRecord;
using ReadError = core::AnyReadError;

/// Those of `Games`, and those that were added; the first is the one that is meant where none is named.
const std::vector<const core::GameType*>& types();

/// Makes a game known that is no part of the program itself, a test's for instance: its records are read for
/// as long as this lives. To be made and let go while no other thread reads records.
class AddedType {
public:
    explicit AddedType(const core::GameType& type);
    ~AddedType();
    AddedType(const AddedType&) = delete;
    AddedType& operator=(const AddedType&) = delete;

private:
    const core::GameType& m_type;
};

/// Reads a record of whatever game it says it is of; see core::readRecord.
std::variant<AnyRecord, ReadError> readAnyRecord(std::string_view text, core::ReadOptions options = {});

// The same as its type says. Precondition: the record is of a game.
std::string toText(const AnyRecord& record);
std::string_view idOf(const AnyRecord& record);
core::Phrase nameOf(const AnyRecord& record);
const std::string& titleOf(const AnyRecord& record);
void setTitle(AnyRecord& record, const std::string& title);

} // namespace games
