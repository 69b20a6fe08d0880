// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/documents/dice_ledger.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <memory>

namespace app {

class AppSettings;

/// What the program's pages share.
struct AppContext {
    AppContext(AppSettings& ownSettings, const QString& folder, const QString& record)
        : settings(ownSettings), dataFolder(folder), lessonFolders{folder + QStringLiteral("/lessons")},
          recordFile(record), m_dice(std::make_unique<DiceLedger>(folder)) {}

    AppSettings& settings;
    /// The folder of the saved games.
    const QString dataFolder;
    /// Where a school's own lessons are looked for; the first one, in the data folder, takes copies.
    QStringList lessonFolders;
    /// The record to open, from the command line; empty if none.
    const QString recordFile;
    /// The dice of all games: the tables write to this ledger, and the Lab and the lessons read it.
    DiceLedger& dice() const { return *m_dice; }

private:
    std::unique_ptr<DiceLedger> m_dice;
};

} // namespace app
