// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace lessons {

/// The name of this program among all things that have a UUID, drawn at random once and for all.
inline constexpr std::string_view programUuid = "1b13e70f-c58f-4792-865e-9c207fda8e09";

/// The UUID (version 5 of RFC 4122) of a name within that one: the same name always has the same.
std::string stableId(std::string_view name);

} // namespace lessons
