// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/protocol/monitor_messages.h"

#include "app/protocol/class_messages.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace messages;

namespace {

/// Empty if it can be read.
std::string faultOfMonitoring(std::string_view text) {
    const auto result = readClientMessage(text);
    const auto* fault = std::get_if<Fault>(&result);
    return std::string(fault ? code(fault->code) : "");
}

constexpr int largest = 0x7fffffff;
/// Quotes take two bytes.
const std::string longId(60, '"');
const std::string longShortId(40, '"');

GivenAnswer longAnswer(int number) {
    return {.number = number,
            .lesson = longId,
            .question = longId,
            .form = mostChoices - 1,
            .choice = mostChoices - 1,
            .right = true,
            .first = true,
            .hints = mostChoices - 1,
            .misconception = longId,
            .problem = longShortId,
            .seed = std::int64_t{1} << 53};
}

} // namespace

/// What the messages with which a class is monitored and paced carry; those in README.md are read by
/// ClassMessagesTest.
class MonitorMessagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wrongTextsAreRefused_data();
    void wrongTextsAreRefused();
    void theLongestOfEachFits();
    void theLargestPartOfAnswersIsRead();
};

void MonitorMessagesTest::wrongTextsAreRefused_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    row("another member's place", R"({"type": "where", "page": "lab", "member": 3})");
    row("a step that is none", R"({"type": "where", "page": "lessons", "lesson": "a", "step": "eat"})");
    row("a fifth step done", R"({"type": "where", "page": "lessons", "done": 16})");
    row("a page of 41 bytes", "{\"type\": \"where\", \"page\": \"" + QByteArray(41, 'a') + "\"}");
    row("a lesson of two lines", R"({"type": "where", "page": "lessons", "lesson": "a\nb"})");
    row("an answer without a number", R"({"type": "give-answers", "answers": [{"lesson": "a"}]})");
    row("three answers",
        R"({"type": "give-answers", "answers": [{"number": 1}, {"number": 2}, {"number": 3}]})");
    row("choice 20", R"({"type": "give-answers", "answers": [{"number": 1, "choice": 20}]})");
    row("a seed beyond 2^53",
        R"({"type": "give-answers", "answers": [{"number": 1, "seed": 9007199254740993}]})");
    row("a null character in words", R"({"type": "blank", "dark": true, "words": "a\u0000b"})");
    row("words of 201 bytes", "{\"type\": \"blank\", \"words\": \"" + QByteArray(201, 'a') + "\"}");
    row("a kind that is none", R"({"type": "send", "kind": "film", "target": "a"})");
    row("table 61", R"({"type": "send", "kind": "table", "table": 61})");
    row("to nobody", R"({"type": "send", "target": "lab", "to": [0]})");
    row("to 121",
        "{\"type\": \"send\", \"target\": \"lab\", \"to\": [" + QByteArray("1,").repeated(120) + "1]}");
    row("a table of seven", R"({"type": "lay-tables", "game": "genotype", "seats": 7})");
    row("seats for nobody", R"({"type": "lay-tables", "game": "genotype", "to": [0]})");
    row("a game of two lines", R"({"type": "lay-tables", "game": "geno\ntype"})");
    row("tables that begin perhaps", R"({"type": "lay-tables", "game": "genotype", "start": 1})");
    row("a hand that is neither up nor down", R"({"type": "raise-hand", "raised": 1})");
}

void MonitorMessagesTest::wrongTextsAreRefused() {
    QFETCH(const QByteArray, text);
    QCOMPARE(faultOfMonitoring(text.toStdString()), std::string("malformed"));
}

void MonitorMessagesTest::theLongestOfEachFits() {
    const auto fits = [](const ClientMessage& message) {
        return faultOfMonitoring(toText(FromClient{largest, message})).empty();
    };
    QVERIFY(fits(Whereabouts{.page = longShortId,
                             .lesson = longId,
                             .step = LessonPart::Predict,
                             .done = allStepsDone,
                             .idle = true}));
    QVERIFY(fits(GiveAnswers{{longAnswer(largest - 1), longAnswer(largest)}}));
    QVERIFY(fits(RaiseHand{true, 100'000}));
    QVERIFY(fits(SendAssignment{.kind = AssignmentKind::Practice,
                                .target = longId,
                                .step = LessonPart::Compare,
                                .seed = std::int64_t{1} << 53,
                                .table = 60,
                                .to = std::vector(mostRecipients, 100'000)}));
    QVERIFY(fits(LayTables{.game = longShortId,
                           .seats = 6,
                           .length = 2000,
                           .bot = longShortId,
                           .clock = 3600,
                           .start = true,
                           .to = std::vector(mostRecipients, 100'000)}));
    QVERIFY(fits(BlankScreens{true, std::string(200, '"')}));
    QVERIFY(fits(PaceLesson{longId, LessonPart::Predict}));
    QVERIFY(fits(AskAnswers{largest}));
}

void MonitorMessagesTest::theLargestPartOfAnswersIsRead() {
    Answers part{.from = 0, .total = 100'000, .list = {}};
    // As many as the host sends at once.
    for (int i = 1; i <= 200; ++i)
        part.list.push_back({.member = 2000, .time = std::int64_t{1} << 40, .answer = longAnswer(i)});
    const auto read = readHostMessage(toText(FromHost{{}, part}));
    QVERIFY(std::get<FromHost>(read).message == HostMessage(part));
}

GENOTYPE_TEST(MonitorMessagesTest)

#include "monitor_messages_test.moc"
