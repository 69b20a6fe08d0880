// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

#include <cstdio>

namespace monkey {

namespace {

constexpr int patience = 240'000; // milliseconds without an act, with sanitizers on a busy machine
constexpr qsizetype remembered = 20;

/// A file that gives the offscreen platform a large screen.
QString screenIn(const QString& cage) {
    const QString path = cage + QStringLiteral("/screen.json");
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(
            R"({"synchronousWindowSystemEvents": false, "windowFrameMargins": false, "screens": [{"name": "one",
                      "x": 0, "y": 0, "width": 1920, "height": 1200, "logicalDpi": 96, "logicalBaseDpi": 96,
                      "dpr": 1}]})") < 0)
        qFatal("the monkey's screen cannot be written");
    return path;
}

QProcessEnvironment environmentIn(const QString& cage) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1String(cageVariable), cage);
    environment.insert(QStringLiteral("HOME"), cage);
    for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"}) {
        QDir(cage).mkdir(QLatin1String(folder));
        environment.insert(QLatin1String(folder), cage + QLatin1Char('/') + QLatin1String(folder));
    }
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), cage);
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"),
                       QStringLiteral("offscreen:configfile=") + screenIn(cage));
    // No desktop to talk to.
    environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
    environment.remove(QStringLiteral("QT_QPA_PLATFORMTHEME"));
    if (!environment.contains(QStringLiteral("ASAN_OPTIONS")))
        environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("detect_leaks=0"));
    return environment;
}

} // namespace

int keep(const QString& program, const QStringList& arguments, std::uint64_t seed) {
    const QTemporaryDir cage;
    QProcess process;
    process.setProcessEnvironment(environmentIn(cage.path()));
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, arguments);
    QStringList last;
    QString fault;
    bool ended = false;
    while (true) {
        while (process.canReadLine()) {
            const QString line = QString::fromUtf8(process.readLine()).trimmed();
            if (line.startsWith(QLatin1String("act ")))
                last << line;
            else if (line.startsWith(QLatin1String("fault: ")))
                fault = line;
            else
                std::printf("%s\n", qPrintable(line));
            ended = ended || line.startsWith(QLatin1String("end "));
            last = last.mid(std::max<qsizetype>(0, last.size() - remembered));
        }
        if (process.state() == QProcess::NotRunning && !process.canReadLine())
            break;
        if (!process.waitForReadyRead(patience) && process.state() == QProcess::Running) {
            fault = QStringLiteral("fault: it hangs");
            process.kill();
            process.waitForFinished();
        }
    }
    const bool died = process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0 || !ended;
    if (!died && fault.isEmpty())
        return 0;
    if (fault.isEmpty())
        fault = (process.exitStatus() == QProcess::CrashExit
                     ? QStringLiteral("fault: signal %1 ended the program")
                     : QStringLiteral("fault: the program ended with %1"))
                    .arg(process.exitCode());
    const QString number = last.isEmpty() ? QStringLiteral("0") : last.last().section(QLatin1Char(' '), 1, 1);
    std::printf("\n%s\nIts last acts:\n%s\nSeed %s, act %s. To repeat: ./dev monkey %s --acts %s\n",
                qPrintable(fault), qPrintable(last.join(QLatin1Char('\n'))),
                qPrintable(QString::number(seed)), qPrintable(number), qPrintable(QString::number(seed)),
                qPrintable(number));
    return 1;
}

} // namespace monkey
