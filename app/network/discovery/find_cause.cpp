// SPDX-License-Identifier: GPL-3.0-or-later
#include "find_cause.h"

namespace app::join {

Cause causeOfSearch(const Evidence& evidence) {
    if (!evidence.onNetwork)
        return Cause::NoNetwork;
    return evidence.othersAnswer ? Cause::NobodyAnswers : Cause::Isolated;
}

Cause causeOfAttempt(const Evidence& evidence, const Attempt& attempt) {
    if (!evidence.onNetwork)
        return Cause::NoNetwork;
    if (attempt.reach == Reach::Refused)
        return Cause::NoClassThere;
    if (attempt.isThere)
        return Cause::TeachersFirewall;
    if (!attempt.inOwnNetwork)
        return Cause::AnotherNetwork;
    if (!evidence.othersAnswer)
        return Cause::Isolated;
    // Computers can talk in this network. One that is off is reported as unreachable; from one that is on,
    // and swallows what it is sent, comes nothing.
    return attempt.reach == Reach::Unreachable ? Cause::NobodyThere : Cause::TeachersFirewall;
}

} // namespace app::join
