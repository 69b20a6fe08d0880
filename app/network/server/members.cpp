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

Newcomer Members::invite(messages::Role role, const std::string& installation,
                         const std::string& computer) const {
    const std::string token = newSecret();
    const int number = m_members.empty() ? 1 : m_members.rbegin()->first + 1;
    // Removed members keep their nicknames, so that nobody else gets them.
    const auto named = std::count_if(m_members.begin(), m_members.end(), [](const auto& one) {
        return one.second.role != messages::Role::Teacher;
    });
    const QString nickname =
        role == messages::Role::Teacher ? teacherNickname() : plantNickname(static_cast<int>(named));
    const QByteArray hash = hashOf(installation.empty() ? "address " + computer : installation);
    const auto known = m_installations.find(hash);
    const bool isKnown = known != m_installations.end();
    const int used = isKnown ? known->second : nextInstallation();
    return {.member = {.number = number,
                       .nickname = nickname.toStdString(),
                       .role = role,
                       .tokenHash = hashOf(token),
                       .installation = used},
            .token = token,
            .installation = isKnown ? std::nullopt : std::optional(Installation{used, hash})};
}

int Members::nextInstallation() const {
    int last = 0;
    for (const auto& [hash, number] : m_installations)
        last = std::max(last, number);
    for (const auto& [number, member] : m_members)
        last = std::max(last, member.installation);
    return last + 1;
}

void Members::add(const Newcomer& newcomer) {
    if (newcomer.installation)
        add(*newcomer.installation);
    add(newcomer.member);
}

void Members::add(const Installation& installation) {
    m_installations[installation.hash] = installation.number;
}

bool Members::isFull(messages::Role role) const {
    if (!m_members.empty() && m_members.rbegin()->first >= lastNumber)
        return true;
    const auto there =
        std::ranges::count_if(m_members, [](const auto& one) { return !one.second.isRemoved(); });
    return role != messages::Role::Teacher && there >= most;
}

void Members::add(const Member& member) {
    if (const auto known = m_members.find(member.number); known != m_members.end())
        m_alike[known->second.installation].erase(member.number);
    m_members[member.number] = member;
    if (member.installation != 0 && !member.isConfirmed)
        m_alike[member.installation].insert(member.number);
}

int Members::personOf(int member) const {
    const Member* const found = find(member);
    if (!found || found->isConfirmed || found->installation == 0)
        return member;
    return *m_alike.at(found->installation).begin();
}

const Member* Members::find(int number) const {
    const auto found = m_members.find(number);
    return found == m_members.end() ? nullptr : &found->second;
}

const Member* Members::pupil(int number) const {
    const Member* const found = find(number);
    return found && !found->isRemoved() && found->role == messages::Role::Pupil ? found : nullptr;
}

/// Tokens are compared by their hashes, so that the time a comparison takes says nothing about them.
const Member* Members::withToken(const std::string& token) const {
    const QByteArray hash = hashOf(token);
    const auto found = std::find_if(m_members.begin(), m_members.end(),
                                    [&hash](const auto& one) { return one.second.tokenHash == hash; });
    return found == m_members.end() ? nullptr : &found->second;
}

} // namespace app
