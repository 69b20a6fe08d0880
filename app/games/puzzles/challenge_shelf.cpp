// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge_shelf.h"

#include "app/base/text/language.h"
#include "app/base/text/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>

namespace app {

namespace {

struct ChallengeFaults {
    Q_DECLARE_TR_FUNCTIONS(app::ChallengeFaults)
};

ChallengeShelf::Entry entryOf(const QString& path) {
    ChallengeShelf::Entry entry{path, QFileInfo(path).fileName(), std::nullopt, {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > qint64{lessons::largestLesson}) {
        entry.faults << ChallengeFaults::tr("%1 cannot be read.").arg(entry.file);
        return entry;
    }
    auto read = lessons::readChallenge(file.readAll().toStdString(), languageInUse().toStdString());
    entry.challenge = std::move(read.challenge);
    for (const lessons::LessonFault& fault : read.faults)
        entry.faults << (fault.line > 0
                             ? ChallengeFaults::tr("%1, line %2: %3").arg(entry.file).arg(fault.line)
                             : ChallengeFaults::tr("%1: %2").arg(entry.file))
                            .arg(text(fault.what));
    return entry;
}

} // namespace

ChallengeShelf::ChallengeShelf(const QStringList& lessonFolders) {
    m_folders << QStringLiteral(":/challenges");
    for (const QString& folder : lessonFolders)
        m_folders << QDir::cleanPath(folder + QStringLiteral("/../challenges"));
}

std::vector<ChallengeShelf::Entry> ChallengeShelf::read() const {
    std::vector<Entry> all;
    for (const QString& folder : m_folders)
        for (const QString& name :
             QDir(folder).entryList({QStringLiteral("*.toml")}, QDir::Files, QDir::Name))
            all.push_back(entryOf(QDir(folder).filePath(name)));
    return all;
}

} // namespace app
