// SPDX-License-Identifier: GPL-3.0-or-later
#include "admission.h"

#include "app/base/crypto/crypto.h"
#include "app/network/discovery/computer.h"

#include <algorithm>
#include <chrono>

namespace app {

using messages::ErrorCode;
using messages::Failed;
using messages::Role;

namespace {

/// Computers whose joins are counted one by one.
constexpr std::size_t mostJoining = 4096;
/// All computers together may join as they like: one alone shuts nobody out.
constexpr join::Flow anyJoins{.atOnce = 1e9, .perSecond = 1e9};
/// Seconds after which one more may join from an address that has joined too often.
constexpr int joinWait = 20;

/// In a time that does not depend on where the two differ.
bool isSameSecret(const std::string& one, const std::string& other) {
    unsigned difference = one.size() == other.size() ? 0 : 1;
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
        difference |= static_cast<unsigned char>(one[i]) ^ static_cast<unsigned char>(other[i]);
    return difference == 0;
}

} // namespace

const Failed Admission::classFull{ErrorCode::ClassFull, "too many have joined", 0};

std::string Admission::Applicant::computer() const {
    return join::computerOf(address.toString().toStdString());
}

Admission::Admission(const Options& options, const Members& members)
    : m_options(options), m_members(members),
      m_joins({.each = options.joins, .all = anyJoins, .mostRemembered = mostJoining}) {}

Admission::Verdict Admission::judge(const Applicant& applicant, const messages::Hello& hello,
                                    const Audience& here) {
    const bool isCrowded = here.memberCount() >= m_options.mostMembers;
    if (hello.protocol != messages::classProtocol)
        return Refused{{ErrorCode::WrongProtocol,
                        "the host speaks version " + std::to_string(messages::classProtocol), 0}};
    if (!hello.token.empty()) {
        const Member* const member = m_members.withToken(hello.token);
        if (!member)
            return Refused{{ErrorCode::UnknownToken, "nobody has this token", 0}};
        if (member->role != Role::Teacher && isCrowded && !here.isHere(member->number))
            return Refused{classFull, true};
        return Returns{member->number};
    }
    if (applicant.isOutside)
        return Refused{{ErrorCode::ProofFirst, "the challenge has not been answered", 0}, true};
    if (hello.role == Role::Teacher) {
        if (m_options.teacherKey.empty() || !isSameSecret(hello.key, m_options.teacherKey))
            return Refused{{ErrorCode::WrongKey, "this is not the teacher's key", 0}};
        // A teacher with the key is admitted, whatever pupils do.
        return Joins{};
    }
    if (isCrowded)
        return Refused{classFull, true};
    if (!m_joins.allows(applicant.computer(), std::chrono::steady_clock::now()))
        return Refused{{ErrorCode::TooManyJoins, "too many have just joined from this address", 0, joinWait},
                       true};
    return Joins{};
}

std::optional<Newcomer> Admission::newcomer(const messages::Hello& hello, const std::string& computer) const {
    if (m_members.isFull(hello.role))
        return std::nullopt;
    return m_members.invite(hello.role, hello.installation, computer);
}

std::variant<messages::Seal, Admission::Refused> Admission::judge(const Applicant& applicant,
                                                                  Authenticator* authenticator,
                                                                  const std::string& challenge,
                                                                  const messages::Proof& proof) {
    if (!authenticator || challenge.empty())
        return Refused{{ErrorCode::NotAsked, "there is no challenge to answer", 0}};
    const auto verification = authenticator->verify(applicant.address, challenge, proof.proof);
    if (verification.seal)
        return messages::Seal{commitment::hexOf(*verification.seal)};
    const int wait = static_cast<int>(verification.wait.count());
    return Refused{verification.looked
                       ? Failed{ErrorCode::WrongCode, "this does not prove the class's code", 0, wait}
                       : Failed{ErrorCode::Wait, "too many wrong codes came from here", 0, wait},
                   true};
}

} // namespace app
