// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

namespace app::disk {

/// What the program asks of a disk that changes it. Nothing but `disk.cpp` does any of these.
enum class Deed {
    MakeFolder,
    Lock,
    Open, ///< to append
    Append,
    Cut, ///< takes away what lies behind a length
    Sync,
    Replace, ///< a whole file, in one
    Rename,
    Remove, ///< also into the trash
    Stamp,  ///< sets the time of the last change
    Settle, ///< writes a file of settings
};

/// What becomes of a deed.
struct Verdict {
    enum class Kind {
        Done,
        Refused,
        Torn, ///< Append: the first `bytes` are written, then it fails
        Lied, ///< it is said to be done, and is forgotten when the power goes
    };
    Kind kind = Kind::Done;
    qint64 bytes = 0;
};

/// A disk that does not do all that it is asked: what stands between the program and the disk in a test.
class Medium {
public:
    virtual ~Medium() = default;
    /// Asked before a deed; `bytes`: of what is to be written, else 0.
    virtual Verdict before(Deed deed, const QString& path, qint64 bytes) = 0;
    /// Told after a deed that was done.
    virtual void after(Deed deed, const QString& path) = 0;
};

/// Asks this one from now on; null, as it is in the program: nobody. For the window's thread, as is all that
/// writes.
void setMedium(Medium* medium);

} // namespace app::disk
