// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "surroundings.h"

namespace app::join {

/// Why no class was found. README.md says how to tell the causes apart.
enum class Cause {
    NoNetwork,        ///< this computer has no address in any network
    AnotherNetwork,   ///< the address is not in this computer's networks, and nothing comes back from there
    Isolated,         ///< no other computer of this network answers at all: the network keeps them apart
    TeachersFirewall, ///< the teacher's computer is there, but drops packets for the class
    NoClassThere,     ///< that computer turns visitors away: no class is open on it
    NobodyThere,      ///< no computer has that address
    NobodyAnswers,    ///< other computers answer, and none has a class
    UnknownName,      ///< no computer has that name
    NoAddress,        ///< the typed text isn't an address
};

/// What a search has learned of the network.
struct Evidence {
    /// Whether this computer is on a network.
    bool onNetwork = true;
    /// Whether any computer but this one and the routers has answered, in whatever way.
    bool othersAnswer = false;
};

/// After asking and probing without an address.
Cause causeOfSearch(const Evidence& evidence);

/// What an attempt at one address has brought.
struct Attempt {
    bool inOwnNetwork = true;
    /// It has answered a question by datagram, or is a neighbour.
    bool isThere = false;
    Reach reach = Reach::Silent; ///< not Connected
};
Cause causeOfAttempt(const Evidence& evidence, const Attempt& attempt);

} // namespace app::join
