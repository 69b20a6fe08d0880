// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtCore/QDir>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtNetwork/QTcpServer>

#include <csignal>
#include <pwd.h>
#include <unistd.h>

namespace tests {

/// A PostgreSQL server with a folder, a socket and a port of its own, gone with this object. PostgreSQL does
/// not run as root: then it runs as the user that its package has made.
class DatabaseServer {
public:
    DatabaseServer() {
        // Debian does not put these programs in the path.
        const QStringList versions =
            QDir(QStringLiteral("/usr/lib/postgresql")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        if (versions.isEmpty()) {
            m_error = QStringLiteral("PostgreSQL is not installed; ./dev test installs it");
            return;
        }
        m_programs = QStringLiteral("/usr/lib/postgresql/%1/bin/").arg(versions.last());
        QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755));
        const passwd* const user = getuid() == 0 ? getpwnam("postgres") : nullptr;
        if (getuid() == 0 &&
            (!user || chown(m_folder.path().toLocal8Bit().constData(), user->pw_uid, user->pw_gid) != 0)) {
            m_error = QStringLiteral("there is no user for the server");
            return;
        }
        QTcpServer probe;
        probe.listen(QHostAddress::LocalHost);
        m_port = probe.serverPort();
        probe.close();
        const QString data = m_folder.filePath(QStringLiteral("data"));
        if (!run({m_programs + "initdb", "-D", data, "-U", "class", "-A", "trust", "--no-sync", "-E", "UTF8",
                  "--locale=C"}))
            return;
        start();
    }
    ~DatabaseServer() {
        goOn();
        stop();
    }

    /// Also again after `stop`, at the same port.
    void start() {
        const QString data = m_folder.filePath(QStringLiteral("data"));
        m_isRunning =
            run({m_programs + "pg_ctl", "-D", data, "-w", "-t", "60", "-l", m_folder.filePath("log"), "-o",
                 QStringLiteral("-p %1 -k %2 -c listen_addresses=127.0.0.1").arg(m_port).arg(m_folder.path()),
                 "start"});
    }
    bool isRunning() const { return m_isRunning; }
    const QString& error() const { return m_error; }
    QString url() const { return QStringLiteral("postgresql://class@127.0.0.1:%1/postgres").arg(m_port); }
    void stop() {
        if (m_isRunning)
            run({m_programs + "pg_ctl", "-D", m_folder.filePath("data"), "-w", "-m", "immediate", "stop"});
        m_isRunning = false;
    }

    /// All its processes stand still: connections stay open, and nothing is answered.
    void halt() { signal(SIGSTOP); }
    void goOn() { signal(SIGCONT); }

private:
    /// To the server and the processes that it has started, one for each connection among them.
    void signal(int number) {
        QFile file(m_folder.filePath(QStringLiteral("data/postmaster.pid")));
        const int server = file.open(QIODevice::ReadOnly) ? file.readLine().trimmed().toInt() : 0;
        if (server == 0)
            return;
        QFile children(QStringLiteral("/proc/%1/task/%1/children").arg(server));
        QList<int> all{server};
        if (children.open(QIODevice::ReadOnly))
            for (const QByteArray& child : children.readAll().split(' '))
                if (child.toInt() > 0)
                    all << child.toInt();
        for (const int process : all)
            ::kill(process, number);
    }
    bool run(QStringList command) {
        QProcess process;
        // The server must not keep the pipes of this process open.
        process.setStandardOutputFile(m_folder.filePath(QStringLiteral("output")));
        process.setStandardErrorFile(m_folder.filePath(QStringLiteral("output")), QIODevice::Append);
        process.setWorkingDirectory(m_folder.path());
        if (getuid() == 0)
            command =
                QStringList{"setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"} + command;
        process.start(command.first(), command.mid(1));
        if (process.waitForFinished(90'000) && process.exitStatus() == QProcess::NormalExit &&
            process.exitCode() == 0)
            return true;
        QFile output(m_folder.filePath(QStringLiteral("output")));
        m_error = command.join(' ') + ": " + process.errorString();
        if (output.open(QIODevice::ReadOnly))
            m_error += QString::fromLocal8Bit(output.readAll());
        return false;
    }

    QTemporaryDir m_folder;
    QString m_programs;
    QString m_error;
    quint16 m_port = 0;
    bool m_isRunning = false;
};

} // namespace tests
