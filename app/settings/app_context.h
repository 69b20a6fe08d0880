// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/dice_ledger.h"

#include <QtCore/QString>

#include <memory>

namespace app {

class AppSettings;

/// What the program's pages share.
struct AppContext {
    AppContext(AppSettings& ownSettings, const QString& folder, const QString& record)
        : settings(ownSettings), dataFolder(folder), recordFile(record),
          m_dice(std::make_unique<DiceLedger>(folder)) {}

    AppSettings& settings;
    /// The folder of the saved games.
    const QString dataFolder;
    /// The record to open, from the command line; empty if none.
    const QString recordFile;
    /// The dice of all games: the tables write to this ledger, and the Lab and the lessons read it.
    DiceLedger& dice() const { return *m_dice; }

private:
    std::unique_ptr<DiceLedger> m_dice;
};

} // namespace app
