// SPDX-License-Identifier: GPL-3.0-or-later
#include "pupil_reporter.h"

#include <algorithm>

namespace app {

namespace {

constexpr int pausesAfterRefusal = 5;
/// As the protocol has them.
constexpr std::size_t longestId = 60;

/// A lesson of a school can have any file as its name; the host takes one of its size only.
bool canBeTold(const messages::GivenAnswer& answer) {
    return answer.lesson.size() <= longestId && answer.question.size() <= longestId &&
           answer.misconception.size() <= longestId && answer.form < messages::mostChoices &&
           answer.choice < messages::mostChoices;
}

} // namespace

PupilReporter::PupilReporter(QObject* parent) : QObject(parent) {
    m_due.setSingleShot(true);
    connect(&m_due, &QTimer::timeout, this, &PupilReporter::send);
}

void PupilReporter::setClient(ClassClient* client) {
    if (m_client == client)
        return;
    if (m_client) {
        m_client->disconnect(this);
        m_client->monitoring().disconnect(this);
    }
    m_client = client;
    if (!client)
        return;
    connect(client, &ClassClient::stateChanged, this, &PupilReporter::onState);
    connect(&client->monitoring(), &MemberMonitoring::pacingChanged, this, &PupilReporter::onPacing);
    connect(client, &ClassClient::done, this, [this](int id) { settle(id, nullptr); });
    connect(client, &ClassClient::failed, this,
            [this](int id, const messages::Failed& failure) { settle(id, &failure); });
    onState();
    if (client->monitoring().pacing())
        onPacing();
}

bool PupilReporter::isMonitored() const {
    if (!m_client || m_client->welcome().member == 0 || m_client->welcome().role != messages::Role::Pupil)
        return false;
    return m_client->state() == ClassClient::State::In || m_client->state() == ClassClient::State::Waiting;
}

/// Requests under way will not be answered any more, so everything is sent again.
void PupilReporter::onState() {
    m_told.reset();
    m_whereAsked = -1;
    m_answersAsked = -1;
    if (m_client->state() == ClassClient::State::Out)
        m_answers.clear();
    if (m_client->welcome().member == m_member)
        return;
    m_member = m_client->welcome().member;
    m_answers.clear();
    m_lastNumber = 0;
}

/// The host says which answers it has: those are not sent again, and the next ones are numbered after them.
void PupilReporter::onPacing() {
    if (!isMonitored())
        return;
    const int last = m_client->monitoring().pacing()->last;
    m_lastNumber = std::max(m_lastNumber, last);
    if (m_answersAsked < 0)
        std::erase_if(m_answers,
                      [last](const auto& answer) { return answer.number != 0 && answer.number <= last; });
    if (hasNews())
        sendSoon(std::chrono::milliseconds(0));
}

void PupilReporter::setWhere(const messages::Whereabouts& where) {
    m_where = where;
    if (m_where.lesson.size() > longestId)
        m_where.lesson.clear();
    if (hasNews())
        sendSoon(m_pause);
}

void PupilReporter::add(const messages::GivenAnswer& answer) {
    if (!isMonitored() || !canBeTold(answer) || m_answers.size() >= mostWaiting)
        return;
    m_answers.push_back(answer);
    m_answers.back().number = 0;
    sendSoon(m_pause);
}

bool PupilReporter::hasNews() const {
    return isMonitored() && m_client->monitoring().pacing() &&
           (!m_answers.empty() || !m_told || *m_told != m_where);
}

void PupilReporter::sendSoon(std::chrono::milliseconds pause) {
    if (!m_due.isActive())
        m_due.start(pause);
}

void PupilReporter::send() {
    if (!hasNews() || m_client->state() != ClassClient::State::In)
        return;
    if (m_whereAsked < 0 && (!m_told || *m_told != m_where)) {
        m_underWay = m_where;
        m_whereAsked = m_client->request(m_where);
    }
    if (m_answersAsked < 0 && !m_answers.empty()) {
        messages::GiveAnswers given;
        for (messages::GivenAnswer& answer : m_answers) {
            if (given.answers.size() == messages::mostAnswersAtOnce)
                break;
            if (answer.number == 0)
                answer.number = ++m_lastNumber;
            given.answers.push_back(answer);
        }
        m_answersSent = given.answers.size();
        m_answersAsked = m_client->request(given);
    }
    // Not before the next pause, whatever comes.
    m_due.start(m_pause);
}

void PupilReporter::settle(int id, const messages::Failed* failure) {
    if (id < 0 || (id != m_whereAsked && id != m_answersAsked))
        return;
    const bool isLater = failure && messages::isPassing(failure->code.code());
    if (id == m_whereAsked) {
        m_whereAsked = -1;
        // What is refused for good is not said again.
        if (!isLater)
            m_told = m_underWay;
    } else {
        m_answersAsked = -1;
        if (!isLater)
            m_answers.erase(m_answers.begin(),
                            m_answers.begin() + static_cast<std::ptrdiff_t>(m_answersSent));
    }
    if (isLater)
        m_due.start(m_pause * pausesAfterRefusal);
    else if (hasNews())
        sendSoon(m_pause);
}

} // namespace app
