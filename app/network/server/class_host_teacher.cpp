// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_host.h"
#include "plant_nicknames.h"

#include <QtCore/QFileInfo>

#include <algorithm>

/// What a teacher does: at the host's own window, or from a client.
namespace app {

using messages::ErrorCode;

namespace {

const messages::Failed unknownTable{ErrorCode::NoTable, "there is no such table", 0};

} // namespace

ClassHost::Failure ClassHost::carryOut(const ChangeQueue::Decide& decide) {
    // It outlives this call if the storage is silent.
    const auto failure = std::make_shared<Failure>(desk::notSaved);
    m_changes.add(decide, [failure](const Failure& why) { *failure = why; });
    m_changes.finish();
    return *failure;
}

std::optional<int> ClassHost::openTable(const TableRules& rules) {
    std::set<int> before;
    for (const auto& [number, table] : m_tables)
        before.insert(number);
    if (carryOut([this, rules] { return open(rules); }))
        return {};
    const auto opened = std::ranges::find_if(
        m_tables, [&before](const auto& numbered) { return !before.contains(numbered.first); });
    return opened == m_tables.end() ? std::nullopt : std::optional(opened->first);
}

ClassHost::Failure ClassHost::startTable(int number) {
    return carryOut([this, number] { return start(number); });
}

ClassHost::Failure ClassHost::closeTable(int number) {
    return carryOut([this, number] { return close(number); });
}

ClassHost::Failure ClassHost::removeMember(int number) {
    return carryOut([this, number] { return remove(number); });
}

ClassHost::Failure ClassHost::confirmMember(int number, bool confirmed) {
    return carryOut(
        [this, number, confirmed] { return confirm({.member = number, .confirmed = confirmed}); });
}

ClassHost::Failure ClassHost::movePupil(const messages::MovePupil& wanted) {
    return carryOut([this, wanted] { return move(wanted); });
}

ClassHost::Decision ClassHost::open(const TableRules& wanted) {
    const auto rules = completeRules(wanted);
    if (!rules)
        return {messages::Failed{ErrorCode::NoSuchGame,
                                 "there is no such game, or it cannot be played like that", 0}};
    int number = 1;
    while (m_tables.contains(number))
        ++number;
    if (number > messages::maxTables)
        return {desk::notSaved};
    return save(stored(HostTable(number, *rules, m_options.pace)), [this, number, rules] {
        addTable(std::make_unique<HostTable>(number, *rules, m_options.pace));
        tellTables();
    });
}

ClassHost::Decision ClassHost::start(int number) {
    const HostTable* const waiting = table(number);
    if (!waiting)
        return {unknownTable};
    if (waiting->hasGame())
        return {messages::Failed{ErrorCode::AlreadyBegun, "the game has already begun", 0}};
    const std::shared_ptr<HostGame> game = deal(*waiting);
    if (!game)
        return {messages::Failed{ErrorCode::NotSaved, "the host cannot save the game", 0}};
    StoredTable begun = stored(*waiting);
    begun.game = fileOf(*game);
    begun.sat = waiting->satWithSitters();
    return save(std::move(begun), [this, number, game] {
        HostTable& started = *table(number);
        started.begin(game);
        tell(started, [&](core::Seat viewer) { return started.board(viewer); });
        emit happened(QStringLiteral("table %1: the game has begun").arg(number));
    });
}

std::shared_ptr<HostGame> ClassHost::deal(const HostTable& table) {
    return table.deal(nextSeed(), m_library, [](core::Seat seat) { return botNickname(seat).toStdString(); });
}

QString ClassHost::fileOf(const HostGame& game) {
    return QFileInfo(game.document().journal()->path()).fileName();
}

ClassHost::Decision ClassHost::close(int number) {
    if (!table(number))
        return {unknownTable};
    return {.write = [&storage = m_storage, number] { return storage.removeTable(number); },
            .apply =
                [this, number] {
                    for (HostConnection* connection : m_connections)
                        if (connection->watched() == number)
                            connection->watch(0);
                    m_tables.erase(number);
                    tellTables();
                }};
}

ClassHost::Decision ClassHost::confirm(const messages::ConfirmMember& wanted) {
    const Member* const found = m_members.find(wanted.member);
    if (!found || found->isRemoved())
        return {messages::Failed{ErrorCode::NoMember, "there is no such member", 0}};
    Member confirmed = *found;
    confirmed.isConfirmed = wanted.confirmed;
    return {.write = [&storage = m_storage, confirmed] { return storage.save(confirmed); },
            .apply =
                [this, confirmed] {
                    m_members.add(confirmed);
                    m_polls.noteChange();
                    countPresent();
                    noteChange();
                }};
}

void ClassHost::setPaused(bool paused) {
    m_paused = paused;
    for (const auto& [number, one] : m_tables)
        one->setPaused(m_paused);
    tellTables();
}

ClassHost::Decision ClassHost::remove(int number) {
    const Member* const found = m_members.find(number);
    if (!found || found->isRemoved())
        return {messages::Failed{ErrorCode::NoMember, "there is no such member", 0}};
    return {.write = [&storage = m_storage, number] { return storage.removeMember(number); },
            .apply =
                [this, number] {
                    if (HostTable* const left = tableOf(number))
                        left->stand(number);
                    Member removed = *m_members.find(number);
                    removed.tokenHash.clear();
                    m_members.add(removed);
                    m_follow.forget(number);
                    if (HostConnection* const connection = connectionOf(number)) {
                        connection->setMember(0, messages::Role::Pupil);
                        connection->close(ErrorCode::Removed, "the teacher has removed you from the class");
                    }
                    emit happened(
                        QStringLiteral("%1 was removed").arg(QString::fromStdString(removed.nickname)));
                    noteChange();
                }};
}

std::vector<ClassHost::Presence> ClassHost::members() const {
    std::vector<Presence> shown;
    for (const auto& [number, member] : m_members.all()) {
        if (member.isRemoved())
            continue;
        const HostTable* const at = tableOf(number);
        shown.push_back({.number = number,
                         .nickname = member.nickname,
                         .role = member.role,
                         .isHere = connectionOf(number) != nullptr,
                         .person = m_members.personOf(number),
                         .isConfirmed = member.isConfirmed,
                         .table = at ? at->number() : 0});
    }
    return shown;
}

int ClassHost::memberCount() const {
    return static_cast<int>(std::count_if(m_members.all().begin(), m_members.all().end(),
                                          [](const auto& numbered) { return !numbered.second.isRemoved(); }));
}

std::vector<Member> ClassHost::everybody() const {
    std::vector<Member> all;
    for (const auto& [number, member] : m_members.all())
        all.push_back(member);
    return all;
}

} // namespace app
