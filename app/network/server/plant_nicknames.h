// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QString>

namespace app {

/// The nickname of a member of the class, counted from 0, in the program's language: a plant, with a number
/// from the second time round.
QString plantNickname(int member);
/// That of a teacher, who needs no plant.
QString teacherNickname();
/// The name of a bot in a seat, which no member has.
QString botNickname(int seat);

} // namespace app
