// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_tables.h"
#include "desk.h"

#include <QtCore/QObject>

namespace app {

/// The desk where tables are opened, begun and closed, one by one or many at once. Decides, and writes into
/// the storage; carries nothing out by itself (desk::Decision).
class TableDesk : public QObject {
    Q_OBJECT
public:
    using Decision = desk::Decision;
    using Sender = desk::Sender;

    /// `storage`: for what decisions write, alone.
    TableDesk(ClassTables& tables, const Members& members, const Audience& audience, ClassStorage& storage,
              QObject* parent = nullptr)
        : QObject(parent), m_tables(tables), m_members(members), m_audience(audience), m_storage(storage) {}

    Decision open(const TableRules& rules);
    /// Begins a game; free seats go to bots.
    Decision start(int number);
    /// The same for a client: pupils begin the game at their own table only.
    Decision start(const Sender& from, int number);
    /// The game stays among the saved ones.
    Decision close(int number);
    /// Seats pupils who are connected at new tables, spread evenly in the order in which they joined, and
    /// opens these on their screens.
    Decision layTables(const messages::LayTables& wanted);

signals:
    /// Pupils are to be shown the table at which they sit.
    void sent(const messages::SendAssignment& assignment);

private:
    /// A table of a layout that is not there yet.
    struct LaidTable;
    /// Pupils who are connected and in no game that goes on, of all or of these; by number.
    std::vector<int> freePupils(const std::vector<int>& among) const;
    /// Takes over tables that were written, with the members who sit there.
    void takeOver(std::vector<LaidTable>& laid);

    ClassTables& m_tables;
    const Members& m_members;
    const Audience& m_audience;
    ClassStorage& m_storage;
};

} // namespace app
