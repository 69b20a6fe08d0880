// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shape.h"

namespace shapes {

/// The shape as an SVG document in these colours. Several of them can be put into one HTML page: the names of
/// gradients are made from what they are, so the same name always means the same thing. Letters are
/// text in Noto Serif or the reader's own serif.
std::string svg(const Shape& shape, const Palette& palette);

} // namespace shapes
