// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// A place at the table: 0 …, clockwise.
using Seat = std::uint8_t;
/// No seat; as a viewer, what everybody may see.
inline constexpr Seat noSeat = 255;

} // namespace core
