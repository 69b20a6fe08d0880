// SPDX-License-Identifier: GPL-3.0-or-later
#include "state_file.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QLockFile>

namespace app {

namespace {

constexpr qint64 mostBytes = qint64{32} * 1024 * 1024;
constexpr int changePatience = 2000; // milliseconds: enough for another window to read and write this file

const QString formatKey = QStringLiteral("format");

} // namespace

StateFile::StateFile(const QString& folder, const QString& name, int format, disk::Readers readers)
    : m_path(QDir(folder).filePath(name)), m_format(format), m_readers(readers) {}

QJsonObject StateFile::read() {
    QJsonObject object;
    readInto(object);
    return object;
}

bool StateFile::readInto(QJsonObject& object) {
    QFile file(m_path);
    if (!file.exists())
        return true;
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray bytes = file.read(mostBytes + 1);
    if (file.error() != QFile::NoError)
        return false;
    file.close();
    const QJsonDocument document =
        bytes.size() > mostBytes ? QJsonDocument() : QJsonDocument::fromJson(bytes);
    object = document.object();
    if (document.isObject() && object.value(formatKey).toInt() == m_format)
        return true;
    object = {};
    return putAside();
}

bool StateFile::putAside() {
    // Give it a name that no other damaged file has.
    const QFileInfo file(m_path);
    const QString base = file.dir().filePath(file.completeBaseName() + QStringLiteral(".damaged"));
    QString aside = base + QStringLiteral(".json");
    for (int number = 2; QFile::exists(aside); ++number)
        aside = QStringLiteral("%1-%2.json").arg(base).arg(number);
    if (!disk::rename(m_path, aside))
        return false;
    m_damaged = aside;
    return true;
}

bool StateFile::change(const std::function<QJsonObject(const QJsonObject&)>& merge) {
    // The folder may not exist before the first game is saved.
    const QString lockPath = m_path + QStringLiteral(".lock");
    QLockFile lock(lockPath);
    QJsonObject now;
    if (!disk::makeFolder(QFileInfo(m_path).path()) ||
        disk::lock(lock, lockPath, changePatience) != disk::Locked::Ours || !readInto(now))
        return false;
    QJsonObject next = merge(now);
    next.insert(formatKey, m_format);
    return disk::replace(m_path, QJsonDocument(next).toJson().toStdString(), m_readers);
}

} // namespace app
