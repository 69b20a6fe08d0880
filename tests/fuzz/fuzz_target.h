// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

/// Every fuzz target is a function that processes a text and returns what went wrong, or nothing if all is
/// well. Build with clang and -DGENOTYPE_FUZZ=ON; see `./dev fuzz`.
#define GENOTYPE_FUZZ_TARGET(faultOf)                                                                        \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {                      \
        const std::string fault = faultOf(std::string_view(reinterpret_cast<const char*>(data), size));      \
        if (!fault.empty()) {                                                                                \
            std::fprintf(stderr, "%s\n", fault.c_str());                                                     \
            std::abort();                                                                                    \
        }                                                                                                    \
        return 0;                                                                                            \
    }
