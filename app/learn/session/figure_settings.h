// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"
#include "lesson_progress.h"
#include "lessons/documents/topic.h"

#include <QtCore/QObject>
#include <QtCore/QVariantMap>

#include <cstdint>

namespace app {

/// The switches and sliders of a lesson's figure and of the panels around it, and what the lesson says for
/// them. They are saved with the next prediction or roll (ExperimentRun).
class FigureSettings : public QObject {
    Q_OBJECT
public:
    /// `topic` and `chance` must outlive this. `seed` and the pupil's own decide on the first mystery.
    FigureSettings(const lessons::Topic& topic, LessonProgress progress, std::uint64_t seed,
                   core::Random& chance);

    const lessons::Topic& topic() const { return *m_topic; }
    /// The same lesson in another language, or after a change of its file. Emits no signal: the caller renews
    /// the view.
    void setTopic(const lessons::Topic& topic) { m_topic = &topic; }

    /// Of the traits that the figure offers, the one that it shows; null if it keeps to the start cross.
    const lessons::TraitTexts* shownTrait() const;
    /// The setting that says which of `topic().ofTraits` is shown, by its place.
    static constexpr const char* traitSetting = "trait";
    /// The place of the start cross's trait among them.
    int startTrait() const;
    /// What the lesson says beside its figure, about the trait that is shown. `changed` tells when it is
    /// another one.
    const lessons::TopicTexts& texts() const;

    QVariant setting(const QString& name, const QVariant& otherwise) const;
    /// A switch with `count` positions, from 0: what was saved may come from another version.
    int choice(const char* name, int count, int otherwise = 0) const;
    void setSetting(const QString& name, const QVariant& value);
    /// All of them, as Progress keeps them.
    const QVariantMap& all() const { return m_settings; }

    /// The number of the first unknown plant or riddle, 0 … 999,999: another one for every pupil and, until
    /// something has been predicted or rolled, in every session.
    int firstMystery() const;
    /// A random generator for figures, independent of the rolls.
    core::Random& chance() const { return m_chance; }

    /// Takes the settings that are saved for the current pupil. Emits no signal: the caller renews the view.
    void restore();
    /// The same if any are saved: a pupil who has just typed a name keeps those on the screen.
    void restoreIfSaved();

signals:
    void changed(const QString& name);

private:
    const lessons::Topic* m_topic;
    LessonProgress m_progress;
    std::uint64_t m_seed;
    core::Random& m_chance;
    QVariantMap m_settings;
};

} // namespace app
