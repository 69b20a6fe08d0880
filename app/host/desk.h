// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messages/class_messages.h"

#include <optional>

/// What the desks of a host share: ClassPolls and ClassFollow decide what a message does without knowing of
/// connections.
namespace app::desk {

/// Who sends a message, or receives one.
struct Sender {
    int member = 0;
    messages::Role role = messages::Role::Pupil;
};

/// Done, unless there is a failure or a reply.
struct Answer {
    std::optional<messages::Failed> failure{};
    std::optional<messages::HostMessage> reply{};
};

} // namespace app::desk
