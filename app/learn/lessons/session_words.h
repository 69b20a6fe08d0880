// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/theme.h"
#include "lessons/documents/topic.h"

#include <functional>

class QLabel;
class QWidget;

namespace app {

class LessonSession;

/// A text of the session's lesson for a label beside the figure: `of` picks it. It follows the trait that the
/// figure shows.
QLabel* sessionWords(LessonSession& session, std::function<lessons::Text(const lessons::TopicTexts&)> of,
                     QWidget* parent, TextRole type = TextRole::Body, Role colour = Role::Ink);

} // namespace app
