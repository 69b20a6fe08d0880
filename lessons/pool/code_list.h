// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/pool/pool_code.h"

namespace lessons {

/// Many codes at once, as they are pasted from a chat or read from a file.
struct CodeList {
    struct Code {
        int line = 1; ///< from 1
        std::string text;
        PoolCount count;
    };
    struct Fault {
        int line = 1;
        std::string text; ///< as it is written
        PoolCodeError error;
    };
    std::vector<Code> codes;   ///< in their order
    std::vector<Fault> faults; ///< likewise
};

/// In bytes. Of a longer text only the beginning is read.
inline constexpr std::size_t largestCodeList = 1024 * 1024;

/// Reads a code in each line, or several with commas, semicolons or tabs between them, or with blanks if each
/// is written without blanks. What stands before a colon, such as a name in a chat, is left out, and so are
/// lines that begin with "#". Everything else is a code or a fault.
CodeList readPoolCodes(std::string_view text);

} // namespace lessons
