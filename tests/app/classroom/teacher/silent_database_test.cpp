// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/classroom/teacher/tables_panel.h"
#include "app/network/client/reason_text.h"
#include "app/ui/theme/theme.h"
#include "desk_windows.h"
#include "network_page.h"
#include "test_registry.h"
#include "tests/app/network/server/database_server.h"
#include "tests/app/support/texts.h"
#include "tests/app/support/widgets.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QComboBox>

using namespace app;
using namespace tests::network;
using tests::desk::choose;

namespace {

/// Counts how often the events of this thread have gone round.
class Turns {
public:
    Turns() {
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { ++m_count; });
        m_timer.start(10);
    }
    /// Whether they go round so often more.
    bool goOn(int turns) const {
        const int end = m_count + turns;
        return QTest::qWaitFor([&] { return m_count >= end; }, tests::patience);
    }

private:
    QTimer m_timer;
    int m_count = 0;
};

/// The Class page of a teacher whose classes are in PostgreSQL.
struct DatabasePage : NetworkPage {
    DatabasePage(const QString& folder, const tests::DatabaseServer& server) : NetworkPage(folder) {
        settings().database = server.url();
        settings().storagePatience = std::chrono::milliseconds(300);
    }
    HostedClass::Settings& settings() { return page.hostSettings(); }
    HostedClass& hosted() { return page.hosted(); }
    bool is(HostedClass::State state) {
        return QTest::qWaitFor([&] { return hosted().state() == state; }, tests::patience);
    }
    bool tells(const QString& sentence) const {
        const QString plain = QString(sentence).replace(QChar::Nbsp, QLatin1Char(' '));
        return QTest::qWaitFor([&] { return text("networkTold").startsWith(plain); }, tests::patience);
    }
    template <typename... Arguments> bool comesToSay(const char* key, const Arguments&... arguments) const {
        return QTest::qWaitFor([&] { return says(text("networkTold"), key, arguments...); }, tests::patience);
    }
};

} // namespace

/// A database that does not answer holds up no window, whatever the teacher does meanwhile.
class SilentDatabaseTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        Theme::install();
        m_server = std::make_unique<tests::DatabaseServer>();
        QVERIFY2(m_server->isRunning(), qPrintable(m_server->error()));
    }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_server->goOn(); }
    void cleanupTestCase() { m_server.reset(); }

    void commandsAreAnsweredAndTheWindowGoesOn() {
        DatabasePage opened(m_folder->path(), *m_server);
        QVERIFY(opened.opens());
        JoinedPupil pupil(opened.hosted());
        QVERIFY(pupil.isIn());
        opened.click("openTable");
        QVERIFY(opened.comesToSay("TablesPanel.tableOpen", 1));
        QVERIFY(QTest::qWaitFor(
            [&] { return find<QTableWidget>(opened.page.network(), "classMembers")->rowCount() == 1; },
            tests::patience));
        ClassHost& host = opened.hosted().host();
        const Turns turns;
        QSignalSpy told(find<TablesPanel>(opened.page.network()), &TablesPanel::told);
        m_server->halt();

        // The database begins with this one: nobody can say what becomes of it.
        auto* const open = find<QPushButton>(opened.page.network(), "openTable");
        opened.page.activateWindow();
        open->setFocus();
        QTest::keyClick(open, Qt::Key_Space);
        QVERIFY(told.isEmpty());
        QVERIFY(turns.goOn(20));
        QVERIFY(open->isEnabled() && open->hasFocus() && !open->accessibleDescription().isEmpty());
        QCOMPARE(host.tables().size(), std::size_t{1});
        // Pressed again, it says so and asks for nothing more.
        QTest::keyClick(open, Qt::Key_Space);

        // What comes after it is refused, with the reason.
        told.clear();
        opened.click("startTable");
        const QString refused = refusalText(messages::ErrorCode::DatabaseSilent, messages::Role::Teacher);
        const auto isRefused = [&] {
            return std::ranges::any_of(
                told, [&](const auto& one) { return one.at(0).toString() == refused && one.at(1).toBool(); });
        };
        QVERIFY(QTest::qWaitFor(isRefused, tests::patience));
        find<QTableWidget>(opened.page.network(), "classMembers")->setCurrentCell(0, 0);
        opened.click("removeMember");
        QVERIFY(choose(opened.page, wording("MembersPanel.remove")));
        QVERIFY(opened.tells(refused));
        QCOMPARE(host.memberCount(), 2);
        auto* const pupils = find<QComboBox>(opened.page.network(), "movedPupil");
        pupils->setCurrentIndex(0);
        QVERIFY(QTest::qWaitFor(
            [&] { return find<QPushButton>(opened.page.network(), "movePupil")->isEnabled(); },
            tests::patience));
        told.clear();
        opened.click("movePupil");
        QVERIFY(QTest::qWaitFor(isRefused, tests::patience));
        // A pause is nothing that is saved.
        opened.click("pauseTables");
        QVERIFY(QTest::qWaitFor([&] { return host.isPaused(); }, tests::patience));
        QVERIFY(turns.goOn(20));

        m_server->goOn();
        QVERIFY(QTest::qWaitFor([&] { return host.tables().size() == 2; }, tests::patience));
        QVERIFY(QTest::qWaitFor([&] { return open->accessibleDescription().isEmpty(); }, tests::patience));
        QVERIFY(QTest::qWaitFor([&] { return !host.isStorageSilent(); }, tests::patience));
        opened.click("openTable");
        QVERIFY(QTest::qWaitFor([&] { return host.tables().size() == 3; }, tests::patience));
    }

    void aClassIsClosedWithoutItsDatabase() {
        DatabasePage opened(m_folder->path(), *m_server);
        QVERIFY(opened.opens());
        QCOMPARE(opened.asks(messages::OpenTable{.game = "genome-wars"}), std::string());
        // Until when the pupil was here is what the closing saves.
        JoinedPupil pupil(opened.hosted());
        QVERIFY(pupil.isIn());
        const Turns turns;
        m_server->halt();
        opened.hosted().close();
        QCOMPARE(opened.hosted().state(), HostedClass::State::Closing);
        QVERIFY_SAYS(textOf(opened.page.network(), "closeClass"), "DoorPanel.classBeingClosed");
        QVERIFY(opened.is(HostedClass::State::Closed));
        QVERIFY(opened.comesToSay("DoorPanel.closedWithoutLastChanges"));
        QVERIFY(turns.goOn(5));
        m_server->goOn();
        QVERIFY(opened.opens());
        QCOMPARE(opened.hosted().host().tables().size(), std::size_t{1});
        QVERIFY(opened.closes());
        QVERIFY(opened.comesToSay("DoorPanel.classClosedEverythingSaved"));
    }

    void aClassIsOpenedWhenItsDatabaseAnswers() {
        DatabasePage opened(m_folder->path(), *m_server);
        const Turns turns;
        m_server->halt();
        opened.page.network().door().openClass();
        QCOMPARE(opened.hosted().state(), HostedClass::State::Opening);
        QVERIFY(turns.goOn(20));
        QCOMPARE(opened.hosted().state(), HostedClass::State::Opening);
        m_server->goOn();
        QVERIFY(opened.is(HostedClass::State::Open));
    }

    void aDatabaseThatStaysSilentIsNamed() {
        DatabasePage opened(m_folder->path(), *m_server);
        QVERIFY(opened.opens() && opened.closes());
        opened.settings().openingPatience = std::chrono::milliseconds(200);
        m_server->halt();
        opened.page.network().door().openClass();
        QVERIFY(opened.is(HostedClass::State::Closed));
        QVERIFY(opened.comesToSay("HostWords.databaseSilent"));
        m_server->goOn();
        opened.settings().openingPatience = std::chrono::minutes(2);
        QVERIFY(opened.opens());
    }

    void erasingWaitsForTheDatabaseAloneAndTheWindowDoesNot() {
        DatabasePage opened(m_folder->path(), *m_server);
        QVERIFY(opened.opens() && opened.closes());
        const Turns turns;
        m_server->halt();
        opened.click("eraseClass");
        QVERIFY(choose(opened.page, wording("DoorPanel.eraseEverything")));
        QVERIFY(turns.goOn(20));
        QVERIFY(QFile::exists(HostedClass::idFile(opened.settings().folder)));
        QVERIFY(!find<QPushButton>(opened.page.network(), "openClass")->isEnabled());
        m_server->goOn();
        QVERIFY(opened.comesToSay("DoorPanel.everythingErased"));
        QVERIFY(!HostedClass::isKeptIn(opened.settings().folder));
    }

private:
    std::unique_ptr<tests::DatabaseServer> m_server;
    std::unique_ptr<QTemporaryDir> m_folder;
};

GENOTYPE_TEST(SilentDatabaseTest, long)
#include "silent_database_test.moc"
