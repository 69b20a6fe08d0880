// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine_config.h"

#include "app/join/typed_address.h"
#include "engine/core/record_text.h"
#include "languages.h"
#include "teacher_lock.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSettings>

#include <algorithm>
#include <functional>

namespace app {

namespace {

constexpr int longestName = 30;
constexpr int mostEntries = 50;

MachineConfig& configInUse() {
    static MachineConfig config;
    return config;
}

QStringList trimmed(QStringList list) {
    for (QString& one : list)
        one = one.simplified();
    list.removeAll(QString());
    return list;
}

/// Whether the list was taken: it has something in it, and nothing that is not allowed.
bool take(QStringList& into, const QVariant& value, const std::function<bool(const QString&)>& isAllowed) {
    const QStringList list = trimmed(value.toStringList());
    if (list.isEmpty() || list.size() > mostEntries || !std::ranges::all_of(list, isAllowed))
        return false;
    into = list;
    return true;
}

bool takeSwitch(bool& into, const QVariant& value) {
    const QString word = value.toString().trimmed().toLower();
    const bool yes = word == QLatin1String("true") || word == QLatin1String("1");
    if (!yes && word != QLatin1String("false") && word != QLatin1String("0"))
        return false;
    into = yes;
    return true;
}

bool canBeOpened(const QString& file) {
    const QFileInfo info(file);
    return info.isFile() && info.isReadable();
}

bool isName(const QString& name) {
    return name.size() <= longestName && core::isValidName(name.toStdString());
}

/// Whether the key is known and the value can be.
bool takeKey(MachineConfig& config, const QString& key, const QVariant& value) {
    if (key == QLatin1String("class/hosts"))
        return take(config.hosts, value,
                    [](const QString& one) { return join::typedAddress(one).has_value(); });
    if (key == QLatin1String("program/pages"))
        return take(config.pages, value,
                    [](const QString& one) { return MachineConfig::pageIds().contains(one); });
    if (key == QLatin1String("program/levels"))
        return take(config.levels, value,
                    [](const QString& one) { return MachineConfig::levelIds().contains(one); });
    if (key == QLatin1String("program/names"))
        return take(config.names, value, isName) && config.names.removeDuplicates() == 0;
    if (key == QLatin1String("program/fileDialogs"))
        return takeSwitch(config.fileDialogs, value);
    const QString text = value.toString().trimmed();
    if (key == QLatin1String("class/database") && text.startsWith(QLatin1String("postgresql://"))) {
        config.database = text;
        return true;
    }
    if (key == QLatin1String("program/language") && isSpoken(text)) {
        config.language = text;
        return true;
    }
    if (key == QLatin1String("program/lock") && TeacherLock::isLock(text)) {
        config.lock = text;
        return true;
    }
    return false;
}

} // namespace

const QStringList& MachineConfig::pageIds() {
    static const QStringList ids{
        QStringLiteral("play"),     QStringLiteral("lessons"), QStringLiteral("lab"),
        QStringLiteral("puzzles"),  QStringLiteral("class"),   QStringLiteral("games"),
        QStringLiteral("glossary"), QStringLiteral("help"),    QStringLiteral("settings")};
    return ids;
}

const QStringList& MachineConfig::levelIds() {
    static const QStringList ids{
        QStringLiteral("novice"),     QStringLiteral("apprentice"), QStringLiteral("researcher"),
        QStringLiteral("mendel"),     QStringLiteral("thoughtful"), QStringLiteral("monod"),
        QStringLiteral("naturalist"), QStringLiteral("darwin"),     QStringLiteral("random")};
    return ids;
}

MachineConfig MachineConfig::read(const QString& file) {
    MachineConfig config;
    config.file = file;
    config.isReadable = canBeOpened(file);
    if (!config.isReadable)
        return config;
    const QSettings settings(file, QSettings::IniFormat);
    for (const QString& key : settings.allKeys())
        if (!takeKey(config, key, settings.value(key)))
            config.misunderstood << key;
    config.isReadable = settings.status() == QSettings::NoError;
    return config;
}

QString MachineConfig::usualFile() {
    const QString name = QStringLiteral("genotype-companion.ini");
    for (const QString& folder : {QCoreApplication::applicationDirPath(), QStringLiteral("/etc")})
        if (const QString file = QDir(folder).filePath(name); QFileInfo::exists(file))
            return file;
    return {};
}

QString MachineConfig::problem() const {
    if (!isReadable && !canBeOpened(file))
        return tr("The configuration %1 could not be read. Nothing in it applies.")
            .arg(QDir::toNativeSeparators(file));
    if (!isReadable)
        return tr("The configuration %1 could not be read in full. What could be read applies.")
            .arg(QDir::toNativeSeparators(file));
    if (misunderstood.isEmpty())
        return {};
    return tr("In the configuration %1, this was not understood: %2. Everything else in it applies.")
        .arg(QDir::toNativeSeparators(file), misunderstood.join(QStringLiteral(", ")));
}

QStringList MachineConfig::allowedBots(const QStringList& bots) const {
    if (levels.isEmpty())
        return bots;
    QStringList allowed;
    for (const QString& bot : bots)
        if (levels.contains(bot))
            allowed << bot;
    return allowed.isEmpty() ? bots.mid(0, 1) : allowed;
}

const MachineConfig& MachineConfig::current() {
    return configInUse();
}

void MachineConfig::use(const MachineConfig& config) {
    configInUse() = config;
    TeacherLock::current().set(config.lock);
}

} // namespace app
