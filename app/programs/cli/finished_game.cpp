// SPDX-License-Identifier: GPL-3.0-or-later
#include "finished_game.h"

#include "engine/genotype/words/words.h"
#include "output.h"
#include "replay.h"

namespace cli {

void addGameFile(CLI::App& command, std::string& file, core::ReadOptions& reading) {
    command.add_option("file", file, "A .genotype file")->required();
    command.add_flag("--allow-cut-off", reading.tolerateCutOff, "Leave out a last line that was cut off")
        ->disable_flag_override();
    command.add_flag("--edited", reading.acceptEdited, "Play a record that was changed after it was written")
        ->disable_flag_override();
}

FinishedGame::FinishedGame(const std::string& path, core::ReadOptions options) {
    const games::AnyRecord any = recordIn(path, options);
    const auto* own = any.as<genotype::Game>();
    if (!own)
        throw UserError(path + ": this is not a game of Genotype");
    record = *own;
    end = genotype::replay(record).state;
    if (!end.finished())
        throw UserError(path + ": the game is not finished");
}

std::string FinishedGame::name(genotype::Seat seat) const {
    namespace words = genotype::words;
    return english(words::name(words::tableOf(end, core::namesOf(record)), seat));
}

} // namespace cli
