// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace json {

/// A JSON value; its fields keep their order.
using Json = nlohmann::ordered_json;

} // namespace json
