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
    return {.state = ClassFolder::State::Damaged, .id = {}, .details = details};
}

} // namespace

ClassFolder ClassFolder::in(const QString& folder, const QString& database) {
    const QString idFile = HostedClass::idFile(folder);
    const word_file::Content id = word_file::read(idFile, wordDigits);
    if (id.state == word_file::State::Unreadable)
        return {.state = State::Unreadable,
                .id = {},
                .details = Files::tr("The file “%1” cannot be read.").arg(shown(idFile))};
    const bool isKnown = id.state == word_file::State::Good && !id.isPartlyDamaged;
    if (!database.isEmpty()) {
        // Other classes may be in it too, so that it cannot tell which of them this one is.
        if (id.state == word_file::State::None)
            return {};
        return isKnown
                   ? ClassFolder{.state = State::Kept, .id = id.word, .details = {}}
                   : damaged(Files::tr("The file “%1”, which says which class of the database this is, is "
                                       "damaged.")
                                 .arg(shown(idFile)));
    }
    const QString file = HostedClass::databaseOf(folder, {});
    const DatabaseCheck check = DatabaseCheck::of(file);
    switch (check.state) {
    case DatabaseCheck::State::None:
        if (id.state == word_file::State::None)
            return {};
        return damaged(Files::tr("The database “%1” is gone.").arg(shown(file)));
    case DatabaseCheck::State::Empty:
        // As a host leaves it that was killed at its very first opening.
        if (id.state == word_file::State::None)
            return {};
        return damaged(Files::tr("The database “%1” is empty.").arg(shown(file)));
    case DatabaseCheck::State::Damaged:
        return damaged(Files::tr("The database “%1” is damaged: %2.").arg(shown(file), check.details));
    case DatabaseCheck::State::Good: break;
    }
    if (isKnown && (check.classes.isEmpty() || check.classes.contains(QString::fromStdString(id.word))))
        return {.state = State::Kept, .id = id.word, .details = {}};
    if (check.classes.size() == 1)
        return {.state = State::Kept,
                .id = check.classes.first().toStdString(),
                .isIdFromDatabase = true,
                .details = {}};
    if (check.classes.isEmpty())
        return {};
    return damaged(
        Files::tr("The file “%1” is damaged, and the database has several classes.").arg(shown(idFile)));
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
