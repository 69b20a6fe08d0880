// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/class_requests.h"
#include "app/network/server/hosted_class.h"

#include <QtCore/QString>

namespace app::host_words {

/// Why the class cannot be opened, in one sentence, with what can be done about it.
QString sentence(HostedClass::Trouble trouble, const HostedClass::Settings& settings, const QString& details);
/// Why the host has not done what the teacher asked for, as far as that is known; empty if it has.
QString sentence(const Outcome& outcome);
/// Who would be cut off if the class were closed now, and what remains.
QString beforeClosing(const ClassHost& host);
/// The name of a class, or nothing if it has only that of the computer.
QString ownName(const QString& name);

} // namespace app::host_words
