// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"

#include <QtCore/QString>

namespace monkey {

/// What somebody might type who means no good: long, of other scripts and directions, with characters that
/// mean something elsewhere, numbers beyond all bounds.
QString typed(core::Random& chance);

} // namespace monkey
