// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/discovery/address_limit.h"
#include "audience.h"
#include "authenticator.h"
#include "members.h"

#include <QtNetwork/QHostAddress>

#include <optional>
#include <string>
#include <variant>

namespace app {

/// Whom a host lets in: members with their tokens, teachers with the key, and new pupils as long as there is
/// room. Knows no connections.
class Admission {
public:
    struct Options {
        /// What makes a client the teacher's; nobody's if it is empty.
        std::string teacherKey{};
        /// Members at once; a further one is turned away, except a teacher.
        int mostMembers = 120;
        /// New members of one computer.
        join::Flow joins{.atOnce = 60, .perSecond = 0.05};
    };
    /// A client that has not been admitted.
    struct Applicant {
        QHostAddress address;
        /// It has not proved that it knows the class's code.
        bool isOutside = false;

        /// By which joins are counted.
        std::string computer() const;
    };

    Admission(const Options& options, const Members& members);

    /// The answer to a hello.
    struct Refused {
        messages::Failed why;
        /// The connection is of no use any more.
        bool isFinal = false;
    };
    /// An earlier member comes back.
    struct Returns {
        int member = 0;
    };
    /// A new one may join (`newcomer`).
    struct Joins {};
    using Verdict = std::variant<Refused, Returns, Joins>;
    Verdict judge(const Applicant& applicant, const messages::Hello& hello, const Audience& here);
    /// Who joins with this hello; no value if the class is full by now.
    std::optional<Newcomer> newcomer(const messages::Hello& hello, const std::string& computer) const;

    /// The answer to a proof, or why it is none. `challenge`: what the client was asked; empty if nothing.
    /// `authenticator`: null if the host is not encrypted.
    static std::variant<messages::Seal, Refused> judge(const Applicant& applicant,
                                                       Authenticator* authenticator,
                                                       const std::string& challenge,
                                                       const messages::Proof& proof);

    static const messages::Failed classFull;

private:
    const Options m_options;
    const Members& m_members;
    join::AddressLimit m_joins;
};

} // namespace app
