// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/guide/guide_scene.h"

#include <QtCore/QList>
#include <QtCore/QRect>

class QWidget;

namespace app {

class BoardView;

/// What a view of the guide points at on the board, as far as it can be seen: the buttons that now stand for
/// one of its actions, in reading order, and the parts of the board that it names.
QList<QWidget*> placesOf(const lessons::GuideView& view, const lessons::GuideScene& scene,
                         const BoardView& board);

/// What else a pupil looks at for a move, in the board's coordinates: what glows, her plants, the squares
/// that one of `places` changes, and the prompt with its buttons.
QList<QRect> neededOn(const BoardView& board, const QList<QWidget*>& places);

} // namespace app
