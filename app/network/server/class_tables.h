// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/files/flusher.h"
#include "app/documents/game_library.h"
#include "audience.h"
#include "class_storage.h"
#include "host_table.h"
#include "members.h"

#include <QtCore/QObject>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace app {

/// The tables of a class with their games: tells those who sit there or watch what they may know. Who may
/// open a table or sit at it is decided elsewhere (TableDesk, SeatDesk).
class ClassTables : public QObject {
    Q_OBJECT
public:
    struct Options {
        /// Where games are saved, in the subfolder of a game library.
        QString dataFolder;
        HostTable::Pace pace{};
    };
    /// `nextSeed`: for each game.
    ClassTables(const Options& options, Audience& audience, std::function<std::uint64_t()> nextSeed,
                QObject* parent = nullptr);

    /// Puts a table where it was, with the members who sit there. False if its game cannot be read.
    bool restore(const StoredTable& stored, const Members& members);
    /// As it is to be kept.
    static StoredTable stored(const HostTable& table);

    const std::map<int, std::unique_ptr<HostTable>>& all() const { return m_tables; }
    /// Null if there is no such table.
    HostTable* find(int number) const;
    /// At which a member sits; null: at none.
    HostTable* tableOf(int member) const;
    /// The next number after this one that no table has.
    int freeNumberAfter(int number) const;
    messages::Tables shown() const;

    /// One that is in no list yet.
    std::unique_ptr<HostTable> made(int number, const TableRules& rules) const;
    void add(std::unique_ptr<HostTable> table);
    /// One at which members were seated before, with its game if it begins at once: who is not here is away.
    void addLaid(std::unique_ptr<HostTable> table, const std::shared_ptr<HostGame>& game);
    void remove(int number);
    /// As dealGame, with the next seed.
    std::shared_ptr<HostGame> deal(const HostTable& table);
    static QString fileOf(const HostGame& game);
    /// Begins a game that was dealt and saved, and tells everybody at the table.
    void begin(int number, const std::shared_ptr<HostGame>& game);
    /// In a seat that was written; shows the game to the member.
    void seat(const Member& member, int number, core::Seat seat);
    /// Says that a member has come or is gone.
    void setPresent(int member, bool isPresent);

    /// The board of a game and, when it is over, its record. Nothing before it has begun.
    static std::vector<messages::HostMessage> gameFor(const HostTable& table, core::Seat viewer);

    /// Pauses or resumes all tables.
    void setPaused(bool paused);
    bool isPaused() const { return m_isPaused; }
    /// Whether pupils' screens are covered.
    void setCovered(bool covered);

signals:
    /// A line for the host's own window or output.
    void happened(const QString& what);
    /// `shown` is another.
    void changed();
    /// A game has rolled these dice; it is saved.
    void rolled(int table, const std::vector<lessons::Roll>& dice);

private:
    void watchTable(HostTable& table);
    void sendBegun(const HostTable& table);

    const Options m_options;
    Audience& m_audience;
    const std::function<std::uint64_t()> m_nextSeed;
    GameLibrary m_library;
    /// A table does not wait until the disk has another one's game.
    disk::Flusher m_flusher;
    std::map<int, std::unique_ptr<HostTable>> m_tables;
    bool m_isPaused = false;
    bool m_isCovered = false;
};

} // namespace app
