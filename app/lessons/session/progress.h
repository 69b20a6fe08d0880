// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/state_file.h"
#include "lessons/sampling/growing_sample.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>

#include <cstdint>
#include <optional>
#include <vector>

namespace app {

/// The four steps of every lesson.
enum class LessonStep { Predict, Roll, Compare, Explain };
inline constexpr int lessonStepCount = 4;

/// What pupils have done in the lessons, by name, in one file of the data folder. Nobody else sees it, there
/// is no account, and each name can be erased.
///
/// Another window may write to the same file. What was done here since the last write is then laid over what
/// the file holds: steps are done if either did them; of predictions, answers and rolls that both have, and
/// of everything else in a topic that was touched here, this window's count; what was not touched here is the
/// file's. A name erased here is gone.
class Progress : public QObject {
    Q_OBJECT
public:
    /// What a lesson has counted of one experiment.
    struct Rolls {
        QString source; ///< as LessonSession::source
        std::vector<std::int64_t> counts;
        /// How they grew, thinned; empty for counts from elsewhere.
        std::vector<lessons::RunningPoint> way;

        bool operator==(const Rolls&) const = default;
    };

    struct Topic {
        int stepsDone = 0;                            ///< one bit a LessonStep
        QHash<QString, std::vector<int>> predictions; ///< by experiment, the parts that were predicted
        QHash<QString, int> answers; ///< by question, the answer last given, as the question lists them
        /// By question, the answer given first; of questions answered before this was kept, none.
        QHash<QString, int> firstAnswers;
        /// Practice problems in a row that were right at the first try, 0 … Mastery::needed.
        int inARow = 0;
        QHash<QString, Rolls> rolls; ///< by experiment
        QVariantMap settings;        ///< of the lesson's figure, as they stood at the last prediction or roll

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

    /// Whether all that was done is on the disk; what is not is written with the next thing that is done.
    bool isWritten() const { return m_written; }
    /// Where a damaged file was put; empty if there was none.
    QString damagedFile() const { return m_file.damagedFile(); }

signals:
    void changed();
    void nameChanged();

private:
    using Pupil = QHash<QString, Topic>;

    void take(const QJsonObject& root);
    void write();
    /// Lays what was done here over what the file holds.
    void merge(const QJsonObject& root);
    QJsonObject written(const QJsonObject& root) const;
    /// Whoever has no seed gets one; it is written with the first thing that is done.
    void drawSeed();

    StateFile m_file;
    QString m_current;
    QHash<QString, Pupil> m_pupils;
    QHash<QString, std::uint32_t> m_seeds; ///< by name
    // What the file does not know yet.
    QHash<QString, QSet<QString>> m_touched; ///< by name, the topics
    QSet<QString> m_erased;
    QSet<QString> m_drawn; ///< whose seed is new
    bool m_written = true;
};

} // namespace app
