// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/bots/roster.h"
#include "engine/genotype/record.h"
#include "engine/genotype/rules/rules.h"
#include "engine/genotype/transcript.h"
#include "golden_files.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;

namespace {

struct Golden {
    const char* name;
    Setup setup;
    const char* bot;
};

/// Together they cover every number of players, Brother Johann at each difficulty, every overlay, a shorter
/// game, and players who do strange things.
const Golden goldens[]{
    {"2-players", {.players = 2, .seed = 101}, "simple"},
    {"3-players", {.players = 3, .seed = 102}, "simple"},
    {"4-players", {.players = 4, .seed = 103}, "simple"},
    {"5-players", {.players = 5, .seed = 104}, "simple"},
    {"2-players-random", {.players = 2, .seed = 105}, "random"},
    {"5-players-random", {.players = 5, .seed = 106}, "random"},
    {"flower-codominance", {.players = 3, .seed = 107, .flowerColour = Inheritance::Codominance}, "simple"},
    {"flower-and-height-incomplete",
     {.players = 4,
      .seed = 108,
      .flowerColour = Inheritance::IncompleteDominance,
      .plantHeight = Inheritance::IncompleteDominance},
     "simple"},
    {"johann-easy", {.players = 1, .seed = 110, .johann = Difficulty::Easy}, "simple"},
    {"johann-standard",
     {.players = 1, .seed = 111, .flowerColour = Inheritance::Codominance, .johann = Difficulty::Standard},
     "simple"},
    {"johann-hard",
     {.players = 1,
      .seed = 112,
      .johann = Difficulty::Hard,
      .johannAssistant = static_cast<std::uint8_t>(Assistant::Omari)},
     "simple"},
    {"2-rounds", {.players = 3, .rounds = 2, .seed = 109, .firstPlayer = 2}, "simple"},
};

Record played(const Golden& golden) {
    constexpr const char* names[maxSeats]{"Alina", "Marco", "Brandy", "Jonas", "Mei"};
    Record record;
    record.setup = golden.setup;
    record.title = golden.name;
    for (int seat = 0; seat < golden.setup.players; ++seat)
        record.seats.push_back({names[seat], golden.bot, seat});
    State state = newGame(record.setup);
    core::Random random(golden.setup.seed);
    ActionList legal;
    while (!state.finished()) {
        legalActions(state, legal);
        record.actions.push_back(
            Roster::find(golden.bot)->chooseAction(observe(state, state.actor), legal, random));
        applyLegal(state, record.actions.back());
    }
    return record;
}

/// How many actions were listed at each step: a change in what is legal shows here even if no player took
/// that action.
std::string listedActions(const Record& record) {
    State state = newGame(record.setup);
    ActionList legal;
    std::string text = "\nActions listed at each step";
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
        legalActions(state, legal);
        text.append(i % 20 == 0 ? "\n  " : " ").append(std::to_string(legal.size()));
        applyLegal(state, record.actions[i]);
    }
    return text + '\n';
}

} // namespace

class GoldenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsEachGameAsItAlwaysDid_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(std::size(goldens)); ++i)
            QTest::newRow(goldens[i].name) << i;
    }

    void tellsEachGameAsItAlwaysDid() {
        QFETCH(const int, index);
        const Golden& golden = goldens[index];
        const QString file = tests::goldenPath(QString::fromLatin1(golden.name) + ".genotype");
        const QString told = tests::goldenPath(QString::fromLatin1(golden.name) + ".txt");
        // The actions stay as they are: a bot that plays differently does not call for a new game.
        if (tests::updatesGolden() && !std::holds_alternative<Record>(readRecord(tests::contentsOf(file))))
            QVERIFY(tests::write(file, toText(played(golden))));

        const std::string text = tests::contentsOf(file);
        const auto result = readRecord(text);
        if (const auto* error = std::get_if<ReadError>(&result))
            QFAIL(qPrintable(QStringLiteral("%1:%2: kind %3 %4 (refusal %5)")
                                 .arg(file)
                                 .arg(error->line)
                                 .arg(static_cast<int>(error->kind))
                                 .arg(QString::fromStdString(error->detail))
                                 .arg(static_cast<int>(error->refusal))));
        const Record& record = std::get<Record>(result);
        QCOMPARE(record.setup == golden.setup, true);
        QCOMPARE(toText(record), text);

        const std::string now = transcript(record) + listedActions(record);
        if (tests::updatesGolden())
            QVERIFY(tests::write(told, now));
        const QStringList expected = QString::fromStdString(tests::contentsOf(told)).split('\n');
        const QStringList actual = QString::fromStdString(now).split('\n');
        for (qsizetype line = 0; line < std::min(expected.size(), actual.size()); ++line)
            QVERIFY2(expected[line] == actual[line],
                     qPrintable(QStringLiteral("%1:%2\nexpected %3\nbut got  %4")
                                    .arg(told)
                                    .arg(line + 1)
                                    .arg(expected[line], actual[line])));
        QCOMPARE(actual.size(), expected.size());
    }

    void hasNoFileThatNoTestReads() {
        QCOMPARE(tests::goldenRecords().size(), static_cast<qsizetype>(std::size(goldens)));
    }
};

GENOTYPE_TEST(GoldenTest)
#include "golden_test.moc"
