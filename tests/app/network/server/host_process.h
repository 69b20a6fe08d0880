// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/console/program.h"
#include "class_room.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QProcess>

namespace tests {

/// genotype-host as a process, in a folder of its own.
class HostProcess {
public:
    ~HostProcess() { kill(); }

    /// The port is the same each time.
    bool start(const QStringList& tables, const QStringList& more = {"--plain"}) {
        QStringList arguments{"--address",  "127.0.0.1", "--data-dir", m_folder.path(),
                              "--bot-pace", "instant",   "--patience", "0",
                              "--seed",     "7",         "--port",     QString::number(m_port)};
        arguments << more;
        for (const QString& table : tables)
            arguments << "--table" << table;
        m_isPlain = more.contains("--plain");
        m_process.start(QStringLiteral(GENOTYPE_HOST), arguments);
        const bool isListening = QTest::qWaitFor([this] { return m_process.canReadLine(); }, patience);
        const QByteArray line = m_process.readLine().trimmed();
        const QByteArray words = "listening on port ";
        if (!isListening || !line.startsWith(words))
            return false;
        m_port = line.mid(words.size()).toUShort();
        return m_port != 0;
    }
    /// What follows these words in a line that it prints.
    QString says(const QByteArray& words) {
        QByteArray line;
        const auto isFound = [&] {
            while (!line.startsWith(words) && m_process.canReadLine())
                line = m_process.readLine().trimmed();
            return line.startsWith(words);
        };
        return QTest::qWaitFor(isFound, patience) ? QString::fromUtf8(line.mid(words.size())) : QString();
    }
    QString code() { return says("the code of the class: "); }
    /// What it complains about when it refuses to start with these options. The test fails with a sentence on
    /// how it ended instead if it does anything else.
    static QByteArray complaint(const QStringList& arguments, const char* file = __builtin_FILE(),
                                int line = __builtin_LINE()) {
        const Result refused = runProgram(QStringLiteral(GENOTYPE_HOST), arguments);
        if (constexpr int refusal = 2; refused.exitCode != refusal) {
            QTest::qFail(refused.told().constData(), file, line);
            throw Missing{QTest::currentTestFunction()};
        }
        return refused.errors;
    }
    void kill() {
        m_process.kill();
        m_process.waitForFinished(patience);
    }
    /// Asks it to end; its exit code.
    int end() {
        m_process.terminate();
        return ends(m_process) ? m_process.exitCode() : -1;
    }
    QString file(const QString& name) const { return m_folder.filePath(name); }
    quint16 port() const { return m_port; }
    QUrl url() const {
        return QUrl(
            QStringLiteral("%1://127.0.0.1:%2").arg(QLatin1String(m_isPlain ? "ws" : "wss")).arg(m_port));
    }
    std::string teacherKey() const {
        QFile file(m_folder.filePath("teacher-key"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toStdString() : std::string();
    }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
    quint16 m_port = 0;
    bool m_isPlain = true;
};

} // namespace tests
