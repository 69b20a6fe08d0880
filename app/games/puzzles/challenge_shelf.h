// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/challenges/challenge.h"

#include <QtCore/QStringList>

#include <optional>
#include <vector>

namespace app {

/// The challenges of a teacher: the program's own, and the text files in the folders. Only read.
class ChallengeShelf {
public:
    /// `lessonFolders`: a folder `challenges` beside each of them is looked into.
    explicit ChallengeShelf(const QStringList& lessonFolders);

    struct Entry {
        QString path;
        QString file; ///< its name
        /// None if the file has a fault.
        std::optional<lessons::Challenge> challenge;
        /// "peas.toml, line 3: …", a sentence each.
        QStringList faults;
        bool operator==(const Entry&) const = default;
    };
    /// In the program's language; the program's own come first.
    std::vector<Entry> read() const;

private:
    QStringList m_folders;
};

} // namespace app
