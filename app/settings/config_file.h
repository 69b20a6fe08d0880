// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <optional>

namespace app {

/// An entry of a configuration: `key = value` under `[section]`.
struct ConfigEntry {
    int line = 0; ///< from 1
    QString section;
    QString key;
    /// As it was written, without the spaces around it.
    QString value;
};

/// A file of sections and entries, read so that every complaint can name its line. Lines that begin with `;`
/// or `#` are comments; the names of sections and keys are the same in upper and lower case. Unlike
/// QSettings, which stops at the first malformed line and knows no line numbers, it goes through the whole
/// file, and a value is taken as it is written: a password may contain commas, percent signs and backslashes.
struct ConfigFile {
    QList<ConfigEntry> entries;
    /// The lines that are neither a section, an entry nor a comment, with what is written there.
    QList<ConfigEntry> malformed;

    /// `bytes`: UTF-8, with or without a byte order mark. No value if they are not text.
    static std::optional<ConfigFile> parse(const QByteArray& bytes);
};

/// The parts of a list with commas between them, without the spaces around each; "…" around a part may
/// contain commas. A blank part stays, since others may be counted from it.
QStringList partsOfList(const QString& value);

} // namespace app
