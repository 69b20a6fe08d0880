// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/messages/class_messages.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <map>

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

    bool isRemoved() const { return tokenHash.isEmpty(); }

    bool operator==(const Member&) const = default;
};

/// Who has joined, also before this start of the host.
class Members {
public:
    /// As many as a protocol message may number, and more than a school has.
    static constexpr int most = 2000;

    /// A member who is not in the list yet, with a token of 32 characters. Precondition: !isFull().
    std::pair<Member, std::string> invite(messages::Role role) const;
    void add(const Member& member);
    int size() const { return static_cast<int>(m_members.size()); }
    bool isFull() const { return static_cast<int>(m_members.size()) >= most; }
    /// By number; those who were removed are among them.
    const std::map<int, Member>& all() const { return m_members; }
    /// Null if there is none.
    const Member* find(int number) const;
    const Member* withToken(const std::string& token) const;

private:
    std::map<int, Member> m_members;
};

/// 128 random bits as text.
std::string newSecret();

} // namespace app
