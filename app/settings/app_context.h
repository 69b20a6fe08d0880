// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

namespace app {

class AppSettings;

/// What the pages of one running program share.
struct AppContext {
    AppSettings& settings;
    /// Where the games are kept.
    QString dataFolder;
    /// The record that the command line asks to open; empty if none.
    QString recordFile;
};

} // namespace app
