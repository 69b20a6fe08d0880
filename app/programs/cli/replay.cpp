// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay.h"

#include "output.h"

namespace cli {

games::AnyRecord recordIn(const std::string& path, core::ReadOptions options) {
    const auto result = games::readAnyRecord(readFile(path, core::maxRecordBytes), options);
    if (const auto* error = std::get_if<games::ReadError>(&result)) {
        const char* const way =
            error->kind == core::ReadFault::Edited ? " (--edited plays it as it is now)" : "";
        throw UserError(path + ':' + std::to_string(error->line) + ": " + english(error->words) + way);
    }
    return std::get<games::AnyRecord>(result);
}

void replayFile(const std::string& path, core::ReadOptions options) {
    const games::AnyRecord record = recordIn(path, options);
    print(record.type()->transcript(record));
}

} // namespace cli
