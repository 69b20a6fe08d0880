// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "companion_names.h"
#include "engine/core/enum_words.h"
#include "json_names.h"

#include <string_view>

namespace messages {

/// The word of a value in JSON, as a type.
template <typename Enum> struct WordOf {
    constexpr std::string_view operator()(Enum value) const { return code(value); }
};
/// All values of an enumeration and their words.
template <typename Enum> using Words = core::EnumWords<Enum, WordOf<Enum>>;

} // namespace messages
