// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_host.h"

#include <algorithm>

/// Many tables at once: who sits where.
namespace app {

using messages::ErrorCode;

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

/// A table of a layout that is not there yet.
struct ClassHost::LaidTable {
    std::unique_ptr<HostTable> table;
    std::vector<int> pupils;
    /// Dealt, if the games begin at once.
    std::shared_ptr<HostGame> game;
};

ClassHost::Decision ClassHost::layTables(const messages::LayTables& wanted) {
    const auto rules = completeRules({.game = wanted.game,
                                      .seats = wanted.seats,
                                      .length = wanted.length,
                                      .bot = wanted.bot,
                                      .clock = wanted.clock});
    if (!rules)
        return {messages::Failed{ErrorCode::NoSuchGame,
                                 "there is no such game, or it cannot be played like that", 0}};
    for (const int one : wanted.to)
        if (const Member* const member = m_members.find(one);
            !member || member->isRemoved() || member->role != messages::Role::Pupil)
            return {messages::Failed{ErrorCode::NoMember, "there is no such pupil", 0}};
    const std::vector<int> pupils = freePupils(wanted.to);
    if (pupils.empty())
        return {messages::Failed{ErrorCode::NobodyFree, "no pupil is here who is in no game", 0}};
    const auto seats = static_cast<std::size_t>(rules->seats);
    const std::size_t needed = (pupils.size() + seats - 1) / seats;
    if (m_tables.size() + needed > static_cast<std::size_t>(messages::maxTables))
        return {messages::Failed{ErrorCode::TooManyTables, "a class has no more tables", 0}};
    const auto laid = std::make_shared<std::vector<LaidTable>>();
    // What is written: first the tables that somebody leaves, then the new ones.
    std::map<int, StoredTable> left;
    std::vector<StoredTable> added;
    int number = 0;
    for (std::size_t i = 0; i < needed; ++i) {
        do
            ++number;
        while (m_tables.contains(number));
        LaidTable& one = laid->emplace_back();
        one.table = std::make_unique<HostTable>(number, *rules, m_options.pace);
        // Nobody sits alone among bots while others sit together.
        one.pupils.assign(pupils.begin() + static_cast<std::ptrdiff_t>(pupils.size() * i / needed),
                          pupils.begin() + static_cast<std::ptrdiff_t>(pupils.size() * (i + 1) / needed));
        for (const int pupil : one.pupils) {
            one.table->sit(pupil, m_members.find(pupil)->nickname, one.table->freeSeat(core::noSeat));
            if (const HostTable* const at = tableOf(pupil))
                left.try_emplace(at->number(), stored(*at)).first->second.seats[at->seatOf(pupil)] = 0;
        }
        StoredTable& kept = added.emplace_back(stored(*one.table));
        if (!wanted.start)
            continue;
        one.game = deal(*one.table);
        if (!one.game)
            return {desk::notSaved};
        kept.game = fileOf(*one.game);
        kept.sat = one.table->satWithSitters();
    }
    std::vector<StoredTable> all;
    for (const auto& [at, table] : left)
        all.push_back(table);
    all.insert(all.end(), added.begin(), added.end());
    return {.write = [&storage = m_storage, all] { return storage.save(all); },
            .apply = [this, laid] { takeOver(*laid); }};
}

void ClassHost::takeOver(std::vector<LaidTable>& laid) {
    for (auto& [table, pupils, game] : laid) {
        HostTable& added = *table;
        for (const int pupil : pupils)
            if (HostTable* const left = tableOf(pupil))
                left->stand(pupil);
        addTable(std::move(table));
        if (game)
            added.begin(game);
        for (const int pupil : pupils) {
            HostConnection* const connection = connectionOf(pupil);
            if (connection)
                connection->watch(0);
            else
                added.setPresent(pupil, false);
        }
        if (game) {
            tell(added, [&](core::Seat viewer) { return added.board(viewer); });
            emit happened(QStringLiteral("table %1: the game has begun").arg(added.number()));
        }
        const messages::SendErrand errand{
            .kind = messages::ErrandKind::SitAtTable, .table = added.number(), .to = pupils};
        m_changes.add([this, errand] { return m_follow.perform({}, errand); });
    }
    tellTables();
}

} // namespace app
