// SPDX-License-Identifier: GPL-3.0-or-later
#include "word_file.h"

#include "app/base/crypto/crypto.h"
#include "app/base/files/damage.h"
#include "app/base/files/disk.h"
#include "engine/core/seal.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <cstddef>

namespace app::word_file {

namespace {

constexpr std::size_t checksumDigits = 8;
constexpr qint64 longestFile = 1000;

bool isDigits(const std::string& text) {
    return std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

} // namespace

std::string withChecksum(const std::string& digits) {
    const std::string sealed = core::sealed(digits + '\n'); // "digits #checksum\n"
    return digits + sealed.substr(sealed.size() - 1 - checksumDigits, checksumDigits);
}

std::string drawn(int digits) {
    return withChecksum(commitment::hexOf(commitment::randomBytes(static_cast<std::size_t>(digits) / 2)));
}

bool isWord(const std::string& text, int digits) {
    const auto size = static_cast<std::size_t>(digits);
    return isDigits(text) && (text.size() == size || (text.size() == size + checksumDigits &&
                                                      withChecksum(text.substr(0, size)) == text));
}

Content read(const QString& path, int digits) {
    Content content;
    QFile file(path);
    if (!file.exists())
        return content;
    const bool isOpen = file.open(QIODevice::ReadOnly);
    const QByteArray bytes = isOpen ? file.read(longestFile) : QByteArray();
    if (!isOpen || file.error() != QFile::NoError) {
        content.state = State::Unreadable;
        content.reason = file.errorString();
        return content;
    }
    content.state = State::Damaged;
    for (const QByteArray& one : bytes.trimmed().split('\n')) {
        const std::string line = one.trimmed().toStdString();
        const bool isNext = isWord(line, digits) && (content.state != State::Good || line == content.word);
        content.isPartlyDamaged = content.isPartlyDamaged || !isNext;
        if (!isNext || content.state == State::Good)
            continue;
        content.state = State::Good;
        content.word = line;
    }
    // Without a checksum, another line may be the right one.
    if (content.isPartlyDamaged && content.word.size() == static_cast<std::size_t>(digits))
        content = {.state = State::Damaged, .word = {}, .isPartlyDamaged = true, .reason = {}};
    return content;
}

bool write(const QString& path, const std::string& word, int lines) {
    std::string text;
    for (int line = 0; line < lines; ++line)
        text += word + '\n';
    return disk::makeFolder(QFileInfo(path).path()) && disk::replace(path, text);
}

QString putAside(const QString& path) {
    QString aside = path + QStringLiteral(".damaged");
    for (int number = 2; QFile::exists(aside); ++number)
        aside = QStringLiteral("%1.damaged-%2").arg(path).arg(number);
    return disk::rename(path, aside) ? aside : QString();
}

std::optional<std::string> keptOrDrawn(const QString& path, int digits, const QString& consequence) {
    const Content kept = read(path, digits);
    if (kept.state == State::Good && !kept.isPartlyDamaged)
        return kept.word;
    if (kept.state == State::Unreadable) {
        DamageLog::current().reportUnreadable(path, kept.reason);
        return {};
    }
    if (kept.state != State::None) {
        const QString aside = putAside(path);
        DamageLog::current().reportAside(path, aside, consequence);
        if (aside.isEmpty())
            return {};
    }
    const std::string word = drawn(digits);
    return write(path, word) ? std::optional(word) : std::nullopt;
}

} // namespace app::word_file
