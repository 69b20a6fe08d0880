// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/dice_ledger.h"

#include <QtCore/QString>

#include <memory>

namespace app {

class AppSettings;

/// What the pages of one running program share.
struct AppContext {
    AppContext(AppSettings& ownSettings, const QString& folder, const QString& record)
        : settings(ownSettings), dataFolder(folder), recordFile(record),
          m_dice(std::make_unique<DiceLedger>(folder)) {}

    AppSettings& settings;
    /// Where the games are kept.
    const QString dataFolder;
    /// The record that the command line asks to open; empty if none.
    const QString recordFile;
    /// The dice of all games: the one ledger that the tables write to and the Lab and the lessons read.
    DiceLedger& dice() const { return *m_dice; }

private:
    std::unique_ptr<DiceLedger> m_dice;
};

} // namespace app
