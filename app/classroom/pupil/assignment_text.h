// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/monitor_messages.h"

#include <QtCore/QString>

/// What a teacher sends and where a pupil is, in words for both of them.
namespace app::assignment_text {

/// "the lesson “Test crosses”", for use in a sentence.
QString nameOf(const messages::Assignment& assignment);
/// The title of a page by its id, as the side bar shows it; the id if there is no such page.
QString pageTitle(const std::string& page);
/// The title of a lesson; of a school's own lesson its id.
QString lessonTitle(const std::string& lesson);
/// "Predict"; empty for none.
QString stepTitle(messages::LessonPart step);

} // namespace app::assignment_text
