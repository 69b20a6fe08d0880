// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/any_record.h"

#include <QtCore/QString>

namespace app {

/// Whether the record comes from another version of the program, rather than being damaged.
bool isOfOtherVersion(const games::ReadError& error);

/// Why a record cannot be read, in one or two plain sentences.
QString wordsFor(const games::ReadError& error);

} // namespace app
