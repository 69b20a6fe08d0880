// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/stored.h"

#include <QtCore/QByteArray>
#include <QtCore/QFile>
#include <QtCore/QString>
#include <QtCore/QTemporaryDir>

#include <functional>
#include <vector>

/// What can happen to a file: a disk that failed, a copy that was cut off, an editor that changed it.
namespace damages {

inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test cannot write %s", qPrintable(path));
}

inline void makeWritable(const QString& path) {
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
}

struct Way {
    const char* name;
    std::function<void(const QString& path)> damage;
    /// The file is whole, but cannot be read now.
    bool isOutOfReach = false;
};

/// Changes the bytes of a file.
inline Way changing(const char* name, const std::function<QByteArray(QByteArray)>& change) {
    return {name, [change](const QString& path) { put(path, change(bytesOf(path))); }};
}

/// The byte at a part of the file is combined with these bits.
inline Way flipping(const char* name, double part, int bits) {
    return changing(name, [part, bits](QByteArray bytes) {
        if (!bytes.isEmpty())
            bytes[qsizetype(part * double(bytes.size() - 1))] ^= char(bits);
        return bytes;
    });
}

inline std::vector<Way> ways() {
    std::vector<Way> all{
        changing("empty", [](const QByteArray&) { return QByteArray(); }),
        changing("cut in half", [](const QByteArray& bytes) { return bytes.left(bytes.size() / 2); }),
        changing("NULs", [](const QByteArray& bytes) { return QByteArray(bytes.size(), '\0'); }),
        changing("NULs at the end",
                 [](QByteArray bytes) {
                     return bytes.replace(bytes.size() / 2, bytes.size(), QByteArray(99, '\0'));
                 }),
        changing("garbage",
                 [](const QByteArray&) { return QByteArray("\x7f\x45\x4c\x46\xff\xfe\x00\x93", 8); }),
        {"another file's content",
         [](const QString& path) {
             const QTemporaryDir folder;
             app::StateFile other(folder.path(), path.endsWith(QLatin1String("last-game.json"))
                                                     ? app::Kept::Guide
                                                     : app::Kept::LastGame);
             other.change([](const json::Json&) { return json::Json{{"x", 2}}; });
             put(path, bytesOf(other.path()));
         }},
        changing("appended junk", [](const QByteArray& bytes) { return bytes + "\n} trailing"; }),
        changing("CRLF", [](QByteArray bytes) { return bytes.replace("\n", "\r\n"); }),
        changing("byte order mark", [](const QByteArray& bytes) { return "\xef\xbb\xbf" + bytes; }),
        changing("twice", [](const QByteArray& bytes) { return bytes + bytes; }),
        changing("another digit",
                 [](QByteArray bytes) { return bytes.replace("271", "272").replace("90", "91"); }),
        changing("wrong type",
                 [](QByteArray bytes) { return bytes.replace("271", "\"many\"").replace("true", "[]"); }),
        {"out of reach", [](const QString& path) { QFile::setPermissions(path, QFile::WriteOwner); }, true},
    };
    for (const double part : {0.0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9, 1.0}) {
        all.push_back(flipping("one bit", part, 1));
        all.push_back(flipping("one byte", part, 0x15));
    }
    return all;
}

} // namespace damages
