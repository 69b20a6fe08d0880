// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay.h"

#include "engine/games/any_record.h"
#include "output.h"

namespace cli {

void replayFile(const std::string& path, core::ReadOptions options) {
    const auto result = games::readAnyRecord(readFile(path, core::maxRecordBytes), options);
    if (const auto* error = std::get_if<games::ReadError>(&result)) {
        const char* const way =
            error->kind == core::ReadFault::Edited ? " (--edited plays it as it is now)" : "";
        throw UserError(path + ':' + std::to_string(error->line) + ": " + english(error->words) + way);
    }
    const auto& record = std::get<games::AnyRecord>(result);
    print(record.type()->transcript(record));
}

} // namespace cli
