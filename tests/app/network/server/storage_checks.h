// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/network/server/sql_storage.h"

#include <QtSql/QSqlQuery>
#include <QtTest/QTest>

/// What every database must do with a class, whether it is SQLite or PostgreSQL.
namespace storage_checks {

using namespace app;

inline const Member clover{
    .number = 1, .nickname = "Clover", .role = messages::Role::Pupil, .tokenHash = QByteArray(64, 'a')};
inline const Member violet{.number = 2,
                           .nickname = "Veilchen ❀",
                           .role = messages::Role::Teacher,
                           .tokenHash = QByteArray(64, 'b'),
                           .installation = 7,
                           .isConfirmed = true};
/// One of which the class has no member yet.
inline const Installation firstComputer{.number = 1, .hash = QByteArray(64, 'c')};
inline const StoredTable waiting{
    .number = 3,
    .rules = {.game = "gene-expression", .seats = 4, .length = 200, .bot = "monod", .clock = 30},
    .game = {},
    .seats = {0, 2, 0, 1},
    .sat = {.seats = {{1, {0, 3}}, {2, {1}}}}};

inline constexpr int testCrossId = 25; // Ff × ff
inline const StoredPool paused{
    .experiment = testCrossId, .stage = messages::PoolStage::Paused, .isHidden = true, .isTogether = true};
inline const StoredContribution counted{.id = 3,
                                        .member = 1,
                                        .time = 5'000'000'000,
                                        .given = {.number = 7,
                                                  .experiment = testCrossId,
                                                  .counts = {1'000'000'000, 0},
                                                  .source = messages::PoolSource::Hand,
                                                  .group = 40,
                                                  .replaces = 6,
                                                  .parents = "Ff × ff",
                                                  .rule = "it's; \"--"}};
inline const StoredVote rolled{
    .number = 1,
    .asked = {.question = "Grün, gelb?", .options = {"grün, 3 in 4", "gelb"}, .experiment = testCrossId},
    .stage = messages::VoteStage::Rolled,
    .result = {121, 39}};

inline QString failure;

inline std::unique_ptr<SqlStorage> opened(const QString& place,
                                          const QString& host = QStringLiteral("here")) {
    failure.clear();
    return SqlStorage::open(place, host, &failure);
}

/// Executes a statement as any other program would.
inline bool execute(const QString& place, const QString& statement) {
    SqlConnection connection(place);
    return connection.attempt([&] { return connection.run(statement); });
}

/// A record of each kind.
inline bool fill(SqlStorage& storage) {
    Member newcomer = clover;
    newcomer.installation = firstComputer.number;
    StoredTable table = waiting;
    table.seats = {0, 0, 0, 1};
    table.sat.seats = {{1, {3}}};
    return storage.save(StoredClass{"8b"}) && storage.save(Newcomer{newcomer, {}, firstComputer}) &&
           storage.save(std::vector{table}) && storage.polls().save(paused) &&
           storage.polls().add(counted, 0) && storage.polls().save(rolled) &&
           storage.polls().save(Ballot{1, 1, 1, 2}) &&
           storage.monitor().save(StoredPupil{.member = 1, .where = {.page = "lab", .lesson = "square"}}) &&
           storage.monitor().save(StoredSteps{.member = 1, .lesson = "square", .done = 1}) &&
           storage.monitor().add({StoredAnswer{.member = 1, .given = {.number = 1, .lesson = "square"}}}) &&
           storage.monitor().save(StoredPacing{.blank = {.dark = true, .words = "Look"}, .pace = {}}) &&
           storage.monitor().save(StoredAssignment{.number = 1, .sent = {.target = "lab"}}) &&
           storage.sums().save({{.experiment = testCrossId,
                                 .className = "8b",
                                 .contributors = 5,
                                 .tables = 2,
                                 .counts = {7}}});
}

inline bool isSame(const ClassStorage::Contents& one, const ClassStorage::Contents& other) {
    return one.about == other.about && one.members == other.members &&
           one.installations == other.installations && one.tables == other.tables &&
           one.polls == other.polls && one.monitor == other.monitor;
}

/// What every database must do with a value that is not what a host has written. `place` has no class.
inline void checkDamage(const QString& place) {
    for (const auto& [kind, code] : RecordKinds::all) {
        if (kind == RecordKind::Unknown)
            continue;
        const QString word = QLatin1String(code.data());
        for (const char* const column : {"class_id", "kind", "id", "content", "checksum"}) {
            // A server has other classes, and looks for this one by its id.
            const bool isServer = place.startsWith(QLatin1String("postgresql://"));
            if (isServer && column == QLatin1String("class_id"))
                continue;
            const QByteArray what = (word + QLatin1Char(' ') + column).toUtf8();
            auto storage = opened(place);
            QVERIFY2(storage && storage->erase() && fill(*storage), what);
            const auto before = storage->load();
            QVERIFY2(before && before->damage.empty() && storage->mend() == RecordDamage{}, what);
            QVERIFY2(execute(place, QStringLiteral("UPDATE class_records SET %1 = %1 || '1' "
                                                   "WHERE class_id = 'here' AND kind = '%2'")
                                        .arg(QLatin1String(column), word)),
                     what);
            // A reader that may change nothing leaves it out.
            const auto read = storage->load();
            const RecordDamage expected{{column == QLatin1String("kind") ? RecordKind::Unknown : kind, 1}};
            QVERIFY2(read && read->damage == expected, what);
            // The host puts it aside, and does not meet it again.
            QVERIFY2(storage->mend() == expected, what);
            QVERIFY2(storage->mend() == RecordDamage{}, what);
            const auto after = storage->load();
            QVERIFY2(after && after->damage.empty(), what);
            QVERIFY2(kind == RecordKind::Sum || !isSame(*after, *before), what);
        }
    }
    QVERIFY(opened(place)->erase());
}

/// What every database must do with pool and votes. `place` has none.
inline void checkPolls(const QString& place) {
    auto storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    QVERIFY(storage->load()->polls == StoredPolls{});
    StoredPool open = paused;
    open.stage = messages::PoolStage::Open;
    StoredContribution earlier = counted;
    earlier.id = 2;
    earlier.given.number = 6;
    StoredContribution removed = counted;
    removed.id = 4;
    removed.member = 2;
    StoredContribution elsewhere = removed;
    elsewhere.id = 5;
    elsewhere.given.experiment = 26;
    QVERIFY(storage->polls().save(open) && storage->polls().save(paused));
    QVERIFY(storage->polls().add(earlier, 0) && storage->polls().add(counted, earlier.id) &&
            storage->polls().add(removed, 0));
    QVERIFY(storage->polls().removeContribution(removed.id));
    QVERIFY(storage->polls().add(elsewhere, 0) && storage->polls().removeContributions(26));
    StoredVote asked = rolled;
    asked.stage = messages::VoteStage::First;
    asked.result.clear();
    QVERIFY(storage->polls().save(asked) && storage->polls().save(Ballot{1, 1, 2, 2}) &&
            storage->polls().save(Ballot{1, 1, 2, 1}) && storage->polls().save(Ballot{1, 2, 2, 2}) &&
            storage->polls().save(rolled));
    // Another host over the same database has a class of its own.
    auto other = opened(place, QStringLiteral("next door"));
    QVERIFY2(other, qPrintable(failure));
    QVERIFY(other->load()->polls == StoredPolls{});
    QVERIFY(other->polls().save(open) && other->polls().add(counted, 0) &&
            other->polls().removeContributions(testCrossId));
    other.reset();
    storage.reset();

    storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    const StoredPolls kept{.pools = {paused},
                           .contributions = {counted},
                           .lastNumbers = {{1, 7}, {2, 7}},
                           .vote = rolled,
                           .ballots = {{1, 1, 2, 1}, {1, 2, 2, 2}}};
    QVERIFY(storage->load()->polls == kept);
    // The next vote begins without ballots.
    StoredVote next = asked;
    next.number = 2;
    QVERIFY(storage->polls().save(next));
    QVERIFY(storage->load()->polls.vote == next && storage->load()->polls.ballots.empty());
}

/// What every database must do with what classes share, and with a class that is erased.
inline void checkSharing(const QString& place) {
    const PoolSum here{.experiment = testCrossId,
                       .className = "it's; \"--",
                       .contributors = 5,
                       .tables = 2,
                       .counts = {1'000'000'000'000, 0}};
    PoolSum there = here;
    there.className = "Raum größer";
    PoolSum other = there;
    other.experiment = 26;
    // In a database that has other classes too.
    const auto storage = opened(place, QStringLiteral("library"));
    const auto nextDoor = opened(place, QStringLiteral("gym"));
    QVERIFY2(storage && nextDoor, qPrintable(failure));
    QVERIFY(storage->sums().ofOthers() == std::vector<PoolSum>{});
    QVERIFY(storage->sums().save({here}) && nextDoor->sums().save({other, there}));
    QVERIFY(storage->sums().ofOthers() == (std::vector{there, other}));
    QVERIFY(nextDoor->sums().ofOthers() == std::vector{here});
    // In place of what was there.
    QVERIFY(nextDoor->sums().save({other}) && storage->sums().ofOthers() == std::vector{other});
    QVERIFY(storage->save(clover) && nextDoor->save(clover) && nextDoor->save(std::vector{waiting}) &&
            nextDoor->polls().save(paused) && nextDoor->polls().add(counted, 0) &&
            nextDoor->polls().save(rolled) && nextDoor->polls().save(Ballot{1, 1, 2, 2}) &&
            nextDoor->monitor().save(StoredPupil{.member = 1, .where = {.page = "lab"}}) &&
            nextDoor->monitor().save(StoredSteps{.member = 1, .lesson = "square", .done = 1}) &&
            nextDoor->monitor().add({StoredAnswer{.member = 1, .given = {.number = 1}}}) &&
            nextDoor->monitor().save(StoredPacing{.blank = {}, .pace = {.lesson = "square"}}) &&
            nextDoor->monitor().save(StoredAssignment{.number = 1, .sent = {.target = "lab"}}));
    QVERIFY(nextDoor->erase());
    const auto left = nextDoor->load();
    QVERIFY(left && left->members.empty() && left->tables.empty() && left->polls == StoredPolls{} &&
            left->monitor == StoredMonitoring{});
    QVERIFY(storage->sums().ofOthers() == std::vector<PoolSum>{});
    // The class beside it is untouched.
    QCOMPARE(storage->load()->members, std::vector<Member>{clover});
    QVERIFY(nextDoor->sums().ofOthers() == std::vector{here});
}

/// What every database must do with what a teacher follows and leads. `place` has none of it.
inline void checkMonitoring(const QString& place) {
    auto storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    QVERIFY(storage->load()->monitor == StoredMonitoring{});
    const StoredPupil first{.member = 1,
                            .where = {.page = "lab", .lesson = "", .step = {}, .done = 0},
                            .isRaised = true,
                            .since = 5'000'000'000};
    StoredPupil moved = first;
    moved.where = {
        .page = "lessons", .lesson = "it's; \"--", .step = messages::LessonPart::Compare, .done = 7};
    moved.isRaised = false;
    const StoredAnswer question{.member = 1,
                                .time = 5'000'000'001,
                                .given = {.number = 1,
                                          .lesson = "größer",
                                          .question = "first",
                                          .form = 2,
                                          .choice = 3,
                                          .right = false,
                                          .first = true,
                                          .hints = 1,
                                          .misconception = "dominant-frequent"}};
    const StoredAnswer problem{.member = 1,
                               .time = 5'000'000'001,
                               .given = {.number = 2,
                                         .lesson = "square",
                                         .choice = 1,
                                         .right = true,
                                         .problem = "look-share",
                                         .seed = std::int64_t{1} << 53}};
    const StoredPacing pacing{.blank = {.dark = true, .words = "Schaut nach vorn"},
                              .pace = {.lesson = "square", .step = messages::LessonPart::Roll}};
    const auto assignment = [](int number) {
        return StoredAssignment{.number = number,
                                .time = 5'000'000'000 + number,
                                .sent = {.kind = messages::AssignmentKind::Practice,
                                         .target = "square",
                                         .step = messages::LessonPart::Explain,
                                         .seed = 7,
                                         .table = 60,
                                         .to = {1, 2}}};
    };
    MonitorStorage& monitor = storage->monitor();
    const StoredSteps begun{.member = 1, .lesson = "it's; \"--", .done = 3};
    const StoredSteps done{.member = 1, .lesson = "größer", .done = 15};
    QVERIFY(monitor.save(first) && monitor.save(moved));
    QVERIFY(monitor.save(StoredSteps{.member = 1, .lesson = done.lesson, .done = 1}) && monitor.save(done) &&
            monitor.save(begun));
    // Numbers that are there were committed, and not acknowledged.
    QVERIFY(monitor.add({problem}) && monitor.add({question, problem}));
    QVERIFY(monitor.save(StoredPacing{}) && monitor.save(pacing));
    for (int number = 1; number <= mostAssignments + 1; ++number)
        QVERIFY(monitor.save(assignment(number)));
    // Another host over the same database has a class of its own.
    auto other = opened(place, QStringLiteral("next door"));
    QVERIFY2(other, qPrintable(failure));
    QVERIFY(other->load()->monitor == StoredMonitoring{});
    QVERIFY(other->monitor().save(first) && other->monitor().save(StoredPacing{}) &&
            other->monitor().save(StoredSteps{.member = 1, .lesson = done.lesson, .done = 2}) &&
            other->monitor().save(assignment(100)));
    other.reset();
    storage.reset();

    storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    StoredMonitoring kept{.pupils = {moved},
                          .steps = {done, begun},
                          .answers = {question, problem},
                          .pacing = pacing,
                          .assignments = {}};
    for (int number = 2; number <= mostAssignments + 1; ++number)
        kept.assignments.push_back(assignment(number));
    QVERIFY(storage->load()->monitor == kept);
}

/// What every database must do. `place` is new.
inline void checkStorage(const QString& place) {
    auto storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    QVERIFY(storage->load() && storage->load()->members.empty() && storage->load()->tables.empty());
    QVERIFY(storage->save(StoredClass{"Raum größer"}));
    // A number can be there that was committed while the connection broke, so that nobody has heard of it.
    Member unheard = clover;
    unheard.tokenHash = QByteArray(64, 'c');
    QVERIFY(storage->save(Newcomer{unheard, "token", firstComputer}));
    QVERIFY(storage->save(clover) && storage->save(violet) && storage->save(std::vector{waiting}));
    StoredTable begun = waiting;
    begun.game = QStringLiteral("game-5.genotype");
    begun.seats = {2, 0, 0, 0};
    QVERIFY(storage->save(std::vector{begun}));
    // Another host over the same database has a class of its own.
    auto other = opened(place, QStringLiteral("next door"));
    QVERIFY2(other, qPrintable(failure));
    QVERIFY(other->load()->members.empty() && other->load()->about == StoredClass{});
    QVERIFY(other->save(clover) && other->removeTable(waiting.number));
    other.reset();
    storage.reset();

    storage = opened(place);
    QVERIFY2(storage, qPrintable(failure));
    const auto contents = storage->load();
    QVERIFY(contents.has_value());
    QCOMPARE(contents->about.name, std::string("Raum größer"));
    QCOMPARE(contents->members, (std::vector<Member>{clover, violet}));
    QCOMPARE(contents->installations, std::vector<Installation>{firstComputer});
    QCOMPARE(contents->tables, std::vector<StoredTable>{begun});
    QVERIFY(storage->removeMember(violet.number));
    QCOMPARE(storage->load()->tables.front().seats, (std::vector<int>{0, 0, 0, 0}));
    QVERIFY(storage->removeTable(begun.number));
    QVERIFY(storage->load()->tables.empty());
    Member gone = violet;
    gone.tokenHash.clear();
    QCOMPARE(storage->load()->members, (std::vector<Member>{clover, gone}));
}

} // namespace storage_checks
