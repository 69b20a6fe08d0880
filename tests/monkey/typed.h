// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"

#include <QtCore/QString>

namespace monkey {

/// What a malicious user might type: long texts, other scripts and directions, characters with a special
/// meaning elsewhere, numbers out of every range.
QString typed(core::Random& chance);

} // namespace monkey
