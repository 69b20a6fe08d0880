// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/learn/session/progress.h"
#include "app/settings/app_context.h"

#include <QtCore/QVariantMap>

#include <cstdint>
#include <memory>

class QWidget;

namespace app {

class LessonSession;

/// What is rolled and in what order answers stand in the lessons' shots.
inline constexpr std::uint64_t lessonShotSeed = 20;

/// A window with a lesson at a step, after everything that comes before it: a prediction, then rolls, then an
/// answer. `settings` are those of its figure.
std::unique_ptr<QWidget> lessonAt(AppContext& context, const QString& id, LessonStep step,
                                  const QVariantMap& settings = {}, std::int64_t rolls = 320);

/// The session of a lesson in such a window.
LessonSession& sessionIn(QWidget& window, const QString& id);

/// Scrolls to the part with this object name as soon as the window has its size.
void scrollTo(QWidget& window, const QString& name);

} // namespace app
