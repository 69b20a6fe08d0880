// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_storage.h"

#include <QtCore/QStringList>

#include <optional>

/// A class as the last version before 0.2.0 kept it (version 7 of the tables). It cannot go on; what its
/// pupils have done can still be reported, and the class can be erased.
namespace app::earlier_class {

/// Those that have rows of every class come first.
QStringList tables();

/// Members, answers and the steps that were done, which is all that a report is made of; the other contents
/// are left blank. `place` and `classId`: as SqlStorage::open. No value, with a reason in `error`, if it
/// cannot be read or is older than that.
std::optional<ClassStorage::Contents> read(const QString& place, const QString& classId, QString* error);

/// Removes all that the database has of the class.
bool erase(const QString& place, const QString& classId);

} // namespace app::earlier_class
