// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host_game.h"
#include "members.h"
#include "monitor_storage.h"
#include "poll_storage.h"
#include "record.h"
#include "seat_history.h"

#include <map>
#include <vector>

namespace app {

/// What is known of the class itself. Its id, which no other class has, is not among it: it says in a
/// database whose records are whose.
struct StoredClass {
    /// For people, as pupils' computers show it; two classes may have the same.
    std::string name;

    bool operator==(const StoredClass&) const = default;
};

/// A table as it is kept; its game is in a file of its own (Journal).
struct StoredTable {
    int number = 0;
    TableRules rules;
    /// The name of the file in the games folder; empty before the game has begun.
    QString game;
    /// By seat: the member who has it, 0 for nobody.
    std::vector<int> seats;
    SeatHistory sat{};

    bool operator==(const StoredTable&) const = default;
};

/// Where a host keeps its class between two starts. What `save` and `remove` have answered with true is
/// there after the process was killed. Used on a thread of its own (StorageThread).
class ClassStorage {
public:
    struct Contents {
        StoredClass about{};
        std::vector<Member> members;
        std::vector<Installation> installations;
        std::vector<StoredTable> tables;
        StoredPolls polls;
        StoredMonitoring monitor;
        /// What was left out because it is damaged.
        RecordDamage damage;
    };

    virtual ~ClassStorage() = default;

    /// No value if it cannot be read; `error` then says why.
    virtual std::optional<Contents> load() = 0;
    virtual bool save(const StoredClass& about) = 0;
    /// The member, and the installation if it is a new one: both or none. In place of those with the same
    /// numbers, if there are any.
    virtual bool save(const Newcomer& newcomer) = 0;
    /// In place of the member with that number.
    virtual bool save(const Member& member) = 0;
    /// Forgets the token and the seat of a member, but not the number (see Member::isRemoved).
    virtual bool removeMember(int number) = 0;
    /// In place of the tables with those numbers: all of them, or none.
    virtual bool save(const std::vector<StoredTable>& tables) = 0;
    virtual bool removeTable(int number) = 0;
    virtual PollStorage& polls() = 0;
    virtual MonitorStorage& monitor() = 0;
    /// About the last failure, for a log.
    virtual QString error() const = 0;
};

} // namespace app
