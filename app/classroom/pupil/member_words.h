// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

#include <QtCore/QString>

namespace app {

/// Why the connection to a class has ended, by the code of ClassClient::ended: a sentence or two on what to
/// do; empty if nothing has to be said. `wait`: seconds until the next try at the door.
QString endWords(const QString& code, int wait = 0);
/// Why the host has not done what was asked for, by the code of its answer.
QString failureWords(const messages::Failed& failure);
/// The name of a game, by its id; the id itself if this program does not have it.
QString gameNameOf(const std::string& id);

} // namespace app
