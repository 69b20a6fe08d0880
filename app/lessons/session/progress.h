// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace app {

/// The four steps of every lesson.
enum class LessonStep { Predict, Roll, Compare, Explain };
inline constexpr int lessonStepCount = 4;

/// What pupils have done in the lessons, by name, in one file of the data folder. Nobody else sees it, there
/// is no account, and each name can be erased.
class Progress : public QObject {
    Q_OBJECT
public:
    struct Topic {
        int stepsDone = 0;                            ///< one bit a LessonStep
        QHash<QString, std::vector<int>> predictions; ///< by experiment, the parts that were foretold
        QHash<QString, int> answers; ///< by question, the answer last given, as the question lists them
        /// Practice problems in a row that were right at the first try, 0 … Mastery::needed.
        int inARow = 0;

        bool operator==(const Topic&) const = default;
    };

    /// Reads the file if there is one. One that cannot be read is put aside as "lessons.damaged.json".
    explicit Progress(const QString& folder, QObject* parent = nullptr);

    /// Everyone with a file entry, in the order of the alphabet; the present one among them.
    QStringList names() const;
    /// Empty: nobody has given a name, and what is done is kept under none.
    QString current() const { return m_current; }
    void setCurrent(const QString& name);
    /// Forgets all of the present name, which is then nobody.
    void erase();

    /// The present pupil's own, by chance: what is shuffled for him stays as it was.
    std::uint32_t seed() const { return m_seeds.value(m_current); }
    /// For pictures and tests.
    void setSeed(std::uint32_t seed) { m_seeds[m_current] = seed; }

    Topic topic(const QString& id) const;
    void setTopic(const QString& id, const Topic& topic);
    /// 0–1: how much of a topic's four steps is done.
    double share(const QString& id) const;

    /// Whether the last change reached the disk.
    bool isWritten() const { return m_written; }
    /// Where a damaged file was put; empty if there was none.
    QString damagedFile() const { return m_damaged; }

signals:
    void changed();
    void nameChanged();

private:
    using Pupil = QHash<QString, Topic>;

    void read();
    void write();
    /// Whoever has no seed gets one; it is written with the first thing that is done.
    void drawSeed();

    QString m_file;
    QString m_damaged;
    QString m_current;
    QHash<QString, Pupil> m_pupils;
    QHash<QString, std::uint32_t> m_seeds; ///< by name
    bool m_written = true;
};

} // namespace app
