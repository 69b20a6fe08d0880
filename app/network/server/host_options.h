// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosted_class.h"

#include <QtCore/QStringList>

namespace app {

/// The command line of genotype-host.
struct HostOptions {
    enum class Kind { Run, Report, Help, Version, Error };
    Kind kind = Kind::Run;
    /// What is wrong, or the help.
    QString text;

    HostedClass::Settings hosted;
    /// A code of `languages()`, for nicknames and reports; empty: the system's.
    QString language;

    /// Where a report goes.
    QString reportFolder;
    bool hidesNames = false;
    /// With a school's own lessons, which a report needs to judge answers to them.
    QStringList lessonFolders;

    static HostOptions parse(const QStringList& arguments);
};

} // namespace app
