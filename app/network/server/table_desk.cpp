// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_desk.h"

#include <algorithm>

namespace app {

using messages::ErrorCode;
using messages::Failed;

namespace {

const Failed unknownTable{ErrorCode::NoTable, "there is no such table", 0};
const Failed unknownGame{ErrorCode::NoSuchGame, "there is no such game, or it cannot be played like that", 0};

} // namespace

TableDesk::Decision TableDesk::open(const TableRules& wanted) {
    const auto rules = completeRules(wanted);
    if (!rules)
        return {unknownGame};
    const int number = m_tables.freeNumberAfter(0);
    if (number > messages::maxTables)
        return {Failed{ErrorCode::TooManyTables, "a class has no more tables than this", 0}};
    return {.write =
                [&storage = m_storage, table = ClassTables::stored(*m_tables.made(number, *rules))] {
                    return storage.save(std::vector{table});
                },
            .apply = [this, number, rules] { m_tables.add(m_tables.made(number, *rules)); }};
}

TableDesk::Decision TableDesk::start(const Sender& from, int number) {
    const HostTable* const waiting = m_tables.find(number);
    if (waiting && from.role != messages::Role::Teacher && waiting->seats().of(from.member) == core::noSeat)
        return {Failed{ErrorCode::NotAllowed, "only players at the table begin the game", 0}};
    return start(number);
}

TableDesk::Decision TableDesk::start(int number) {
    const HostTable* const waiting = m_tables.find(number);
    if (!waiting)
        return {unknownTable};
    if (waiting->hasGame())
        return {Failed{ErrorCode::AlreadyBegun, "the game has already begun", 0}};
    const std::shared_ptr<HostGame> game = m_tables.deal(*waiting);
    if (!game)
        return {Failed{ErrorCode::NotSaved, "the host cannot save the game", 0}};
    StoredTable begun = ClassTables::stored(*waiting);
    begun.game = ClassTables::fileOf(*game);
    begun.sat = waiting->seats().addedTo(waiting->seatHistory());
    return {.write = [&storage = m_storage, begun] { return storage.save(std::vector{begun}); },
            .apply = [this, number, game] { m_tables.begin(number, game); }};
}

TableDesk::Decision TableDesk::close(int number) {
    if (!m_tables.find(number))
        return {unknownTable};
    return {.write = [&storage = m_storage, number] { return storage.removeTable(number); },
            .apply = [this, number] { m_tables.remove(number); }};
}

std::vector<int> TableDesk::freePupils(const std::vector<int>& among) const {
    std::vector<int> found;
    for (const auto& [number, member] : m_members.all()) {
        const auto* const at = m_tables.tableOf(number);
        if (member.role == messages::Role::Pupil && !member.isRemoved() && m_audience.isHere(number) &&
            (among.empty() || std::ranges::find(among, number) != among.end()) &&
            !(at && at->stage() == messages::Stage::Playing))
            found.push_back(number);
    }
    return found;
}

struct TableDesk::LaidTable {
    std::unique_ptr<HostTable> table;
    std::vector<int> pupils;
    /// Dealt, if the games begin at once.
    std::shared_ptr<HostGame> game;
};

TableDesk::Decision TableDesk::layTables(const messages::LayTables& wanted) {
    const auto rules = completeRules({.game = wanted.game,
                                      .seats = wanted.seats,
                                      .length = wanted.length,
                                      .bot = wanted.bot,
                                      .clock = wanted.clock});
    if (!rules)
        return {unknownGame};
    for (const int one : wanted.to)
        if (!m_members.pupil(one))
            return {Failed{ErrorCode::NoMember, "there is no such pupil", 0}};
    const std::vector<int> pupils = freePupils(wanted.to);
    if (pupils.empty())
        return {Failed{ErrorCode::NobodyFree, "no pupil is here who is in no game", 0}};
    const auto seats = static_cast<std::size_t>(rules->seats);
    const std::size_t needed = (pupils.size() + seats - 1) / seats;
    if (m_tables.all().size() + needed > static_cast<std::size_t>(messages::maxTables))
        return {Failed{ErrorCode::TooManyTables, "a class has no more tables", 0}};
    const auto laid = std::make_shared<std::vector<LaidTable>>();
    // What is written: first the tables that somebody leaves, then the new ones.
    std::map<int, StoredTable> left;
    std::vector<StoredTable> added;
    int number = 0;
    for (std::size_t i = 0; i < needed; ++i) {
        number = m_tables.freeNumberAfter(number);
        LaidTable& one = laid->emplace_back();
        one.table = m_tables.made(number, *rules);
        // Nobody sits alone among bots while others sit together.
        one.pupils.assign(pupils.begin() + static_cast<std::ptrdiff_t>(pupils.size() * i / needed),
                          pupils.begin() + static_cast<std::ptrdiff_t>(pupils.size() * (i + 1) / needed));
        for (const int pupil : one.pupils) {
            one.table->sit(pupil, m_members.find(pupil)->nickname, one.table->seats().free(core::noSeat));
            if (const HostTable* const at = m_tables.tableOf(pupil))
                left.try_emplace(at->number(), ClassTables::stored(*at))
                    .first->second.seats[at->seats().of(pupil)] = 0;
        }
        StoredTable& kept = added.emplace_back(ClassTables::stored(*one.table));
        if (!wanted.start)
            continue;
        one.game = m_tables.deal(*one.table);
        if (!one.game)
            return {desk::notSaved};
        kept.game = ClassTables::fileOf(*one.game);
        kept.sat = one.table->seats().addedTo({});
    }
    std::vector<StoredTable> all;
    for (const auto& [at, table] : left)
        all.push_back(table);
    all.insert(all.end(), added.begin(), added.end());
    return {.write = [&storage = m_storage, all] { return storage.save(all); },
            .apply = [this, laid] { takeOver(*laid); }};
}

void TableDesk::takeOver(std::vector<LaidTable>& laid) {
    for (auto& [table, pupils, game] : laid) {
        const int number = table->number();
        for (const int pupil : pupils)
            if (HostTable* const left = m_tables.tableOf(pupil))
                left->stand(pupil);
        m_tables.addLaid(std::move(table), game);
        emit sent({.kind = messages::AssignmentKind::SitAtTable, .table = number, .to = pupils});
    }
}

} // namespace app
