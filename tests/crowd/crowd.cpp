// SPDX-License-Identifier: GPL-3.0-or-later
#include "crowd.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

using app::ClassClient;

namespace tests {

namespace {

/// Slower than the host's limit for requests of this kind.
constexpr std::chrono::milliseconds teachersPause{220};
/// Between two things that a person does beside the game: well below that limit, and so many times as long as
/// between two actions.
constexpr std::chrono::milliseconds quickestWork{300};
constexpr int workPerAction = 3;
/// Between two steps of the teacher with the whole class.
constexpr std::chrono::milliseconds quickestLesson{800};
constexpr std::chrono::milliseconds tick{10};
/// For the last actions to arrive, and for a table to be opened again.
constexpr std::chrono::milliseconds lastPause{100};
constexpr int lastPauses = 100;

} // namespace

Crowd::Crowd(Plan plan) : m_plan(std::move(plan)), m_door(m_plan.url, m_plan.code) {
    std::optional<CrowdWork::Plan> work;
    if (m_plan.works) {
        work = CrowdWork::Plan{.shortest = std::max(quickestWork, workPerAction * m_plan.shortest),
                               .longest = std::max(2 * quickestWork, workPerAction * m_plan.longest),
                               .tells = m_plan.tells};
        m_lesson = std::make_unique<CrowdLesson>(
            m_teacher, CrowdLesson::Plan{.pause = std::max(quickestLesson, 2 * m_plan.longest),
                                         .tells = m_plan.tells,
                                         .seed = m_plan.seed});
    }
    int number = 0;
    for (const Plan::Table& table : m_plan.tables) {
        ++number;
        const auto share = [&](std::chrono::milliseconds time) {
            return std::chrono::microseconds(time) / std::max(1, table.persons);
        };
        m_tables.push_back(std::make_unique<CrowdTable>(
            CrowdTable::Plan{.number = number,
                             .rules = table.rules,
                             .persons = table.persons,
                             .shortest = share(m_plan.shortest),
                             .longest = share(m_plan.longest),
                             .tells = m_plan.tells,
                             .work = work,
                             .seed = m_plan.seed * 1000 + static_cast<std::uint64_t>(number)},
            m_door, m_figures, this));
    }
    const auto come = [this] {
        m_door.enter(m_teacher, {.role = messages::Role::Teacher, .key = m_plan.teacherKey});
    };
    connect(&m_teacher, &ClassClient::stateChanged, this, [this] {
        m_asked = -1;
        m_promises.clear();
    });
    connect(&m_teacher, &ClassClient::tablesChanged, this, [this] { m_isTold = true; });
    connect(&m_teacher, &ClassClient::done, this, [this](int id) { settle(id, true); });
    connect(&m_teacher, &ClassClient::failed, this, [this](int id, const messages::Failed& failure) {
        ++m_figures.refused[failure.code.word()];
        if (m_plan.tells)
            printLine("refused 0 " + QByteArray::fromStdString(failure.code.word()));
        settle(id, false);
    });
    connect(&m_teacher, &ClassClient::ended, this,
            [this, come] { QTimer::singleShot(teachersPause, this, come); });
    connect(&m_teaching, &QTimer::timeout, this, &Crowd::teach);
    m_teaching.start(teachersPause);
    connect(&m_ticks, &QTimer::timeout, this, &Crowd::measure);
    m_ticks.setTimerType(Qt::PreciseTimer);
    m_ticks.start(tick);
    m_sinceTick.start();
    connect(&m_reports, &QTimer::timeout, this, &Crowd::report);
    come();
}

void Crowd::settle(int id, bool isDone) {
    if (id < 0 || id != m_asked)
        return;
    m_asked = -1;
    if (m_plan.tells)
        printPromises(isDone ? "saved" : "dropped", 0, m_promises);
    m_promises.clear();
    if (m_askedWhat.isEmpty() || !isDone)
        return;
    m_isTold = false;
    if (m_plan.tells)
        printLine(m_askedWhat);
}

/// One request at a time, from what the tables show: so it does not matter when the host was killed.
void Crowd::teach() {
    if (m_teacher.state() != ClassClient::State::In || m_asked >= 0 || !m_isTold || teachTables() ||
        !m_lesson)
        return;
    const auto step = m_lesson->next();
    if (!step)
        return;
    m_askedWhat.clear();
    m_promises = step->promises;
    if (m_plan.tells)
        printPromises("sends", 0, m_promises);
    m_asked = m_teacher.request(step->message);
}

bool Crowd::teachTables() {
    const auto& shown = m_teacher.tables().tables;
    for (const auto& table : m_tables) {
        const int number = table->plan().number;
        const auto found =
            std::find_if(shown.begin(), shown.end(), [&](const auto& one) { return one.table == number; });
        const QByteArray words = QByteArray::number(number);
        if (found == shown.end()) {
            // The host gives it the lowest free number, which is this one.
            m_askedWhat = "opened " + words;
            m_asked = m_teacher.request(table->plan().rules);
            return true;
        }
        if (found->stage == messages::Stage::Finished && table->isOver() && m_patience == 0) {
            if (m_plan.tells)
                printLine("closes " + words);
            m_askedWhat = "closed " + words;
            m_asked = m_teacher.request(messages::CloseTable{number});
            return true;
        }
    }
    return false;
}

void Crowd::measure() {
    const double late =
        static_cast<double>(m_sinceTick.nsecsElapsed()) / 1e6 - static_cast<double>(tick.count());
    m_sinceTick.restart();
    if (m_hasBegun)
        m_lags.push_back(std::max(0.0, late));
    else
        beginIfAllHave();
}

void Crowd::beginIfAllHave() {
    if (m_plan.tells ||
        !std::all_of(m_tables.begin(), m_tables.end(), [](const auto& table) { return table->hasBegun(); }))
        return;
    m_hasBegun = true;
    m_figures = {};
    // Those of the games that have just begun are under way.
    for (const auto& table : m_tables)
        m_figures.expected += table->missing();
    m_time.start();
    printLine(nlohmann::json{{"begun", true}}.dump().c_str());
    m_reports.start(m_plan.every);
    if (m_plan.length.count() > 0)
        QTimer::singleShot(m_plan.length, Qt::PreciseTimer, this, &Crowd::finish);
}

void Crowd::report() {
    const nlohmann::json line{{"at", static_cast<double>(m_time.nsecsElapsed()) / 1e9},
                              {"sent", m_figures.sent},
                              {"expected", m_figures.expected},
                              {"games", m_figures.games},
                              {"breaks", m_figures.breaks},
                              {"refused", m_figures.refused},
                              {"latencies", m_figures.latencies},
                              {"lags", m_lags}};
    m_figures = {};
    m_lags.clear();
    printLine(line.dump().c_str());
}

/// Waits for what is still under way.
void Crowd::finish() {
    m_reports.stop();
    int missing = 0;
    for (const auto& table : m_tables) {
        table->stop();
        missing += table->missing();
    }
    if (missing > 0 && m_patience < lastPauses) {
        ++m_patience;
        QTimer::singleShot(lastPause, this, &Crowd::finish);
        return;
    }
    report();
    QCoreApplication::exit(missing == 0 ? 0 : 1);
}

} // namespace tests
