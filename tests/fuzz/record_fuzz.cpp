// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a record: build with clang and -DGENOTYPE_FUZZ=ON, then
//   record_fuzz -max_len=20000 CORPUS tests/golden

#include "fuzz/record_fuzz.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string fault =
        tests::faultOfRecordReader(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!fault.empty()) {
        std::fprintf(stderr, "%s\n", fault.c_str());
        std::abort();
    }
    return 0;
}
