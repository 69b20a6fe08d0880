// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/lesson_reader.h"

#include <QtCore/QByteArray>
#include <QtCore/QFileSystemWatcher>
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtCore/QTimer>

#include <memory>
#include <vector>

namespace app {

/// A lesson in the list: one of the program's own, or a file of the school's.
struct ShelfLesson {
    /// "dominance"; "school/peas" for a school's peas.toml.
    QString id;
    /// Null if the file cannot be read as a lesson; then `faults` says why. Lives as long as the shelf, even
    /// when the file has changed since.
    const lessons::Topic* topic = nullptr;
    QString file; ///< the school's file; empty for a lesson of the program's own
    std::vector<lessons::LessonFault> faults;

    bool isSchools() const { return !file.isEmpty(); }
    /// The title; for a damaged lesson the name of its file.
    QString title() const;
    /// The title with a word for whose it is, as lists show it.
    QString listedTitle() const;

    /// Whether a list or page would show the same.
    bool operator==(const ShelfLesson& other) const;
};

/// All lessons in the program's language: its own, and those that a school has put into folders, as described
/// in lessons/documents/README.md. A file FOLDER/peas.toml is used in every language, FOLDER/de/peas.toml in
/// German. Of two files with one name, that of the first folder counts. Folders are watched, so a file that
/// was changed is read again.
class LessonShelf : public QObject {
    Q_OBJECT
public:
    /// Folders that do not exist (yet) are allowed.
    explicit LessonShelf(const QStringList& folders, QObject* parent = nullptr);

    /// By the order that the lessons name; damaged ones come last.
    const std::vector<ShelfLesson>& lessons() const { return m_lessons; }
    /// The place of a lesson in the list, or −1.
    int find(const QString& id) const;

    /// Reads everything again, for a change of language and for tests.
    void refresh();

    /// Writes the lesson as a starting point for a new one into the first folder, with a page that describes
    /// the format beside it. Returns the path of the new file, or an empty string if it could not be written.
    QString copy(const ShelfLesson& lesson);

    /// In each folder no more files than this are read.
    static constexpr int mostFiles = 200;

signals:
    void changed();

private:
    /// What was last read from a file.
    struct Read {
        QByteArray content;
        ShelfLesson lesson;
    };

    void addFolder(const QString& folder, std::vector<ShelfLesson>& list);
    const ShelfLesson& lessonIn(const QString& path);
    void watch();

    QStringList m_folders;
    std::vector<ShelfLesson> m_lessons;
    QHash<QString, Read> m_read; ///< by path
    std::vector<std::unique_ptr<lessons::Topic>> m_topics;
    QFileSystemWatcher m_watcher;
    QTimer m_soon;
};

} // namespace app
