// SPDX-License-Identifier: GPL-3.0-or-later
#include "host_words.h"

#include "app/network/client/reason_text.h"
#include "engine/core/overloaded.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QSysInfo>

#include <algorithm>

namespace app::host_words {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(app::HostWords)
};

QString withDetails(const QString& sentence, const QString& details) {
    return details.isEmpty() ? sentence
                             : sentence + QLatin1Char(' ') + Words::tr("The system says: %1.").arg(details);
}

} // namespace

QString sentence(HostedClass::Trouble trouble, const HostedClass::Settings& settings,
                 const QString& details) {
    using Trouble = HostedClass::Trouble;
    switch (trouble) {
    case Trouble::Folder:
        return Words::tr("The class cannot be opened, because nothing can be saved in %1.")
            .arg(QDir::toNativeSeparators(settings.folder));
    case Trouble::OtherHost:
        return Words::tr("Another window has this class open. Close the class there first.");
    case Trouble::Damaged:
        return details + QLatin1Char(' ') +
               Words::tr("The class was not opened, so that nothing of it is overwritten.");
    case Trouble::Earlier:
        return Words::tr(
            "An earlier version of the program kept this class, and this version cannot open it. "
            "The command “genotype-host --report” still writes its reports. Then erase "
            "the class here, and open a new one.");
    case Trouble::Silent:
        return Words::tr("The class’s database does not answer. Open the class again when it answers.");
    case Trouble::Database:
    case Trouble::Contents:
        return withDetails(settings.database.isEmpty()
                               ? Words::tr("The file of the class cannot be read.")
                               : Words::tr("The class cannot be read from its database."),
                           details);
    case Trouble::Tables: return Words::tr("A table could not be saved.");
    case Trouble::Code:
        return Words::tr("The three words could not be worked out: there is too little free memory.");
    case Trouble::PortTaken:
        return Words::tr("Another program on this computer uses port %1. Close it, or choose another port.")
            .arg(settings.port);
    case Trouble::Network:
        return withDetails(Words::tr("The class cannot be reached over the network."), details);
    }
    return {};
}

QString sentence(const Outcome& outcome) {
    const core::Overloaded words{
        [](const messages::Done&) { return QString(); },
        [](const messages::Failed& failure) { return refusalText(failure.code, messages::Role::Teacher); },
        [](const NotSent&) { return Words::tr("The connection to the class is broken. Try again."); },
        [](const Unanswered&) {
            return Words::tr(
                "The connection to the class broke before the answer came. Check whether it was done.");
        },
    };
    return std::visit(words, outcome);
}

QString beforeClosing(const ClassHost& host) {
    const auto members = host.members();
    const auto pupils = std::ranges::count_if(members, [](const ClassHost::Presence& one) {
        return one.isHere && one.role == messages::Role::Pupil;
    });
    const auto games = std::ranges::count_if(
        host.tables(), [](const auto& one) { return one.second->stage() == messages::Stage::Playing; });
    return (pupils > 0 ? Words::tr("%n pupils are in the class now.", nullptr, static_cast<int>(pupils))
                       : Words::tr("Nobody is in the class now.")) +
           QLatin1Char(' ') +
           (games > 0 ? Words::tr("%n games are running.", nullptr, static_cast<int>(games))
                      : Words::tr("No game is running.")) +
           QLatin1Char('\n') +
           Words::tr("Everything is saved. When you open the class again, it continues where it stopped.");
}

QString ownName(const QString& name) {
    return name == QSysInfo::machineHostName() ? QString() : name;
}

} // namespace app::host_words
