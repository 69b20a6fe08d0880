// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/lesson_progress.h"
#include "lessons/documents/catalogue.h"

#include <QtCore/QTemporaryDir>

#include <algorithm>

/// A pupil's place at a computer: progress in a folder of its own, from which the parts of a lesson are made
/// one at a time.
struct PupilDesk {
    QTemporaryDir folder;
    app::Progress progress{folder.path()};

    app::LessonProgress work(const char* lesson = "dominance") {
        return {progress, QString::fromLatin1(lesson)};
    }

    static const lessons::Topic& topic(const char* lesson = "dominance") {
        return *lessons::findTopic(lesson);
    }
};
