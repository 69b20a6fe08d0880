// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/ledger/ledger.h"

#include <QtCore/QObject>

namespace app {

/// The file of the dice ledger in the data folder: every die of every game, once. A program has one of these,
/// so that what a table writes is visible to every reader. The file is read on first use. Anything wrong with
/// it is reported in one sentence, and nothing is lost: the old file is kept under another name before a new
/// one is written. Other windows may append to the same file: every write takes a lock and first takes over
/// what they have added.
class DiceLedger : public QObject {
    Q_OBJECT
public:
    /// `folder`: the data folder.
    explicit DiceLedger(const QString& folder, QObject* parent = nullptr);

    static QString fileName() { return QStringLiteral("dice.csv"); }
    const QString& path() const { return m_path; }

    /// All known dice; reads the file on first use.
    const lessons::Ledger& ledger();
    /// Adds the dice of these events that it does not have yet, in memory and in the file. Returns how many
    /// were new.
    std::size_t add(const std::vector<genotype::Event>& events, const lessons::GameStamp& stamp);

    /// What is wrong with the file, for the reader; empty if nothing is.
    const QString& message() const { return m_message; }

signals:
    /// Dice were added.
    void changed();

private:
    void read();
    /// Puts the file aside and writes a whole one.
    void mend(const std::string& before);
    /// Writes the rows from `first` on, and takes over what another window has written since.
    bool append(std::size_t first);
    bool readText(std::string& text);

    QString m_path;
    QString m_message;
    lessons::Ledger m_ledger;
    bool m_read = false;
    /// Size in bytes of the file as this program knows it; −1: it must not be written to.
    qint64 m_size = -1;
    /// Some rows are not in the file.
    bool m_behind = false;
};

} // namespace app
