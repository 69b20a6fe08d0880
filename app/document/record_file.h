// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/any_record.h"

#include <QtCore/QString>

#include <optional>

namespace app {

/// Why a saved game cannot be opened or kept; the window offers another way out for each.
enum class SaveProblem {
    None,
    Missing,      ///< the file or its folder is gone
    CannotRead,   ///< no permission, a broken disk
    CannotWrite,  ///< no permission, a full or read-only disk; the game can still be looked at
    InUse,        ///< open in another window of this program; it can still be looked at
    InUseByOther, ///< locked from another computer, perhaps one that was switched off: may be taken over
    Edited,       ///< changed since it was written, by a person or a disk, but can be played as it is now
    Damaged,      ///< can be rescued up to the damage, as a new game
    OtherVersion, ///< of another format, or of other card data
};

/// A record file as it was read, without any message yet, so that a thread that may not translate can read
/// it.
struct RecordFile {
    /// None, Missing, CannotRead, Edited, Damaged or OtherVersion.
    SaveProblem problem = SaveProblem::None;
    /// What was read; empty when there is a problem.
    games::AnyRecord any;
    /// The last line was cut off and is left out.
    bool cutOff = false;
    /// Of Edited, Damaged and OtherVersion.
    std::optional<games::ReadError> error;
    /// Of CannotRead: what the system said, if it said anything.
    QString systemReason;
};

/// Reads a file and replays it to see that every move was possible. Holds and changes nothing; for any
/// thread. With `acceptEdited` a file that was changed since it was written is read as it is now.
RecordFile readRecordFile(const QString& path, bool acceptEdited = false);

/// Why it cannot be played, in one or two plain sentences; empty if it can. For the window's thread.
QString problemWords(SaveProblem problem, const std::optional<games::ReadError>& error,
                     const QString& systemReason, const QString& path);

} // namespace app
