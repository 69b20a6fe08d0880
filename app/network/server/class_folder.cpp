// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_folder.h"

#include "app/base/files/disk.h"
#include "app/base/files/word_file.h"
#include "database_check.h"
#include "hosted_class.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

namespace app {

namespace {

struct Files {
    Q_DECLARE_TR_FUNCTIONS(app::ClassFolder)
};

QString shown(const QString& path) {
    return QDir::toNativeSeparators(path);
}

ClassFolder damaged(const QString& details) {
    return {.state = ClassFolder::State::Damaged, .name = {}, .details = details};
}

} // namespace

ClassFolder ClassFolder::in(const QString& folder, const QString& database) {
    const QString nameFile = HostedClass::nameFile(folder);
    const word_file::Content name = word_file::read(nameFile, wordDigits);
    if (name.state == word_file::State::Unreadable)
        return {.state = State::Unreadable,
                .name = {},
                .details = Files::tr("The file “%1” cannot be read.").arg(shown(nameFile))};
    const bool isNamed = name.state == word_file::State::Good && !name.isPartlyDamaged;
    if (!database.isEmpty()) {
        // Other classes may be in it too, so that it cannot tell which of them this one is.
        if (name.state == word_file::State::None)
            return {};
        return isNamed
                   ? ClassFolder{.state = State::Kept, .name = name.word, .details = {}}
                   : damaged(Files::tr("The file “%1”, which says which class of the database this is, is "
                                       "damaged.")
                                 .arg(shown(nameFile)));
    }
    const QString file = HostedClass::databaseOf(folder, {});
    const DatabaseCheck check = DatabaseCheck::of(file);
    switch (check.state) {
    case DatabaseCheck::State::None:
        if (name.state == word_file::State::None)
            return {};
        return damaged(Files::tr("The database “%1” is gone.").arg(shown(file)));
    case DatabaseCheck::State::Empty:
        // As a host leaves it that was killed at its very first opening.
        if (name.state == word_file::State::None)
            return {};
        return damaged(Files::tr("The database “%1” is empty.").arg(shown(file)));
    case DatabaseCheck::State::Damaged:
        return damaged(Files::tr("The database “%1” is damaged: %2.").arg(shown(file), check.details));
    case DatabaseCheck::State::Good: break;
    }
    if (isNamed && (check.hosts.isEmpty() || check.hosts.contains(QString::fromStdString(name.word))))
        return {.state = State::Kept, .name = name.word, .details = {}};
    if (check.hosts.size() == 1)
        return {.state = State::Kept,
                .name = check.hosts.first().toStdString(),
                .isNameFromDatabase = true,
                .details = {}};
    if (check.hosts.isEmpty())
        return {};
    return damaged(
        Files::tr("The file “%1” is damaged, and the database has several classes.").arg(shown(nameFile)));
}

QString ClassFolder::copyPath(const QString& folder) {
    return QDir(folder).filePath(QStringLiteral("class.copy.sqlite"));
}

QString ClassFolder::copyIn(const QString& folder) {
    const QString copy = copyPath(folder);
    const DatabaseCheck check = DatabaseCheck::of(copy);
    return check.state == DatabaseCheck::State::Good ? copy : QString();
}

bool ClassFolder::takeCopy(const QString& folder) {
    const QString copy = copyIn(folder);
    if (copy.isEmpty())
        return false;
    const QString file = HostedClass::databaseOf(folder, {});
    for (const char* end : {"", "-wal", "-shm"})
        if (const QString one = file + QLatin1String(end);
            QFileInfo::exists(one) && word_file::putAside(one).isEmpty())
            return false;
    return copyDatabase(copy, file);
}

} // namespace app
