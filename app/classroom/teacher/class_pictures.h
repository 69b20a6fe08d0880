// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/charts/projector/presentation.h"
#include "app/network/client/class_client.h"
#include "app/network/server/hosted_class.h"
#include "class_state.h"
#include "host_choices.h"

namespace app {
class AppSettings;
}

/// What the projector shows of a class: nothing about a single pupil or group.
namespace app::class_pictures {

/// How to join the class, as the words and the address are at any time; blank while it is closed. All that is
/// passed must outlive the picture.
Presentation door(const HostedClass& hosted, const HostChoices& choices);
/// A table of the class, as everybody there may see it, while its game goes on.
Presentation table(ClassClient& client, int number, AppSettings& settings);
/// The sum of the class's codes; blank if there is none.
Presentation codes(const ClassState& state);
/// What a class on the network has counted, as soon as it may be seen. `way`: how the sum grew.
Presentation pool(const messages::PoolShown& pool, const std::vector<lessons::RunningPoint>& way);
/// What several classes have counted together, with a bar for each of them.
Presentation classes(const messages::AllClasses& classes);
/// A question to the class, how many have voted, and what may be seen of the votes. `next`: the teacher's
/// next step, if there is one.
Presentation vote(const std::optional<messages::VoteShown>& vote,
                  const std::optional<Presentation::Act>& next);

} // namespace app::class_pictures
