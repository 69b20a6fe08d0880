// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

/// From how far away type on a projected picture can be read.
///
/// The rule: lower-case letters are at least 1/200 of the distance high, 17 minutes of arc. Capitals, which
/// are a third higher in the program's type, then have 23 minutes, above the 20 to 22 that ISO 9241-303
/// prefers for the height of letters.
namespace last_row {

/// The height of an x in Noto Sans, as a part of the size of the type.
inline constexpr double xHeight = 0.536;
inline constexpr double lettersInDistance = 200;
/// The width of a usual projected picture, in metres.
inline constexpr double pictureWidth = 2;
inline constexpr double usualDistance = 8; ///< metres

/// The size of the type, in pixels of a picture `across` pixels wide, that can be read from `metres` away.
inline constexpr double typeFor(double metres, double across) {
    return metres / lettersInDistance / xHeight * across / pictureWidth;
}
/// The distance, in metres, from which type of that size can be read.
inline constexpr double distanceOf(double type, double across) {
    return type * xHeight * lettersInDistance * pictureWidth / across;
}

} // namespace last_row
} // namespace app
