// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace cli {

/// What a request may hold. None needs more than a list of texts and ten fields; what a hostile line can hold
/// (its depth, its number of keys) costs the JSON library a deep recursion and quadratic time.
inline constexpr std::size_t maxJsonDepth = 8;
inline constexpr std::size_t maxJsonKeys = 64;

/// Whether JSON text nests no deeper and holds no more keys, all objects together, than the limits say. Takes
/// linear time and no stack. Text that is not JSON is judged up to its first fault.
bool isWithinJsonLimits(std::string_view text);

} // namespace cli
