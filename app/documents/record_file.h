// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/any_record.h"

#include <QtCore/QString>

#include <optional>

namespace app {

/// Why a saved game cannot be opened or saved; the window offers a different way out for each.
enum class SaveProblem {
    None,
    Missing,      ///< the file or its folder is gone
    CannotRead,   ///< no permission, a broken disk
    CannotWrite,  ///< no permission, or a full or read-only disk; the game can still be viewed
    InUse,        ///< open in another window of this program; it can still be viewed
    InUseByOther, ///< locked from another computer, perhaps one that was switched off; can be taken over
    Edited,       ///< changed since it was written, by a person or a disk, but can be played as it is now
    Damaged,      ///< the moves before the damage can be recovered as a new game
    OtherVersion, ///< has another format or other card data
    DiceHidden,   ///< its dice are sealed, and the key to them is not here
};

/// The result of reading a record file, without messages, since threads other than the window's must not
/// translate.
struct RecordFile {
    /// None, Missing, CannotRead, Edited, Damaged, OtherVersion or DiceHidden.
    SaveProblem problem = SaveProblem::None;
    /// The record; empty if there is a problem.
    games::AnyRecord any;
    /// The last line was incomplete and is left out.
    bool cutOff = false;
    /// For Edited, Damaged, OtherVersion and DiceHidden.
    std::optional<games::ReadError> error;
    /// For CannotRead: the system's error message, if there is one.
    QString systemReason;
};

/// Reads a file and replays it to see that every move was possible. Locks and changes nothing; for any
/// thread. With `acceptEdited`, a file that was changed since it was written is read as it is now.
RecordFile readRecordFile(const QString& path, bool acceptEdited = false);

/// Why it cannot be played, in one or two plain sentences; empty if it can. For the window's thread.
QString problemWords(SaveProblem problem, const std::optional<games::ReadError>& error,
                     const QString& systemReason, const QString& path);

} // namespace app
