// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_file.h"

#include "app/base/files/checksum.h"
#include "progress_fields.h"
#include "progress_merge.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QJsonDocument>

namespace app {

namespace {

/// Marks a pupil's file, with its version.
constexpr QLatin1String fileKey("genotype-companion-progress");
constexpr int fileVersion = 1;
constexpr QLatin1String checksumKey("checksum");
constexpr qsizetype fileChecksumDigits = 32;

/// `root`: without its checksum.
QString checksumOfFile(const QJsonObject& root) {
    return checksumOf(QJsonDocument(root).toJson(QJsonDocument::Compact), fileChecksumDigits);
}

/// Hashes have no order, reports do.
template <typename Value> QStringList sortedKeys(const QHash<QString, Value>& hash) {
    QStringList keys = hash.keys();
    keys.sort();
    return keys;
}

lessons::LessonRecord lessonRecord(const QString& id, const Progress::Topic& topic) {
    lessons::LessonRecord record{id.toStdString(), static_cast<unsigned>(topic.stepsDone), {}, {}};
    for (const QString& question : sortedKeys(topic.attempts))
        record.questions.push_back({question.toStdString(), topic.attempts.value(question)});
    QStringList experiments = topic.predictions.keys() + topic.rolls.keys();
    experiments.sort();
    experiments.removeDuplicates();
    for (const QString& key : experiments) {
        const Progress::Rolls rolls = topic.rolls.value(key);
        record.experiments.push_back(
            {key.toStdString(), topic.predictions.value(key), rolls.counts, rolls.source.toStdString()});
    }
    return record;
}

} // namespace

std::optional<PupilFile> PupilFile::read(const QByteArray& content) {
    if (content.size() > largest)
        return std::nullopt;
    QJsonObject root = QJsonDocument::fromJson(content).object();
    if (root.value(fileKey).toInt() != fileVersion)
        return std::nullopt;
    // Files of earlier versions have none.
    if (const QString checksum = root.take(checksumKey).toString();
        !checksum.isEmpty() && checksum != checksumOfFile(root))
        return std::nullopt;
    auto file = json::storedIn<PupilFile>(json::fromQt(root));
    file.name = file.name.simplified();
    return file;
}

std::optional<PupilFile> PupilFile::readFrom(const QString& path) {
    // What is not an ordinary file, such as a pipe, could block the program.
    if (!QFileInfo(path).isFile())
        return std::nullopt;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? read(file.read(largest + 1)) : std::nullopt;
}

QByteArray PupilFile::content() const {
    QJsonObject root = json::toQt(json::Object::write(*this, json::Style::Stored));
    root.insert(fileKey, fileVersion);
    root.insert(checksumKey, checksumOfFile(root));
    return QJsonDocument(root).toJson();
}

void PupilFile::add(const PupilFile& other) {
    for (auto it = other.topics.begin(); it != other.topics.end(); ++it)
        topics.insert(it.key(), fullest(topics.value(it.key()), it.value()));
    for (auto it = other.practice.begin(); it != other.practice.end(); ++it)
        practice.insert(it.key(), furthest(practice.value(it.key()), it.value()));
}

lessons::LearningRecord PupilFile::record(const QString& shownName, const QString& key) const {
    lessons::LearningRecord record{key.toStdString(), shownName.toStdString(), {}, {}};
    for (const QString& id : sortedKeys(topics))
        record.lessons.push_back(lessonRecord(id, topics.value(id)));
    for (const QString& kind : sortedKeys(practice)) {
        const Progress::Practice one = practice.value(kind);
        record.practice.push_back({kind.toStdString(), one.inARow, one.missed, one.signs});
    }
    return record;
}

} // namespace app
