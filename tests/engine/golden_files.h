// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "places.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QStringList>

#include <string>

/// The games in tests/golden: NAME.genotype is the record, NAME.txt the transcript that it must give.
namespace tests {

inline QString goldenPath(const QString& file) {
    return QStringLiteral(GENOTYPE_SOURCE_DIR "/tests/golden/") + file;
}

inline QStringList goldenRecords() {
    return QDir(goldenPath({})).entryList({QStringLiteral("*.genotype")}, QDir::Files, QDir::Name);
}

/// Empty when the file cannot be read.
inline std::string contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// GENOTYPE_UPDATE_GOLDEN=1: the test writes the files instead of comparing them.
inline bool updatesGolden() {
    return qEnvironmentVariable("GENOTYPE_UPDATE_GOLDEN") == QLatin1String("1");
}

inline bool write(const QString& path, const std::string& text) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) &&
           file.write(QByteArray::fromStdString(text)) == qint64(text.size());
}

} // namespace tests
