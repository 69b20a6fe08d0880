// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/problems/problem.h"
#include "progress.h"

#include <QtCore/QString>

#include <cstdint>
#include <functional>

namespace app {

/// The current pupil's work on one lesson, as `Progress` saves it. The parts of a lesson read and save it
/// here, and know neither other lessons nor other pupils. A copy reads and saves the same.
class LessonProgress {
public:
    /// `progress` must outlive this. `lesson`: the id of its topic.
    LessonProgress(Progress& progress, QString lesson);

    Progress::Topic topic() const { return m_progress->topic(m_lesson); }
    /// Saves what `work` makes of the topic, in one write.
    void change(const std::function<void(Progress::Topic&)>& work);
    void markDone(LessonStep step);

    Progress::Practice practice(lessons::ProblemKind kind) const;
    void setPractice(lessons::ProblemKind kind, const Progress::Practice& practice);

    /// The current pupil's own random seed.
    std::uint32_t pupilSeed() const { return m_progress->seed(); }

private:
    Progress* m_progress;
    QString m_lesson;
};

/// In Progress::Topic::stepsDone.
constexpr int bitOf(LessonStep step) {
    return 1 << static_cast<int>(step);
}

} // namespace app
