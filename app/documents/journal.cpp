// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/journal.h"

#include "app/base/crypto/hidden_text.h"
#include "app/base/files/disk.h"
#include "app/documents/hidden_dice.h"

#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QStorageInfo>
#include <QtCore/QSysInfo>

#include <algorithm>
#include <string_view>
#include <utility>

namespace app {

using games::AnyRecord;

namespace {

constexpr int lockPatience = 300; // milliseconds: another window may be checking whether the game is free

QString nameOf(const QString& path) {
    return QDir::toNativeSeparators(path);
}

QString lockPath(const QString& path) {
    return path + QStringLiteral(".lock");
}

/// A lock stays for as long as the game is open: its owner matters, not its age.
std::unique_ptr<QLockFile> lockOf(const QString& path) {
    auto lock = std::make_unique<QLockFile>(lockPath(path));
    lock->setStaleLockTime(0);
    return lock;
}

qint64 linesIn(std::string_view text) {
    return std::count(text.begin(), text.end(), '\n');
}

} // namespace

Journal::Journal(const QString& path, std::unique_ptr<QLockFile> lock)
    : m_path(path), m_lock(std::move(lock)), m_file(path) {}

Journal::~Journal() {
    if (m_file.isOpen() && m_unsynced)
        m_file.sync();
}

std::unique_ptr<QLockFile> Journal::hold(const QString& path, Lock policy, OpenedGame& result) {
    auto lock = lockOf(path);
    const auto locked = disk::lock(*lock, lockPath(path), lockPatience);
    if (locked == disk::Locked::Ours)
        return lock;
    if (locked == disk::Locked::Refused) {
        result.problem = SaveProblem::CannotWrite;
        result.message =
            tr("Nothing can be saved in the folder “%1”. It is read-only or missing, or its disk is full.")
                .arg(nameOf(QFileInfo(path).path()));
        return nullptr;
    }
    qint64 process = 0;
    QString host;
    QString program;
    const bool known = lock->getLockInfo(&process, &host, &program);
    const bool here = known && host == QSysInfo::machineHostName();
    if (policy == Lock::TakeOver && !here && lock->removeStaleLockFile() &&
        disk::lock(*lock, lockPath(path), lockPatience) == disk::Locked::Ours)
        return lock;
    if (here) {
        result.problem = SaveProblem::InUse;
        result.message =
            tr("This game is open in another window of the program. Play it there, or look at it here "
               "without playing.");
    } else {
        result.problem = SaveProblem::InUseByOther;
        result.message =
            tr("This game seems to be open on another computer (%1). If it is not, take it over.")
                .arg(known ? host : tr("name unknown"));
    }
    return nullptr;
}

OpenedGame Journal::create(const QString& path, const AnyRecord& record) {
    OpenedGame result;
    const std::string text = games::toText(record);
    // From now on the game is what the file says, because names may have lost a character in writing.
    result.any = std::get<AnyRecord>(games::readAnyRecord(text));
    auto lock = hold(path, Lock::Respect, result);
    if (!lock)
        return result;
    std::unique_ptr<Journal> journal(new Journal(path, std::move(lock)));
    if (QFileInfo::exists(path)) {
        result.problem = SaveProblem::CannotWrite;
        result.message = tr("A file “%1” already exists.").arg(nameOf(path));
        return result;
    }
    // We hold the lock, so nobody else creates this file: it exists with its header or not at all.
    core::Seal seal;
    const auto lines = hidden_dice::textForFile(record, path);
    const std::string bytes = seal.on(lines.value_or(""));
    const QString folder = QFileInfo(path).path();
    if (!lines || !disk::replace(path, bytes)) {
        result.problem = SaveProblem::CannotWrite;
        result.message =
            tr("The game cannot be saved in “%1”. %2").arg(nameOf(folder), journal->reasonOfSystem(folder));
        return result;
    }
    journal->m_seal = seal;
    journal->m_lines = linesIn(text);
    // If the file cannot be opened now, the first append tries again and reports a failure.
    journal->openAt(static_cast<qint64>(bytes.size()));
    result.journal = std::move(journal);
    return result;
}

OpenedGame Journal::look(const QString& path, Seals seals) {
    RecordFile file = readRecordFile(path, seals == Seals::Ignored);
    OpenedGame result;
    result.problem = file.problem;
    result.message = problemWords(file.problem, file.error, file.systemReason, path);
    result.any = std::move(file.any);
    result.cutOff = file.cutOff;
    return result;
}

OpenedGame Journal::reopen(const QString& path, Lock policy) {
    // Only look at first: a file that cannot be read needs no lock file beside it.
    OpenedGame result = look(path);
    if (!result.ok())
        return result;
    auto lock = hold(path, policy, result);
    if (!lock)
        return result;
    // Read again: another window may have added moves before it released the file.
    result = look(path);
    if (!result.ok())
        return result;
    std::unique_ptr<Journal> journal(new Journal(path, std::move(lock)));
    QFile file(path);
    qint64 whole = -1;
    bool hidden = false;
    if (file.open(QIODevice::ReadOnly)) {
        const QByteArray bytes = file.readAll();
        whole = bytes.lastIndexOf('\n') + 1;
        journal->m_lines = bytes.count('\n');
        journal->m_torn = whole != bytes.size();
        hidden = commitment::hiddenCommitment({bytes.constData(), std::size_t(whole)}).has_value();
        journal->m_seal =
            core::Seal::behind(std::string_view(bytes.constData(), static_cast<std::size_t>(whole)));
    }
    if (whole < 0 || !journal->openAt(whole)) {
        result.problem = SaveProblem::CannotWrite;
        result.message = tr("The file “%1” is read-only. You can look at the game but not continue it here.")
                             .arg(nameOf(path));
        return result;
    }
    // The program was killed between the last move and the revelation of the dice. If they cannot be revealed
    // now either, the next opening tries again.
    if (hidden && !hidden_dice::mustHide(result.any))
        journal->rewrite(result.any);
    result.journal = std::move(journal);
    return result;
}

bool Journal::isHeld(const QString& path) {
    if (!QFileInfo::exists(lockPath(path)))
        return false;
    const auto lock = lockOf(path);
    return disk::lock(*lock, lockPath(path), 0) == disk::Locked::Others;
}

bool Journal::append(const std::string& lines, Sync sync) {
    if (!isUntouched())
        return false;
    auto seal = m_seal;
    const std::string bytes = seal ? seal->on(lines) : lines;
    const auto count = static_cast<qint64>(bytes.size());
    if (!m_file.append(bytes) || (sync == Sync::Now && !m_file.sync())) {
        const QString reason = reasonOfSystem(m_path);
        m_torn = !m_file.cut(m_size);
        return fail(reason);
    }
    m_seal = seal;
    m_size += count;
    m_lines += linesIn(lines);
    m_unsynced = sync == Sync::Later;
    m_error.clear();
    return true;
}

bool Journal::rewrite(const AnyRecord& record) {
    if (!isUntouched())
        return false;
    const auto lines = hidden_dice::textForFile(record, m_path);
    if (!lines)
        return fail(reasonOfSystem(QFileInfo(m_path).path()));
    core::Seal seal;
    const std::string text = seal.on(*lines);
    // Windows does not replace an open file.
    m_file.close();
    const bool written = disk::replace(m_path, text);
    if (written) {
        m_seal = seal;
        m_size = static_cast<qint64>(text.size());
        m_lines = linesIn(text);
    }
    const QString reason = reasonOfSystem(m_path);
    // If the file cannot be opened now, the next append tries again and reports a failure.
    const bool open = openAt(m_size);
    return written ? open : fail(reason);
}

bool Journal::isThere() const {
    return QFileInfo::exists(m_path);
}

bool Journal::isLong() const {
    return m_size > static_cast<qint64>(core::maxRecordBytes / 2) || m_lines > core::maxRecordLines / 2;
}

/// Opens the file for appending after its first `size` bytes; the rest is cut off.
bool Journal::openAt(qint64 size) {
    m_size = size;
    if (!m_file.open())
        return fail(reasonOfSystem(m_path));
    if (m_torn && !m_file.cut(size)) {
        m_file.close();
        return fail(reasonOfSystem(m_path));
    }
    m_torn = false;
    return true;
}

/// Whether the file is still the one that we wrote: a folder can vanish, and a synchronised one can be
/// changed from elsewhere. Lines appended then would be lost, or would make up a game that nobody played.
bool Journal::isUntouched() {
    if (!m_file.isOpen() && !openAt(m_size))
        return false;
    const QFileInfo info(m_path);
    if (!info.exists())
        return failSinceFileIsAnother(tr("The file or its folder is gone."));
    if (!m_file.isInPlace())
        return failSinceFileIsAnother(tr("The file was replaced by another program."));
    if (info.size() == m_size)
        return true;
    if (!m_torn)
        return failSinceFileIsAnother(tr("The file was changed by another program."));
    m_torn = !m_file.cut(m_size);
    return !m_torn || fail(reasonOfSystem(m_path));
}

bool Journal::fail(const QString& reason) {
    m_reason = reason;
    m_error =
        isThere()
            ? tr("This could not be saved, so it was not done. %1 The game is safe up to here, in “%2”. "
                 "Try again, or save the game elsewhere.")
                  .arg(reason, nameOf(m_path))
            : tr("This could not be saved, so it was not done. The file “%1” or its folder is gone. Save the "
                 "game elsewhere, or it will be lost when you leave it.")
                  .arg(nameOf(m_path));
    return false;
}

/// The file at the path is not the one that we wrote, so the message must not call the game safe.
bool Journal::failSinceFileIsAnother(const QString& reason) {
    m_error =
        tr("This could not be saved, so it was not done. %1 Your game is still open in this window but may "
           "no longer be in “%2”. Put the file back and try again, or save the game in another place.")
            .arg(reason, nameOf(m_path));
    return false;
}

/// A sentence on why the disk refuses the file, or a new file in its folder.
QString Journal::reasonOfSystem(const QString& path) const {
    constexpr qint64 hardlyAnything = 64 * 1024;
    const QFileInfo info(path);
    if (!info.exists())
        return tr("The file or its folder is gone.");
    const QStorageInfo disk(info.isDir() ? path : info.path());
    if (disk.isValid() && disk.isReadOnly())
        return tr("The disk is read-only.");
    if (disk.isValid() && disk.bytesAvailable() >= 0 && disk.bytesAvailable() < hardlyAnything)
        return tr("The disk is full.");
    if (info.isFile() && !info.isWritable())
        return tr("The file is read-only.");
    return tr("Writing to the disk failed.");
}

} // namespace app
