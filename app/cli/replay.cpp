// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay.h"

#include "engine/games/any_record.h"
#include "output.h"

namespace cli {

void replayFile(const std::string& path, bool allowCutOff) {
    const auto result =
        games::readAnyRecord(readFile(path, core::maxRecordBytes), {.tolerateCutOff = allowCutOff});
    if (const auto* error = std::get_if<games::ReadError>(&result))
        throw UserError(path + ':' + std::to_string(error->line) + ": " + english(error->words));
    const auto& record = std::get<games::AnyRecord>(result);
    print(record.type()->transcript(record));
}

} // namespace cli
