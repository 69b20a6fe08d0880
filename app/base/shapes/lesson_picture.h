// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/documents/topic.h"
#include "shape.h"

namespace shapes {

/// What a lesson with this figure is about, in the largest square in the middle of the box: two chromosomes,
/// a Punnett square with flowers, a fly. It can be told at 40 pixels.
Shape lessonPicture(const Box& box, lessons::Figure figure);

} // namespace shapes
