// SPDX-License-Identifier: GPL-3.0-or-later
#include "find_words.h"

#include "find_message.h"

#include <QtCore/QCoreApplication>

namespace app::join {

namespace {

struct FindWords {
    Q_DECLARE_TR_FUNCTIONS(FindWords)
};

} // namespace

QString causeWords(Cause cause) {
    switch (cause) {
    case Cause::NoNetwork:
        return FindWords::tr("This computer is not connected to a network. Plug in its cable or switch on "
                             "the wireless network.");
    case Cause::AnotherNetwork:
        return FindWords::tr("The teacher’s computer is on another network and cannot be reached from here. "
                             "Choose the network that your teacher names.");
    case Cause::Isolated:
        return FindWords::tr("On this network, computers cannot reach each other. Tell your teacher: the "
                             "class needs a network on which they can.");
    case Cause::TeachersFirewall:
        return FindWords::tr("The teacher’s computer was found, but its firewall blocks the class. Tell your "
                             "teacher: it must allow port %1.")
            .arg(usualPort);
    case Cause::NoClassThere:
        return FindWords::tr("That computer answers, but no class is open on it. Compare address and port "
                             "with the projector.");
    case Cause::NobodyThere:
        return FindWords::tr("No computer has that address. Compare it with the projector.");
    case Cause::NobodyAnswers:
        return FindWords::tr("Other computers answer, but none of them has an open class. Type the address "
                             "from the projector.");
    case Cause::UnknownName: return FindWords::tr("No computer has that name. Type the address in numbers.");
    case Cause::NoAddress:
        return FindWords::tr("That is no address. One looks like this: %1").arg(QStringLiteral("10.0.0.5"));
    }
    return {};
}

} // namespace app::join
