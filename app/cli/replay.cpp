#include "replay.h"

#include "engine/genotype/transcript.h"
#include "engine/genotype/words.h"
#include "output.h"

namespace cli {

using namespace genotype;

void replayFile(const std::string& path, bool allowCutOff) {
    const auto result = readRecord(readFile(path, maxRecordBytes), {.tolerateCutOff = allowCutOff});
    if (const auto* error = std::get_if<ReadError>(&result))
        throw UserError(path + ':' + std::to_string(error->line) + ": " + english(words::phrase(*error)));
    print(transcript(std::get<Record>(result)));
}

} // namespace cli
