// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_archive.h"

#include "app/base/files/damage.h"
#include "app/base/files/disk.h"
#include "class_folder.h"
#include "class_records.h"
#include "earlier_class.h"
#include "hosted_class.h"
#include "sql_storage.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QLockFile>

namespace app {

std::optional<ClassArchive> ClassArchive::read(const QString& folder, const QString& database,
                                               Trouble* trouble, QString* details) {
    const auto fail = [&](Trouble what, const QString& why = {}) {
        *trouble = what;
        *details = why;
        return std::nullopt;
    };
    // Whatever opens a class makes these if they are not there; a report makes none.
    const QString place = HostedClass::databaseOf(folder, database);
    const bool isKnown = QFileInfo::exists(HostedClass::idFile(folder));
    if (!isKnown && (!database.isEmpty() || !QFileInfo::exists(place)))
        return fail(Trouble::NoClass);
    ClassArchive kept;
    // While it is read, no other program begins to host it; beside one that does, the database may be read.
    QLockFile lock(HostedClass::lockFile(folder));
    lock.setStaleLockTime(0);
    kept.isHosted = disk::lock(lock, lock.fileName(), 0) == disk::Locked::Others;
    const ClassFolder files = ClassFolder::in(folder, database);
    if (files.state == ClassFolder::State::New)
        return fail(Trouble::NoClass);
    if (files.state != ClassFolder::State::Kept)
        return fail(Trouble::Damaged, files.details);
    kept.id = files.id;
    const QString classId = QString::fromStdString(kept.id);
    std::optional<ClassStorage::Contents> contents;
    if (const auto storage = SqlStorage::open(place, classId, details)) {
        contents = storage->load();
        *details = storage->error();
    } else if (SqlStorage::isEarlier(place)) {
        contents = earlier_class::read(place, classId, details);
    } else {
        return fail(Trouble::Database, QString(*details));
    }
    if (!contents)
        return fail(Trouble::Contents, QString(*details));
    kept.contents = *std::move(contents);
    // It stays where it is: only the program that hosts the class may put it aside.
    if (!kept.contents.damage.empty())
        DamageLog::current().reportLasting(
            wordsForDamage(QDir::toNativeSeparators(folder), kept.contents.damage));
    return kept;
}

std::vector<lessons::LearningRecord> ClassArchive::records() const {
    return learningRecords(id, contents.members, contents.monitor.answers, contents.monitor.steps);
}

} // namespace app
