// SPDX-License-Identifier: GPL-3.0-or-later
#include "member_words.h"

#include "app/base/text/phrases.h"
#include "engine/games/games.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

struct MemberWords {
    Q_DECLARE_TR_FUNCTIONS(app::MemberWords)
};

QString waitWords(int seconds) {
    return seconds > 0 ? QLatin1Char(' ') + MemberWords::tr("Try again in %n seconds.", nullptr, seconds)
                       : QString();
}

} // namespace

QString endWords(const QString& code, int wait) {
    if (code.isEmpty())
        return {};
    if (code == QLatin1String("wrong-code"))
        return MemberWords::tr("These are not the words of that class. Compare them with the projector.") +
               waitWords(wait);
    if (code == QLatin1String("wrong-code-everywhere"))
        return MemberWords::tr(
                   "None of the classes that were found has these words. Compare them with the projector.") +
               waitWords(wait);
    if (code == QLatin1String("wait"))
        return MemberWords::tr("Too many wrong words came from this computer.") + waitWords(wait);
    if (code == QLatin1String("untrusted"))
        return MemberWords::tr("The class that you were in is gone. Ask your teacher for the "
                               "three words, and type them.");
    if (code == QLatin1String("other-host"))
        return MemberWords::tr(
            "This is not the computer of your class. Tell your teacher, and do not type the words again.");
    if (code == QLatin1String("unknown-token") || code == QLatin1String("proof-first"))
        return MemberWords::tr("The class no longer recognises this computer. Type the three words.");
    if (code == QLatin1String("no-answer"))
        return MemberWords::tr("The teacher’s computer does not answer. Perhaps the class is closed.");
    if (code == QLatin1String("host-ends"))
        return MemberWords::tr(
            "Your teacher has closed the class. When it is open again, you can go back to your seat.");
    if (code == QLatin1String("elsewhere"))
        return MemberWords::tr("You have joined the class in another window. Carry on there.");
    if (code == QLatin1String("too-many-joins"))
        return MemberWords::tr("Many have just joined from the same network address.") + waitWords(wait);
    if (code == QLatin1String("class-full"))
        return MemberWords::tr("The class is full.");
    if (code == QLatin1String("wrong-protocol") || code == QLatin1String("not-a-message"))
        return MemberWords::tr("This program and the teacher’s do not understand each other. Both should "
                               "have the same version.");
    return MemberWords::tr("The connection to the class has ended (%1).").arg(code);
}

QString failureWords(const messages::Failed& failure) {
    const std::string& code = failure.code;
    if (code == "seat-taken")
        return MemberWords::tr("There is no longer a free seat at that table.");
    if (code == "other-seat")
        return MemberWords::tr(
            "You have already had another seat in this game, so you can only go back to that one.");
    if (code == "no-table")
        return MemberWords::tr("That table has been closed.");
    if (code == "already-begun")
        return MemberWords::tr("The game has already begun.");
    if (code == "paused")
        return MemberWords::tr("Your teacher has paused all tables.");
    if (code == "other-step" || code == "not-your-turn")
        return MemberWords::tr(
            "The game had already moved on, so your choice did not count. Look at the board again.");
    if (code == "nothing-to-undo")
        return MemberWords::tr("There is nothing to undo.");
    if (code == "not-saved")
        return MemberWords::tr("The teacher’s computer could not save this, so it was not done. Try again.");
    if (code == "too-often")
        return MemberWords::tr("That was too fast. Try again.");
    return MemberWords::tr("The teacher’s computer refused this (%1).").arg(QString::fromStdString(code));
}

QString gameNameOf(const std::string& id) {
    QString name = QString::fromStdString(id);
    games::Games::forEach([&]<typename G>() {
        if (G::id != id)
            return false;
        name = text(G::name());
        return true;
    });
    return name;
}

} // namespace app
