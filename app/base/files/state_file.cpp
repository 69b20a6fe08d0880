// SPDX-License-Identifier: GPL-3.0-or-later
#include "state_file.h"

#include "checksum.h"
#include "damage.h"
#include "stored.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>
#include <QtCore/QLocale>
#include <QtCore/QLockFile>

#include <array>

namespace app {

namespace {

struct States {
    Q_DECLARE_TR_FUNCTIONS(app::StateFile)
};

constexpr qint64 mostBytes = qint64{32} * 1024 * 1024;
constexpr int changePatience = 2000; // milliseconds: enough for another window to read and write this file
constexpr qsizetype checksumDigits = 32;

const QString formatKey = QStringLiteral("format");
const QString checksumKey = QStringLiteral("checksum");
/// Stands before the object and says that its checksum holds. An earlier version of the program, which knows
/// of no checksum, takes an old one over into what it writes, but not this.
constexpr char checkedMark = '\n';

constexpr std::array<StateFile::Row, StateFile::count> rows{{
    {Kept::Progress, "lessons.json", 1, true},
    {Kept::Lab, "lab.json", 1, false},
    {Kept::ClassCounts, "class.json", 1, true},
    {Kept::Herbarium, "herbarium.json", 1, true},
    {Kept::Puzzles, "puzzles.json", 1, false},
    {Kept::Guide, "guide.json", 1, false},
    {Kept::BoxGame, "box-game.json", 1, true},
    {Kept::LastGame, "last-game.json", 1, false},
    {Kept::Codes, "class-codes.json", 1, false},
    {Kept::HostChoices, "class-host.json", 1, false},
    {Kept::Member, "class-member.json", 1, true},
    {Kept::HostIdentity, "host.json", 1, true},
}};

/// What the program does without the file.
QString consequence(Kept kept) {
    switch (kept) {
    case Kept::Progress: return States::tr("The progress in lessons starts again from nothing.");
    case Kept::Lab: return States::tr("The Lab starts again from nothing.");
    case Kept::ClassCounts:
        return States::tr("The counts of the groups on the Class page start again from nothing.");
    case Kept::Herbarium: return States::tr("The herbarium starts again from nothing.");
    case Kept::Puzzles: return States::tr("All puzzles count as not answered.");
    case Kept::Guide: return States::tr("The guided first game is offered from its beginning.");
    case Kept::BoxGame: return States::tr("The printed game starts again from nothing.");
    case Kept::LastGame: return States::tr("The start page no longer knows which game was played last.");
    case Kept::Codes: return States::tr("The number of your group has to be typed again.");
    case Kept::HostChoices: return States::tr("Port and name of your class are the usual ones again.");
    case Kept::Member:
        return States::tr(
            "This computer no longer knows its place in a class. Join again with the three words.");
    case Kept::HostIdentity:
        return States::tr("Your class has new words, and every pupil has to join again with them.");
    }
    return {};
}

QString checksumOfState(const QString& name, const QJsonObject& object) {
    const QByteArray text = QJsonDocument(object).toJson(QJsonDocument::Compact);
    return checksumOf(name.toUtf8() + '\n' + text, checksumDigits);
}

} // namespace

const StateFile::Row& StateFile::row(Kept kept) {
    return rows[static_cast<std::size_t>(kept)];
}

StateFile::StateFile(const QString& folder, Kept kept)
    : m_row(row(kept)), m_path(QDir(folder).filePath(QLatin1String(m_row.name))) {}

QString StateFile::copyPath() const {
    const QFileInfo file(m_path);
    return file.dir().filePath(file.completeBaseName() + QStringLiteral(".copy.json"));
}

json::Json StateFile::read() {
    QJsonObject object;
    readInto(object);
    return json::fromQt(object);
}

std::optional<QJsonObject> StateFile::understood(const QByteArray& bytes) const {
    const QJsonDocument document =
        bytes.size() > mostBytes ? QJsonDocument() : QJsonDocument::fromJson(bytes);
    QJsonObject object = document.object();
    if (!document.isObject() || object.value(formatKey).toInt() != m_row.format)
        return {};
    const QString checksum = object.take(checksumKey).toString();
    const bool isOfEarlierVersion = bytes.startsWith('{');
    if (!isOfEarlierVersion && checksum != checksumOfState(QLatin1String(m_row.name), object))
        return {};
    return object;
}

bool StateFile::readInto(QJsonObject& object) {
    object = {};
    QFile file(m_path);
    if (!file.exists())
        return true;
    if (!file.open(QIODevice::ReadOnly)) {
        DamageLog::current().reportUnreadable(m_path, file.errorString());
        return false;
    }
    const QByteArray bytes = file.read(mostBytes + 1);
    if (file.error() != QFile::NoError) {
        DamageLog::current().reportUnreadable(m_path, file.errorString());
        return false;
    }
    file.close();
    if (auto content = understood(bytes)) {
        object = std::move(*content);
        return true;
    }
    const bool isAside = moveAside();
    const bool isFromCopy = isAside && takeCopy(object);
    m_isFromCopy = m_isFromCopy || isFromCopy;
    const QString what =
        isFromCopy ? States::tr("The program continues with the copy of %1.")
                         .arg(QLocale().toString(QFileInfo(copyPath()).lastModified(), QLocale::ShortFormat))
                   : consequence(m_row.kept);
    DamageLog::current().reportAside(m_path, isAside ? m_damaged : QString(), what);
    return isAside;
}

bool StateFile::takeCopy(QJsonObject& object) {
    if (!m_row.hasCopy)
        return false;
    QFile file(copyPath());
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray bytes = file.read(mostBytes + 1);
    const auto content = understood(bytes);
    if (!content || !disk::replace(m_path, bytes.toStdString()))
        return false;
    object = *content;
    return true;
}

bool StateFile::moveAside() {
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

bool StateFile::putAside() {
    const bool isAside = moveAside();
    // It has the same content.
    if (isAside && m_row.hasCopy && QFile::exists(copyPath()))
        disk::remove(copyPath());
    DamageLog::current().reportAside(m_path, isAside ? m_damaged : QString(), consequence(m_row.kept));
    return isAside;
}

QStringList StateFile::removeAside() {
    const QFileInfo file(m_path);
    QStringList left;
    for (const QString& name :
         file.dir().entryList({file.completeBaseName() + QStringLiteral(".damaged*.json")}, QDir::Files))
        if (!disk::remove(file.dir().filePath(name)).isEmpty())
            left << name;
    if (m_isCopyOld && QFile::exists(copyPath()) && !disk::remove(copyPath()).isEmpty())
        left << QFileInfo(copyPath()).fileName();
    m_damaged.clear();
    return left;
}

QByteArray StateFile::written(QJsonObject object) const {
    object.remove(checksumKey);
    object.insert(formatKey, m_row.format);
    object.insert(checksumKey, checksumOfState(QLatin1String(m_row.name), object));
    return checkedMark + QJsonDocument(object).toJson();
}

bool StateFile::change(const std::function<json::Json(json::Json)>& merge) {
    // The folder may not exist before the first game is saved.
    const QString lockPath = m_path + QStringLiteral(".lock");
    QLockFile lock(lockPath);
    QJsonObject now;
    if (!disk::makeFolder(QFileInfo(m_path).path()) ||
        disk::lock(lock, lockPath, changePatience) != disk::Locked::Ours || !readInto(now))
        return false;
    const std::string bytes = written(json::toQt(merge(json::fromQt(now)))).toStdString();
    if (!disk::replace(m_path, bytes))
        return false;
    // The state is saved, whether or not its copy is.
    m_isCopyOld = m_row.hasCopy && !disk::replace(copyPath(), bytes);
    return true;
}

} // namespace app
