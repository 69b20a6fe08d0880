// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tests {

/// How often something is tried: a quarter as often under the sanitizers, where each time takes many times as
/// long.
constexpr int fewer(int usual) {
#ifdef GENOTYPE_SANITIZED
    return usual / 4;
#else
    return usual;
#endif
}

} // namespace tests
