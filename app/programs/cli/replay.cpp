// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/game_file.h"
#include "commands.h"

namespace cli {

Run replay(CLI::App& command) {
    const auto file = std::make_shared<GameFile>();
    file->addTo(command);
    return [file] {
        const games::AnyRecord record = file->record();
        return Answer{record.type()->transcript(record)};
    };
}

} // namespace cli
