// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/disk.h"
#include "app/documents/record_file.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

#include <memory>
#include <optional>
#include <string>

namespace app {

struct OpenedGame;

/// The file of a running game: the record's header, then one line for each action and each undo, appended as
/// they happen. When `append` returns, the operating system has the line, so that a killed program loses
/// nothing. At the end of each turn the lines are flushed to the disk, so that a power cut loses one turn at
/// most. A failed write leaves the file as it was and can be tried again. Only one program at a time holds a
/// journal, by a lock file beside it. Its lines are sealed (engine/core/seal.h), unless it continues a file
/// whose lines are not. As long as a game with sealed dice is not over, its file hides them; see
/// hidden_dice.h.
class Journal {
    Q_DECLARE_TR_FUNCTIONS(app::Journal)
public:
    enum class Sync { Later, Now };
    /// TakeOver: take the lock even if a program on another computer seems to hold it.
    enum class Lock { Respect, TakeOver };
    /// Ignored: read a file as it is now, even if it was changed since it was written.
    enum class Seals { Checked, Ignored };

    /// Starts a new file with the whole record, completely or not at all. Never overwrites: for an existing
    /// file, the problem is CannotWrite.
    static OpenedGame create(const QString& path, const games::AnyRecord& record);
    /// Reads the file, to continue at its end. An incomplete last line is dropped; any other fault is
    /// reported and leaves the file untouched.
    static OpenedGame reopen(const QString& path, Lock lock = Lock::Respect);
    /// Reads without holding or changing anything.
    static OpenedGame look(const QString& path, Seals seals = Seals::Checked);
    /// Whether another journal, of this program or another, holds the file now.
    static bool isHeld(const QString& path);

    ~Journal();

    /// Adds whole lines. False: nothing was added, and `error` says why.
    bool append(const std::string& lines, Sync sync);
    /// Replaces the whole file with this record, completely or not at all: for a new title, when undoing has
    /// made the file long, and to reveal sealed dice.
    bool rewrite(const games::AnyRecord& record);
    /// Whether the file has grown so long that it should be rewritten, well before a reader would refuse it.
    bool isLong() const;

    const QString& path() const { return m_path; }
    /// Whether the file is still where it was.
    bool isThere() const;
    /// For the reader, about the last failure while playing: what happened and what to do. The caller that
    /// shows it also offers to save the game elsewhere.
    const QString& error() const { return m_error; }
    /// The cause of that failure in one plain sentence.
    const QString& reason() const { return m_reason; }

private:
    Journal(const QString& path, std::unique_ptr<QLockFile> lock);
    static std::unique_ptr<QLockFile> hold(const QString& path, Lock lock, OpenedGame& result);

    bool openAt(qint64 size);
    bool isUntouched();
    bool fail(const QString& reason);
    bool failSinceFileIsAnother(const QString& reason);
    QString reasonOfSystem(const QString& path) const;

    QString m_path;
    QString m_error;
    QString m_reason;
    std::unique_ptr<QLockFile> m_lock;
    disk::GrowingFile m_file;
    /// The size of all complete lines in bytes; anything after them is left over from a failed write.
    qint64 m_size = 0;
    qint64 m_lines = 0;
    /// The seal after the last complete line; empty in a file without seals.
    std::optional<core::Seal> m_seal;
    bool m_torn = false;
    /// Some lines may not have been flushed to the disk yet.
    bool m_unsynced = false;
};

/// The result of opening a file: a record and, if requested and possible, a journal.
struct OpenedGame {
    games::AnyRecord any;
    std::unique_ptr<Journal> journal;
    SaveProblem problem = SaveProblem::None;
    /// For the reader, if there is a problem.
    QString message;
    /// The last line was incomplete.
    bool cutOff = false;

    bool ok() const { return problem == SaveProblem::None; }
    /// The record as one of this game. Precondition: `any` is of that game.
    template <typename G = genotype::Game> const core::Record<G>& record() const { return *any.as<G>(); }
};

} // namespace app
