// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace app::join {

/// What a host counts as one computer. `address`: "10.0.0.5", also as IPv6 maps it ("::ffff:10.0.0.5"), or an
/// address of IPv6, of which those of one /64 count as one, because any computer there has all of them.
std::string computerOf(const std::string& address);

} // namespace app::join
