// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/state_file.h"
#include "app/learn/paper/lab_report.h"
#include "lessons/sampling/growing_sample.h"
#include "lessons/topics/attempts.h"
#include "lessons/topics/diagnosis.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QSet>
#include <QtCore/QStringList>
#include <QtCore/QVariantMap>

#include <cstdint>
#include <optional>
#include <vector>

namespace app {

struct PupilFile;

/// The four steps of every lesson.
enum class LessonStep { Predict, Roll, Compare, Explain };
inline constexpr int lessonStepCount = 4;

/// What pupils have done in the lessons, by name, in one file in the data folder. The data never leave the
/// computer, there are no accounts, and each name can be erased.
///
/// Another window can write to the same file. Then the changes made here since the last write are merged into
/// the file's content: a step is done if either window did it; in a topic that was changed here, this
/// window's predictions, rolls, settings and report replace the corresponding ones in the file, and its
/// answers follow those in the file; all else is taken from the file. A name erased here is gone.
class Progress : public QObject {
    Q_OBJECT
public:
    /// A lesson's counts of one experiment.
    struct Rolls {
        QString source; ///< as ExperimentRun::source
        std::vector<std::int64_t> counts;
        /// How the counts grew, thinned out; empty for counts from elsewhere.
        std::vector<lessons::RunningPoint> way;

        bool operator==(const Rolls&) const = default;
    };

    struct Topic {
        int stepsDone = 0;                            ///< one bit for each LessonStep
        QHash<QString, std::vector<int>> predictions; ///< the predicted parts, by experiment
        QHash<QString, lessons::Attempts> attempts;   ///< by question
        QHash<QString, Rolls> rolls;                  ///< by experiment
        QVariantMap settings; ///< the figure's settings at the last prediction or roll
        ReportWords report;   ///< what was typed for the lesson's report

        bool operator==(const Topic&) const = default;
    };

    /// A pupil's practice with one kind of problem, in whatever lesson.
    struct Practice {
        /// How many problems in a row were right at the first try and without a hint, 0 … Mastery::needed; it
        /// stays there.
        int inARow = 0;
        int missed = 0; ///< how often the first try was wrong
        /// Which misconceptions the first answers stood for.
        std::vector<lessons::Sign> signs = {};

        bool operator==(const Practice&) const = default;
    };

    using Pupil = QHash<QString, Topic>;
    using Practices = QHash<QString, Practice>;
    /// What is in the file.
    struct Content {
        QString current;
        QHash<QString, std::uint32_t> seeds; ///< by name
        QHash<QString, Pupil> pupils;        ///< by name, then by topic
        QHash<QString, Practices> practice;  ///< by name, then by kind
    };

    /// Reads the file if there is one. A file that cannot be read is put aside as "lessons.damaged.json".
    explicit Progress(const QString& folder, QObject* parent = nullptr);
    /// Nobody's, in memory only: nothing is read or written.
    Progress() = default;

    /// All names in the file and the current one, in alphabetical order.
    QStringList names() const;
    /// The current pupil's name; empty if none was given, and then progress is saved without a name.
    QString current() const { return m_current; }
    /// What was done without a name since the program was started goes along: nobody types a name in order to
    /// lose the work of this lesson.
    void setCurrent(const QString& name);
    /// Whether nothing has been done under the current name.
    bool isEmpty() const;

    /// What has become of the work that was done without a name.
    enum class Unnamed {
        None,
        Taken,   ///< the current pupil has it since the name was typed; `giveBackUnnamed` undoes that
        Waiting, ///< there is some, from earlier or given back, and `takeUnnamed` makes it the current
                 ///< pupil's
    };
    /// Since the name was typed, and until something more is done.
    Unnamed unnamed() const;
    /// Adds all that was done without a name to the current pupil's, as PupilFile::add.
    void takeUnnamed();
    void giveBackUnnamed();

    /// Erases everything under the current name; afterwards no name is set.
    void erase();

    /// Everything of the current pupil, to be taken to another computer.
    PupilFile pupil() const;
    /// The same as text.
    QByteArray file() const;
    /// Adds what such a file holds to what is here, as PupilFile::add, and makes its pupil the current one. A
    /// name that belongs to somebody else on this computer gets a number. False if it is no such file; then
    /// nothing changes.
    bool addFile(const QByteArray& content);
    /// If the current pupil got a number because the name was in use: that name. Otherwise empty.
    QString namesake() const;
    /// The current pupil and the namesake are the same person, who typed the name on two computers: adds
    /// everything to the namesake, who becomes the current pupil, and erases the name with the number.
    void joinNamesake();

    /// The current name was mistyped as `name`: adds everything that was done under `name` to the current
    /// pupil, and erases that name. What the disk refuses stays under both names.
    void takeOver(const QString& name);

    /// The current pupil's own random seed, so that shuffled answers keep their order for this pupil.
    std::uint32_t seed() const { return m_seeds.value(m_current); }
    /// For pictures and tests.
    void setSeed(std::uint32_t seed) { m_seeds[m_current] = seed; }

    Topic topic(const QString& id) const;
    void setTopic(const QString& id, const Topic& topic);
    /// `kind`: as lessons::idOf.
    Practice practice(const QString& kind) const { return m_practice.value(m_current).value(kind); }
    void setPractice(const QString& kind, const Practice& practice);
    /// The share of a topic's four steps that is done, 0–1.
    double share(const QString& id) const;

    /// Whether everything is on the disk. If not, it is written with the next change.
    bool isWritten() const { return m_written; }
    /// The path to which a damaged file was moved; empty if there was none.
    QString damagedFile() const { return m_file ? m_file->damagedFile() : QString(); }

signals:
    void changed();
    /// `isSamePerson`: the one who has worked without a name so far goes on under this one.
    void nameChanged(bool isSamePerson);

private:
    /// The names of topics and of kinds of practice.
    struct Parts {
        QSet<QString> topics;
        QSet<QString> kinds;

        bool isEmpty() const { return topics.isEmpty() && kinds.isEmpty(); }
    };
    /// What a pupil has of some parts.
    struct Work {
        Pupil topics;
        Practices practice;
    };

    Work workOf(const QString& name, const Parts& parts) const;
    /// All that was done without a name.
    Parts unnamedParts() const;
    /// The current pupil gets these parts of what was done without a name.
    void take(const Parts& parts);
    /// In these parts a name has this work and nothing else, whatever the file says.
    void put(const QString& name, const Parts& parts, const Work& work);
    void noteWork();
    /// Takes over what the file says of all names, and returns the name that is current there.
    QString take(const json::Json& root);
    /// Adds a file to the current pupil.
    void add(const PupilFile& file);
    void write();
    /// Merges the changes made here into the file's content.
    void merge(const json::Json& root);
    /// Gives the current pupil a seed if there is none; it is written with the first change.
    void drawSeed();

    std::optional<StateFile> m_file;
    QString m_current;
    QHash<QString, Pupil> m_pupils;
    QHash<QString, Practices> m_practice;  ///< by name, then by kind
    QHash<QString, std::uint32_t> m_seeds; ///< by name
    // Changes that are not in the file yet.
    QHash<QString, QSet<QString>> m_touched;   ///< the changed topics, by name
    QHash<QString, QSet<QString>> m_practised; ///< the kinds practised, by name
    QSet<QString> m_erased;
    QSet<QString> m_drawn; ///< names with a new seed
    /// By name: what the file says of these parts does not count any more.
    QHash<QString, Parts> m_dropped;
    /// What was done without a name since the start.
    Parts m_unnamedNow;
    /// What the current pupil has got of it, and what there was before.
    struct Taken {
        Parts parts;
        Work unnamed;
        Work before;
    };
    std::optional<Taken> m_taken;
    /// A name was typed, and nothing has been done since.
    bool m_isNameNew = false;
    bool m_written = true;
};

} // namespace app
