// SPDX-License-Identifier: GPL-3.0-or-later
#include "places.h"
#include "played_by_two.h"
#include "test_registry.h"
#include "tests/patience.h"

#include <QtCore/QProcess>

using namespace app;
using tests::Pupil;
using tests::PupilAtPage;
using tests::takesAChoice;

namespace {

/// genotype-host as a process, with a short game of each kind, at the same port after each start.
class HostWithTables {
public:
    ~HostWithTables() { kill(); }
    bool start() {
        m_process.start(QStringLiteral(GENOTYPE_HOST),
                        {"--address", "127.0.0.1", "--data-dir", m_folder.path(), "--bot-pace", "instant",
                         "--patience", "600", "--seed", "7", "--port", QString::number(m_port), "--plain",
                         "--table", "genotype:3:1", "--table", "genome-wars:2:3", "--table",
                         "gene-expression:4:100"});
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
        m_process.waitForFinished(tests::patience);
    }
    QUrl url() const { return QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(m_port)); }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
    quint16 m_port = 0;
};

} // namespace

/// A pupil's pages at the program that keeps a class.
class MemberProcessTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void twoPupilsPlayAGameOfEachKind();
    void aKilledHostComesBackAndThePupilPlaysOn();
};

void MemberProcessTest::twoPupilsPlayAGameOfEachKind() {
    HostWithTables host;
    QVERIFY(host.start());
    for (const QString& wrong : {tests::playedByTwo<genotype::Game>(host.url(), 1),
                                 tests::playedByTwo<genomewars::Game>(host.url(), 2),
                                 tests::playedByTwo<genecards::Game>(host.url(), 3)})
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void MemberProcessTest::aKilledHostComesBackAndThePupilPlaysOn() {
    HostWithTables host;
    QVERIFY(host.start());
    PupilAtPage pupil;
    QVERIFY(pupil.comes(host.url()) && pupil.sitsDown(2));
    QVERIFY(pupil.clicksInLobby(2, "beginGame") && pupil.hasBoard());
    core::Random chance(5);
    QVERIFY(Pupil::waitsFor([&] { return takesAChoice<genomewars::Game>(pupil, chance); }));
    QVERIFY(Pupil::waitsFor(
        [&] { return pupil.game().stepCount() > 0 && !pupil.seat<genomewars::Game>().legal().empty(); }));
    const std::size_t steps = pupil.game().stepCount();
    host.kill();
    QVERIFY(Pupil::waitsFor([&] { return pupil.page().client().state() == ClassClient::State::Waiting; }));
    QVERIFY(!takesAChoice<genomewars::Game>(pupil, chance));
    QVERIFY(host.start());
    QVERIFY(Pupil::waitsFor([&] { return takesAChoice<genomewars::Game>(pupil, chance); }));
    QVERIFY(Pupil::waitsFor([&] { return pupil.game().stepCount() > steps; }));
    // A choice that the others do not see has no sentence.
    const auto isTold = [&pupil] {
        for (std::size_t step = 0; step < pupil.game().stepCount(); ++step)
            if (!pupil.game().sentences(step, 0).empty())
                return true;
        return false;
    };
    QVERIFY(Pupil::waitsFor([&] {
        takesAChoice<genomewars::Game>(pupil, chance);
        return isTold();
    }));
}

GENOTYPE_TEST(MemberProcessTest)

#include "member_process_test.moc"
