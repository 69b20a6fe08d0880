// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "class_tables.h"
#include "desk.h"

#include <QtCore/QObject>

#include <string>
#include <vector>

namespace app {

/// The desk where a teacher removes members and says who is somebody else. Decides as TableDesk does.
class MemberDesk : public QObject {
    Q_OBJECT
public:
    using Decision = desk::Decision;

    /// `storage`: for what decisions write, alone.
    MemberDesk(Members& members, ClassTables& tables, Audience& audience, ClassStorage& storage,
               QObject* parent = nullptr)
        : QObject(parent), m_members(members), m_tables(tables), m_audience(audience), m_storage(storage) {}

    /// Closes the connection of a pupil or an observer and makes the token worthless; the seat becomes free.
    Decision remove(int number);
    /// Says whether the member is somebody else than the others of the same installation.
    Decision confirm(const messages::ConfirmMember& wanted);

    /// Somebody who has joined and was not removed.
    struct Presence {
        int number = 0;
        std::string nickname;
        messages::Role role = messages::Role::Pupil;
        bool isHere = false;
        /// The first member of the same installation; the own number if there is none, or if the teacher has
        /// confirmed this member.
        int person = 0;
        bool isConfirmed = false;
        /// 0: at none.
        int table = 0;
    };
    /// In the order in which they joined.
    std::vector<Presence> present() const;

signals:
    void happened(const QString& what);
    void removed(int number);
    /// Other members count as one person than before.
    void personsChanged();

private:
    Members& m_members;
    ClassTables& m_tables;
    Audience& m_audience;
    ClassStorage& m_storage;
};

} // namespace app
