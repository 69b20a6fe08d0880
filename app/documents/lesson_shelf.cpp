// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_shelf.h"

#include "app/base/files/disk.h"
#include "app/base/text/language.h"
#include "app/base/text/marked_text.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QRegularExpression>

#include <algorithm>

namespace app {

namespace {

constexpr int settles = 250; // milliseconds: an editor may write a file in several steps

const QString suffix = QStringLiteral(".toml");

/// Where the format is described, in the program and beside a copied lesson.
const QString formatResource = QStringLiteral(":/documents/README.md");
const QString formatName = QStringLiteral("how-a-lesson-is-written.md");

QByteArray contentOf(const QString& path) {
    QFile file(path);
    // One byte more than is allowed, so that the reader sees that it is too large.
    return file.open(QIODevice::ReadOnly) ? file.read(qint64(lessons::largestLesson) + 1) : QByteArray();
}

/// The text of one of the program's own lessons, in its language or else in English.
QByteArray ownText(const QString& id) {
    QByteArray english;
    for (const lessons::LessonFile& file : lessons::lessonFiles()) {
        if (id.toStdString() != file.id)
            continue;
        const QByteArray text(file.text.data(), qsizetype(file.text.size()));
        if (file.language == languageInUse().toStdString())
            return text;
        if (file.language == "en")
            english = text;
    }
    return english;
}

} // namespace

QString ShelfLesson::title() const {
    return topic ? lessonText(topic->title) : QFileInfo(file).fileName();
}

QString ShelfLesson::listedTitle() const {
    if (!isSchools())
        return title();
    return topic ? LessonShelf::tr("%1 (school)").arg(title())
                 : LessonShelf::tr("%1 (cannot be read)").arg(title());
}

bool ShelfLesson::operator==(const ShelfLesson& other) const {
    const auto same = [](const lessons::LessonFault& one, const lessons::LessonFault& two) {
        return one.line == two.line && core::english(one.what) == core::english(two.what);
    };
    return id == other.id && topic == other.topic && file == other.file &&
           std::ranges::equal(faults, other.faults, same);
}

LessonShelf::LessonShelf(const QStringList& folders, QObject* parent) : QObject(parent), m_folders(folders) {
    refresh();
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &LessonShelf::refresh);
    const auto soon = [this] { m_soon.start(settles); };
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, soon);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, soon);
}

int LessonShelf::find(const QString& id) const {
    const auto found = std::ranges::find(m_lessons, id, &ShelfLesson::id);
    return found == m_lessons.end() ? -1 : int(found - m_lessons.begin());
}

void LessonShelf::refresh() {
    std::vector<ShelfLesson> list;
    for (const lessons::Topic* topic : topicsInUse())
        list.push_back({QString::fromStdString(topic->id), topic, {}, {}});
    for (const QString& folder : m_folders) {
        addFolder(QDir(folder).filePath(languageInUse()), list);
        addFolder(folder, list);
    }
    std::ranges::stable_sort(list, {}, [](const ShelfLesson& one) {
        return one.topic ? std::pair(0, one.topic->order) : std::pair(1, 0);
    });
    watch();
    if (list == m_lessons)
        return;
    m_lessons = std::move(list);
    emit changed();
}

void LessonShelf::addFolder(const QString& folder, std::vector<ShelfLesson>& list) {
    const auto files =
        QDir(folder).entryInfoList({QLatin1Char('*') + suffix}, QDir::Files | QDir::Readable, QDir::Name);
    int room = mostFiles;
    for (const QFileInfo& file : files) {
        // What is not an ordinary file, such as a pipe, could block the program.
        if (!file.isFile())
            continue;
        if (room-- == 0)
            break;
        const ShelfLesson& lesson = lessonIn(file.absoluteFilePath());
        if (std::ranges::find(list, lesson.id, &ShelfLesson::id) == list.end())
            list.push_back(lesson);
    }
}

const ShelfLesson& LessonShelf::lessonIn(const QString& path) {
    Read& known = m_read[path];
    QByteArray content = contentOf(path);
    if (!known.lesson.id.isEmpty() && content == known.content)
        return known.lesson;
    known.content = std::move(content);
    const QString id = QStringLiteral("school/") + QFileInfo(path).completeBaseName();
    lessons::LessonReading reading =
        lessons::readLesson(id.toStdString(), {known.content.constData(), std::size_t(known.content.size())});
    known.lesson = {id, nullptr, path, std::move(reading.faults)};
    if (reading.topic)
        known.lesson.topic =
            m_topics.emplace_back(std::make_unique<lessons::Topic>(*std::move(reading.topic))).get();
    return known.lesson;
}

void LessonShelf::watch() {
    QStringList paths = m_read.keys();
    for (const QString& folder : m_folders)
        for (const QString& path : {folder, QDir(folder).filePath(languageInUse())})
            // A folder that does not exist appears in its parent.
            paths << (QFileInfo::exists(path) ? path : QFileInfo(path).absolutePath());
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    for (const QString& path : std::as_const(paths))
        if (!watched.contains(path) && QFileInfo::exists(path))
            m_watcher.addPath(path);
}

QString LessonShelf::copy(const ShelfLesson& lesson) {
    if (m_folders.isEmpty() || !disk::makeFolder(m_folders.front()))
        return {};
    const QDir folder(m_folders.front());
    const QString base = lesson.isSchools() ? QFileInfo(lesson.file).completeBaseName() : lesson.id;
    QString path;
    for (int number = 1; path.isEmpty() || QFileInfo::exists(path); ++number)
        path =
            folder.filePath(number == 1 ? QStringLiteral("%1-copy%2").arg(base, suffix)
                                        : QStringLiteral("%1-copy-%2%3").arg(base).arg(number).arg(suffix));
    QString text = QString::fromUtf8(lesson.isSchools() ? contentOf(lesson.file) : ownText(lesson.id));
    static const QRegularExpression titleLine(QStringLiteral("^title = \"(.*)\"$"),
                                              QRegularExpression::MultilineOption);
    if (const auto match = titleLine.match(text); match.hasMatch())
        text.replace(match.capturedStart(1), match.capturedLength(1), tr("%1 (copy)").arg(match.captured(1)));
    text.prepend(
        QStringLiteral("# %1\n").arg(tr("Copied from “%1”. The file %2 beside this one describes the format.")
                                         .arg(lesson.title(), formatName)));
    QFile format(formatResource);
    // The lesson comes last, so that a copy which is reported as refused leaves none behind.
    if (!format.open(QIODevice::ReadOnly) ||
        !disk::replace(folder.filePath(formatName), format.readAll().toStdString(), disk::Readers::Usual) ||
        !disk::replace(path, text.toStdString(), disk::Readers::Usual))
        return {};
    refresh();
    return path;
}

} // namespace app
