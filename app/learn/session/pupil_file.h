// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/reports/learning_record.h"
#include "progress.h"

#include <QtCore/QByteArray>

namespace app {

/// One pupil's progress as a file of its own, carried from computer to computer: one JSON object.
struct PupilFile {
    QString name;           ///< without spaces around it; empty if the file gives none
    std::uint32_t seed = 0; ///< tells pupils of the same name apart
    QHash<QString, Progress::Topic> topics;
    QHash<QString, Progress::Practice> practice; ///< by kind

    static constexpr qsizetype largest = 4 << 20; ///< in bytes

    /// Nothing if it is no such file.
    static std::optional<PupilFile> read(const QByteArray& content);
    /// The same from the disk.
    static std::optional<PupilFile> readFrom(const QString& path);
    QByteArray content() const;

    /// Adds what the same pupil did elsewhere. Nothing is lost, and adding it again changes nothing.
    void add(const PupilFile& other);

    /// For reports; the name and the key are as the caller wants them.
    lessons::LearningRecord record(const QString& shownName, const QString& key) const;
};

} // namespace app
