// SPDX-License-Identifier: GPL-3.0-or-later
#include "documented_examples.h"
#include "engine/genotype/bots/roster.h"
#include "engine/genotype/record.h"
#include "engine/genotype/rules/rules.h"
#include "places.h"
#include "served.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <set>

using nlohmann::json;
using tests::codeOf;
using tests::replies;
using tests::request;
using tests::run;

namespace {

const QString readme = QStringLiteral(GENOTYPE_SOURCE_DIR "/app/programs/cli/README.md");

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray newGame(int players = 2) {
    return request({{"request", "new"}, {"players", players}, {"seed", 5}, {"first", 1}});
}

} // namespace

class ServeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// GENOTYPE_UPDATE_GOLDEN=1 writes the replies into the README.
    void answersAsDocumented() {
        const QByteArray text = contentsOf(readme);
        const auto examples = tests::examplesIn(text);
        QVERIFY(examples.size() > 20);
        QByteArrayList lines;
        for (const auto& example : examples)
            lines.push_back(example.request.simplified());
        const auto result = run({"serve"}, lines.join('\n') + '\n');
        QCOMPARE(result.exitCode, 0);
        QByteArrayList answers = result.output.split('\n');
        answers.removeLast();
        QCOMPARE(answers.size(), static_cast<qsizetype>(examples.size()));
        if (qEnvironmentVariable("GENOTYPE_UPDATE_GOLDEN") == QLatin1String("1")) {
            QFile file(readme);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(tests::withReplies(text, answers));
            return;
        }
        for (std::size_t i = 0; i < examples.size(); ++i) {
            const json expected = json::parse(examples[i].reply.toStdString(), nullptr, false);
            const json actual = json::parse(answers[static_cast<qsizetype>(i)].toStdString(), nullptr, false);
            QVERIFY2(!actual.is_discarded() && expected == actual,
                     (examples[i].request + answers[static_cast<qsizetype>(i)]).constData());
        }
    }

    void documentsEveryRequestAndEveryError() {
        const QByteArray text = contentsOf(readme);
        std::set<std::string> requests;
        for (const auto& example : tests::examplesIn(text)) {
            const json one = json::parse(example.request.toStdString(), nullptr, false);
            if (one.is_object())
                requests.insert(one["request"].get<std::string>());
        }
        const QByteArray session =
            contentsOf(QStringLiteral(GENOTYPE_SOURCE_DIR "/app/programs/cli/session.cpp"));
        int known = 0;
        static const QRegularExpression entry(QStringLiteral("\\{\"([a-z-]+)\",\\s*&(?:Session|OpenGame)::"));
        for (auto match = entry.globalMatch(QString::fromUtf8(session)); match.hasNext(); ++known)
            QVERIFY(requests.count(match.next().captured(1).toStdString()) == 1);
        QCOMPARE(known, 11);
        static const QRegularExpression code(QStringLiteral("(?:RequestError|failure)\\(\\s*\"([a-z-]+)\""));
        QByteArray sources = session;
        for (const char* name : {"open_game.h", "new_game.cpp", "request.cpp", "serve.cpp"})
            sources +=
                contentsOf(QStringLiteral(GENOTYPE_SOURCE_DIR "/app/programs/cli/") + QLatin1String(name));
        for (auto match = code.globalMatch(QString::fromUtf8(sources)); match.hasNext();) {
            const QString name = match.next().captured(1);
            QVERIFY2(text.contains(QStringLiteral("`%1`").arg(name).toUtf8()), qPrintable(name));
        }
    }

    void goesOnAfterBadInput_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("code");
        const auto row = [](const char* name, const QByteArray& line, const char* code) {
            QTest::newRow(name) << line << QByteArray(code);
        };
        row("words", "hello", "not-json");
        row("half an object", "{\"request\": \"legal\"", "not-json");
        row("two objects", "{} {}", "not-json");
        row("not UTF-8", "{\"request\": \"leg\xff\"}", "not-json");
        row("a zero byte", QByteArray("{\"request\"\0: 1}", 14), "not-json");
        row("a list", "[1, 2]", "not-an-object");
        row("a number", "7", "not-an-object");
        row("null", "null", "not-an-object");
        row("deep", QByteArray(100'000, '['), "too-complex");
        row("deep and closed", "{\"request\": " + QByteArray(50'000, '[') + QByteArray(50'000, ']') + "}",
            "too-complex");
        row("deep id", "{\"id\": " + QByteArray(200'000, '[') + QByteArray(200'000, ']') + "}",
            "too-complex");
        row("list as id", "{\"id\": [[]]}", "bad-value");
        QByteArray keys;
        for (int i = 0; i < 100'000; ++i)
            keys += "\"k" + QByteArray::number(i) + "\": 0, ";
        row("many keys", '{' + keys + "\"request\": \"legal\"}", "too-complex");
        row("many keys in small objects", "{\"id\": [" + QByteArray("{\"a\": 1}, ").repeated(65) + "1]}",
            "too-complex");
        row("long unknown field", "{\"request\": \"legal\", \"" + QByteArray(1'000'000, 'k') + "\": 1}",
            "unknown-field");
        row("long id", "{\"id\": \"" + QByteArray(201, 'x') + "\"}", "bad-value");
        row("too long", QByteArray(5 << 20, ' ') + "{}", "too-long");
        row("no request", "{}", "missing-field");
        row("a number as request", "{\"request\": 3}", "bad-value");
        row("unknown request", "{\"request\": \"dance\"}", "unknown-request");
        row("unknown field", "{\"request\": \"legal\", \"seat\": 1}", "unknown-field");
        row("players left out", "{\"request\": \"new\"}", "missing-field");
        row("players as text", "{\"request\": \"new\", \"players\": \"2\"}", "bad-value");
        row("players as fraction", "{\"request\": \"new\", \"players\": 2.0}", "bad-value");
        row("no player", "{\"request\": \"new\", \"players\": 0}", "bad-value");
        row("one player alone", "{\"request\": \"new\", \"players\": 1}", "missing-field");
        row("a strange Johann", "{\"request\": \"new\", \"players\": 1, \"johann\": \"kind\"}", "bad-value");
        row("Johann with two", "{\"request\": \"new\", \"players\": 2, \"johann\": \"easy\"}", "bad-value");
        row("an easy assistant",
            "{\"request\": \"new\", \"players\": 1, \"johann\": \"easy\", \"assistant\": \"may\"}",
            "bad-value");
        row("Anna for Johann",
            "{\"request\": \"new\", \"players\": 1, \"johann\": \"hard\", \"assistant\": \"anna\"}",
            "bad-value");
        row("Johann starts", "{\"request\": \"new\", \"players\": 1, \"johann\": \"easy\", \"first\": 2}",
            "bad-value");
        row("2^64 players", "{\"request\": \"new\", \"players\": 18446744073709551615}", "bad-value");
        row("1e999 players", "{\"request\": \"new\", \"players\": 1e999}", "not-json");
        row("no round", "{\"request\": \"new\", \"players\": 2, \"rounds\": 0}", "bad-value");
        row("negative seed", "{\"request\": \"new\", \"players\": 2, \"seed\": -1}", "bad-value");
        row("third of two", "{\"request\": \"new\", \"players\": 2, \"first\": 3}", "bad-value");
        row("first seat 0", "{\"request\": \"new\", \"players\": 2, \"first\": 0}", "bad-value");
        row("unknown overlay", "{\"request\": \"new\", \"players\": 2, \"overlays\": [\"pink\"]}",
            "bad-value");
        row("overlay as text", "{\"request\": \"new\", \"players\": 2, \"overlays\": \"pink\"}", "bad-value");
        row("too many names", "{\"request\": \"new\", \"players\": 2, \"names\": [\"a\", \"b\", \"c\"]}",
            "bad-value");
        row("name with a line feed", "{\"request\": \"new\", \"players\": 2, \"names\": [\"a\\nb\"]}",
            "bad-value");
        row("numbers as names", "{\"request\": \"new\", \"players\": 2, \"names\": [1, 2]}", "bad-value");
        row("no action", "{\"request\": \"do\", \"action\": \"dance\"}", "not-an-action");
        row("an action of elsewhere", "{\"request\": \"do\", \"action\": \"pass\"}", "illegal-action");
        row("a list as action", "{\"request\": \"do\", \"action\": [\"pass\"]}", "bad-value");
        row("why not what?", "{\"request\": \"why-not\", \"action\": \"\"}", "not-an-action");
        row("observe nobody", "{\"request\": \"observe\"}", "missing-field");
        row("observe seat 3", "{\"request\": \"observe\", \"seat\": 3}", "bad-value");
        row("observe all", "{\"request\": \"observe\", \"seat\": \"all\"}", "bad-value");
        row("events of the future", "{\"request\": \"events\", \"since\": 100}", "bad-value");
        row("events since -1", "{\"request\": \"events\", \"since\": -1}", "bad-value");
        row("nothing to undo", "{\"request\": \"undo\"}", "nothing-to-undo");
        row("an unknown game", "{\"request\": \"new\", \"game\": \"chess\", \"players\": 2}", "bad-value");
        row("a number as game", "{\"request\": \"new\", \"game\": 2, \"players\": 2}", "bad-value");
        row("a target for Genotype", "{\"request\": \"new\", \"players\": 2, \"target\": 100}",
            "unknown-field");
        row("seven teams", "{\"request\": \"new\", \"game\": \"genome-wars\", \"players\": 7}", "bad-value");
        row("one team", "{\"request\": \"new\", \"game\": \"genome-wars\", \"players\": 1}", "bad-value");
        row("31 rounds of Genome Wars",
            "{\"request\": \"new\", \"game\": \"genome-wars\", \"players\": 3, \"rounds\": 31}", "bad-value");
        row("a strange closing",
            "{\"request\": \"new\", \"game\": \"genome-wars\", \"players\": 3, \"closing\": \"twice\"}",
            "bad-value");
        row("Johann in Genome Wars",
            "{\"request\": \"new\", \"game\": \"genome-wars\", \"players\": 3, \"johann\": \"easy\"}",
            "unknown-field");
        row("three at cards", "{\"request\": \"new\", \"game\": \"gene-expression\", \"players\": 3}",
            "bad-value");
        row("cards to no point",
            "{\"request\": \"new\", \"game\": \"gene-expression\", \"players\": 4, \"target\": 0}",
            "bad-value");
        row("rounds of cards",
            "{\"request\": \"new\", \"game\": \"gene-expression\", \"players\": 4, \"rounds\": 5}",
            "unknown-field");
        row("a record of an unknown game",
            "{\"request\": \"load\", \"record\": \"genotype-record 1\\ngame chess\\ncatalogue 1\\n\"}",
            "bad-record");
        row("a record of nothing", "{\"request\": \"load\", \"record\": \"\"}", "bad-record");
        row("a record in a list", "{\"request\": \"load\", \"record\": []}", "bad-value");
    }

    void goesOnAfterBadInput() {
        QFETCH(const QByteArray, line);
        QFETCH(const QByteArray, code);
        const QByteArray look = request({{"id", 7}, {"request", "state"}});
        const auto answers = replies({newGame(), look, line, look});
        QCOMPARE(answers.size(), std::size_t{4});
        QCOMPARE(QByteArray::fromStdString(codeOf(answers[2])), code);
        QVERIFY(!answers[2]["error"]["message"].get<std::string>().empty());
        QVERIFY(answers[2].dump().size() < 1000);
        QVERIFY(answers[1]["ok"].get<bool>());
        QCOMPARE(answers[1] == answers[3], true);
    }

    void asksForAGameFirst() {
        for (const char* name : {"legal", "state", "events", "record", "undo"})
            QCOMPARE(codeOf(replies({request({{"request", name}})})[0]), std::string("no-game"));
        QCOMPARE(codeOf(replies({request({{"request", "observe"}, {"seat", 1}})})[0]),
                 std::string("no-game"));
    }

    void givesBackTheId() {
        const auto answers =
            replies({"{\"id\": \"\\u00fc\", \"request\": \"quit\"}", "{\"id\": 1, \"request\": \"legal\"}"});
        QCOMPARE(answers.size(), std::size_t{1}); // nothing is answered after a quit
        QCOMPARE(answers[0]["id"].get<std::string>(), std::string("ü"));
        QCOMPARE(replies({"{\"id\": -2.5, \"request\": \"x\"}"})[0]["id"].get<double>(), -2.5);
        QCOMPARE(replies({"{\"request\": \"quit\"}"})[0].contains("id"), false);
    }

    void endsWithTheInput() {
        QCOMPARE(run({"serve"}).exitCode, 0);
        QCOMPARE(run({"serve"}, "\n \r\n\t\n").output, QByteArray());
        // The last line needs no line feed.
        QCOMPARE(run({"serve"}, "{\"request\": \"quit\"}").output, QByteArray("{\"ok\":true}\n"));
    }

    void playsAWholeGameThatEqualsTheEngines() {
        using namespace genotype;
        Record record;
        record.setup = {.players = 4, .rounds = 3, .seed = 77, .flowerColour = Inheritance::Codominance};
        record.seats.resize(4);
        QByteArrayList lines{request({{"request", "new"},
                                      {"players", 4},
                                      {"rounds", 3},
                                      {"seed", 77},
                                      {"overlays", {"flower-codominance"}}})};
        State state = genotype::newGame(record.setup);
        core::Random random(1);
        ActionList legal;
        std::vector<std::size_t> listed;
        for (int seat = 0; seat < 4; ++seat)
            record.seats[static_cast<std::size_t>(seat)].colour = seat;
        while (!state.finished()) {
            legalActions(state, legal);
            listed.push_back(legal.size());
            const Action action =
                Roster::find("simple")->chooseAction(observe(state, state.actor), legal, random);
            lines << request({{"request", "legal"}})
                  << request({{"request", "do"}, {"action", notation(action)}});
            record.actions.push_back(action);
            applyLegal(state, action);
        }
        lines << request({{"request", "record"}}) << request({{"request", "state"}})
              << request({{"request", "legal"}}) << request({{"request", "events"}});
        const auto answers = replies(lines);
        QCOMPARE(answers.size(), static_cast<std::size_t>(lines.size()));
        std::size_t events = answers[0]["event_count"].get<std::size_t>();
        for (std::size_t i = 0; i < listed.size(); ++i) {
            QCOMPARE(answers[1 + 2 * i]["actions"].size(), listed[i]);
            const json& done = answers[2 + 2 * i];
            QVERIFY(done["ok"].get<bool>());
            events += done["events"].size();
            QCOMPARE(done["event_count"].get<std::size_t>(), events);
        }
        const std::size_t last = answers.size() - 4;
        QCOMPARE(answers[last]["record"].get<std::string>(), toText(record));
        const json& end = answers[last + 1]["state"];
        QVERIFY(end["finished"].get<bool>());
        for (Seat seat = 0; seat < 4; ++seat)
            QCOMPARE(end["players"][seat]["score"]["total"].get<int>(), score(state, seat).total());
        QVERIFY(answers[last + 2]["actions"].empty());
        QCOMPARE(answers[last + 3]["events"].size(), replay(record).events.size());
    }

    void showsASeatOnlyWhatItMaySee() {
        const auto answers = replies({newGame(3), request({{"request", "observe"}, {"seat", 1}}),
                                      request({{"request", "observe"}, {"seat", "public"}}),
                                      request({{"request", "events"}, {"seat", 1}}),
                                      request({{"request", "events"}, {"seat", "public"}}),
                                      request({{"request", "events"}, {"seat", "all"}})});
        QCOMPARE(answers.size(), std::size_t{6});
        const json& seen = answers[1]["observation"];
        QCOMPARE(seen["players"][0]["dealt"].size(), std::size_t{3});
        QCOMPARE(seen["players"][0]["tools"].size(), std::size_t{1});
        for (const int other : {1, 2}) {
            for (const char* hidden : {"dealt", "hand", "tools", "chosen"})
                QVERIFY(!seen["players"][other].contains(hidden));
            QCOMPARE(seen["players"][other]["tool_count"].get<int>(), 1);
        }
        for (const char* hidden : {"plant_deck", "tool_deck", "assistant_deck"})
            QVERIFY(!seen.contains(hidden));
        for (const int player : {0, 1, 2})
            QVERIFY(!answers[2]["observation"]["players"][player].contains("hand"));
        QCOMPARE(answers[3]["events"][0]["plants"].size(), std::size_t{3});
        QCOMPARE(answers[3]["events"][1]["plants"].size(), std::size_t{0});
        QVERIFY(answers[3]["events"][1]["tool"].is_null());
        QCOMPARE(answers[4]["events"][0]["plants"].size(), std::size_t{0});
        QCOMPARE(answers[5]["events"][2]["plants"].size(), std::size_t{3});
    }

    void takesBackWhatWasDone() {
        const auto first = replies({newGame(), request({{"request", "legal"}})});
        const std::string action = first[1]["actions"][0]["action"];
        const auto answers =
            replies({newGame(), request({{"request", "state"}}),
                     request({{"request", "do"}, {"action", action}}), request({{"request", "undo"}}),
                     request({{"request", "state"}}), request({{"request", "undo"}, {"count", 1}})});
        QCOMPARE(answers[2]["action_count"].get<int>(), 1);
        QCOMPARE(answers[3]["action_count"].get<int>(), 0);
        QCOMPARE(answers[4] == answers[1], true);
        QCOMPARE(codeOf(answers[5]), std::string("nothing-to-undo"));
    }
};

GENOTYPE_TEST(ServeTest)
#include "serve_test.moc"
