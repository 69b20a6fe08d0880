// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/app_settings.h"

#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

namespace app {

/// What the program was started with. Read before there is a window system, so that it can be answered
/// without.
struct CommandLine {
    enum class Kind { Run, Help, Version, Error };

    Kind kind = Kind::Run;
    /// One line, for an Error.
    QString error;
    /// Empty: where the operating system wants it.
    QString dataFolder;
    /// A record to open; empty if none.
    QString recordFile;
    std::optional<QString> language;
    std::optional<AppSettings::Look> look;

    /// `arguments`: with the program's name in front. Makes the data folder if it does not exist.
    static CommandLine parse(const QStringList& arguments);
    static QString help();
};

} // namespace app
