// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_files.h"

#include "app/base/files/disk.h"
#include "app/base/files/export_file.h"

#include <QtCore/QCollator>
#include <QtCore/QDateTime>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QSet>

#include <algorithm>

namespace app {

namespace {

constexpr qsizetype namedFiles = 8; ///< more names would fill the page

QString listOf(const QStringList& names) {
    QStringList shown = names.mid(0, namedFiles);
    if (names.size() > namedFiles)
        shown << ReportFiles::tr("and %n more", nullptr, static_cast<int>(names.size() - namedFiles));
    return shown.join(QStringLiteral(", "));
}

/// Files without a seed, such as handwritten ones, are distinguished by their names.
QString keyOf(const PupilFile& file) {
    return file.seed != 0 ? QString::number(file.seed) : QStringLiteral("name ") + file.name;
}

/// A pupil without a name is nobody's namesake.
QString sameName(const PupilFile& file) {
    return file.name.isEmpty() ? keyOf(file) : file.name.toCaseFolded();
}

} // namespace

QString ReportFiles::add(QStringList paths) {
    const qsizetype left = std::max(qsizetype{0}, paths.size() - mostFiles);
    paths = paths.mid(0, mostFiles);
    // The older ones first: answers follow each other in this order.
    std::ranges::stable_sort(paths, {}, [](const QString& path) { return QFileInfo(path).lastModified(); });
    int read = 0;
    int again = 0;
    QStringList faults;
    for (const QString& path : paths) {
        const auto file = PupilFile::readFrom(path);
        if (!file) {
            faults << QFileInfo(path).fileName();
            continue;
        }
        ++read;
        const QString key = keyOf(*file);
        const auto known = std::ranges::find(m_pupils, key, &Pupil::key);
        if (known == m_pupils.end()) {
            m_pupils.push_back({*file, {}, key});
            continue;
        }
        PupilFile both = known->file;
        both.add(*file);
        both.name = file->name.isEmpty() ? both.name : file->name;
        if (both.content() == known->file.content())
            ++again;
        else
            ++known->files;
        known->file = both;
    }
    faults.sort();
    QStringList told;
    if (read > 0)
        told << tr("%n progress files were read.", nullptr, read);
    if (again > 0)
        told << tr("%n of them contained nothing new.", nullptr, again);
    if (!faults.isEmpty())
        told << tr("%n files are damaged or hold no progress: %1.", nullptr, static_cast<int>(faults.size()))
                    .arg(listOf(faults));
    if (left > 0)
        told << tr("%n files were not read: add them in a second step.", nullptr, static_cast<int>(left));
    if (told.isEmpty())
        told << tr("There is no progress file here.");
    emit changed();
    return told.join(QLatin1Char(' '));
}

QString ReportFiles::addFolder(const QString& folder) {
    const QDir dir(folder);
    QStringList paths;
    for (const QString& name : dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        paths << dir.filePath(name);
    return add(paths);
}

void ReportFiles::forget() {
    m_pupils.clear();
    m_joined = false;
    emit changed();
}

bool ReportFiles::hasNamesakes() const {
    QSet<QString> names;
    for (const Pupil& pupil : m_pupils)
        names.insert(sameName(pupil.file));
    return names.size() < qsizetype(m_pupils.size());
}

void ReportFiles::joinNamesakes(bool join) {
    if (join == m_joined)
        return;
    m_joined = join;
    emit changed();
}

std::vector<ReportFiles::Pupil> ReportFiles::pupils() const {
    std::vector<Pupil> all;
    for (const Pupil& one : m_pupils) {
        const auto same = std::ranges::find(all, sameName(one.file),
                                            [](const Pupil& other) { return sameName(other.file); });
        if (!m_joined || same == all.end()) {
            all.push_back(one);
            continue;
        }
        same->file.add(one.file);
        same->files += one.files;
        same->key = std::min(same->key, one.key);
    }
    QSet<QString> used;
    for (Pupil& one : all) {
        const QString name = one.file.name.isEmpty() ? tr("without a name") : one.file.name;
        one.name = name;
        for (int number = 2; used.contains(one.name.toCaseFolded()); ++number)
            one.name = QStringLiteral("%1 (%2)").arg(name).arg(number);
        used.insert(one.name.toCaseFolded());
    }
    QCollator order;
    order.setCaseSensitivity(Qt::CaseInsensitive);
    order.setNumericMode(true);
    std::ranges::stable_sort(all, [&order](const Pupil& one, const Pupil& other) {
        return order.compare(one.name, other.name) < 0;
    });
    return all;
}

std::vector<lessons::LearningRecord> ReportFiles::records() const {
    std::vector<lessons::LearningRecord> records;
    for (const Pupil& one : pupils())
        records.push_back(one.file.record(one.name, one.key));
    return records;
}

bool ReportFiles::hasMerged() const {
    const auto all = pupils();
    return std::ranges::any_of(all, [](const Pupil& one) { return one.files > 1; });
}

QString ReportFiles::saveMerged(const QString& folder, bool& failed) const {
    int saved = 0;
    QSet<QString> used;
    for (const Pupil& one : pupils()) {
        if (one.files < 2)
            continue;
        // Names that differ only in what a file system does not allow would give one file.
        QString path;
        for (int number = 1; path.isEmpty() || used.contains(path); ++number) {
            const QString name = number == 1 ? one.name : QStringLiteral("%1 (%2)").arg(one.name).arg(number);
            path = QDir(folder).filePath(ExportFile::name(
                tr("Progress of %1").arg(name), QDateTime::currentDateTime(), QStringLiteral("json")));
        }
        used.insert(path);
        if (!disk::replace(path, one.file.content().toStdString())) {
            failed = true;
            return ExportFile::failure(path);
        }
        ++saved;
    }
    failed = false;
    return tr("%n files were saved in %1.", nullptr, saved).arg(QDir::toNativeSeparators(folder));
}

} // namespace app
