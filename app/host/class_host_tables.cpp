// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_host.h"
#include "poll_failures.h"

#include <algorithm>

/// Many tables at once: who sits where.
namespace app {

std::vector<int> ClassHost::freePupils(const std::vector<int>& among) const {
    std::vector<int> found;
    for (const Presence& one : members()) {
        const auto* const at = table(one.table);
        if (one.role == messages::Role::Pupil && one.isHere &&
            (among.empty() || std::ranges::find(among, one.number) != among.end()) &&
            !(at && at->stage() == messages::Stage::Playing))
            found.push_back(one.number);
    }
    return found;
}

bool ClassHost::seat(const std::vector<int>& pupils, int number) {
    HostTable& wanted = *table(number);
    for (const int pupil : pupils) {
        const std::string& nickname = m_members.find(pupil)->nickname;
        if (HostTable* const left = tableOf(pupil)) {
            const core::Seat place = left->seatOf(pupil);
            left->stand(pupil);
            if (!save(*left)) {
                left->sit(pupil, nickname, place);
                return false;
            }
        }
        wanted.sit(pupil, nickname, core::noSeat);
        if (!save(wanted)) {
            wanted.stand(pupil);
            return false;
        }
        for (HostConnection* connection : m_connections)
            if (connection->member() == pupil)
                connection->watch(0);
    }
    return true;
}

ClassHost::Failure ClassHost::layTables(const messages::LayTables& wanted) {
    const auto rules = completeRules({.game = wanted.game,
                                      .seats = wanted.seats,
                                      .length = wanted.length,
                                      .bot = wanted.bot,
                                      .clock = wanted.clock});
    if (!rules)
        return messages::Failed{"no-such-game", "there is no such game, or it cannot be played like that", 0};
    for (const int one : wanted.to)
        if (const Member* const member = m_members.find(one);
            !member || member->isRemoved() || member->role != messages::Role::Pupil)
            return messages::Failed{"no-member", "there is no such pupil", 0};
    const std::vector<int> pupils = freePupils(wanted.to);
    if (pupils.empty())
        return messages::Failed{"nobody-free", "no pupil is here who is in no game", 0};
    const auto seats = static_cast<std::size_t>(rules->seats);
    const std::size_t needed = (pupils.size() + seats - 1) / seats;
    if (m_tables.size() + needed > static_cast<std::size_t>(messages::maxTables))
        return messages::Failed{"too-many-tables", "a class has no more tables", 0};
    for (std::size_t i = 0; i < needed; ++i) {
        // Nobody sits alone among bots while others sit together.
        const std::vector<int> here(pupils.begin() + static_cast<std::ptrdiff_t>(pupils.size() * i / needed),
                                    pupils.begin() +
                                        static_cast<std::ptrdiff_t>(pupils.size() * (i + 1) / needed));
        const auto number = openTable(*rules);
        if (!number || !seat(here, *number))
            return pollNotSaved;
        if (wanted.start)
            if (auto failure = startTable(*number))
                return failure;
        const messages::SendErrand errand{
            .kind = messages::ErrandKind::SitAtTable, .table = *number, .to = here};
        if (auto failure = m_follow.perform({}, errand).failure)
            return failure;
    }
    tellTables();
    tellFollow();
    return {};
}

} // namespace app
