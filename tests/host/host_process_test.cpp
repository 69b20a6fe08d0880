// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/host_options.h"

#include "host/class_room.h"
#include "host/test_certificate.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QProcess>

using namespace app;
using tests::Pupil;

namespace {

/// genotype-host as a process, in a folder of its own.
class HostProcess {
public:
    ~HostProcess() { kill(); }

    /// The port is the same each time.
    bool start(const QStringList& tables, const QStringList& encryption = {"--plain"}) {
        QStringList arguments{"--address",  "127.0.0.1", "--data-dir", m_folder.path(),
                              "--bot-pace", "instant",   "--patience", "0",
                              "--seed",     "7",         "--port",     QString::number(m_port)};
        arguments << encryption;
        for (const QString& table : tables)
            arguments << "--table" << table;
        m_process.start(QStringLiteral(GENOTYPE_HOST), arguments);
        const bool isListening = QTest::qWaitFor([this] { return m_process.canReadLine(); }, tests::patience);
        const QByteArray line = m_process.readLine().trimmed();
        const QByteArray words = "listening on port ";
        if (!isListening || !line.startsWith(words))
            return false;
        m_port = line.mid(words.size()).toUShort();
        return m_port != 0;
    }
    void kill() {
        m_process.kill();
        m_process.waitForFinished();
    }
    /// Asks it to end; its exit code.
    int end() {
        m_process.terminate();
        return m_process.waitForFinished(tests::patience) ? m_process.exitCode() : -1;
    }
    QString file(const QString& name) const { return m_folder.filePath(name); }
    quint16 port() const { return m_port; }
    QUrl url() const { return QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(m_port)); }
    std::string teacherKey() const {
        QFile file(m_folder.filePath("teacher-key"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed().toStdString() : std::string();
    }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
    quint16 m_port = 0;
};

/// Members as processes.
class Players {
public:
    Players(const QUrl& url, const QString& tables, int count) {
        for (int i = 0; i < count; ++i) {
            m_processes.push_back(std::make_unique<QProcess>());
            m_processes.back()->start(
                QStringLiteral(GENOTYPE_CLASS_PLAYER),
                {url.toString(), tables, QString::number(count), QString::number(i + 1)});
        }
    }
    ~Players() {
        for (const auto& one : m_processes) {
            one->kill();
            one->waitForFinished();
        }
    }
    bool areDone() const {
        return std::all_of(m_processes.begin(), m_processes.end(),
                           [](const auto& one) { return one->state() == QProcess::NotRunning; });
    }
    /// What went wrong with any; empty if all have ended with 0 and have got the same records.
    QByteArray fault() {
        const QByteArray records = m_processes.front()->readAllStandardOutput();
        if (records.isEmpty())
            return "no game is over";
        for (const auto& one : m_processes)
            if (one->exitStatus() != QProcess::NormalExit || one->exitCode() != 0)
                return "a player has ended: " + one->readAllStandardError();
        for (std::size_t i = 1; i < m_processes.size(); ++i)
            if (m_processes[i]->readAllStandardOutput() != records)
                return "another game was over";
        return {};
    }

private:
    std::vector<std::unique_ptr<QProcess>> m_processes;
};

constexpr int wholeGames = 120'000; // milliseconds

} // namespace

/// The programs themselves, over the wire.
class HostProcessTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void threeClientsPlayAGameOfEachKind();
    void whatWasAnnouncedSurvivesAKill();
    void itEncryptsWithTheCertificateItIsGiven();
    void itEndsInOrderWhenAsked();
    void wrongOptionsAreRefused_data();
    void wrongOptionsAreRefused();
};

/// They drop their connections now and then; a bot then plays at once.
void HostProcessTest::threeClientsPlayAGameOfEachKind() {
    HostProcess host;
    QVERIFY(host.start({"genotype:3:1", "genome-wars:4:3", "gene-expression:4:1"}));
    Players players(host.url(), "1,2,3", 3);
    QVERIFY(QTest::qWaitFor([&] { return players.areDone(); }, wholeGames));
    const QByteArray fault = players.fault();
    QVERIFY2(fault.isEmpty(), fault.constData());
}

/// Whatever anybody has been told is still so after the host was killed, at any moment.
void HostProcessTest::whatWasAnnouncedSurvivesAKill() {
    HostProcess host;
    QVERIFY(host.start({"genotype:3:5"}));
    Players players(host.url(), "1", 3);
    Pupil observer;
    QVERIFY(observer.comes(host.url(), messages::Role::Observer));
    core::Random chance(9);
    int kills = 0;
    for (; kills < 4 && !players.areDone(); ++kills) {
        QVERIFY(Pupil::waitsFor([&] { return observer.state() == ClassClient::State::In; }));
        QCOMPARE(observer.asks(messages::Watch{1}), std::string());
        QVERIFY(Pupil::waitsFor([&] { return observer.board().has_value(); }));
        const int target = observer.board()->step + 1 + static_cast<int>(chance.below(12));
        QVERIFY(
            Pupil::waitsFor([&] { return observer.board()->step >= target || !observer.record().empty(); }));
        host.kill();
        // What was on its way.
        QVERIFY(Pupil::waitsFor([&] { return observer.state() == ClassClient::State::Waiting; }));
        const messages::Board last = *observer.board();
        QVERIFY(host.start({}));
        QVERIFY(Pupil::waitsFor([&] { return observer.state() == ClassClient::State::In; }));
        QCOMPARE(observer.asks(messages::Watch{1}), std::string());
        QVERIFY(Pupil::waitsFor([&] { return observer.board().has_value(); }));
        QVERIFY2(observer.board()->step >= last.step,
                 qPrintable(QString("%1 after %2").arg(observer.board()->step).arg(last.step)));
        if (observer.board()->step == last.step)
            QCOMPARE(observer.board()->observation.dump(), last.observation.dump());
    }
    QVERIFY(kills > 0);
    QVERIFY(QTest::qWaitFor([&] { return players.areDone(); }, wholeGames));
    const QByteArray fault = players.fault();
    QVERIFY2(fault.isEmpty(), fault.constData());
}

void HostProcessTest::itEncryptsWithTheCertificateItIsGiven() {
    HostProcess host;
    const auto write = [&host](const QString& name, const QByteArray& text) {
        QFile file(host.file(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("host.pem", tests::certificatePem) && write("key.pem", tests::certificateKeyPem));
    const QStringList encryption{"--certificate", host.file("host.pem"), "--certificate-key",
                                 host.file("key.pem")};
    QVERIFY(host.start({"genome-wars:2"}, encryption));
    Pupil pupil([](const QSslCertificate& shown) { return shown == tests::testCertificate(); });
    QVERIFY(pupil.comes(QUrl(QStringLiteral("wss://127.0.0.1:%1").arg(host.port()))));
    QVERIFY(pupil.sitsDown(1));
    // Nobody gets in without encryption.
    Pupil plain;
    QVERIFY(!plain.comes(host.url()));
}

void HostProcessTest::itEndsInOrderWhenAsked() {
    HostProcess host;
    QVERIFY(host.start({}));
    Pupil teacher;
    QVERIFY(teacher.comes(host.url(), messages::Role::Teacher, host.teacherKey()));
    teacher.setPersistent(false);
    QCOMPARE(host.end(), 0);
    QVERIFY(Pupil::waitsFor([&] { return teacher.end() == QLatin1String("host-ends"); }));
}

void HostProcessTest::wrongOptionsAreRefused_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const QStringList& more, const char* says) {
        QTest::newRow(name) << (QStringList{"genotype-host", "--data-dir", "x", "--plain"} + more) << says;
    };
    row("a game that is none", {"--table", "chess:2"}, "no such game");
    row("too many seats", {"--table", "genotype:6"}, "not with so many seats");
    row("no seats", {"--table", "genotype"}, "not with so many seats");
    row("another database", {"--database", "mysql://x"}, "postgresql://");
    row("no address", {"--address", "here"}, "--address");
    row("no port", {"--port", "99999"}, "--port");
    row("no pace", {"--bot-pace", "soon"}, "slow, normal, fast, instant");
    row("two kinds of encryption", {"--certificate", "a", "--certificate-key", "b"}, "either");
    row("a stray word", {"please"}, "not an option");
    QTest::newRow("no encryption chosen")
        << QStringList{"genotype-host", "--data-dir", "x"} << QStringLiteral("either");
    QTest::newRow("no folder") << QStringList{"genotype-host", "--plain"} << QStringLiteral("--data-dir");
}

void HostProcessTest::wrongOptionsAreRefused() {
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, says);
    const HostOptions options = HostOptions::parse(arguments);
    QVERIFY(options.kind == HostOptions::Kind::Error);
    QVERIFY2(options.text.contains(says), qPrintable(options.text));
}

GENOTYPE_TEST(HostProcessTest, slow)

#include "host_process_test.moc"
