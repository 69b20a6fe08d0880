// SPDX-License-Identifier: GPL-3.0-or-later
#include "secret_file.h"

#include "app/document/disk.h"
#include "members.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

namespace app {

std::optional<std::string> secretIn(const QString& path) {
    constexpr qint64 longest = 200;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        const QByteArray kept = file.read(longest).trimmed();
        if (!kept.isEmpty())
            return kept.toStdString();
        return {};
    }
    const std::string drawn = newSecret();
    if (QFileInfo::exists(path) || !disk::makeFolder(QFileInfo(path).path()) ||
        !disk::replace(path, drawn + '\n', disk::Readers::Owner))
        return {};
    return drawn;
}

} // namespace app
