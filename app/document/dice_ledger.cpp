// SPDX-License-Identifier: GPL-3.0-or-later
#include "dice_ledger.h"

#include "app/text/phrases.h"
#include "disk.h"
#include "lessons/ledger/ledger_text.h"

#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>

namespace app {

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
    QFile file(m_path);
    if (!file.exists())
        return;
    if (!file.open(QIODevice::ReadOnly)) {
        m_message =
            tr("The dice of your games could not be read from %1.").arg(QDir::toNativeSeparators(m_path));
        return;
    }
    const std::string text = file.readAll().toStdString();
    file.close();
    m_size = qint64(text.size());
    lessons::LedgerReading reading = lessons::readLedger(text);
    m_ledger = std::move(reading.ledger);
    if (reading.faults.empty())
        return;
    const bool tornOnly =
        reading.faults.size() == 1 && reading.faults.front().kind == lessons::LedgerFault::Kind::CutOff;
    if (tornOnly) {
        // The power went while a line was written. The game's own file has the die, and brings it when it is
        // opened.
        const std::string whole = lessons::toText(m_ledger);
        if (disk::replace(m_path, whole))
            m_size = qint64(whole.size());
        return;
    }
    mend(text);
    if (m_message.isEmpty())
        m_message = tr("The file of your dice was damaged: %1 All dice that could be read are there.")
                        .arg(app::text(lessons::phrase(reading.faults.front())));
}

void DiceLedger::mend(const std::string& before) {
    const QFileInfo file(m_path);
    const QString aside = file.dir().filePath(
        QStringLiteral("dice damaged %1.csv")
            .arg(QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH-mm-ss-zzz"))));
    if (!disk::replace(aside, before)) {
        m_message =
            tr("The file of your dice is damaged, and no copy of it could be kept. It stays as it is: %1")
                .arg(QDir::toNativeSeparators(m_path));
        // Not a byte is written to it then.
        m_size = -1;
        return;
    }
    const std::string whole = lessons::toText(m_ledger);
    if (disk::replace(m_path, whole))
        m_size = qint64(whole.size());
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
    std::string lines;
    for (std::size_t i = before; i < m_ledger.rows().size(); ++i)
        lines += lessons::ledgerLine(m_ledger.rows()[i]);
    if (!append(lines) && m_message.isEmpty())
        m_message =
            tr("The dice of this game could not be written to %1. The game itself is not touched by that.")
                .arg(QDir::toNativeSeparators(m_path));
    emit changed();
    return added;
}

bool DiceLedger::append(const std::string& lines) {
    if (m_size < 0)
        return false;
    QDir().mkpath(QFileInfo(m_path).path());
    if (m_size == 0) {
        const std::string whole = lessons::toText(m_ledger);
        if (!disk::replace(m_path, whole))
            return false;
        m_size = qint64(whole.size());
        return true;
    }
    QFile file(m_path);
    const auto count = qint64(lines.size());
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append) || file.write(lines.data(), count) != count ||
        !file.flush())
        return false;
    m_size += count;
    return true;
}

} // namespace app
