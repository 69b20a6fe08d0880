// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/network/discovery/beacon.h"
#include "app/network/discovery/finder.h"
#include "app/network/discovery/real_surroundings.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QElapsedTimer>
#include <QtNetwork/QTcpServer>
#include <QtNetwork/QTcpSocket>

#include <cstdio>

// A class host without a class, and a pupil's computer without a pupil, for the test `seats`.

namespace {

using namespace app::join;

int usage() {
    std::fputs("usage: join-seat host|mute-host|seat SLOWNESS [ADDRESS]\n", stderr);
    return 2;
}

/// A host that can be found, until it is killed; a mute one answers no questions.
int beHost(QCoreApplication& application, bool mute) {
    QTcpServer server;
    Beacon beacon(usualPort, "0123456789", QStringLiteral("Room 12"));
    if (!server.listen(QHostAddress::AnyIPv4, usualPort) || (!mute && !beacon.start()))
        return 1;
    QObject::connect(&server, &QTcpServer::newConnection, &server,
                     [&] { server.nextPendingConnection()->setParent(&server); });
    std::puts("ready");
    std::fflush(stdout);
    return application.exec();
}

/// Searches, and then tries the address if there is one. For each a line: what was found or the number of the
/// cause, and the milliseconds it took.
///
/// `slowness`: how many times longer everything takes here than on an idle computer.
int beSeat(QCoreApplication& application, double slowness, const QString& address) {
    RealSurroundings surroundings;
    FinderPatience patience;
    for (int* const limit : {&patience.betweenQuestions, &patience.answers, &patience.others, &patience.probe,
                             &patience.knownDoor, &patience.allDoors})
        *limit = static_cast<int>(*limit * slowness);
    Finder finder(surroundings, patience);
    QElapsedTimer clock;
    bool tried = address.isEmpty();
    QObject::connect(&finder, &Finder::ended, &application, [&](std::optional<Cause> cause) {
        if (cause)
            std::printf("cause %d %lld\n", static_cast<int>(*cause), clock.elapsed());
        else
            for (const FoundHost& host : finder.hosts())
                std::printf("found %s:%d \"%s\" %lld\n", qPrintable(host.address.toString()), host.port,
                            qPrintable(host.name), clock.elapsed());
        if (tried)
            return QCoreApplication::quit();
        tried = true;
        clock.restart();
        finder.tryAddress(address);
    });
    clock.start();
    finder.search();
    return application.exec();
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QString role = words.value(1);
    bool isNumber = false;
    const double slowness = words.value(2).toDouble(&isNumber);
    if (role == QLatin1String("seat") && isNumber)
        return beSeat(application, slowness, words.value(3));
    if (role == QLatin1String("host") || role == QLatin1String("mute-host"))
        return beHost(application, role == QLatin1String("mute-host"));
    return usage();
}
