// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/ledger/ledger.h"
#include "lessons/ledger/ledger_text.h"

#include <QtCore/QObject>

namespace app {

/// The dice ledger's file in the data folder, which has every die of every game once. A program has only one
/// object of this class, so that every reader sees what a table writes. The file is read on first use.
/// Damage is reported to the DamageLog, and nothing is lost: the old file is kept under
/// another name before a new one is written. Other windows can append to the same file, so every write takes
/// a lock and first reads what they have added.
class DiceLedger : public QObject {
    Q_OBJECT
public:
    /// `folder`: the data folder.
    explicit DiceLedger(const QString& folder, QObject* parent = nullptr);

    static QString fileName() { return QStringLiteral("dice.csv"); }
    const QString& path() const { return m_path; }

    /// All known dice; reads the file on first use.
    const lessons::Ledger& ledger();
    /// Adds the dice of these events that are not in the ledger yet, in memory and in the file. Returns how
    /// many were new.
    std::size_t add(const std::vector<genotype::Event>& events, const lessons::GameStamp& stamp);

    /// Makes these the only dice of their game, in memory and in the file: for dice entered by hand, which
    /// can be corrected. Precondition: all rows belong to this game, numbered from 0.
    void setGame(const std::string& game, const std::vector<lessons::LedgerRow>& rows);

    /// A sentence for the reader: why the file can be neither read nor written now; empty if it can.
    const QString& message() const { return m_message; }

signals:
    /// Dice were added.
    void changed();

private:
    void read();
    /// Writes a new file with all rows.
    bool writeWhole();
    /// Puts the file aside and writes a new one with all rows.
    void mend(const std::string& before, const lessons::LedgerFault& fault);
    /// Appends the rows from `first` on, and reads what another window has written in the meantime.
    bool append(std::size_t first);
    bool readText(std::string& text);
    /// Replaces the dice of one game in the file with those in memory, under the lock.
    bool rewrite(const std::string& game);

    QString m_path;
    QString m_message;
    lessons::Ledger m_ledger;
    bool m_read = false;
    /// The file's size in bytes after this program's last read or write; −1: it must not be written to.
    qint64 m_size = -1;
    /// Some rows in memory are not in the file yet.
    bool m_behind = false;
};

} // namespace app
