// SPDX-License-Identifier: GPL-3.0-or-later
#include "members.h"

#include "plant_nicknames.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QRandomGenerator>

#include <algorithm>
#include <array>

namespace app {

namespace {

QByteArray hashOf(const std::string& token) {
    return QCryptographicHash::hash(QByteArray::fromStdString(token), QCryptographicHash::Sha256).toHex();
}

} // namespace

std::string newSecret() {
    std::array<quint32, 4> bits{};
    QRandomGenerator::system()->fillRange(bits.data(), static_cast<qsizetype>(bits.size()));
    return QByteArray(reinterpret_cast<const char*>(bits.data()), sizeof bits).toHex().toStdString();
}

std::pair<Member, std::string> Members::invite(messages::Role role) const {
    const std::string token = newSecret();
    const int number = m_members.empty() ? 1 : m_members.rbegin()->first + 1;
    // Those who were removed keep their nicknames, so that nobody else gets them.
    const auto named = std::count_if(m_members.begin(), m_members.end(), [](const auto& one) {
        return one.second.role != messages::Role::Teacher;
    });
    const QString nickname =
        role == messages::Role::Teacher ? teacherNickname() : plantNickname(static_cast<int>(named));
    return {{.number = number, .nickname = nickname.toStdString(), .role = role, .tokenHash = hashOf(token)},
            token};
}

void Members::add(const Member& member) {
    m_members[member.number] = member;
}

const Member* Members::find(int number) const {
    const auto found = m_members.find(number);
    return found == m_members.end() ? nullptr : &found->second;
}

/// Tokens are compared by their hashes, so that the time a comparison takes says nothing about them.
const Member* Members::withToken(const std::string& token) const {
    const QByteArray hash = hashOf(token);
    const auto found = std::find_if(m_members.begin(), m_members.end(),
                                    [&hash](const auto& one) { return one.second.tokenHash == hash; });
    return found == m_members.end() ? nullptr : &found->second;
}

} // namespace app
