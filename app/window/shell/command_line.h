// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_settings.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

namespace app {

/// The options with which the program was started. They are read before there is a window system, so that
/// --help and errors need none.
struct CommandLine {
    enum class Kind { Run, Help, Version, MakeLock, Error };

    Kind kind = Kind::Run;
    /// One line; only for an Error.
    QString error;
    /// Empty: the operating system's usual folder.
    QString dataFolder;
    /// A record to open; empty if none.
    QString recordFile;
    std::optional<QString> language;
    std::optional<AppSettings::Look> look;
    /// The configuration to use instead of the computer's; empty: the computer's. It need not exist.
    QString configFile;
    /// The page to begin with; empty: the first one.
    QString page;
    /// What to show on it: a lesson, a rule or a term of the glossary; empty: whatever it shows.
    QString part;
    /// Full screen, without the window's frame.
    bool kiosk = false;
    /// Begin by presenting the page.
    bool present = false;

    /// `arguments` begin with the program's name. Makes the data folder if it does not exist.
    static CommandLine parse(const QStringList& arguments);
    static QString help();
};

} // namespace app
