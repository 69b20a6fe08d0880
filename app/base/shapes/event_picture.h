// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape.h"

namespace shapes {

/// What happened in Mendel's life and to his discovery, in the order of the years.
enum class LifeEvent : std::uint8_t {
    Birth,
    Abbey,
    Vienna,
    Varieties,
    Crosses,
    Lecture,
    Paper,
    Abbot,
    Death,
    Rediscovery,
    Squares,
    Linkage,
    Helix
};

/// It, in the largest square in the middle of the box. It can be told at 24 pixels.
Shape eventPicture(const Box& box, LifeEvent event);

} // namespace shapes
