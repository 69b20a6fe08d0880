// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/hidden_dice.h"

#include "app/base/crypto/crypto.h"
#include "app/base/crypto/hidden_text.h"
#include "app/base/files/damage.h"
#include "app/base/files/word_file.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace app::hidden_dice {

namespace {

constexpr int keyDigits = 2 * static_cast<int>(commitment::cipherKeyBytes);
/// How often a file says its key. Nobody can play the game on without it.
constexpr int keyLines = 3;

/// The key in the file; empty if there is none that can be used. Damage is reported.
std::string keyIn(const QString& path) {
    const word_file::Content content = word_file::read(path, keyDigits);
    if (content.state == word_file::State::Good) {
        // A later power cut may damage another line.
        if (content.isPartlyDamaged && word_file::write(path, content.word, keyLines))
            DamageLog::current().report(
                QCoreApplication::translate("app::HiddenDice",
                                            "The file “%1” was damaged in one place. It has been mended, "
                                            "and the game with sealed dice can go on.")
                    .arg(QDir::toNativeSeparators(path)));
        return commitment::bytesOf(content.word.substr(0, keyDigits)).value_or("");
    }
    if (content.state == word_file::State::Damaged)
        DamageLog::current().reportAside(
            path, {},
            QCoreApplication::translate("app::HiddenDice",
                                        "Without it, a game with sealed dice cannot be resumed."));
    if (content.state == word_file::State::Unreadable)
        DamageLog::current().reportLasting(
            QCoreApplication::translate("app::HiddenDice",
                                        "The file “%1” cannot be read. Until it can, a game with sealed "
                                        "dice cannot be resumed.")
                .arg(QDir::toNativeSeparators(path)));
    return {};
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
        // A damaged one may still be read by somebody who knows how.
        if (QFileInfo::exists(own) && word_file::putAside(own).isEmpty())
            return {};
        key = commitment::randomBytes(commitment::cipherKeyBytes);
        if (!word_file::write(own, word_file::withChecksum(commitment::hexOf(key)), keyLines))
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
