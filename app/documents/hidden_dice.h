// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/any_record.h"

#include <QtCore/QString>

#include <optional>
#include <string>
#include <string_view>

/// The files of games with sealed dice. Until such a game is over, its file hides seed, key and material
/// (app/base/crypto/hidden_text.h) by a key in another file: in `keys` in the data folder, or in `keys`
/// beside a game that is saved elsewhere. The program must be able to resume the game by itself, so this
/// keeps nobody from the dice who uses both files; it keeps them out of every file that can be read as it is.
namespace app::hidden_dice {

/// Whether the dice of this record must be hidden: they are sealed, and the game is not over.
bool mustHide(const games::AnyRecord& record);

/// The text of a record, without seals, as it is to be saved at `path`. The file with the key is written
/// first, if it does not exist; no value if that fails.
std::optional<std::string> textForFile(const games::AnyRecord& record, const QString& path);

/// What can be read as a record, for the bytes of the file at `path`: the bytes themselves, unless their dice
/// are hidden and the key is there. For any thread.
std::string textOfFile(std::string_view bytes, const QString& path);

/// Where the key to a game at `path` is.
QString keyPath(const QString& path, std::string_view commitment);

} // namespace app::hidden_dice
