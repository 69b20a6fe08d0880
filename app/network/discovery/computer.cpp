// SPDX-License-Identifier: GPL-3.0-or-later
#include "computer.h"

#include <string_view>

namespace app::join {

/// "::" may stand before or within the first half.
std::string computerOf(const std::string& address) {
    constexpr int groups = 4;
    constexpr std::string_view mapped = "::ffff:"; // an address of IPv4 at a socket for both
    if (address.starts_with(mapped) && address.find('.') != std::string::npos)
        return address.substr(mapped.size());
    if (address.find(':') == std::string::npos)
        return address;
    std::string half;
    std::size_t start = 0;
    for (int group = 0; group < groups; ++group) {
        const std::size_t end = address.find(':', start);
        if (end == start || end == std::string::npos)
            break; // the rest of this half is zeros
        half += address.substr(start, end - start) + ':';
        start = end + 1;
    }
    return half + ':';
}

} // namespace app::join
