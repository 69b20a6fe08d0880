// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace cli {

/// What a request may contain. None needs more than a list of texts and ten fields; a hostile line (very
/// deep, or with very many keys) would cost the JSON library deep recursion and quadratic time.
inline constexpr std::size_t maxJsonDepth = 8;
inline constexpr std::size_t maxJsonKeys = 64;

/// Whether JSON text stays within the limits for depth and for the number of keys in all objects together.
/// Takes linear time and constant stack. Text that is not JSON is checked up to its first error.
bool isWithinJsonLimits(std::string_view text);

} // namespace cli
