// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/protocol/class_messages.h"

#include "app/protocol/game_json.h"
#include "engine/games/games.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <set>

using namespace messages;

namespace {

/// The lines of the blocks that begin with ```json and this word.
QByteArrayList examples(const QByteArray& whose) {
    QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/app/protocol/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArrayList lines;
    bool inside = false;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (line.startsWith("```"))
            inside = line == "```json " + whose;
        else if (inside)
            lines << line;
    }
    return lines;
}

template <typename Variant, std::size_t... index>
std::set<std::string> namesOf(std::index_sequence<index...>) {
    return {std::string(std::variant_alternative_t<index, Variant>::name)...};
}

/// What a test says when a message cannot be read.
template <typename Result> QByteArray wordsOf(const QByteArray& line, const Result& result) {
    const auto* fault = std::get_if<Fault>(&result);
    return line + ' ' +
           QByteArray::fromStdString(fault ? std::string(code(fault->code)) + ": " + fault->message : "");
}

std::string faultOf(std::string_view text) {
    const auto result = readClientMessage(text);
    const auto* fault = std::get_if<Fault>(&result);
    return std::string(fault ? code(fault->code) : "");
}

/// The codes in the tables that begin with "| code |", and in the list of goodbyes.
std::set<std::string> documentedCodes() {
    QFile file(QStringLiteral(GENOTYPE_SOURCE_DIR "/app/protocol/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    std::set<std::string> codes;
    bool inside = false;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("The last message before")))
            inside = true;
        if (inside) {
            const QString cell =
                line.startsWith(QLatin1Char('|')) ? line.section(QLatin1Char('|'), 1, 1) : line;
            static const QRegularExpression word(QStringLiteral("`([a-z-]+)`"));
            for (const auto& match : word.globalMatch(cell))
                codes.insert(match.captured(1).toStdString());
        }
        inside = line.startsWith(QLatin1String("| code |")) || (inside && !line.isEmpty());
    }
    return codes;
}

Reason readReason(std::string_view text) {
    const FromHost read = std::get<FromHost>(readHostMessage(text));
    const auto* const failure = std::get_if<Failed>(&read.message);
    return failure ? failure->code : std::get<Bye>(read.message).code;
}

} // namespace

class ClassMessagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyDocumentedMessageOfAClientIsRead();
    void everyDocumentedMessageOfTheHostIsRead();
    void whatIsWrittenIsReadBack();
    void wrongTextsAreRefusedWithAReason_data();
    void wrongTextsAreRefusedWithAReason();
    void aFaultSaysWhichMessageItWas();
    void whatIsBlankIsLeftOut();
    void everyCodeIsDocumented();
    void aCodeOfANewerHostIsKept();
    void aHostCannotSayWhatAClientFindsOut();
    void theLongestHelloAndActionFit();
};

void ClassMessagesTest::everyDocumentedMessageOfAClientIsRead() {
    std::set<std::string> seen;
    for (const QByteArray& line : examples("client")) {
        const auto result = readClientMessage(line.toStdString());
        const auto* message = std::get_if<FromClient>(&result);
        QVERIFY2(message, wordsOf(line, result).constData());
        seen.emplace(kindOf(message->message).name);
    }
    QCOMPARE(seen, namesOf<ClientMessage>(std::make_index_sequence<std::variant_size_v<ClientMessage>>()));
}

void ClassMessagesTest::everyDocumentedMessageOfTheHostIsRead() {
    std::set<std::string> seen;
    for (const QByteArray& line : examples("host")) {
        const auto result = readHostMessage(line.toStdString());
        const auto* message = std::get_if<FromHost>(&result);
        QVERIFY2(message, wordsOf(line, result).constData());
        seen.emplace(std::visit([](const auto& one) { return std::string(one.name); }, message->message));
        if (const auto* board = std::get_if<Board>(&message->message)) {
            QCOMPARE(board->game, std::string(genomewars::Game::id));
            QCOMPARE(int(readObservation<genomewars::Game>(board->observation).seat), 1);
            QCOMPARE(readEvents<genomewars::Game>(board->events).size(), std::size_t{1});
        }
    }
    QCOMPARE(seen, namesOf<HostMessage>(std::make_index_sequence<std::variant_size_v<HostMessage>>()));
}

void ClassMessagesTest::whatIsWrittenIsReadBack() {
    for (const QByteArray& line : examples("client")) {
        const auto first = std::get<FromClient>(readClientMessage(line.toStdString()));
        const auto again = std::get<FromClient>(readClientMessage(toText(first)));
        QVERIFY(again.message == first.message && again.id == first.id);
    }
    for (const QByteArray& line : examples("host")) {
        const auto first = std::get<FromHost>(readHostMessage(line.toStdString()));
        const auto again = std::get<FromHost>(readHostMessage(toText(first)));
        QVERIFY(again.message == first.message && again.id == first.id);
    }
}

void ClassMessagesTest::wrongTextsAreRefusedWithAReason_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char* name, const QByteArray& text, const char* code) {
        QTest::newRow(name) << text << QByteArray(code);
    };
    row("nothing", "", "not-json");
    row("no JSON", "sit", "not-json");
    row("a list", "[]", "not-json");
    row("cut off", R"({"type": "sit", "tab)", "not-json");
    row("two at once", R"({"type": "stand"} {"type": "stand"})", "not-json");
    row("no type", R"({"table": 1})", "malformed");
    row("a number as type", R"({"type": 3})", "malformed");
    row("unknown", R"({"type": "fly"})", "unknown-message");
    row("a message of the host", R"({"type": "welcome"})", "unknown-message");
    row("unknown field", R"({"type": "stand", "table": 1})", "malformed");
    row("wrong type", R"({"type": "sit", "table": "1"})", "malformed");
    row("fraction", R"({"type": "sit", "table": 1.5})", "malformed");
    row("missing", R"({"type": "sit"})", "malformed");
    row("too small", R"({"type": "sit", "table": 0})", "malformed");
    row("too large", R"({"type": "sit", "table": 61})", "malformed");
    row("beyond 2^63", R"({"type": "sit", "table": 18446744073709551615})", "malformed");
    row("seat 0", R"({"type": "sit", "table": 1, "seat": 0})", "malformed");
    row("unknown role", R"({"type": "hello", "protocol": 1, "role": "god"})", "malformed");
    row("a text as id", R"({"type": "stand", "id": "1"})", "malformed");
    row("negative id", R"({"type": "stand", "id": -1})", "malformed");
    row("long action", "{\"type\": \"act\", \"action\": \"" + QByteArray(201, 'a') + "\"}", "malformed");
    row("long", "{\"type\": \"stand\"" + QByteArray(600, ' ') + '}', "too-long");
    row("long for its kind", "{\"type\": \"stand\"" + QByteArray(100, ' ') + '}', "too-long");
    row("deep", QByteArray(100, '[') + QByteArray(100, ']'), "too-complex");
}

void ClassMessagesTest::wrongTextsAreRefusedWithAReason() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, code);
    QCOMPARE(QByteArray::fromStdString(faultOf(text.toStdString())), code);
}

void ClassMessagesTest::aFaultSaysWhichMessageItWas() {
    const auto result = readClientMessage(R"({"type": "sit", "table": 99, "id": 17})");
    const auto& fault = std::get<Fault>(result);
    QCOMPARE(fault.id.value_or(-1), 17);
    QVERIFY2(fault.message.starts_with("table: "), fault.message.c_str());
}

void ClassMessagesTest::whatIsBlankIsLeftOut() {
    QCOMPARE(toText(FromClient{{}, Sit{.table = 3}}), std::string(R"({"type":"sit","table":3})"));
    QCOMPARE(toText(FromHost{7, Done{}}), std::string(R"({"type":"done","re":7})"));
}

void ClassMessagesTest::everyCodeIsDocumented() {
    std::set<std::string> codes;
    for (const ErrorWords::Entry& entry : ErrorWords::all)
        if (isOnWire(entry.value))
            codes.emplace(entry.word);
    QCOMPARE(documentedCodes(), codes);
}

void ClassMessagesTest::aCodeOfANewerHostIsKept() {
    const std::string text = R"({"type":"error","code":"too-sunny","re":4})";
    const Reason reason = readReason(text);
    QVERIFY(reason == Reason::ofWire("too-sunny"));
    QVERIFY(reason.code() == ErrorCode::Unknown);
    QCOMPARE(reason.word(), std::string("too-sunny"));
    QCOMPARE(toText(std::get<FromHost>(readHostMessage(text))), text);
    QVERIFY(readReason(R"({"type":"error","code":"no-table"})") == ErrorCode::NoTable);
}

/// Else a host could call itself the wrong one, or pretend that nobody is there.
void ClassMessagesTest::aHostCannotSayWhatAClientFindsOut() {
    for (const ErrorWords::Entry& entry : ErrorWords::all) {
        const Reason reason = readReason(R"({"type":"bye","code":")" + std::string(entry.word) + "\"}");
        QCOMPARE(reason.word(), std::string(entry.word));
        QCOMPARE(reason.code() == entry.value, isOnWire(entry.value));
    }
}

void ClassMessagesTest::theLongestHelloAndActionFit() {
    const std::string longest(64, 'f');
    const FromClient hello{2'000'000'000, Hello{.role = Role::Teacher, .token = longest, .key = longest}};
    QCOMPARE(faultOf(toText(hello)), std::string());
    const FromClient act{2'000'000'000, Act{.step = 99'999, .action = std::string(200, 'a')}};
    QCOMPARE(faultOf(toText(act)), std::string());
}

GENOTYPE_TEST(ClassMessagesTest)

#include "class_messages_test.moc"
