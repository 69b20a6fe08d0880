// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/protocol/class_messages.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <map>
#include <optional>
#include <set>
#include <string>

namespace app {

/// A copy of the program on a computer, which members of the class use; or an address whose programs do not
/// say which copy they are. It is no member: several members can use one installation.
struct Installation {
    /// From 1, in the class.
    int number = 0;
    /// Of what the program has said of itself, or of the address.
    QByteArray hash;

    bool operator==(const Installation&) const = default;
};

/// Somebody who has joined the class. The number is who it is; the nickname, a plant since nobody is asked
/// for a name, is only what the member is called.
struct Member {
    /// From 1, in the class.
    int number = 0;
    std::string nickname;
    messages::Role role = messages::Role::Pupil;
    /// Of the token that brings this member back: the token itself is known to the member alone. Empty for
    /// somebody who was removed and cannot come back; the number is not given away again.
    QByteArray tokenHash;
    /// The number of the installation that the member has joined with; 0: nobody knows it.
    int installation = 0;
    /// The teacher knows that this is somebody else than the others of that installation.
    bool isConfirmed = false;

    bool isRemoved() const { return tokenHash.isEmpty(); }

    bool operator==(const Member&) const = default;
};

/// Somebody who is about to join.
struct Newcomer {
    Member member;
    /// Brings the member back.
    std::string token;
    /// The installation that the member uses, if the class does not know it yet.
    std::optional<Installation> installation{};
};

/// Who has joined, also before this start of the host, and the installations that they use.
class Members {
public:
    /// Who was not removed; more than a school has.
    static constexpr int most = 2000;
    /// All numbers that were ever given, as a message of the protocol can name them.
    static constexpr int lastNumber = 100'000;

    /// A member who is not in the list yet, with a token of 32 characters. Precondition: !isFull(role).
    /// `installation`: of the hello; `computer`: from where it came.
    Newcomer invite(messages::Role role, const std::string& installation = {},
                    const std::string& computer = {}) const;
    void add(const Newcomer& newcomer);
    /// In place of the member with that number.
    void add(const Member& member);
    void add(const Installation& installation);
    int size() const { return static_cast<int>(m_members.size()); }
    /// There is always room for a teacher, as long as there are numbers.
    bool isFull(messages::Role role) const;
    /// By number; removed members are among them.
    const std::map<int, Member>& all() const { return m_members; }
    /// Null if there is none.
    const Member* find(int number) const;
    /// Null if there is no such pupil, or the pupil was removed.
    const Member* pupil(int number) const;
    const Member* withToken(const std::string& token) const;
    /// The member with the lowest number who counts as the same person as this member.
    int personOf(int member) const;

private:
    /// No member names one with this number or a higher one, even if the record of that one is damaged.
    int nextInstallation() const;

    std::map<int, Member> m_members;
    /// By hash.
    std::map<QByteArray, int> m_installations;
    /// By installation, the members who were not confirmed.
    std::map<int, std::set<int>> m_alike;
};

/// 128 random bits as text.
std::string newSecret();

} // namespace app
