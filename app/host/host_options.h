// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_host.h"

#include <QtCore/QStringList>

namespace app {

/// The command line of genotype-host.
struct HostOptions {
    enum class Kind { Run, Help, Version, Error };
    Kind kind = Kind::Run;
    /// What is wrong, or the help.
    QString text;

    QHostAddress address{QHostAddress::Any};
    quint16 port = 0;
    QString dataFolder;
    /// Empty: a file in the data folder.
    QString database;
    /// A code of `languages()`, for nicknames; empty: the system's.
    QString language;
    /// Opened at the first start, when there are none yet.
    std::vector<TableRules> tables;
    HostTable::Pace pace{};
    std::optional<std::uint64_t> seed;
    /// The certificate and its key, as PEM files; without encryption if `isPlain`.
    QString certificate;
    QString certificateKey;
    bool isPlain = false;

    static HostOptions parse(const QStringList& arguments);
};

} // namespace app
