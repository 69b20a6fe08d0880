// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crowd_lesson.h"
#include "crowd_table.h"

#include <nlohmann/json.hpp>

namespace tests {

/// A whole class: the people at its tables, and a teacher who opens the tables and opens those again whose
/// game is over. Prints what was measured, a JSON object a line.
class Crowd : public QObject {
    Q_OBJECT
public:
    struct Plan {
        QUrl url;
        /// The three words of an encrypted class.
        std::optional<app::join::JoinCode> code{};
        std::string teacherKey;
        /// What each table is opened with, from number 1 on, and how many persons come to it.
        struct Table {
            messages::OpenTable rules;
            int persons = 2;
        };
        std::vector<Table> tables;
        /// Between two actions of the same person, from … to: whoever has a choice thinks for that time,
        /// divided by the persons at the table.
        std::chrono::milliseconds shortest{2'000};
        std::chrono::milliseconds longest{5'000};
        /// From when all tables have begun. 0: for ever.
        std::chrono::seconds length{60};
        /// Between two lines of figures.
        std::chrono::milliseconds every{5'000};
        /// Prints what the host has acknowledged and shown, in place of figures.
        bool tells = false;
        /// Pupils also give counts, vote, answer, say where they are, and raise their hands.
        bool works = false;
        std::uint64_t seed = 1;
    };

    explicit Crowd(Plan plan);

private:
    void teach();
    /// Asks for what is due at the tables; whether anything was.
    bool teachTables();
    void settle(int id, bool isDone);
    void measure();
    void beginIfAllHave();
    void report();
    void finish();

    const Plan m_plan;
    CrowdDoor m_door;
    Figures m_figures;
    std::vector<std::unique_ptr<CrowdTable>> m_tables;
    app::ClassClient m_teacher;
    std::unique_ptr<CrowdLesson> m_lesson;
    QTimer m_teaching;
    /// The request that is not answered, what it was for a line, and whether tables are to come after it.
    int m_asked = -1;
    QByteArray m_askedWhat;
    Promises m_promises;
    bool m_isTold = false;

    QTimer m_reports;
    QElapsedTimer m_time;
    bool m_hasBegun = false;
    int m_patience = 0;
    /// How late a timer of this process is, in milliseconds: what the figures contain that is not the
    /// host's.
    QTimer m_ticks;
    QElapsedTimer m_sinceTick;
    std::vector<double> m_lags;
};

} // namespace tests
