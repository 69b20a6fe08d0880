// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

namespace app {

/// Whether an SQLite file is what a host has left, before anything is written to it.
struct DatabaseCheck {
    enum class State {
        None,    ///< there is no file
        Empty,   ///< it has no tables; a host's file has them from its first opening on
        Damaged, ///< not a database, or its pages contradict each other
        Good
    };
    State state = State::None;
    /// The ids of the classes that it has records of.
    QStringList classes;
    /// An earlier version made its tables.
    bool isEarlier = false;
    /// What is damaged, in the words of SQLite.
    QString details;

    static DatabaseCheck of(const QString& file);
};

/// Writes a whole copy of an SQLite file to `copy`, in place of an earlier one. False if that failed; the
/// earlier one is then unchanged.
bool copyDatabase(const QString& file, const QString& copy);

} // namespace app
