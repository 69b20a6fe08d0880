// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_file.h"

#include "engine/genotype/words/words.h"
#include "options.h"
#include "output.h"

namespace cli {

void GameFile::addTo(CLI::App& command) {
    command.add_option("file", path, "A .genotype file")->required();
    addFlag(command, "--allow-cut-off", reading.tolerateCutOff, "Leave out a last line that was cut off");
    addFlag(command, "--edited", reading.acceptEdited, "Play a record that was changed after it was written");
}

games::AnyRecord GameFile::record() const {
    const auto result = games::readAnyRecord(readFile(path, core::maxRecordBytes), reading);
    if (const auto* error = std::get_if<games::ReadError>(&result)) {
        const char* const way =
            error->kind == core::ReadFault::Edited ? " (--edited plays it as it is now)" : "";
        throw UserError(path + ':' + std::to_string(error->line) + ": " + english(error->words) + way);
    }
    return std::get<games::AnyRecord>(result);
}

FinishedGame::FinishedGame(const GameFile& file) {
    const games::AnyRecord any = file.record();
    const auto* own = any.as<genotype::Game>();
    if (!own)
        throw UserError(file.path + ": this is not a game of Genotype");
    record = *own;
    end = genotype::replay(record).state;
    if (!end.finished())
        throw UserError(file.path + ": the game is not finished");
}

std::string FinishedGame::name(genotype::Seat seat) const {
    namespace words = genotype::words;
    return english(words::name(words::tableOf(end, core::namesOf(record)), seat));
}

} // namespace cli
