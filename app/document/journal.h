// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/disk.h"
#include "app/document/record_file.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QString>

#include <memory>
#include <optional>
#include <string>

namespace app {

struct OpenedGame;

/// The file of a running game: the record's header, then one line for each action and each undo, appended as
/// they happen. A line is with the operating system when `append` returns, so that a killed program loses
/// nothing; it is on the disk itself after each end of turn, so that a power cut loses a turn at most. A
/// write that fails leaves the file as it was, and may be tried again. One program at a time holds a journal:
/// a lock file lies beside it. Its lines are sealed (engine/core/seal.h), unless it continues a file whose
/// lines are not.
class Journal {
    Q_DECLARE_TR_FUNCTIONS(app::Journal)
public:
    enum class Sync { Later, Now };
    /// TakeOver: even if a program on another computer seems to hold it.
    enum class Lock { Respect, TakeOver };
    /// Ignored: a file that was changed since it was written is read as it is now.
    enum class Seals { Checked, Ignored };

    /// Starts a new file with all that the record holds, whole or not at all. Never overwrites: an existing
    /// file is CannotWrite.
    static OpenedGame create(const QString& path, const games::AnyRecord& record);
    /// Reads the file and continues at its end. A last line that was cut off is dropped; any other fault
    /// leaves the file untouched and is reported.
    static OpenedGame reopen(const QString& path, Lock lock = Lock::Respect);
    /// Reads without holding or changing anything.
    static OpenedGame look(const QString& path, Seals seals = Seals::Checked);
    /// Whether another journal, of this program or another, holds the file now.
    static bool isHeld(const QString& path);

    ~Journal();

    /// Adds whole lines. False: nothing was added, and `error` says why.
    bool append(const std::string& lines, Sync sync);
    /// Replaces the whole file by this record, at once or not at all: a new title, or a file grown long by
    /// undoing.
    bool rewrite(const games::AnyRecord& record);
    /// Whether it has grown so large that it should be rewritten, well before a reader would refuse it.
    bool isLong() const;

    const QString& path() const { return m_path; }
    /// The file is still where it was.
    bool isThere() const;
    /// For the reader, about the last failure of a running game: what happened, and what can be done. Whoever
    /// shows it offers to save the game elsewhere.
    const QString& error() const { return m_error; }
    /// One plain sentence about its cause.
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
    /// Bytes of whole lines; whatever lies behind them is the torn end of a failed write.
    qint64 m_size = 0;
    qint64 m_lines = 0;
    /// Behind the last whole line; nothing in a file without seals.
    std::optional<core::Seal> m_seal;
    bool m_torn = false;
    /// Lines were written that may not be on the disk yet.
    bool m_unsynced = false;
};

/// The result of opening a file: a record, and a journal if one was requested and could be had.
struct OpenedGame {
    games::AnyRecord any;
    std::unique_ptr<Journal> journal;
    SaveProblem problem = SaveProblem::None;
    /// For the reader, when there is a problem.
    QString message;
    /// The last line had been cut off.
    bool cutOff = false;

    bool ok() const { return problem == SaveProblem::None; }
    /// The record of a game that is known. Precondition: `any` is of that game.
    template <typename G = genotype::Game> const core::Record<G>& record() const { return *any.as<G>(); }
};

} // namespace app
