// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/pupil_file.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <vector>

namespace app {

/// The pupils' progress files that a teacher has opened for reports. They are only in memory: nothing of them
/// is written to the data folder, and all is forgotten when the program ends.
class ReportFiles : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Files of the same pupil are put together as PupilFile::add does, the oldest first. Answers with
    /// sentences on what came of it, which name every file that could not be read.
    QString add(QStringList paths);
    /// All files *.json of a folder.
    QString addFolder(const QString& folder);
    void forget();

    /// At most so many files are read at a time.
    static constexpr qsizetype mostFiles = 500;

    /// Whether a name stands in files of several computers that know nothing of each other.
    bool hasNamesakes() const;
    /// Whether files of namesakes count as one pupil's; false at first.
    bool areNamesakesJoined() const { return m_joined; }
    void joinNamesakes(bool join);

    struct Pupil {
        PupilFile file;
        QString name;  ///< as it is shown: namesakes are numbered
        QString key;   ///< see LearningRecord
        int files = 1; ///< how many with something new made this one
    };
    /// By name.
    std::vector<Pupil> pupils() const;
    /// The same as reports need them.
    std::vector<lessons::LearningRecord> records() const;

    /// Writes a file into the folder for each pupil who has several, to be given back. Answers with a
    /// sentence.
    QString saveMerged(const QString& folder, bool& failed) const;
    bool hasMerged() const;

signals:
    void changed();

private:
    std::vector<Pupil> m_pupils; ///< in the order in which they were read
    bool m_joined = false;
};

} // namespace app
