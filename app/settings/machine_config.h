// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace app {

/// What an administrator has set for everybody at a computer, in a file that resources/docs/administrators.md
/// describes. What is not set there is left to the people who use the program. A mistake in the file never
/// opens what the file was to close: the valid parts of an entry apply, and an entry without a valid part
/// restricts as much as it can.
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
    /// Empty: all.
    QStringList pages;
    /// Ids of the bots that can be chosen. Empty: all, unless `onlyFirstLevels`.
    QStringList levels;
    /// None of the levels that the file names exists: each game offers only its first bot.
    bool onlyFirstLevels = false;
    /// Names of the persons at this computer, seat by seat; the first one is that of the lessons too. An
    /// empty name is left to the person.
    QStringList names;
    /// Whether files can be opened and saved where a person likes.
    bool fileDialogs = true;
    /// Whether sounds are on until somebody chooses.
    bool sounds = true;
    /// The teacher's password as TeacherLock keeps it; empty: no lock. An invalid one is kept: no password
    /// opens it.
    QString lock;

    /// The file that was read; empty if none.
    QString file;
    /// Whether it could be read at all.
    bool isReadable = true;
    /// A sentence for each invalid entry, with its line, in the order of the lines.
    QStringList problems;

    /// Never fails: invalid entries are reported.
    static MachineConfig read(const QString& file);
    /// The file beside the program or, if there is none, that of the whole system; empty if neither exists.
    static QString usualFile();
    /// What is wrong with the file, a line each, the first of which names the file; empty if nothing is.
    /// `most`: how many of the problems are written out, with the number of the others below; −1: all.
    QString problem(int most = -1) const;

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
