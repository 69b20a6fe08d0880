// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_host.h"

#include "app/commitment/crypto.h"
#include "plant_nicknames.h"

#include <algorithm>

/// What the host does for each kind of message of a client.
namespace app {

using messages::Failed;
using messages::Role;

namespace {

const Failed noTable{"no-table", "there is no such table", 0};
const Failed diskRefused{"not-saved", "the host could not save this, so it was not done", 0};

/// A teacher may what a pupil may, and a pupil what an observer may.
int rankOf(Role role) {
    switch (role) {
    case Role::Observer: return 0;
    case Role::Pupil: return 1;
    case Role::Teacher: return 2;
    }
    return 0;
}

/// In a time that does not depend on where the two differ.
bool isSameSecret(const std::string& one, const std::string& other) {
    unsigned difference = one.size() == other.size() ? 0 : 1;
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
        difference |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
    return difference == 0;
}

} // namespace

template <typename Message>
ClassHost::Answer ClassHost::perform(HostConnection& from, Id id, const Message& message) {
    const desk::Sender sender{from.member(), from.role()};
    desk::Answer answer;
    if constexpr (requires { m_polls.perform(sender, message); }) {
        answer = m_polls.perform(sender, message);
        tellPolls();
    } else {
        answer = m_follow.perform(sender, message);
        tellFollow();
    }
    if (answer.reply)
        from.send(*answer.reply, id);
    return {.failure = answer.failure, .isAnswered = answer.reply.has_value()};
}

void ClassHost::dispatch(HostConnection& from, const messages::FromClient& message) {
    const bool isEntry = std::holds_alternative<messages::Hello>(message.message) ||
                         std::holds_alternative<messages::Proof>(message.message);
    if ((from.member() == 0) != isEntry) {
        from.fail(isEntry ? Failed{"already-in", "a hello comes first, and once", 0}
                          : Failed{"hello-first", "a hello comes first", 0},
                  message.id, true);
        return;
    }
    if (!isEntry && rankOf(from.role()) < rankOf(messages::kindOf(message.message).from)) {
        from.fail({"not-allowed", "this is not for you to do", 0}, message.id, true);
        return;
    }
    const Answer answer =
        std::visit([&](const auto& one) { return perform(from, message.id, one); }, message.message);
    if (answer.failure)
        from.fail(*answer.failure, message.id, isEntry);
    else if (!answer.isAnswered)
        from.send(messages::Done{}, message.id);
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id id, const messages::Hello& hello) {
    if (hello.protocol != messages::classProtocol)
        return {Failed{"wrong-protocol", "the host speaks version " + std::to_string(messages::classProtocol),
                       0}};
    if (!hello.token.empty()) {
        const Member* const member = m_members.withToken(hello.token);
        if (!member)
            return {Failed{"unknown-token", "nobody has this token", 0}};
        enter(from, id, *member, hello.token);
        return {.failure = {}, .isAnswered = true};
    }
    if (from.isOutside())
        return turnAway(from, id, {"proof-first", "the challenge has not been answered", 0});
    if (hello.role == Role::Teacher &&
        (m_options.teacherKey.empty() || !isSameSecret(hello.key, m_options.teacherKey)))
        return {Failed{"wrong-key", "this is not the teacher's key", 0}};
    if (m_members.isFull())
        return {Failed{"class-full", "too many have joined", 0}};
    const auto [member, token] = m_members.invite(hello.role);
    if (!m_storage->save(member))
        return {diskRefused};
    m_members.add(member);
    enter(from, id, member, token);
    return {.failure = {}, .isAnswered = true};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id id, const messages::Proof& proof) {
    const std::string challenge = from.takeChallenge();
    if (!m_door || challenge.empty())
        return {Failed{"not-asked", "there is no challenge to answer", 0}};
    const auto judgement = m_door->judge(from.address(), challenge, proof.proof);
    if (!judgement.seal) {
        const int wait = static_cast<int>(judgement.wait.count());
        return turnAway(from, id,
                        judgement.looked
                            ? Failed{"wrong-code", "this does not prove the class's code", 0, wait}
                            : Failed{"wait", "too many wrong codes came from here", 0, wait});
    }
    from.letIn();
    from.send(messages::Seal{commitment::hexOf(*judgement.seal)}, id);
    return {.failure = {}, .isAnswered = true};
}

ClassHost::Answer ClassHost::turnAway(HostConnection& from, Id id, const Failed& why) {
    from.fail(why, id);
    from.close(why.code.c_str(), why.message.c_str());
    return {.failure = {}, .isAnswered = true};
}

void ClassHost::enter(HostConnection& from, Id id, const Member& member, const std::string& token) {
    for (HostConnection* connection : std::vector(m_connections))
        if (connection != &from && connection->member() == member.number) {
            // The member is not gone: the seat stays theirs without a break.
            connection->setMember(0, Role::Pupil);
            connection->close("elsewhere", "you have come in from another place");
        }
    from.setMember(member.number, member.role);
    from.send(messages::Welcome{.protocol = messages::classProtocol,
                                .member = member.number,
                                .nickname = member.nickname,
                                .role = member.role,
                                .token = token},
              id);
    emit happened(QStringLiteral("%1 is here").arg(QString::fromStdString(member.nickname)));
    HostTable* const table = tableOf(member.number);
    if (table)
        table->setPresent(member.number, true);
    noteChange();
    from.send(tablesShown());
    countPupils();
    meet(member, true);
    const desk::Sender sender{member.number, member.role};
    for (const messages::HostMessage& one : m_polls.welcome(sender))
        from.send(one);
    for (const messages::HostMessage& one : m_follow.welcome(sender))
        from.send(one);
    if (table && table->hasGame())
        showGame(from, *table, table->seatOf(member.number));
}

void ClassHost::showGame(HostConnection& to, const HostTable& table, core::Seat viewer) {
    to.send(table.board(viewer));
    if (table.stage() == messages::Stage::Finished)
        to.send(messages::Over{table.number(), table.record()});
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::Sit& sit) {
    HostTable* const wanted = table(sit.table);
    if (!wanted)
        return {noTable};
    // The teacher may have seated this pupil in the meantime.
    const HostTable* const at = tableOf(from.member());
    if (at == wanted && (sit.seat == core::noSeat || sit.seat == at->seatOf(from.member())))
        return {};
    if (at)
        return {Failed{"already-seated", "you sit at a table", 0}};
    if (auto failure = wanted->sit(from.member(), m_members.find(from.member())->nickname, sit.seat))
        return {failure};
    if (!save(*wanted)) {
        wanted->stand(from.member());
        return {diskRefused};
    }
    from.watch(0);
    if (wanted->hasGame())
        from.send(wanted->board(wanted->seatOf(from.member())));
    return {};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::Stand&) {
    HostTable* const left = tableOf(from.member());
    if (!left)
        return {Failed{"not-seated", "you do not sit at a table", 0}};
    const core::Seat seat = left->seatOf(from.member());
    left->stand(from.member());
    if (save(*left))
        return {};
    left->sit(from.member(), m_members.find(from.member())->nickname, seat);
    return {diskRefused};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::Watch& watch) {
    HostTable* const wanted = table(watch.table);
    if (watch.table != 0 && !wanted)
        return {noTable};
    if (tableOf(from.member()))
        return {Failed{"already-seated", "you sit at a table", 0}};
    from.watch(watch.table);
    if (wanted && wanted->hasGame())
        showGame(from, *wanted, core::noSeat);
    return {};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::Act& act) {
    HostTable* const table = tableOf(from.member());
    if (!table)
        return {Failed{"not-seated", "you do not sit at a table", 0}};
    return {table->act(from.member(), act.step, act.action)};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::WhyNot& question) {
    const HostTable* const table = tableOf(from.member());
    if (!table)
        return {Failed{"not-seated", "you do not sit at a table", 0}};
    Failed why = table->whyNot(from.member(), question.action);
    if (why.code.empty())
        return {};
    return {why};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id id, const messages::AskHistory& question) {
    const HostTable* seen = tableOf(from.member());
    if (!seen)
        seen = table(from.watched());
    if (!seen)
        return {Failed{"not-seated", "you neither sit at a table nor watch one", 0}};
    if (Failed fault = seen->historyFault(question.from); !fault.code.empty())
        return {fault};
    from.send(seen->history(seen->seatOf(from.member()), question.from), id);
    return {.failure = {}, .isAnswered = true};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::Undo& undo) {
    HostTable* const table = tableOf(from.member());
    if (!table)
        return {Failed{"not-seated", "you do not sit at a table", 0}};
    return {table->undo(from.member(), undo.step, undo.agree)};
}

ClassHost::Answer ClassHost::perform(HostConnection&, Id, const messages::OpenTable& open) {
    const TableRules rules{
        .game = open.game, .seats = open.seats, .length = open.length, .bot = open.bot, .clock = open.clock};
    if (!completeRules(rules))
        return {Failed{"no-such-game", "there is no such game, or it cannot be played like that", 0}};
    if (!openTable(rules))
        return {diskRefused};
    return {};
}

ClassHost::Answer ClassHost::perform(HostConnection&, Id, const messages::LayTables& lay) {
    return {layTables(lay)};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::StartTable& start) {
    HostTable* const wanted = table(start.table);
    if (!wanted)
        return {noTable};
    if (from.role() != Role::Teacher && wanted->seatOf(from.member()) == core::noSeat)
        return {Failed{"not-allowed", "only those who sit there begin the game", 0}};
    return {startTable(start.table)};
}

ClassHost::Answer ClassHost::perform(HostConnection&, Id, const messages::CloseTable& close) {
    return {closeTable(close.table)};
}

ClassHost::Answer ClassHost::perform(HostConnection&, Id, const messages::Pause& pause) {
    setPaused(pause.paused);
    return {};
}

} // namespace app
