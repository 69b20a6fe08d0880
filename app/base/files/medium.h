// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

namespace app::disk {

/// Everything that the program does to change a disk. Only `disk.cpp` does any of these.
enum class Deed {
    MakeFolder,
    Lock,
    Open, ///< for appending
    Append,
    Cut, ///< cuts a file to a length
    Sync,
    Replace, ///< a whole file at once
    Rename,
    Remove, ///< also into the trash
    Stamp,  ///< sets the modification time
    Settle, ///< writes a file of settings
};

/// What a medium makes of a deed.
struct Verdict {
    enum class Kind {
        Done,
        Refused,
        Torn, ///< for Append: fails after the first `bytes` have been written
        Lied, ///< reported as done, but lost in a power cut
    };
    Kind kind = Kind::Done;
    qint64 bytes = 0;
};

/// A simulated faulty disk: in a test, it stands between the program and the real disk.
class Medium {
public:
    virtual ~Medium() = default;
    /// Asked before each deed. `bytes`: how many are to be written, else 0.
    virtual Verdict before(Deed deed, const QString& path, qint64 bytes) = 0;
    /// Called after each deed that was done.
    virtual void after(Deed deed, const QString& path) = 0;
};

/// Asks this medium from now on; null, as in the program itself: none. For the window's thread, like
/// everything that writes.
void setMedium(Medium* medium);

} // namespace app::disk
