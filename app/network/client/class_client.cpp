// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_client.h"

#include "engine/core/overloaded.h"

namespace app {

ClassClient::ClassClient(QObject* parent) : QObject(parent) {
    connect(&m_connection, &ClassConnection::stateChanged, this, &ClassClient::stateChanged);
    connect(&m_connection, &ClassConnection::received, this, &ClassClient::receive);
    connect(&m_connection, &ClassConnection::broken, this, [this] { m_requests.loseAll(); });
    connect(&m_connection, &ClassConnection::ended, this, &ClassClient::ended);
}

ClassClient::~ClassClient() {
    m_connection.disconnect(this);
    m_requests.loseAll();
}

int ClassClient::request(const messages::ClientMessage& message) {
    const int id = m_requests.next();
    return m_connection.send({id, message}) ? id : -1;
}

void ClassClient::perform(const messages::ClientMessage& message, const QObject* context,
                          const ClassRequests::Settle& settle) {
    if (const int id = request(message); id >= 0)
        m_requests.await(id, context, settle);
    else
        settle(NotSent{});
}

int ClassClient::act(const std::string& action) {
    const auto wanted = m_tables.act(action);
    return wanted ? request(*wanted) : -1;
}

void ClassClient::receive(const std::optional<int>& id, const messages::HostMessage& message) {
    using namespace messages;
    const int number = id.value_or(-1);
    const core::Overloaded hear{
        [this](const Welcome& welcome) { admit(welcome); },
        [this, number](const Failed& failure) { onFailure(number, failure); },
        [this, number](const Done&) {
            m_polls.settleRequest(number, {});
            emit done(number);
            m_requests.settle(number, Done{});
        },
        [this](const Tables& tables) {
            m_tables.hear(tables);
            emit tablesChanged();
        },
        [this](const Board& board) {
            m_tables.hear(board);
            emit boardChanged(board);
        },
        [this, number](const History& history) {
            emit historyCame(number, history);
            m_requests.settle(number, Done{});
        },
        [this](const UndoAsked& asked) { emit undoAsked(asked); },
        [this](const PupilMoved& moved) { emit pupilMoved(moved); },
        [this](const Over& over) { emit gameOver(over); },
        [this](const Bye& bye) { m_connection.noteGoodbye(bye.code); },
        [this](const PoolShown& pool) { m_polls.hear(pool); },
        [this](const AllClasses& all) { m_polls.hear(all); },
        [this, number](const Contributions& list) {
            emit contributionsCame(number, list);
            m_requests.settle(number, Done{});
        },
        [this](const VoteShown& vote) { m_polls.hear(vote); },
        [this](const PacingShown& pacing) { m_monitoring.hear(pacing); },
        [this](const Assignment& assignment) { m_monitoring.hear(assignment); },
        [this](const PupilShown& pupil) { m_monitoring.hear(pupil); },
        [this](const Tally& tally) { m_monitoring.hear(tally); },
        [this, number](const Answers& answers) {
            emit answersCame(number, answers);
            m_requests.settle(number, Done{});
        },
        // A host sends its challenge to everybody; a client without a handshake knows it by its certificate.
        [](const Challenge&) {},
        // It answers a proof, and none was given, or it was judged already.
        [](const Seal&) {},
    };
    std::visit(hear, message);
}

void ClassClient::admit(const messages::Welcome& welcome) {
    const int before = this->welcome().member;
    m_polls.begin(before, welcome.member);
    m_monitoring.begin(before, welcome.member);
    m_tables.begin();
    m_connection.admit(welcome);
    m_polls.resend();
}

void ClassClient::onFailure(int id, const messages::Failed& failure) {
    m_polls.settleRequest(id, failure);
    emit failed(id, failure);
    m_requests.settle(id, failure);
    m_connection.refuse(failure);
}

} // namespace app
