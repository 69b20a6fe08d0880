// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

/// From how far away type on a projected picture can be read.
///
/// The rule: lower-case letters are at least 1/200 of the distance high, 17 minutes of arc. Capitals, which
/// are a third higher in the program's type, then have 23 minutes. For reading from a screen, capitals of 20
/// to 22 minutes are preferred, and 16 are the least (NUREG-0700, rev. 2, guideline 1.3.1-4).
namespace last_row {

/// The height of an x in Noto Sans, as a part of the size of the type.
inline constexpr double xHeight = 0.536;
inline constexpr double lettersInDistance = 200;
inline constexpr double usualDistance = 8; ///< metres

/// The size of the type, in pixels of a picture `across` pixels and `wide` metres wide, that can be read from
/// `metres` away.
inline constexpr double typeFor(double metres, double across, double wide) {
    return metres / lettersInDistance / xHeight * across / wide;
}
/// The distance, in metres, from which type of that size can be read.
inline constexpr double distanceOf(double type, double across, double wide) {
    return type * xHeight * lettersInDistance * wide / across;
}

} // namespace last_row
} // namespace app
