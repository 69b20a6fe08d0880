// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

#include <QtCore/QString>

/// What the codes of the class protocol say to people, in a sentence or two on what to do. A code that a
/// person can do nothing about, or that a newer host has sent, is named in a general sentence.
namespace app {

/// Why a request was refused. A teacher (`listener`) hears of the class, anybody else of the teacher's
/// computer.
QString refusalText(const messages::Reason& why, messages::Role listener);
/// Why the connection to the class has ended; empty if the person has left. `wait`: seconds until the next
/// try at the door.
QString endText(const messages::Reason& why, int wait = 0);
/// Why none of several classes admitted the pupil.
QString wrongCodeEverywhereText(int wait);

} // namespace app
