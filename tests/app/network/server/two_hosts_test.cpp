// SPDX-License-Identifier: GPL-3.0-or-later
#include "database_server.h"
#include "host_process.h"
#include "test_registry.h"

using namespace app;
using messages::PoolStage;
using tests::HostProcess;
using tests::Pupil;

namespace {

constexpr int commonCross = 25; // Ff × ff, two outcomes

/// A class with a host of its own over a database that others use too.
struct SharedClass {
    SharedClass(const QString& database, const QString& name)
        : options{"--plain", "--database", database, "--name", name} {}

    bool begins(int count) {
        bool isReady =
            host.start({}, options) && teacher.comes(host.url(), messages::Role::Teacher, host.teacherKey());
        for (int i = 0; i < count; ++i) {
            pupils.push_back(std::make_unique<Pupil>());
            isReady = isReady && pupils.back()->comes(host.url());
        }
        return isReady;
    }
    std::string collects(bool together, bool hidden = false) {
        return teacher.asks(messages::SetPool{
            .experiment = commonCross, .stage = PoolStage::Open, .hidden = hidden, .together = together});
    }
    /// Each gives these counts once more.
    bool gives(int from, int until, const std::vector<std::int64_t>& counts) {
        ++number;
        for (int i = from; i < until; ++i)
            if (!pupils[static_cast<std::size_t>(i)]
                     ->asks(
                         messages::Contribute{.number = number, .experiment = commonCross, .counts = counts})
                     .empty())
                return false;
        return true;
    }
    /// What the teacher sees of all classes: names with the plants of the first kind.
    std::map<std::string, std::int64_t> all() const {
        std::map<std::string, std::int64_t> shown;
        if (const auto found = teacher.polls().allClasses().find(commonCross);
            found != teacher.polls().allClasses().end())
            for (const messages::ClassCounts& one : found->second.classes)
                shown[one.name] = one.counts.front();
        return shown;
    }
    bool sees(const std::map<std::string, std::int64_t>& expected) {
        return Pupil::waitsFor([&] { return all() == expected; });
    }

    const QStringList options;
    HostProcess host;
    Pupil teacher;
    std::vector<std::unique_ptr<Pupil>> pupils;
    int number = 0;
};

} // namespace

/// Two hosts as processes over one PostgreSQL, whose classes count together.
class TwoHostsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_server.reset(); }
    void countsOfAllClassesAddUp();
    void theOthersAreThereAgainAfterTheServer();

private:
    std::unique_ptr<tests::DatabaseServer> m_server;
};

void TwoHostsTest::initTestCase() {
    m_server = std::make_unique<tests::DatabaseServer>();
    QVERIFY2(m_server->isRunning(), qPrintable(m_server->error()));
}

void TwoHostsTest::countsOfAllClassesAddUp() {
    SharedClass one(m_server->url(), "Room 12");
    SharedClass other(m_server->url(), "Room 13");
    QVERIFY(one.begins(5) && other.begins(6));
    QVERIFY(one.collects(true).empty() && other.collects(false).empty());
    QVERIFY(one.gives(0, 5, {2, 1}) && other.gives(0, 4, {10, 1}));
    QVERIFY(one.sees({{"Room 12", 10}}));
    // The other teacher does not want it yet, and then too few have given counts.
    QVERIFY(other.all().empty());
    QVERIFY(other.collects(true).empty());
    QVERIFY(other.sees({{"Room 12", 10}}));
    QTest::qWait(2500);
    QVERIFY(one.sees({{"Room 12", 10}}));
    QVERIFY(other.gives(4, 6, {10, 1}));
    const std::map<std::string, std::int64_t> both{{"Room 12", 10}, {"Room 13", 60}};
    QVERIFY(one.sees(both) && other.sees(both));
    QVERIFY(one.teacher.polls().allClasses().at(commonCross).classes.front().own);
    QVERIFY(!one.teacher.polls().allClasses().at(commonCross).classes.back().own);
    // Pupils hear nothing of it, nor of who counts with whom.
    QVERIFY(one.pupils[0]->polls().allClasses().empty());
    QVERIFY(!one.pupils[0]->polls().pools().at(commonCross).together &&
            !one.pupils[0]->polls().pools().at(commonCross).addable);
    // It goes on growing, and goes when a teacher hides it or is gone on with.
    QVERIFY(one.gives(0, 1, {5, 5}));
    QVERIFY(other.sees({{"Room 12", 15}, {"Room 13", 60}}));
    QVERIFY(other.collects(true, true).empty());
    QVERIFY(one.sees({{"Room 12", 15}}));
    QVERIFY(other.collects(true).empty());
    QVERIFY(one.sees({{"Room 12", 15}, {"Room 13", 60}}));
    // A class that is over for today still counts, and so does one whose host was killed.
    other.host.kill();
    QTest::qWait(2500);
    QVERIFY(one.sees({{"Room 12", 15}, {"Room 13", 60}}));
    QVERIFY(one.collects(false).empty());
    QVERIFY(one.sees({}));
}

void TwoHostsTest::theOthersAreThereAgainAfterTheServer() {
    SharedClass one(m_server->url(), "Room 1");
    SharedClass other(m_server->url(), "Room 2");
    QVERIFY(one.begins(5) && other.begins(5));
    QVERIFY(one.collects(true).empty() && other.collects(true).empty());
    QVERIFY(one.gives(0, 5, {1, 0}));
    QVERIFY(Pupil::waitsFor([&] { return other.all().contains("Room 1"); }));
    m_server->stop();
    QCOMPARE(
        one.pupils[0]->asks(messages::Contribute{.number = 2, .experiment = commonCross, .counts = {9, 9}}),
        std::string("not-saved"));
    QVERIFY(other.all().contains("Room 1"));
    m_server->start();
    QVERIFY2(m_server->isRunning(), qPrintable(m_server->error()));
    QVERIFY(other.gives(0, 5, {3, 3}));
    QVERIFY(QTest::qWaitFor([&] { return one.all().contains("Room 2") && one.all().at("Room 2") == 15; },
                            2 * tests::patience));
}

GENOTYPE_TEST(TwoHostsTest, long)

#include "two_hosts_test.moc"
