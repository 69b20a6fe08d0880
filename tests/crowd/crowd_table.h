// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/client/class_client.h"
#include "crowd_door.h"
#include "crowd_work.h"
#include "engine/core/random.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QTimer>

#include <map>
#include <memory>
#include <set>
#include <vector>

namespace tests {

/// What was counted and measured at all tables since it was last taken.
struct Figures {
    int sent = 0;
    /// Screens that an action must reach, without those whose connection has gone since.
    int expected = 0;
    int games = 0;
    /// Connections that broke.
    int breaks = 0;
    /// By the code of the answer.
    std::map<std::string, int> refused;
    /// Milliseconds from sending an action to its board on another screen of the table, by game.
    std::map<std::string, std::vector<double>> latencies;
};

/// The people at one table of a class: they come, sit down, begin a game and play it with random legal
/// actions, and the next one when the teacher has opened the table again. Come back when the connection
/// breaks.
class CrowdTable : public QObject {
    Q_OBJECT
public:
    struct Plan {
        int number = 1;
        messages::OpenTable rules{};
        int persons = 2;
        /// How long whoever has a choice thinks, from … to.
        std::chrono::microseconds shortest{};
        std::chrono::microseconds longest{};
        /// Prints what the host has acknowledged and shown. Somebody gets up now and then, and sits down
        /// again.
        bool tells = false;
        /// What its people do beside the game, if anything.
        std::optional<CrowdWork::Plan> work{};
        std::uint64_t seed = 1;
    };

    CrowdTable(const Plan& plan, CrowdDoor& door, Figures& figures, QObject* parent);

    const Plan& plan() const { return m_plan; }
    /// Whether everybody has seen the board of a game.
    bool hasBegun() const { return m_viewers.size() == m_persons.size(); }
    /// Whether everybody who sits here has heard that the game is over: then the table can be closed.
    bool isOver() const;
    /// Actions that some screen has not shown yet, as far as its connection is there.
    int missing() const;
    /// From now on nobody acts.
    void stop() { m_hasStopped = true; }

private:
    struct Person {
        explicit Person(CrowdTable& table, int index);

        const int index;
        app::ClassClient client;
        std::unique_ptr<CrowdWork> work;
        QTimer thinking;
        QTimer coming;
        /// The request to sit down, to get up or to begin that is not answered; −1 if there is none.
        int asked = -1;
        messages::ClientMessage wish;
        /// The actions that are not answered, by the number of the request: the step and the notation.
        std::map<int, std::pair<int, std::string>> acts;
    };
    struct Sent {
        QElapsedTimer since;
        std::set<int> awaited;
    };

    void enter(Person& person);
    void followState(Person& person);
    void goOn(Person& person);
    void see(Person& person, const messages::Board& board);
    void act(Person& person);
    void onDone(Person& person, int id);
    void onFailure(Person& person, int id, const messages::Failed& failure);
    void ask(Person& person, const messages::ClientMessage& message);
    /// "WORD TABLE REST", if the plan wants to be told.
    void tell(const char* word, const QByteArray& rest = {}) const;

    const Plan m_plan;
    CrowdDoor& m_door;
    Figures& m_figures;
    core::Random m_chance;
    std::vector<std::unique_ptr<Person>> m_persons;
    /// By the step at which they were taken.
    std::map<int, Sent> m_sent;
    /// Who has seen a board, and who has heard of the game's end.
    std::set<int> m_viewers;
    std::set<int> m_done;
    bool m_hasStopped = false;
};

} // namespace tests
