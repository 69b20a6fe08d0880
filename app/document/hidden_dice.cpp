// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/hidden_dice.h"

#include "app/commitment/crypto.h"
#include "app/commitment/hidden_text.h"
#include "app/document/disk.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

namespace app::hidden_dice {

namespace {

constexpr qint64 mostKeyBytes = 200;

/// The key in the file; empty if it cannot be read.
std::string keyIn(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const std::string hex = file.read(mostKeyBytes).trimmed().toStdString();
    const std::string key = commitment::bytesOf(hex).value_or("");
    return key.size() == commitment::cipherKeyBytes ? key : std::string();
}

} // namespace

QString keyPath(const QString& path, std::string_view commitment) {
    constexpr qsizetype nameDigits = 16;
    const QDir folder = QFileInfo(path).absoluteDir();
    const QDir data(folder.dirName() == QLatin1String("games") ? folder.filePath(QStringLiteral(".."))
                                                               : folder.path());
    const QString name =
        QString::fromLatin1(commitment.data(), static_cast<qsizetype>(commitment.size())).left(nameDigits);
    return QDir::cleanPath(data.filePath(QStringLiteral("keys/%1.key").arg(name)));
}

bool mustHide(const games::AnyRecord& record) {
    return record.type() && record.type()->sealedDice(record) && !record.type()->standing(record).finished;
}

std::optional<std::string> textForFile(const games::AnyRecord& record, const QString& path) {
    std::string text = games::toText(record);
    if (!mustHide(record))
        return text;
    const QString own = keyPath(path, record.type()->sealedDice(record)->commitment);
    std::string key = keyIn(own);
    if (key.empty()) {
        key = commitment::randomBytes(commitment::cipherKeyBytes);
        if (!disk::makeFolder(QFileInfo(own).path()) || !disk::replace(own, commitment::hexOf(key) + '\n'))
            return {};
    }
    return commitment::withHiddenDice(text, key);
}

std::string textOfFile(std::string_view bytes, const QString& path) {
    if (const auto hidden = commitment::hiddenCommitment(bytes))
        if (const std::string key = keyIn(keyPath(path, *hidden)); !key.empty())
            if (auto shown = commitment::withShownDice(bytes, key))
                return std::move(*shown);
    return std::string(bytes);
}

} // namespace app::hidden_dice
