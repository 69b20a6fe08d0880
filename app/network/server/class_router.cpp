// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_router.h"

#include <utility>

namespace app {

using messages::ErrorCode;
using messages::Failed;
using messages::Role;

namespace {

const Failed noTable{ErrorCode::NoTable, "there is no such table", 0};
const Failed seatMissing{ErrorCode::NotSeated, "you do not sit at a table", 0};
const Failed notAtATable{ErrorCode::NotSeated, "you neither sit at a table nor watch one", 0};

/// A teacher may what a pupil may, and a pupil what an observer may.
int rankOf(Role role) {
    switch (role) {
    case Role::Observer: return 0;
    case Role::Pupil: return 1;
    case Role::Teacher: return 2;
    }
    return 0;
}

Admission::Applicant applicantOf(const HostConnection& connection) {
    return {connection.address(), connection.isOutside()};
}

desk::Sender senderOf(const HostConnection& connection) {
    return {connection.member(), connection.role()};
}

} // namespace

template <typename Message>
ClassRouter::Answer ClassRouter::perform(HostConnection& from, Id id, const Message& message) {
    const desk::Sender sender = senderOf(from);
    ClassPolls& polls = m_parts.polls.desk();
    ClassMonitor& monitor = m_parts.monitor.desk();
    if constexpr (requires { polls.answer(message); })
        from.send(polls.answer(message), id);
    else if constexpr (requires { monitor.answer(message); })
        from.send(monitor.answer(message), id);
    else if constexpr (requires { polls.perform(sender, message); })
        return {.change = [&polls, sender, message] { return polls.perform(sender, message); }};
    else
        return {.change = [&monitor, sender, message] { return monitor.perform(sender, message); }};
    return {.isAnswered = true};
}

void ClassRouter::dispatch(HostConnection& from, const messages::FromClient& message) {
    if (const auto entering = m_entering.find(&from); entering != m_entering.end()) {
        entering->second.push_back(message);
        return;
    }
    const bool isEntry = std::holds_alternative<messages::Hello>(message.message) ||
                         std::holds_alternative<messages::Proof>(message.message);
    if ((from.member() == 0) != isEntry) {
        from.fail(isEntry ? Failed{ErrorCode::AlreadyIn, "a hello comes first, and once", 0}
                          : Failed{ErrorCode::HelloFirst, "a hello comes first", 0},
                  message.id, true);
        return;
    }
    if (!isEntry && rankOf(from.role()) < rankOf(messages::kindOf(message.message).from)) {
        from.fail({ErrorCode::NotAllowed, "this is not for you to do", 0}, message.id, true);
        return;
    }
    Answer answer =
        std::visit([&](const auto& one) { return perform(from, message.id, one); }, message.message);
    if (!answer.change) {
        respond(from, message.id, answer, isEntry);
        return;
    }
    const auto decide = [this, member = from.member(), change = std::move(answer.change)]() -> Decision {
        // A member who was removed while this waited does nothing more.
        const Member* const sender = m_parts.members.find(member);
        if (sender && sender->isRemoved())
            return {Failed{ErrorCode::NotAllowed, "you have been removed", 0}};
        return change();
    };
    m_parts.changes.add(decide, [this, to = QPointer(&from), id = message.id, isEntry,
                                 isAnswered = answer.isAnswered](const std::optional<Failed>& failure) {
        if (!to)
            return;
        respond(*to, id, {.failure = failure, .isAnswered = isAnswered}, isEntry);
        if (const auto held = m_entering.extract(to.data()))
            for (const messages::FromClient& one : held.mapped())
                dispatch(*to, one);
    });
}

void ClassRouter::respond(HostConnection& to, Id id, const Answer& answer, bool isEntry) {
    if (answer.failure)
        to.fail(*answer.failure, id, isEntry);
    else if (!answer.isAnswered)
        to.send(messages::Done{}, id);
}

ClassRouter::Answer ClassRouter::refuse(HostConnection& from, Id id, const Admission::Refused& refused) {
    if (!refused.isFinal)
        return {refused.why};
    from.fail(refused.why, id);
    from.close(refused.why.code, refused.why.message);
    return {.failure = {}, .isAnswered = true};
}

ClassRouter::Answer ClassRouter::perform(HostConnection& from, Id id, const messages::Hello& hello) {
    const Admission::Verdict verdict = m_parts.admission.judge(applicantOf(from), hello, m_parts.clients);
    if (const auto* const refused = std::get_if<Admission::Refused>(&verdict))
        return refuse(from, id, *refused);
    if (const auto* const back = std::get_if<Admission::Returns>(&verdict)) {
        enter(from, id, *m_parts.members.find(back->member), hello.token);
        return {.failure = {}, .isAnswered = true};
    }
    m_entering[&from];
    return {.isAnswered = true,
            .change = [this, to = QPointer(&from), id, hello] { return invite(to, id, hello); }};
}

ClassRouter::Decision ClassRouter::invite(const QPointer<HostConnection>& to, Id id,
                                          const messages::Hello& hello) {
    const auto newcomer = m_parts.admission.newcomer(hello, to ? applicantOf(*to).computer() : std::string());
    if (!newcomer)
        return {Admission::classFull};
    return {.write = [&storage = m_parts.storage, newcomer] { return storage.save(*newcomer); },
            .apply =
                [this, to, id, newcomer] {
                    m_parts.members.add(*newcomer);
                    // Whose connection has gone meanwhile never had the token.
                    if (to && m_parts.clients.contains(to.data()))
                        enter(*to, id, newcomer->member, newcomer->token);
                    else
                        m_parts.monitor.meet(newcomer->member, false);
                }};
}

ClassRouter::Answer ClassRouter::perform(HostConnection& from, Id id, const messages::Proof& proof) {
    const auto verdict = Admission::judge(applicantOf(from), m_authenticator, from.takeChallenge(), proof);
    if (const auto* const refused = std::get_if<Admission::Refused>(&verdict))
        return refuse(from, id, *refused);
    from.letIn();
    from.send(std::get<messages::Seal>(verdict), id);
    return {.failure = {}, .isAnswered = true};
}

void ClassRouter::enter(HostConnection& from, Id id, const Member& member, const std::string& token) {
    m_parts.clients.admit(from, member.number, member.role);
    emit admitted(from.socket());
    from.send(messages::Welcome{.protocol = messages::classProtocol,
                                .member = member.number,
                                .nickname = member.nickname,
                                .role = member.role,
                                .token = token},
              id);
    emit happened(QStringLiteral("%1 is here").arg(QString::fromStdString(member.nickname)));
    m_parts.tables.setPresent(member.number, true);
    from.send(m_parts.tables.shown());
    m_parts.monitor.meet(member, true);
    const desk::Sender sender{member.number, member.role};
    for (const messages::HostMessage& one : m_parts.polls.desk().welcome(sender))
        from.send(one);
    for (const messages::HostMessage& one : m_parts.monitor.desk().welcome(sender))
        from.send(one);
    if (const HostTable* const table = m_parts.tables.tableOf(member.number))
        for (const messages::HostMessage& one :
             ClassTables::gameFor(*table, table->seats().of(member.number)))
            from.send(one);
}

ClassRouter::Answer ClassRouter::perform(HostConnection& from, Id, const messages::Sit& wanted) {
    return {.change = [&desk = m_parts.seatDesk, member = from.member(), wanted] {
        return desk.sit(member, wanted);
    }};
}

ClassRouter::Answer ClassRouter::perform(HostConnection& from, Id, const messages::Stand&) {
    return {.change = [&desk = m_parts.seatDesk, member = from.member()] { return desk.stand(member); }};
}

ClassRouter::Answer ClassRouter::perform(HostConnection& from, Id, const messages::Watch& watch) {
    const HostTable* const wanted = m_parts.tables.find(watch.table);
    if (watch.table != 0 && !wanted)
        return {noTable};
    if (m_parts.tables.tableOf(from.member()))
        return {Failed{ErrorCode::AlreadySeated, "you sit at a table", 0}};
    from.watch(watch.table);
    if (wanted)
        for (const messages::HostMessage& one : ClassTables::gameFor(*wanted, core::noSeat))
            from.send(one);
    return {};
}

ClassRouter::Answer ClassRouter::perform(HostConnection& from, Id, const messages::Act& act) {
    HostTable* const table = m_parts.tables.tableOf(from.member());
    return {table ? table->act(from.member(), act.step, act.action) : seatMissing};
}

ClassRouter::Answer ClassRouter::perform(HostConnection& from, Id, const messages::WhyNot& question) {
    const HostTable* const table = m_parts.tables.tableOf(from.member());
    return {table ? table->whyNot(from.member(), question.action) : seatMissing};
}

ClassRouter::Answer ClassRouter::perform(HostConnection& from, Id, const messages::Undo& undo) {
    HostTable* const table = m_parts.tables.tableOf(from.member());
    return {table ? table->undo(from.member(), undo.step, undo.agree) : seatMissing};
}

HostTable* ClassRouter::tableSeenBy(const HostConnection& viewer) const {
    HostTable* const own = m_parts.tables.tableOf(viewer.member());
    return own ? own : m_parts.tables.find(viewer.watched());
}

ClassRouter::Answer ClassRouter::perform(HostConnection& from, Id id, const messages::AskHistory& question) {
    const auto faultOf = [this](const HostConnection& asker, int step) {
        const HostTable* const seen = tableSeenBy(asker);
        return seen ? seen->historyFault(step) : notAtATable;
    };
    if (const auto fault = faultOf(from, question.from))
        return {fault};
    const auto answer = [this, &from, id, first = question.from, faultOf] {
        // Much may have happened since it was asked.
        if (const auto fault = faultOf(from, first)) {
            from.fail(*fault, id);
            return;
        }
        const HostTable& seen = *tableSeenBy(from);
        from.send(seen.history(seen.seats().of(from.member()), first), id);
    };
    if (!m_parts.questions.add(&from, answer))
        return {Failed{ErrorCode::TooOften, "earlier questions have not been answered yet", 0}};
    return {.failure = {}, .isAnswered = true};
}

ClassRouter::Answer ClassRouter::perform(HostConnection&, Id, const messages::OpenTable& wanted) {
    const TableRules rules{.game = wanted.game,
                           .seats = wanted.seats,
                           .length = wanted.length,
                           .bot = wanted.bot,
                           .clock = wanted.clock};
    return {.change = [&desk = m_parts.tableDesk, rules] { return desk.open(rules); }};
}

ClassRouter::Answer ClassRouter::perform(HostConnection& from, Id, const messages::StartTable& wanted) {
    return {.change = [&desk = m_parts.tableDesk, sender = senderOf(from), number = wanted.table] {
        return desk.start(sender, number);
    }};
}

ClassRouter::Answer ClassRouter::perform(HostConnection&, Id, const messages::CloseTable& wanted) {
    return {.change = [&desk = m_parts.tableDesk, number = wanted.table] { return desk.close(number); }};
}

ClassRouter::Answer ClassRouter::perform(HostConnection&, Id, const messages::LayTables& wanted) {
    return {.change = [&desk = m_parts.tableDesk, wanted] { return desk.layTables(wanted); }};
}

ClassRouter::Answer ClassRouter::perform(HostConnection&, Id, const messages::MovePupil& move) {
    return {.change = [&desk = m_parts.seatDesk, move] { return desk.move(move); }};
}

ClassRouter::Answer ClassRouter::perform(HostConnection&, Id, const messages::ConfirmMember& wanted) {
    return {.change = [&desk = m_parts.memberDesk, wanted] { return desk.confirm(wanted); }};
}

ClassRouter::Answer ClassRouter::perform(HostConnection&, Id, const messages::RemoveMember& wanted) {
    return {.change = [&desk = m_parts.memberDesk, number = wanted.member] { return desk.remove(number); }};
}

ClassRouter::Answer ClassRouter::perform(HostConnection&, Id, const messages::Pause& pause) {
    m_parts.tables.setPaused(pause.paused);
    return {};
}

} // namespace app
