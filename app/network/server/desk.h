// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

#include <functional>
#include <optional>

/// What the desks of a host share: ClassPolls and ClassMonitor decide what a message does without knowing of
/// connections.
namespace app::desk {

/// Who sends a message, or receives one.
struct Sender {
    int member = 0;
    messages::Role role = messages::Role::Pupil;
};

/// What becomes of a request to change the class: it is refused, nothing is to be done, or something is to be
/// written and then so. ChangeQueue carries it out; no other change comes between.
struct [[nodiscard]] Decision {
    std::optional<messages::Failed> failure{};
    /// Writes it; whether it is there for good. Called on the storage's thread, so it uses the storage and
    /// its own copies, nothing else. None: there is nothing to write.
    std::function<bool()> write{};
    /// Makes it so here, after it was written.
    std::function<void()> apply{};
};

inline const messages::Failed notSaved{messages::ErrorCode::NotSaved,
                                       "the host could not save this, so it was not done", 0};
inline const messages::Failed databaseSilent{messages::ErrorCode::DatabaseSilent,
                                             "the host's database does not answer, so this was not done", 0};

} // namespace app::desk
