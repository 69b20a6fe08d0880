// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace app {

/// What whoever looks after a computer has laid down for everybody at it, in a file that the README
/// describes. What is empty leaves the choice to those who use the program.
struct MachineConfig {
    Q_DECLARE_TR_FUNCTIONS(app::MachineConfig)
public:
    /// Class hosts to try when none answers: addresses or names, with or without a port.
    QStringList hosts;
    /// Where a class that is opened on this computer is kept, "postgresql://…"; empty: in a file.
    QString database;
    /// Code of the language until somebody chooses another.
    QString language;
    /// Ids of the pages that can be opened; the first page of the program that is among them is shown first.
    QStringList pages;
    /// Ids of the bots that can be chosen.
    QStringList levels;
    /// Names of the persons at this computer: the first one is that of the lessons too.
    QStringList names;
    /// Whether files can be opened and saved where a person likes.
    bool fileDialogs = true;
    /// The teacher's password as TeacherLock keeps it; empty: no lock.
    QString lock;

    /// The file that was read; empty if none.
    QString file;
    /// Whether it could be read at all.
    bool isReadable = true;
    /// Its keys that are unknown or have a value that cannot be; they are passed over.
    QStringList misunderstood;

    /// Never fails: what cannot be understood is passed over and reported.
    static MachineConfig read(const QString& file);
    /// The file beside the program or, if there is none, that of the whole system; empty if neither exists.
    static QString usualFile();
    /// One or two sentences if something could not be understood, else empty.
    QString problem() const;

    bool allowsPage(const QString& id) const { return pages.isEmpty() || pages.contains(id); }
    /// Those of a game's bots that can be chosen: the first one if none of them is among the levels.
    QStringList allowedBots(const QStringList& bots) const;
    /// The name of the n-th person, from 0; empty if they may choose it.
    QString nameOfPerson(int number) const { return names.value(number); }

    /// The ids that `pages` and `levels` can have.
    static const QStringList& pageIds();
    static const QStringList& levelIds();

    /// What applies to this run: nothing but the defaults until `use`.
    static const MachineConfig& current();
    static void use(const MachineConfig& config);
};

} // namespace app
