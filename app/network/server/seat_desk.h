// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_tables.h"
#include "desk.h"

#include <QtCore/QObject>

namespace app {

/// The desk where members take seats and leave them: who sits where, and who may not. Decides as TableDesk
/// does.
class SeatDesk : public QObject {
    Q_OBJECT
public:
    using Decision = desk::Decision;

    /// `storage`: for what decisions write, alone.
    SeatDesk(ClassTables& tables, const Members& members, Audience& audience, ClassStorage& storage,
             QObject* parent = nullptr)
        : QObject(parent), m_tables(tables), m_members(members), m_audience(audience), m_storage(storage) {}

    Decision sit(int member, const messages::Sit& wanted);
    Decision stand(int member);
    /// Gives a pupil a free seat, also one of a game in which the pupil has sat elsewhere: then everybody at
    /// the table gets a message.
    Decision move(const messages::MovePupil& move);

signals:
    void happened(const QString& what);
    /// As TableDesk::sent.
    void sent(const messages::SendAssignment& assignment);

private:
    /// Who has seen the cards of a seat sits in no other of the same game, nor does one person in two: the
    /// seat that a member gets who wants this one, or any.
    struct Place {
        std::optional<messages::Failed> fault{};
        core::Seat seat = core::noSeat;
    };
    Place placeFor(int member, const HostTable& table, core::Seat wanted) const;
    Decision save(StoredTable table, std::function<void()> apply);
    void moveTo(const messages::MovePupil& move, bool isTold);

    ClassTables& m_tables;
    const Members& m_members;
    Audience& m_audience;
    ClassStorage& m_storage;
};

} // namespace app
