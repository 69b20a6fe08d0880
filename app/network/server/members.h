// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <map>
#include <set>

namespace app {

/// Somebody who has joined the class. Nicknames are plants; nobody is asked for a name.
struct Member {
    /// From 1.
    int number = 0;
    std::string nickname;
    messages::Role role = messages::Role::Pupil;
    /// Of the token that brings this member back: the token itself is known to the member alone. Empty for
    /// somebody who was removed and cannot come back; the number is not given away again.
    QByteArray tokenHash;
    /// A hash of what the program has said of its installation, or of the address where it said nothing.
    /// Empty for members of a version that did not ask.
    QByteArray installation{};
    /// The teacher knows that this is somebody else than the others of that installation.
    bool isConfirmed = false;

    bool isRemoved() const { return tokenHash.isEmpty(); }

    bool operator==(const Member&) const = default;
};

/// Who has joined, also before this start of the host.
class Members {
public:
    /// Who was not removed; more than a school has.
    static constexpr int most = 2000;
    /// All numbers that were ever given, as a message of the protocol can name them.
    static constexpr int lastNumber = 100'000;

    /// A member who is not in the list yet, with a token of 32 characters. Precondition: !isFull(role).
    /// `installation`: of the hello; `computer`: from where it came.
    std::pair<Member, std::string> invite(messages::Role role, const std::string& installation = {},
                                          const std::string& computer = {}) const;
    void add(const Member& member);
    int size() const { return static_cast<int>(m_members.size()); }
    /// There is always room for a teacher, as long as there are numbers.
    bool isFull(messages::Role role) const;
    /// By number; removed members are among them.
    const std::map<int, Member>& all() const { return m_members; }
    /// Null if there is none.
    const Member* find(int number) const;
    const Member* withToken(const std::string& token) const;
    /// The member with the lowest number who counts as the same person as this member.
    int personOf(int member) const;

private:
    std::map<int, Member> m_members;
    /// By installation, the members who were not confirmed.
    std::map<QByteArray, std::set<int>> m_alike;
};

/// 128 random bits as text.
std::string newSecret();

} // namespace app
