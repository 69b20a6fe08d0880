// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/ui/theme/theme.h"
#include "lessons/documents/topic.h"

#include <functional>

class QLabel;
class QWidget;

namespace app {

class FigureSettings;

/// A text of the lesson for a label beside the figure: `of` picks it. It follows the language and the
/// trait that the figure shows.
QLabel* lessonLabel(const FigureSettings& figure, std::function<lessons::Text(const lessons::TopicTexts&)> of,
                    QWidget* parent, TextRole type = TextRole::Body, Role colour = Role::Ink);

} // namespace app
