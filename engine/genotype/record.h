// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/record.h"
#include "engine/genotype/game.h"

/// Records of Genotype (see core/record.h), with these lines of its own:
///
///     players 2
///     johann hard omari                     (with 1 player: easy, standard, hard with drawn or an assistant)
///     rounds 5
///     seed 42
///     first drawn                           (or the seat that starts, from 1)
///     overlay flower-codominance            (none, one or two lines)
///     position round 4                      (only of a set position: its lines, see position_text.h)
namespace genotype {

using core::headerText;
using core::isValidKind;
using core::isValidName;
using core::maxLineBytes;
using core::maxNameBytes;
using core::maxRecordBytes;
using core::maxRecordLines;
using core::maxSeatColours;
using core::ReadOptions;
using core::recordFormat;
using core::replay;
using core::SeatInfo;
using core::toText;
using core::undoLine;

using Record = core::Record<Game>;
using ReadError = core::ReadError<Game>;
using Replay = core::Replay<Game>;

/// The names of overlays: flower-codominance, flower-incomplete, height-incomplete. Sets the one named;
/// false, and the setup unchanged, if there is none of that name or its trait already has an overlay.
bool setOverlay(Setup& setup, std::string_view name);
/// The names of the overlays that a setup has, flower colour first.
std::vector<std::string_view> overlayNames(const Setup& setup);

/// "johann hard omari": the opponent of a solo game. Precondition: it is a solo game.
std::string johannText(const Setup& setup);
/// Reads the words after "johann " into a setup: "hard omari"; false, and the setup unchanged, if there is no
/// such opponent.
bool setJohann(Setup& setup, std::string_view text);

/// One line to append, with its line feed; see core::actionLine.
inline std::string actionLine(std::size_t number, Seat actor, const Action& action) {
    return core::actionLine<Game>(number, actor, action);
}

/// See core::readRecord.
std::variant<Record, ReadError> readRecord(std::string_view text, ReadOptions options = {});

} // namespace genotype
