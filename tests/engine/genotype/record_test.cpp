// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/genotype/record.h"

#include "engine/genotype/rules/rules.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace genotype;
using Kind = ReadError::Kind;

namespace {

/// A game of random actions, played to its end or to `most` actions.
Record randomGame(const Setup& setup, std::uint64_t choices, std::size_t most = 10'000) {
    Record record;
    record.setup = setup;
    for (int seat = 0; seat < setup.players; ++seat)
        record.seats.push_back({"Seat " + std::to_string(seat + 1), seat == 0 ? "person" : "random", seat});
    State state = newGame(setup);
    core::Random random(choices);
    ActionList legal;
    while (!state.finished() && record.actions.size() < most) {
        legalActions(state, legal);
        record.actions.push_back(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
        applyLegal(state, record.actions.back());
    }
    return record;
}

Record readBack(const std::string& text, ReadOptions options = {}) {
    const auto result = readRecord(text, options);
    if (const auto* error = std::get_if<ReadError>(&result)) {
        qWarning("line %d, kind %d: %s", error->line, static_cast<int>(error->kind), error->detail.c_str());
        return {};
    }
    return std::get<Record>(result);
}

ReadError errorOf(const std::string& text, ReadOptions options = {}) {
    const auto result = readRecord(text, options);
    const auto* error = std::get_if<ReadError>(&result);
    return error ? *error : ReadError{-1, Kind::NotARecord, "read without an error", Refusal::None};
}

const std::string catalogueLine = "catalogue " + std::to_string(catalogueVersion);

const std::string header = "genotype-record 1\n" + catalogueLine +
                           "\n"
                           "players 2\n"
                           "rounds 5\n"
                           "seed 1\n"
                           "first 2\n"
                           "seat 1 person colour 0 \"Alina\"\n"
                           "seat 2 simple colour 1 \"Marco\"\n"
                           "\n";

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    const auto at = text.find(what);
    if (at == std::string::npos)
        qFatal("\"%s\" is not in the text", what.c_str());
    return text.replace(at, what.size(), with);
}

/// The first listed actions of the game of `header`, as lines.
std::string firstLines(std::size_t count) {
    Record record = readBack(header);
    State state = newGame(record.setup);
    std::string text;
    ActionList legal;
    for (std::size_t number = 1; number <= count; ++number) {
        legalActions(state, legal);
        text += actionLine(number, state.actor, legal[0]);
        applyLegal(state, legal[0]);
    }
    return text;
}

} // namespace

class RecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesBackEveryGameItWrote() {
        for (int players = minSeats; players <= maxSeats; ++players) {
            for (unsigned game = 0; game < 20; ++game) {
                Setup setup{
                    .players = players, .rounds = 1 + static_cast<int>(game) % maxRounds, .seed = game};
                if (game % 3 == 0)
                    setup.firstPlayer = static_cast<Seat>(game % static_cast<unsigned>(players));
                setup.flowerColour = static_cast<Inheritance>(game % 3);
                setup.plantHeight = static_cast<Inheritance>(game % 2);
                const Record record = randomGame(setup, game);
                const std::string text = toText(record);
                QCOMPARE(readBack(text) == record, true);
                QCOMPARE(toText(readBack(text)), text);
            }
        }
    }

    void givesBackEverySoloGame() {
        for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Standard, Difficulty::Hard}) {
            std::vector<std::uint8_t> helpers{noAssistant};
            if (difficulty == Difficulty::Hard)
                for (const Assistant one : hardAssistants)
                    helpers.push_back(static_cast<std::uint8_t>(one));
            for (const std::uint8_t helper : helpers) {
                const Setup setup{
                    .players = 1, .seed = helper, .johann = difficulty, .johannAssistant = helper};
                const Record record = randomGame(setup, helper);
                const std::string text = toText(record);
                QCOMPARE(readBack(text) == record, true);
                QVERIFY(text.find("\nplayers 1\n" + johannText(setup) + "\n") != std::string::npos);
            }
        }
        QCOMPARE(johannText({.players = 1, .johann = Difficulty::Easy}), std::string("johann easy"));
        QCOMPARE(johannText({.players = 1, .johann = Difficulty::Hard}), std::string("johann hard drawn"));
    }

    void isTheSumOfItsHeaderAndLines() {
        const Record record = randomGame({.players = 3, .seed = 4}, 4);
        std::string journal = headerText(record);
        State state = newGame(record.setup);
        for (std::size_t i = 0; i < record.actions.size(); ++i) {
            journal += actionLine(i + 1, state.actor, record.actions[i]);
            applyLegal(state, record.actions[i]);
        }
        QCOMPARE(journal, toText(record));
    }

    void canBeReadByAPerson() {
        Record record = readBack(header);
        record.title = "Period 3";
        record.setup.firstPlayer = noSeat;
        QVERIFY(setOverlay(record.setup, "height-incomplete"));
        QVERIFY(setOverlay(record.setup, "flower-codominance"));
        QVERIFY(!setOverlay(record.setup, "flower-incomplete"));
        QCOMPARE(headerText(record), "genotype-record 1\n" + catalogueLine +
                                         "\n"
                                         "title \"Period 3\"\n"
                                         "players 2\n"
                                         "rounds 5\n"
                                         "seed 1\n"
                                         "first drawn\n"
                                         "overlay flower-codominance\n"
                                         "overlay height-incomplete\n"
                                         "seat 1 person colour 0 \"Alina\"\n"
                                         "seat 2 simple colour 1 \"Marco\"\n"
                                         "\n");
        QCOMPARE(actionLine(12, 1, act::placeMarker(Space::ParentGenesR, 1)),
                 std::string("12 seat-2 place genes-R bonus 1\n"));
    }

    void keepsQuotesBackslashesAndOtherAlphabets() {
        Record record = readBack(header);
        record.title = "\"Grün\" \\ Мендель 孟德尔 # 1";
        record.seats[0].name = "#1 \\\" é";
        record.seats[1].name = "";
        QCOMPARE(readBack(toText(record)) == record, true);
    }

    void neverWritesAHeaderThatItCannotRead() {
        Record record = readBack(header);
        record.title.assign(500, 'x').append(1, '\n');
        record.seats[0] = {"a\nb\x01\xff\xe2\x80\xae"
                           "c",
                           "No Such Kind!", 99};
        record.seats.pop_back();
        const Record back = readBack(toText(record));
        QCOMPARE(back.seats.size(), std::size_t{2});
        QCOMPARE(back.seats[0].name, std::string("abc"));
        QCOMPARE(back.title.size(), maxNameBytes);
    }

    void dropsWhatWasUndone() {
        const Record record = randomGame({.players = 2, .seed = 9, .firstPlayer = 0}, 2, 8);
        std::string text = toText(record);
        const std::string last = actionLine(8, replay(record, 7).state.actor, record.actions[7]);
        text += undoLine(3) + undoLine(2);
        Record expected = record;
        expected.actions.resize(3);
        QCOMPARE(readBack(text) == expected, true);
        // Numbering continues from what is left.
        QCOMPARE(errorOf(text + last).kind, Kind::WrongNumber);
        QCOMPARE(errorOf(text + last).detail, std::string("4"));
        QCOMPARE(errorOf(text + undoLine(4)).kind, Kind::NothingToUndo);
        QCOMPARE(errorOf(text + "undo 0\n").kind, Kind::NothingToUndo);
    }

    void checksUndoneActionsToo() {
        const ReadError error = errorOf(header + std::string("1 seat-1 place treasury\nundo 1\n"));
        QCOMPARE(error.kind, Kind::IllegalAction);
        QCOMPARE(error.line, 10);
    }

    void passesOverCommentsAndLineEndsOfWindows() {
        const std::string plain = header + firstLines(4);
        std::string other = "\xef\xbb\xbf";
        for (const char c : replaced(plain, "players", "# a class of 28\nplayers"))
            other += c == '\n' ? std::string("\r\n") : std::string(1, c);
        other = replaced(other, "\r\n2 seat-2", " # why not?\r\n\r\n   # nothing here\r\n2 seat-2");
        QCOMPARE(readBack(other) == readBack(plain), true);
        QCOMPARE(readBack(other).actions.size(), std::size_t{4});
    }

    void saysWhichFormatAndCatalogueItWasWrittenUnder() {
        QCOMPARE(errorOf(replaced(header, "genotype-record 1", "genotype-record 2")),
                 (ReadError{1, Kind::OtherFormat, "2", Refusal::None}));
        // Under version 1, prices, Brother Johann's cards and Father Omari's dice were others; under version
        // 2, seeds were not hashed.
        for (const char* version : {"1", "2", "77"}) {
            const ReadError error =
                errorOf(replaced(header, catalogueLine, std::string("catalogue ") + version));
            QCOMPARE(error, (ReadError{2, Kind::OtherCatalogue, version, Refusal::None}));
            QCOMPARE(core::english(phrase(error)), std::string("This game was played with version ") +
                                                       version + " of the cards. This program has version " +
                                                       std::to_string(catalogueVersion) +
                                                       ", so it cannot play the game correctly.");
        }
    }

    void refusesABrokenHeaderWithItsLine_data() {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("with");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, QByteArray what, QByteArray with, int line, Kind kind) {
            QTest::newRow(name) << what << with << line << static_cast<int>(kind);
        };
        row("empty", header.c_str(), "", 1, Kind::NotARecord);
        row("something else", "genotype-record", "<html>", 1, Kind::NotARecord);
        row("no version", "genotype-record 1", "genotype-record", 1, Kind::NotARecord);
        row("six players", "players 2", "players 6", 3, Kind::BadHeader);
        row("nobody", "players 2", "players 0", 3, Kind::BadHeader);
        row("one player without an opponent", "players 2", "players 1", 4, Kind::BadHeader);
        row("Johann between two players", "players 2", "players 2\njohann easy", 4, Kind::BadHeader);
        row("unknown difficulty", "players 2", "players 1\njohann none", 4, Kind::BadHeader);
        row("hard without an assistant", "players 2", "players 1\njohann hard", 4, Kind::BadHeader);
        row("assistant of no hard game", "players 2", "players 1\njohann hard anna", 4, Kind::BadHeader);
        row("assistant in an easy game", "players 2", "players 1\njohann easy may", 4, Kind::BadHeader);
        row("Johann starts", "players 2\nrounds 5\nseed 1\n", "players 1\njohann easy\nrounds 5\nseed 1\n", 7,
            Kind::BadHeader);
        row("no number", "players 2", "players two", 3, Kind::BadHeader);
        row("leading zero", "players 2", "players 02", 3, Kind::BadHeader);
        row("space behind", "players 2", "players 2 ", 3, Kind::BadHeader);
        row("no rounds", "rounds 5", "rounds 0", 4, Kind::BadHeader);
        row("six rounds", "rounds 5", "rounds 6", 4, Kind::BadHeader);
        row("negative seed", "seed 1", "seed -1", 5, Kind::BadHeader);
        row("seed too large", "seed 1", "seed 18446744073709551616", 5, Kind::BadHeader);
        row("third of two starts", "first 2", "first 3", 6, Kind::BadHeader);
        row("nobody starts", "first 2", "first 0", 6, Kind::BadHeader);
        row("a line is missing", "seed 1\n", "", 5, Kind::BadHeader);
        row("unknown overlay", "first 2", "first 2\noverlay pod-codominance", 7, Kind::BadHeader);
        row("two overlays of a trait", "first 2",
            "first 2\noverlay flower-codominance\noverlay flower-incomplete", 8, Kind::BadHeader);
        row("a position without its round", "first 2", "first 2\nposition parents ff x Ff", 7,
            Kind::BadHeader);
        row("a position in round 6", "first 2", "first 2\nposition round 6", 7, Kind::BadHeader);
        row("parents of no trait", "first 2", "first 2\nposition round 1\nposition parents ff x Rr", 8,
            Kind::BadHeader);
        row("printed parents", "first 2", "first 2\nposition round 1\nposition parents Ff x Ff", 8,
            Kind::BadHeader);
        row("parents out of order", "first 2",
            "first 2\nposition round 1\nposition parents ff x Ff\nposition parents rr x Rr", 9,
            Kind::BadHeader);
        row("a plant that is none", "first 2", "first 2\nposition round 1\nposition plants 1 51 -", 8,
            Kind::BadHeader);
        row("a plant that grows twice", "first 2", "first 2\nposition round 1\nposition plants 1 7 7", 8,
            Kind::BadHeader);
        row("plants of nobody", "first 2", "first 2\nposition round 1\nposition plants 3 7 -", 8,
            Kind::BadHeader);
        row("a seat is missing", "seat 1 person colour 0 \"Alina\"\n", "", 7, Kind::BadHeader);
        row("a seat too many", "\n\n", "\nseat 3 person colour 1 \"Mia\"\n\n", 9, Kind::BadHeader);
        row("kind with a capital", "person", "Person", 7, Kind::BadHeader);
        row("colour out of range", "colour 0", "colour 16", 7, Kind::BadHeader);
        row("name without quotes", "\"Alina\"", "Alina", 7, Kind::BadHeader);
        row("quote inside a name", "\"Alina\"", "\"Al\"ina\"", 7, Kind::BadHeader);
        row("open escape", "\"Alina\"", "\"Alina\\\"", 7, Kind::BadHeader);
        row("other escape", "\"Alina\"", "\"\\n\"", 7, Kind::BadHeader);
        row("not UTF-8", "Alina", "Al\xffna", 7, Kind::BadName);
        row("overlong UTF-8", "Alina", "Al\xc0\xafna", 7, Kind::BadName);
        row("surrogate", "Alina", "\xed\xa0\x80", 7, Kind::BadName);
        row("control character", "Alina", QByteArray("Al\x1b[2Jina"), 7, Kind::BadName);
        row("direction override", "Alina",
            "\xe2\x80\xae"
            "Alina",
            7, Kind::BadName);
        row("name too long", "Alina", QByteArray(121, 'x'), 7, Kind::BadName);
        row("no empty line", "\"Marco\"\n\n", "\"Marco\"\n1 seat-1 pass\n", 9, Kind::BadHeader);
        row("ends too early", "seat 2 simple colour 1 \"Marco\"\n\n", "", 8, Kind::HeaderCutOff);
        row("cut off", "\"Marco\"\n\n", "\"Mar", 8, Kind::CutOff);
    }

    void refusesABrokenHeaderWithItsLine() {
        QFETCH(const QByteArray, what);
        QFETCH(const QByteArray, with);
        QFETCH(const int, line);
        QFETCH(const int, kind);
        const ReadError error = errorOf(replaced(header, what.toStdString(), with.toStdString()));
        QCOMPARE(static_cast<int>(error.kind), kind);
        QCOMPARE(error.line, line);
        QVERIFY(error.detail.size() <= 80);
    }

    void refusesABrokenActionWithItsLine_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* name, QByteArray line, Kind kind) {
            QTest::newRow(name) << line << static_cast<int>(kind);
        };
        row("no action", "3 seat-2 dance", Kind::NotAnActionLine);
        row("two spaces", "3 seat-2  place treasury", Kind::NotAnActionLine);
        row("no seat", "3 place treasury", Kind::NotAnActionLine);
        row("seat without number", "3 seat- place treasury", Kind::NotAnActionLine);
        row("no number", "seat-2 place treasury", Kind::NotAnActionLine);
        row("undo what?", "undo all", Kind::NotAnActionLine);
        row("zero byte", QByteArray("3 seat-2 place treas\0ury", 24), Kind::NotAnActionLine);
        row("number left out", "4 seat-2 place treasury", Kind::WrongNumber);
        row("number twice", "2 seat-2 place treasury", Kind::WrongNumber);
        row("huge number", "18446744073709551615 seat-2 place treasury", Kind::WrongNumber);
        row("the other seat", "3 seat-1 place treasury", Kind::WrongActor);
        row("a seat that does not exist", "3 seat-5 place treasury", Kind::WrongActor);
        row("illegal", "3 seat-2 place goal-3", Kind::IllegalAction);
        row("too long", "3 seat-2 " + QByteArray(2000, 'x'), Kind::LineTooLong);
    }

    void refusesABrokenActionWithItsLine() {
        QFETCH(const QByteArray, line);
        QFETCH(const int, kind);
        // Two setup choices; then seat 2, who starts, has to place a marker.
        const ReadError error = errorOf(header + firstLines(2) + line.toStdString() + "\n");
        QCOMPARE(static_cast<int>(error.kind), kind);
        QCOMPARE(error.line, 12);
        QVERIFY(error.detail.size() <= 80);
    }

    void namesTheRuleThatRefuses() {
        const ReadError error = errorOf(header + firstLines(2) + "3 seat-2 place goal-3\n");
        QCOMPARE(error, (ReadError{12, Kind::IllegalAction, "place goal-3", Refusal::NotEnoughCoins}));
    }

    void refusesActionsAfterTheEnd() {
        const Record record = randomGame({.players = 2, .rounds = 1, .seed = 3}, 3);
        const ReadError error =
            errorOf(toText(record) + actionLine(record.actions.size() + 1, 0, act::pass()));
        QCOMPARE(error.kind, Kind::IllegalAction);
        QCOMPARE(error.refusal, Refusal::GameOver);
    }

    void refusesALineThatWasCutOffUnlessTold() {
        const std::string whole = header + firstLines(5);
        for (std::size_t length = std::string(header).size(); length < whole.size(); ++length) {
            const std::string part = whole.substr(0, length);
            const auto lines = static_cast<int>(std::count(part.begin(), part.end(), '\n'));
            if (part.back() != '\n')
                QCOMPARE(errorOf(part), (ReadError{lines + 1, Kind::CutOff, {}, Refusal::None}));
            QCOMPARE(readBack(part, {.tolerateCutOff = true}).actions.size(),
                     static_cast<std::size_t>(lines - 9));
        }
        // What a file system can leave after a crash.
        const std::string zeros = whole + std::string(5000, '\0');
        QCOMPARE(readBack(zeros, {.tolerateCutOff = true}).actions.size(), std::size_t{5});
        // A whole line that is wrong is not a crash.
        QCOMPARE(errorOf(whole + "nonsense\n6", {.tolerateCutOff = true}).kind, Kind::NotAnActionLine);
    }

    void setsBoundsToHostileFiles() {
        QCOMPARE(errorOf(std::string(maxRecordBytes + 1, 'x')).kind, Kind::TooLarge);
        QCOMPARE(errorOf(std::string(maxRecordBytes, '\n')).kind, Kind::NotARecord);
        QCOMPARE(errorOf(header + std::string(maxRecordBytes - 1000, '\n')).kind, Kind::TooLarge);
        QCOMPARE(errorOf(header + std::string(100'000, 'x')).kind, Kind::LineTooLong);
        std::string endless = header;
        while (endless.size() < maxRecordBytes - 100)
            endless += "# and on and on and on and on and on and on and on\n";
        QCOMPARE(readBack(endless).actions.size(), std::size_t{0});
    }

    void replaysToAnyMoment() {
        const Record record = randomGame({.players = 4, .seed = 11}, 5);
        const Replay whole = replay(record);
        QVERIFY(whole.state.finished());
        QCOMPARE(whole.actionsPlayed(), record.actions.size());
        QCOMPARE(whole.eventsAfter.back(), whole.events.size());
        State state = newGame(record.setup);
        for (std::size_t i = 0; i < record.actions.size(); ++i) {
            const Replay part = replay(record, i);
            QCOMPARE(part.state == state, true);
            QCOMPARE(part.events.size(), whole.eventsAfter[i]);
            applyLegal(state, record.actions[i]);
        }
        QCOMPARE(whole.state == state, true);
    }

    void stopsTheReplayAtAnIllegalAction() {
        Record record = randomGame({.players = 2, .seed = 1}, 5, 6);
        record.actions.push_back(act::buy(Upgrade::NewPlot));
        record.actions.push_back(act::pass());
        QCOMPARE(replay(record).actionsPlayed(), std::size_t{6});
    }
};

GENOTYPE_TEST(RecordTest)
#include "record_test.moc"
