// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "hosted_class.h"

#include <QtCore/QStringList>

namespace app {

/// The command line of genotype-host.
struct HostOptions {
    enum class Kind { Run, Help, Version, Error };
    Kind kind = Kind::Run;
    /// What is wrong, or the help.
    QString text;

    HostedClass::Settings hosted;
    /// A code of `languages()`, for nicknames; empty: the system's.
    QString language;

    static HostOptions parse(const QStringList& arguments);
};

} // namespace app
