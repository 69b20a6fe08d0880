// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/session/progress.h"
#include "fuzz/fuzz_target.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

namespace {

/// Any bytes as a file that a pupil brings along.
std::string faultOfPupilsFile(std::string_view text, app::Progress& progress) {
    const QStringList before = progress.names();
    const bool added = progress.addFile(QByteArray(text.data(), qsizetype(text.size())));
    if (!added && progress.names() != before)
        return "a file that was refused has left a name";
    if (added && !progress.addFile(progress.file()))
        return "a pupil's own file is refused";
    return {};
}

/// Any bytes as the file of the pupils' progress.
std::string faultOfProgress(std::string_view text) {
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("lessons.json"));
    for (const QString& name : QDir(folder.path()).entryList(QDir::Files))
        QFile::remove(folder.filePath(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(text.data(), qint64(text.size())) != qint64(text.size()))
        return "the test cannot write its file";
    file.close();
    const QString topic = QStringLiteral("dominance");
    app::Progress first(folder.path());
    if (QFile::exists(path) == !first.damagedFile().isEmpty())
        return "a damaged file was left, or a good one put aside";
    app::Progress::Topic done = first.topic(topic);
    if (done.stepsDone < 0 || done.stepsDone >= 1 << app::lessonStepCount)
        return "there are no such steps";
    done.attempts[QStringLiteral("added")] = {{1, {2, 0}, 1}};
    first.setTopic(topic, done);
    first.setPractice(QStringLiteral("linkage"), {1, 2});
    if (!first.isWritten())
        return "the progress could not be written";
    const app::Progress second(folder.path());
    if (!second.damagedFile().isEmpty())
        return "the progress cannot be read from its own file";
    if (second.current() != first.current() || second.names() != first.names() ||
        second.seed() != first.seed())
        return "names or seeds do not come back";
    if (!(second.topic(topic) == first.topic(topic)))
        return "what was done does not come back";
    if (!(second.practice(QStringLiteral("linkage")) == first.practice(QStringLiteral("linkage"))))
        return "what was practised does not come back";
    return faultOfPupilsFile(text, first);
}

} // namespace

GENOTYPE_FUZZ_TARGET(faultOfProgress)
