// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_storage.h"
#include "lessons/reports/learning_record.h"

#include <QtCore/QString>

#include <optional>
#include <string>

namespace app {

/// A class as its host has left it, or has it now: read for reports, without hosting it.
struct ClassArchive {
    std::string id;
    ClassStorage::Contents contents;
    /// A program hosts it now; more may come in.
    bool isHosted = false;

    enum class Trouble {
        NoClass,  ///< no class was ever hosted from this folder
        Damaged,  ///< its files are not as its host left them
        Database, ///< it cannot be opened
        Contents, ///< it cannot be read
    };
    /// `folder` and `database`: as HostedClass::Settings. No value, with the trouble and, in the words of the
    /// database, its details, if it cannot be read.
    static std::optional<ClassArchive> read(const QString& folder, const QString& database, Trouble* trouble,
                                            QString* details);

    std::vector<lessons::LearningRecord> records() const;
};

} // namespace app
