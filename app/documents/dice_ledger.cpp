// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_ledger.h"

#include "app/base/files/damage.h"
#include "app/base/files/disk.h"
#include "app/base/text/phrases.h"
#include "lessons/ledger/ledger_text.h"

#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QLockFile>

#include <algorithm>
#include <memory>

namespace app {

namespace {

/// Some 800 000 dice, as in thousands of games; a larger file is not a dice ledger.
constexpr qint64 mostLedgerBytes = qint64{64} * 1024 * 1024;
constexpr int ledgerPatience = 2000; // milliseconds: another window writes only a few lines at a time

/// Whether the only fault is an incomplete last line. The game's own file has that die and adds it again when
/// the game is opened.
bool isTornOnly(const std::vector<lessons::LedgerFault>& faults) {
    return faults.size() == 1 && faults.front().kind == lessons::LedgerFault::Kind::CutOff;
}

/// The lock of the file, in a folder that is made for it; null if another window keeps it for too long.
std::unique_ptr<QLockFile> ledgerLock(const QString& path) {
    const QString lockPath = path + QStringLiteral(".lock");
    auto lock = std::make_unique<QLockFile>(lockPath);
    const bool isOurs = disk::makeFolder(QFileInfo(path).path()) &&
                        disk::lock(*lock, lockPath, ledgerPatience) == disk::Locked::Ours;
    return isOurs ? std::move(lock) : nullptr;
}

} // namespace

DiceLedger::DiceLedger(const QString& folder, QObject* parent)
    : QObject(parent), m_path(QDir(folder).filePath(fileName())) {}

const lessons::Ledger& DiceLedger::ledger() {
    if (!m_read)
        read();
    return m_ledger;
}

void DiceLedger::read() {
    m_read = true;
    m_size = 0;
    if (!QFile::exists(m_path))
        return;
    std::string text;
    if (!readText(text)) {
        m_message =
            tr("The dice of your games could not be read from %1.").arg(QDir::toNativeSeparators(m_path));
        m_size = -1;
        return;
    }
    m_size = qint64(text.size());
    lessons::LedgerReading reading = lessons::readLedger(text);
    m_ledger = std::move(reading.ledger);
    if (text.empty())
        DamageLog::current().report(
            tr("The file with your dice was empty. Dice that it had come back when their games are opened."));
    else if (isTornOnly(reading.faults))
        DamageLog::current().report(
            tr("The file with your dice ended in the middle of a line. Dice that it had "
               "come back when their games are opened."));
    else if (!reading.faults.empty())
        return mend(text, reading.faults.front());
    else if (!reading.isEarlier)
        return;
    writeWhole();
}

bool DiceLedger::writeWhole() {
    const std::string whole = lessons::toText(m_ledger);
    if (!disk::replace(m_path, whole))
        return false;
    m_size = qint64(whole.size());
    return true;
}

bool DiceLedger::readText(std::string& text) {
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > mostLedgerBytes)
        return false;
    const QByteArray bytes = file.read(mostLedgerBytes + 1);
    text = bytes.toStdString();
    return file.error() == QFile::NoError && bytes.size() <= mostLedgerBytes;
}

void DiceLedger::mend(const std::string& before, const lessons::LedgerFault& fault) {
    const QFileInfo file(m_path);
    const QString aside = file.dir().filePath(
        QStringLiteral("dice damaged %1.csv")
            .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH-mm-ss-zzz"))));
    const bool isAside = disk::replace(aside, before);
    DamageLog::current().reportAside(m_path, isAside ? aside : QString(),
                                     app::text(lessons::phrase(fault)) + QLatin1Char(' ') +
                                         tr("All dice that could be read have been kept."));
    if (isAside) {
        writeWhole();
        return;
    }
    m_message =
        tr("No more dice are saved to %1, since the file is damaged.").arg(QDir::toNativeSeparators(m_path));
    m_size = -1;
}

std::size_t DiceLedger::add(const std::vector<genotype::Event>& events, const lessons::GameStamp& stamp) {
    const auto isDie = [](const genotype::Event& event) {
        return std::holds_alternative<genotype::event::DieRolled>(event);
    };
    if (std::ranges::none_of(events, isDie))
        return 0;
    const std::size_t before = ledger().rows().size();
    const std::size_t added = m_ledger.add(events, stamp);
    if (added == 0)
        return 0;
    const bool wasBehind = m_behind;
    m_behind = !append(before);
    if (m_behind && m_message.isEmpty())
        m_message = tr("The dice of this game could not be saved to %1. The game itself is not affected.")
                        .arg(QDir::toNativeSeparators(m_path));
    else if (wasBehind && !m_behind)
        m_message.clear();
    emit changed();
    return added;
}

void DiceLedger::setGame(const std::string& game, const std::vector<lessons::LedgerRow>& rows) {
    const std::vector<lessons::LedgerRow> before = ledger().filtered({.game = game, .withPreset = true});
    if (before == rows)
        return;
    m_ledger.remove(game);
    for (const lessons::LedgerRow& row : rows)
        m_ledger.add(row);
    // Only new dice at the end, as nearly always, need not rewrite the file.
    const bool grown = before.size() < rows.size() && std::equal(before.begin(), before.end(), rows.begin());
    const bool wasBehind = m_behind;
    m_behind = grown ? !append(m_ledger.rows().size() - (rows.size() - before.size())) : !rewrite(game);
    if (m_behind)
        m_message = tr("The dice that you entered could not be saved to %1. They are still in the game "
                       "itself.")
                        .arg(QDir::toNativeSeparators(m_path));
    else if (wasBehind)
        m_message.clear();
    emit changed();
}

bool DiceLedger::rewrite(const std::string& game) {
    const auto lock = m_size < 0 ? nullptr : ledgerLock(m_path);
    if (!lock)
        return false;
    std::string text;
    if (QFile::exists(m_path)) {
        if (!readText(text))
            return false;
        lessons::LedgerReading reading = lessons::readLedger(text);
        if (!reading.faults.empty() && !isTornOnly(reading.faults))
            return false;
        reading.ledger.remove(game);
        m_ledger.merge(reading.ledger);
    }
    return writeWhole();
}

bool DiceLedger::append(std::size_t first) {
    const auto lock = m_size < 0 ? nullptr : ledgerLock(m_path);
    if (!lock)
        return false;
    lessons::Ledger inFile;
    bool isWhole = true; // lines can be appended to it
    const qint64 size = QFile::exists(m_path) ? QFileInfo(m_path).size() : 0;
    if ((size != m_size || m_behind) && size > 0) {
        std::string text;
        if (!readText(text))
            return false;
        lessons::LedgerReading reading = lessons::readLedger(text);
        // Any other damage is dealt with at the next start of the program; until then nothing is written to
        // the file.
        const bool isTorn = isTornOnly(reading.faults);
        if (!isTorn && !reading.faults.empty())
            return false;
        isWhole = !isTorn && !reading.isEarlier;
        inFile = std::move(reading.ledger);
        first = 0;
    }
    std::string lines;
    for (std::size_t i = first; i < m_ledger.rows().size(); ++i)
        if (const lessons::LedgerRow& row = m_ledger.rows()[i]; !inFile.contains(row.game, row.number))
            lines += lessons::ledgerLine(row);
    m_ledger.merge(inFile);
    if (size == 0 || !isWhole)
        return writeWhole();
    disk::GrowingFile file(m_path);
    if (!file.open())
        return false;
    if (!file.append(lines)) {
        // If the remains cannot be cut off now, the next die finds them and rewrites the whole file.
        file.cut(size);
        return false;
    }
    m_size = size + qint64(lines.size());
    return true;
}

} // namespace app
