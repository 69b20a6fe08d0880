// SPDX-License-Identifier: GPL-3.0-or-later
#include "class_room.h"
#include "gate.h"
#include "refusing_storage.h"
#include "test_registry.h"

#include <QtTest/QSignalSpy>

using namespace app;
using tests::Pupil;

namespace {

/// Keeps nothing, and stands still at a gate.
class StallingStorage : public tests::RefusingStorage {
public:
    explicit StallingStorage(std::shared_ptr<tests::Gate> gate)
        : RefusingStorage(tests::refusesNothing), m_gate(std::move(gate)) {}
    bool save(const Newcomer&) override { return pass(); }
    bool save(const Member&) override { return pass(); }
    bool save(const std::vector<StoredTable>&) override { return pass(); }

private:
    bool pass() {
        m_gate->pass();
        return true;
    }
    std::shared_ptr<tests::Gate> m_gate;
};

/// A game that two play while a third would like to sit down.
struct Played {
    explicit Played(std::chrono::milliseconds patience)
        : host({.dataFolder = folder.path(),
                .teacherKey = tests::teacherKey,
                .pace = {.patience = std::chrono::hours(1), .bots = BotPace::Instant},
                .storagePatience = patience,
                // With other dice, both may die out before they have played enough.
                .firstSeed = 11},
               std::make_unique<StallingStorage>(gate)) {
        isReady = host.listen(QHostAddress::LocalHost, 0) &&
                  tests::opensTable(host, {.game = "genome-wars", .seats = 3, .length = 0, .bot = {}}) == 1 &&
                  one.comes(url()) && other.comes(url()) && late.comes(url()) && one.sitsDown(1, 0) &&
                  other.sitsDown(1, 1) && one.asks(messages::StartTable{1}).empty();
    }
    ~Played() { gate->open(); }
    QUrl url() const { return QUrl(QStringLiteral("ws://127.0.0.1:%1").arg(host.port())); }
    /// So many actions of the two, each of which the other must see.
    bool goesOn(int actions) {
        for (int i = 0; i < actions; ++i) {
            Pupil* actor = nullptr;
            if (!Pupil::waitsFor([&] {
                    actor = one.isMyTurn() ? &one : other.isMyTurn() ? &other : nullptr;
                    return actor != nullptr;
                }))
                return false;
            Pupil& seer = actor == &one ? other : one;
            const int step = actor->board()->step;
            if (!actor->plays(actor->board()->legal.front()).empty() ||
                !Pupil::waitsFor([&] { return seer.board()->step > step; }))
                return false;
        }
        return true;
    }

    const QTemporaryDir folder;
    const std::shared_ptr<tests::Gate> gate = std::make_shared<tests::Gate>();
    ClassHost host;
    Pupil one;
    Pupil other;
    Pupil late;
    bool isReady = false;
};

} // namespace

/// A database that does not answer, over the wire.
class SilentStorageTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void playDoesNotWaitForTheStorage();
    void aSilentStorageIsSaidAndWhatItHasBegunIsAnsweredLater();
    void aMemberComesBackWithoutIt();
    void whatIsSaidAfterAHelloWaitsForTheWelcome();
    void whoLeavesMeanwhileIsNotPresent();
    void whoAskedIsToldWhenTheConnectionBreaks();
    void whatNobodyHearsIsNotSent();
};

void SilentStorageTest::playDoesNotWaitForTheStorage() {
    Played class_(std::chrono::hours(1));
    QVERIFY(class_.isReady);
    class_.gate->close();
    const QSignalSpy answers(&class_.late, &ClassClient::done);
    const int asked = class_.late.request(messages::Sit{1, 2});
    QVERIFY(Pupil::waitsFor([&] { return class_.gate->isReached(); }));
    QVERIFY(class_.goesOn(4));
    QVERIFY(answers.isEmpty());
    QCOMPARE(class_.host.tables().at(1)->shown().seats[2].member, 0);
    class_.gate->open();
    QVERIFY(Pupil::waitsFor([&] { return !answers.isEmpty(); }));
    QCOMPARE(answers.front().front().toInt(), asked);
    QCOMPARE(class_.host.tables().at(1)->shown().seats[2].member, class_.late.welcome().member);
    QVERIFY(Pupil::waitsFor([&] { return class_.late.board().has_value(); }));
}

void SilentStorageTest::aSilentStorageIsSaidAndWhatItHasBegunIsAnsweredLater() {
    Played class_(std::chrono::milliseconds(200));
    QVERIFY(class_.isReady);
    const QSignalSpy happenings(&class_.host, &ClassHost::happened);
    const QSignalSpy answers(&class_.late, &ClassClient::done);
    class_.gate->close();
    QVERIFY(class_.late.request(messages::Sit{1, 2}) >= 0);
    QVERIFY(Pupil::waitsFor([&] { return class_.gate->isReached(); }));
    QCOMPARE(class_.one.asks(messages::Stand{}), std::string("database-silent"));
    QVERIFY(happenings.back().front().toString().contains("does not answer"));
    QVERIFY(class_.goesOn(4));
    Pupil new_;
    QVERIFY(!new_.comes(class_.url()));
    QCOMPARE(new_.end(), QStringLiteral("database-silent"));
    QVERIFY(answers.isEmpty());
    class_.gate->open();
    QVERIFY(Pupil::waitsFor([&] { return !answers.isEmpty(); }));
    QVERIFY(Pupil::waitsFor([&] { return happenings.back().front().toString().contains("answers again"); }));
    QCOMPARE(class_.one.asks(messages::Stand{}), std::string());
}

void SilentStorageTest::aMemberComesBackWithoutIt() {
    Played class_(std::chrono::hours(1));
    QVERIFY(class_.isReady);
    class_.gate->close();
    QVERIFY(class_.late.request(messages::Sit{1, 2}) >= 0);
    QVERIFY(Pupil::waitsFor([&] { return class_.gate->isReached(); }));
    const std::string token = class_.one.welcome().token;
    class_.one.leave();
    QVERIFY(class_.one.comes(class_.url(), messages::Role::Pupil, {}, token));
    QVERIFY(Pupil::waitsFor([&] { return class_.one.board().has_value(); }));
    QVERIFY(class_.goesOn(4));
}

/// A program need not wait for the welcome before it asks for more.
void SilentStorageTest::whatIsSaidAfterAHelloWaitsForTheWelcome() {
    Played class_(std::chrono::hours(1));
    QVERIFY(class_.isReady);
    class_.gate->close();
    tests::RawClient hasty(class_.url());
    QVERIFY(hasty.isOpen());
    hasty.send(QStringLiteral(R"({"type": "hello", "protocol": 1})"));
    hasty.send(QStringLiteral(R"({"type": "sit", "table": 1, "id": 4})"));
    QVERIFY(Pupil::waitsFor([&] { return class_.gate->isReached(); }));
    QVERIFY(class_.goesOn(2));
    QVERIFY(hasty.texts().isEmpty());
    class_.gate->open();
    QVERIFY(hasty.waitsFor(QStringLiteral(R"("re":4)")));
    QVERIFY(hasty.texts().first().contains(QLatin1String("welcome")));
    QCOMPARE(hasty.texts(QStringLiteral(R"("error")")), QStringList());
}

void SilentStorageTest::whoLeavesMeanwhileIsNotPresent() {
    Played class_(std::chrono::hours(1));
    QVERIFY(class_.isReady);
    const QSignalSpy gone(&class_.host, &ClassHost::clientGone);
    class_.gate->close();
    QVERIFY(class_.late.request(messages::Sit{1, 2}) >= 0);
    QVERIFY(Pupil::waitsFor([&] { return class_.gate->isReached(); }));
    class_.late.leave();
    QVERIFY(Pupil::waitsFor([&] { return !gone.isEmpty(); }));
    class_.gate->open();
    QVERIFY(Pupil::waitsFor([&] {
        const auto seat = class_.host.tables().at(1)->shown().seats[2];
        return seat.member != 0 && seat.occupant == messages::Occupant::Away;
    }));
}

/// Nobody knows then whether it was done.
void SilentStorageTest::whoAskedIsToldWhenTheConnectionBreaks() {
    for (const bool isForGood : {true, false}) {
        Played class_(std::chrono::hours(1));
        QVERIFY(class_.isReady);
        class_.gate->close();
        std::vector<Outcome> outcomes;
        class_.late.perform(messages::Sit{1, 2}, this, [&](const Outcome& one) { outcomes.push_back(one); });
        QVERIFY(Pupil::waitsFor([&] { return class_.gate->isReached(); }));
        QVERIFY(outcomes.empty());
        // Another program with the same token takes its place, or the person leaves.
        if (isForGood) {
            class_.late.leave();
        } else {
            Pupil same;
            QVERIFY(same.comes(class_.url(), messages::Role::Pupil, {}, class_.late.welcome().token));
            QVERIFY(Pupil::waitsFor([&] { return !outcomes.empty(); }));
        }
        QCOMPARE(outcomes.size(), std::size_t{1});
        QVERIFY(std::holds_alternative<Unanswered>(outcomes.front()));
        class_.gate->open();
        QVERIFY(class_.goesOn(1));
        QCOMPARE(outcomes.size(), std::size_t{1});
    }
}

void SilentStorageTest::whatNobodyHearsIsNotSent() {
    Pupil pupil;
    std::vector<Outcome> outcomes;
    pupil.perform(messages::Stand{}, this, [&](const Outcome& one) { outcomes.push_back(one); });
    QCOMPARE(outcomes.size(), std::size_t{1});
    QVERIFY(std::holds_alternative<NotSent>(outcomes.front()));
}

GENOTYPE_TEST(SilentStorageTest)

#include "silent_storage_test.moc"
