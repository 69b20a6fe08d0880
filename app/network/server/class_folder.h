// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <string>

namespace app {

/// The files of a class in a folder: which class they belong to, and whether they are as its host left them.
struct ClassFolder {
    enum class State {
        New,        ///< there is no class yet
        Kept,       ///< there is one
        Damaged,    ///< there was one, and its database or id is damaged or gone
        Unreadable, ///< it cannot be read at the moment
    };
    State state = State::New;
    /// Of a class that is kept: no other class has it.
    std::string id;
    /// The file with the id was damaged or gone, and the database says which class it has.
    bool isIdFromDatabase = false;
    /// What is damaged, for people.
    QString details;

    /// `database`: as HostedClass::Settings. Changes nothing.
    static ClassFolder in(const QString& folder, const QString& database);
    /// A good copy of the class's own database, as it was at an earlier opening; empty if there is none.
    static QString copyIn(const QString& folder);
    /// Where that copy is kept.
    static QString copyPath(const QString& folder);
    /// The copy takes the place of the database, which is put aside with what belongs to it. False if that
    /// failed.
    static bool takeCopy(const QString& folder);

    /// How many digits the id of a class has, and the teacher's key, without a checksum.
    static constexpr int wordDigits = 32;
};

} // namespace app
