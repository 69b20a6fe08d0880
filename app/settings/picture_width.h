// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace app {

class AppSettings;

/// The widths of a projected picture that can be chosen, in metres; a usual one is 2 m wide.
inline constexpr std::array<double, 5> pictureWidths{1.5, 2, 2.5, 3, 4};
inline constexpr double usualPictureWidth = 2;

/// How wide the picture of this room's projector is: one of `pictureWidths`, the usual one until somebody
/// chooses.
double pictureWidth(AppSettings& settings);
/// Precondition: one of `pictureWidths`.
void setPictureWidth(AppSettings& settings, double metres);

} // namespace app
