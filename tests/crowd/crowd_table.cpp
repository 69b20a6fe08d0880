// SPDX-License-Identifier: GPL-3.0-or-later
#include "crowd_table.h"

#include <algorithm>

using app::ClassClient;
using messages::TableShown;

namespace tests {

namespace {

/// Not all knock at once: the host takes in so many that have not said hello.
constexpr int comingApart = 40;  // milliseconds
constexpr int comingAgain = 300; // milliseconds
/// To sit down, get up or begin a game.
constexpr int tryingAgain = 1000; // milliseconds
/// One in so many choices is left to a bot, by somebody who gets up.
constexpr std::uint32_t actsPerWalk = 30;

const TableShown* shownAt(const ClassClient& client, int number) {
    for (const TableShown& table : client.tables().tables)
        if (table.table == number)
            return &table;
    return nullptr;
}

} // namespace

CrowdTable::Person::Person(CrowdTable& table, int number) : index(number) {
    thinking.setSingleShot(true);
    thinking.setTimerType(Qt::PreciseTimer);
    coming.setSingleShot(true);
    QObject::connect(&thinking, &QTimer::timeout, &table, [this, &table] { table.act(*this); });
    QObject::connect(&coming, &QTimer::timeout, &table, [this, &table] { table.enter(*this); });
    QObject::connect(&client, &ClassClient::stateChanged, &table,
                     [this, &table] { table.followState(*this); });
    QObject::connect(&client, &ClassClient::tablesChanged, &table, [this, &table] { table.goOn(*this); });
    QObject::connect(&client, &ClassClient::boardChanged, &table,
                     [this, &table](const messages::Board& board) { table.see(*this, board); });
    QObject::connect(&client, &ClassClient::done, &table,
                     [this, &table](int id) { table.onDone(*this, id); });
    QObject::connect(
        &client, &ClassClient::failed, &table,
        [this, &table](int id, const messages::Failed& failure) { table.onFailure(*this, id, failure); });
    QObject::connect(&client, &ClassClient::gameOver, &table, [this, &table](const messages::Over& over) {
        if (over.table == table.m_plan.number)
            table.m_done.insert(index);
    });
    // The host was gone before it had said welcome.
    QObject::connect(&client, &ClassClient::ended, &table, [this] { coming.start(comingAgain); });
    if (table.m_plan.work) {
        CrowdWork::Plan plan = *table.m_plan.work;
        plan.seed = table.m_plan.seed * 100 + static_cast<std::uint64_t>(number);
        work = std::make_unique<CrowdWork>(client, plan);
    }
}

CrowdTable::CrowdTable(const Plan& plan, CrowdDoor& door, Figures& figures, QObject* parent)
    : QObject(parent), m_plan(plan), m_door(door), m_figures(figures), m_chance(plan.seed) {
    for (int i = 0; i < m_plan.persons; ++i) {
        m_persons.push_back(std::make_unique<Person>(*this, i));
        m_persons.back()->coming.start(comingApart * (m_plan.number * m_plan.persons + i) / 2);
    }
}

void CrowdTable::tell(const char* word, const QByteArray& rest) const {
    if (m_plan.tells)
        printLine(QByteArray(word) + ' ' + QByteArray::number(m_plan.number) + ' ' + rest);
}

void CrowdTable::ask(Person& person, const messages::ClientMessage& message) {
    person.asked = person.client.request(message);
    person.wish = message;
}

bool CrowdTable::isOver() const {
    return std::all_of(m_persons.begin(), m_persons.end(), [this](const auto& person) {
        return m_done.contains(person->index) || person->client.place().first != m_plan.number;
    });
}

int CrowdTable::missing() const {
    std::size_t count = 0;
    for (const auto& [step, sent] : m_sent)
        count += sent.awaited.size();
    return static_cast<int>(count);
}

void CrowdTable::enter(Person& person) {
    m_door.enter(person.client, {});
}

void CrowdTable::followState(Person& person) {
    if (person.client.state() == ClassClient::State::In) {
        tell("member", QByteArray::number(person.client.welcome().member));
        return;
    }
    if (person.client.state() != ClassClient::State::Waiting)
        return;
    ++m_figures.breaks;
    person.asked = -1;
    person.acts.clear();
    for (auto& [step, sent] : m_sent)
        m_figures.expected -= static_cast<int>(sent.awaited.erase(person.index));
}

/// Sits down in the person's own place; the first begins the game when all sit there.
void CrowdTable::goOn(Person& person) {
    ClassClient& client = person.client;
    const TableShown* const table = shownAt(client, m_plan.number);
    if (client.state() != ClassClient::State::In || person.asked >= 0 || !table ||
        table->stage == messages::Stage::Finished)
        return;
    if (client.place().first == 0) {
        ask(person, messages::Sit{.table = m_plan.number, .seat = static_cast<core::Seat>(person.index)});
        return;
    }
    const auto isHere = [](const messages::SeatShown& seat) {
        return seat.occupant == messages::Occupant::Person;
    };
    if (person.index == 0 && table->stage == messages::Stage::Waiting &&
        std::count_if(table->seats.begin(), table->seats.end(), isHere) == m_plan.persons)
        ask(person, messages::StartTable{m_plan.number});
}

void CrowdTable::see(Person& person, const messages::Board& board) {
    tell("shown", QByteArray::number(board.step));
    m_viewers.insert(person.index);
    m_done.erase(person.index);
    const auto sent = m_sent.find(board.before);
    if (board.change == messages::BoardChange::Acted && sent != m_sent.end() &&
        sent->second.awaited.erase(person.index) > 0) {
        m_figures.latencies[board.game].push_back(static_cast<double>(sent->second.since.nsecsElapsed()) /
                                                  1e6);
        if (sent->second.awaited.empty())
            m_sent.erase(sent);
    }
    if (board.legal.empty() || m_hasStopped) {
        person.thinking.stop();
        return;
    }
    const auto range = static_cast<std::uint32_t>((m_plan.longest - m_plan.shortest).count()) + 1;
    const auto time = m_plan.shortest + std::chrono::microseconds(m_chance.below(range));
    person.thinking.start(std::chrono::ceil<std::chrono::milliseconds>(time));
}

void CrowdTable::act(Person& person) {
    const auto& board = person.client.board();
    if (m_hasStopped || !board || board->legal.empty())
        return;
    if (m_plan.tells && person.asked < 0 && m_chance.below(actsPerWalk) == 0) {
        tell("stands", QByteArray::number(person.index));
        ask(person, messages::Stand{});
        return;
    }
    const int step = board->step;
    const std::string action = board->legal[m_chance.below(static_cast<std::uint32_t>(board->legal.size()))];
    Sent sent;
    for (const auto& other : m_persons)
        if (other->index != person.index && other->client.state() == ClassClient::State::In)
            sent.awaited.insert(other->index);
    sent.since.start();
    const int id = person.client.act(action);
    if (id < 0)
        return;
    ++m_figures.sent;
    m_figures.expected += static_cast<int>(sent.awaited.size());
    person.acts[id] = {step, action};
    m_sent[step] = std::move(sent);
}

void CrowdTable::onDone(Person& person, int id) {
    const QByteArray seat = QByteArray::number(person.index);
    if (id == person.asked) {
        person.asked = -1;
        if (std::holds_alternative<messages::StartTable>(person.wish)) {
            ++m_figures.games;
            tell("began");
        } else if (std::holds_alternative<messages::Sit>(person.wish)) {
            tell("seated", seat + ' ' + QByteArray::number(person.client.welcome().member));
        }
    }
    const auto found = person.acts.find(id);
    if (found == person.acts.end())
        return;
    const auto& [step, action] = found->second;
    tell("acted", QByteArray::number(step) + ' ' + seat + ' ' + QByteArray::fromStdString(action));
    person.acts.erase(found);
}

void CrowdTable::onFailure(Person& person, int id, const messages::Failed& failure) {
    ++m_figures.refused[failure.code.word()];
    tell("refused", QByteArray::fromStdString(failure.code.word()));
    if (id == person.asked) {
        person.asked = -1;
        QTimer::singleShot(tryingAgain, this, [this, &person] { goOn(person); });
    }
    const auto found = person.acts.find(id);
    if (found == person.acts.end())
        return;
    if (const auto sent = m_sent.find(found->second.first); sent != m_sent.end()) {
        m_figures.expected -= static_cast<int>(sent->second.awaited.size());
        m_sent.erase(sent);
    }
    person.acts.erase(found);
}

} // namespace tests
