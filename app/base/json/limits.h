// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace json {

/// What a JSON text may contain; a hostile one (very deep, or with very many keys) would cost the JSON
/// library deep recursion and quadratic time.
struct JsonLimits {
    std::size_t depth;
    /// In one object.
    std::size_t keysOfObject;
    /// In all objects together.
    std::size_t keys;
};

/// No request needs more than a list of texts and ten fields.
inline constexpr JsonLimits requestLimits{.depth = 8, .keysOfObject = 64, .keys = 64};
/// A table with its observation, its events and what can be done.
inline constexpr JsonLimits hostLimits{.depth = 12, .keysOfObject = 64, .keys = 60'000};

/// Whether JSON text stays within the limits. Takes linear time and constant stack. Text that is not JSON is
/// checked up to its first error.
bool isWithinJsonLimits(std::string_view text, const JsonLimits& limits = requestLimits);

} // namespace json
