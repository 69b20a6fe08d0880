// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_host.h"

#include "app/base/crypto/crypto.h"
#include "app/network/discovery/computer.h"
#include "plant_nicknames.h"

#include <QtCore/QElapsedTimer>

#include <algorithm>

/// What the host does for each kind of message of a client.
namespace app {

using messages::ErrorCode;
using messages::Failed;
using messages::Role;

namespace {

const Failed noTable{ErrorCode::NoTable, "there is no such table", 0};
const Failed classFull{ErrorCode::ClassFull, "too many have joined", 0};
const Failed notAtATable{ErrorCode::NotSeated, "you neither sit at a table nor watch one", 0};
/// Of one client, questions for what happened that may wait.
constexpr int mostQuestions = 5;
/// Seconds after which one more may join from an address that has joined too often.
constexpr int joinWait = 20;

/// A teacher may what a pupil may, and a pupil what an observer may.
int rankOf(Role role) {
    switch (role) {
    case Role::Observer: return 0;
    case Role::Pupil: return 1;
    case Role::Teacher: return 2;
    }
    return 0;
}

std::string computerOf(const HostConnection& connection) {
    return join::computerOf(connection.address().toString().toStdString());
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
    if constexpr (requires { m_polls.answer(message); })
        from.send(m_polls.answer(message), id);
    else if constexpr (requires { m_follow.answer(message); })
        from.send(m_follow.answer(message), id);
    else if constexpr (requires { m_polls.perform(sender, message); })
        return {.change = [this, sender, message] { return m_polls.perform(sender, message); }};
    else
        return {.change = [this, sender, message] { return m_follow.perform(sender, message); }};
    return {.isAnswered = true};
}

void ClassHost::dispatch(HostConnection& from, const messages::FromClient& message) {
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
        const Member* const sender = m_members.find(member);
        if (sender && sender->isRemoved())
            return {Failed{ErrorCode::NotAllowed, "you have been removed", 0}};
        return change();
    };
    m_changes.add(decide, [this, to = QPointer(&from), id = message.id, isEntry,
                           isAnswered = answer.isAnswered](const Failure& failure) {
        if (!to)
            return;
        respond(*to, id, {.failure = failure, .isAnswered = isAnswered}, isEntry);
        if (const auto held = m_entering.extract(to.data()))
            for (const messages::FromClient& one : held.mapped())
                dispatch(*to, one);
    });
}

void ClassHost::respond(HostConnection& to, Id id, const Answer& answer, bool isEntry) {
    if (answer.failure)
        to.fail(*answer.failure, id, isEntry);
    else if (!answer.isAnswered)
        to.send(messages::Done{}, id);
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id id, const messages::Hello& hello) {
    if (hello.protocol != messages::classProtocol)
        return {Failed{ErrorCode::WrongProtocol,
                       "the host speaks version " + std::to_string(messages::classProtocol), 0}};
    if (!hello.token.empty()) {
        const Member* const member = m_members.withToken(hello.token);
        if (!member)
            return {Failed{ErrorCode::UnknownToken, "nobody has this token", 0}};
        if (member->role != Role::Teacher && isCrowded() && !connectionOf(member->number))
            return turnAway(from, id, classFull);
        enter(from, id, *member, hello.token);
        return {.failure = {}, .isAnswered = true};
    }
    if (from.isOutside())
        return turnAway(from, id, {ErrorCode::ProofFirst, "the challenge has not been answered", 0});
    if (hello.role == Role::Teacher &&
        (m_options.teacherKey.empty() || !isSameSecret(hello.key, m_options.teacherKey)))
        return {Failed{ErrorCode::WrongKey, "this is not the teacher's key", 0}};
    // A teacher with the key is admitted, whatever pupils do.
    if (hello.role != Role::Teacher) {
        if (isCrowded())
            return turnAway(from, id, classFull);
        if (!m_joins.allows(computerOf(from), std::chrono::steady_clock::now()))
            return turnAway(
                from, id,
                {ErrorCode::TooManyJoins, "too many have just joined from this address", 0, joinWait});
    }
    m_entering[&from];
    return {.isAnswered = true,
            .change = [this, to = QPointer(&from), id, hello] { return invite(to, id, hello); }};
}

ClassHost::Decision ClassHost::invite(const QPointer<HostConnection>& to, Id id,
                                      const messages::Hello& hello) {
    if (m_members.isFull(hello.role))
        return {classFull};
    const auto invited =
        m_members.invite(hello.role, hello.installation, to ? computerOf(*to) : std::string());
    return {.write = [&storage = m_storage, invited] { return storage.save(invited); },
            .apply =
                [this, to, id, invited] {
                    m_members.add(invited);
                    // Whose connection has gone meanwhile never had the token.
                    if (to && std::ranges::count(m_connections, to.data()))
                        enter(*to, id, invited.member, invited.token);
                    else
                        meet(invited.member, false);
                }};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id id, const messages::Proof& proof) {
    const std::string challenge = from.takeChallenge();
    if (!m_door || challenge.empty())
        return {Failed{ErrorCode::NotAsked, "there is no challenge to answer", 0}};
    const auto judgement = m_door->judge(from.address(), challenge, proof.proof);
    if (!judgement.seal) {
        const int wait = static_cast<int>(judgement.wait.count());
        return turnAway(from, id,
                        judgement.looked
                            ? Failed{ErrorCode::WrongCode, "this does not prove the class's code", 0, wait}
                            : Failed{ErrorCode::Wait, "too many wrong codes came from here", 0, wait});
    }
    from.letIn();
    from.send(messages::Seal{commitment::hexOf(*judgement.seal)}, id);
    return {.failure = {}, .isAnswered = true};
}

ClassHost::Answer ClassHost::turnAway(HostConnection& from, Id id, const Failed& why) {
    from.fail(why, id);
    from.close(why.code, why.message);
    return {.failure = {}, .isAnswered = true};
}

void ClassHost::enter(HostConnection& from, Id id, const Member& member, const std::string& token) {
    for (HostConnection* connection : std::vector(m_connections))
        if (connection != &from && connection->member() == member.number) {
            // The member is not gone: the seat stays theirs without a break.
            connection->setMember(0, Role::Pupil);
            connection->close(ErrorCode::Elsewhere, "you have come in from another place");
        }
    from.setMember(member.number, member.role);
    m_entrance->letIn(from.socket());
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
    countPresent();
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

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::Sit& wanted) {
    return {.change = [this, member = from.member(), wanted] { return sit(member, wanted); }};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::Stand&) {
    return {.change = [this, member = from.member()] { return stand(member); }};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::Watch& watch) {
    HostTable* const wanted = table(watch.table);
    if (watch.table != 0 && !wanted)
        return {noTable};
    if (tableOf(from.member()))
        return {Failed{ErrorCode::AlreadySeated, "you sit at a table", 0}};
    from.watch(watch.table);
    if (wanted && wanted->hasGame())
        showGame(from, *wanted, core::noSeat);
    return {};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::Act& act) {
    HostTable* const table = tableOf(from.member());
    if (!table)
        return {Failed{ErrorCode::NotSeated, "you do not sit at a table", 0}};
    return {table->act(from.member(), act.step, act.action)};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::WhyNot& question) {
    const HostTable* const table = tableOf(from.member());
    if (!table)
        return {Failed{ErrorCode::NotSeated, "you do not sit at a table", 0}};
    return {table->whyNot(from.member(), question.action)};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id id, const messages::AskHistory& question) {
    const HostTable* const seen = tableSeenBy(from);
    if (!seen)
        return {notAtATable};
    if (const Failure fault = seen->historyFault(question.from))
        return {fault};
    const auto waiting =
        std::ranges::count_if(m_questions, [&from](const Question& one) { return one.from == &from; });
    if (waiting >= mostQuestions)
        return {Failed{ErrorCode::TooOften, "earlier questions have not been answered yet", 0}};
    m_questions.push_back({&from, id, question});
    if (!m_nextQuestion.isActive())
        m_nextQuestion.start(0);
    return {.failure = {}, .isAnswered = true};
}

HostTable* ClassHost::tableSeenBy(const HostConnection& viewer) const {
    HostTable* const own = tableOf(viewer.member());
    return own ? own : table(viewer.watched());
}

void ClassHost::answerQuestion() {
    QElapsedTimer taken;
    taken.start();
    const Question next = std::move(m_questions.front());
    m_questions.pop_front();
    if (next.from) {
        // Much may have happened since it was asked.
        const HostTable* const seen = tableSeenBy(*next.from);
        if (const Failure fault = seen ? seen->historyFault(next.asked.from) : notAtATable)
            next.from->fail(*fault, next.id);
        else
            next.from->send(seen->history(seen->seatOf(next.from->member()), next.asked.from), next.id);
    }
    // At least half of the time is for everything else.
    if (!m_questions.empty())
        m_nextQuestion.start(static_cast<int>(taken.elapsed()));
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::Undo& undo) {
    HostTable* const table = tableOf(from.member());
    if (!table)
        return {Failed{ErrorCode::NotSeated, "you do not sit at a table", 0}};
    return {table->undo(from.member(), undo.step, undo.agree)};
}

ClassHost::Answer ClassHost::perform(HostConnection&, Id, const messages::OpenTable& wanted) {
    const TableRules rules{.game = wanted.game,
                           .seats = wanted.seats,
                           .length = wanted.length,
                           .bot = wanted.bot,
                           .clock = wanted.clock};
    return {.change = [this, rules] { return open(rules); }};
}

ClassHost::Answer ClassHost::perform(HostConnection&, Id, const messages::LayTables& wanted) {
    return {.change = [this, wanted] { return layTables(wanted); }};
}

ClassHost::Answer ClassHost::perform(HostConnection&, Id, const messages::MovePupil& move) {
    return {.change = [this, move] { return this->move(move); }};
}

ClassHost::Answer ClassHost::perform(HostConnection&, Id, const messages::ConfirmMember& wanted) {
    return {.change = [this, wanted] { return confirm(wanted); }};
}

ClassHost::Answer ClassHost::perform(HostConnection& from, Id, const messages::StartTable& wanted) {
    return {.change = [this, wanted, member = from.member(), role = from.role()]() -> Decision {
        const HostTable* const waiting = table(wanted.table);
        if (waiting && role != Role::Teacher && waiting->seatOf(member) == core::noSeat)
            return {Failed{ErrorCode::NotAllowed, "only players at the table begin the game", 0}};
        return start(wanted.table);
    }};
}

ClassHost::Answer ClassHost::perform(HostConnection&, Id, const messages::CloseTable& wanted) {
    return {.change = [this, number = wanted.table] { return close(number); }};
}

ClassHost::Answer ClassHost::perform(HostConnection&, Id, const messages::Pause& pause) {
    setPaused(pause.paused);
    return {};
}

} // namespace app
