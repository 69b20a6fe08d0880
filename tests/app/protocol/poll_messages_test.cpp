// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/protocol/poll_messages.h"

#include "app/protocol/class_messages.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace messages;

namespace {

/// Empty if it can be read.
std::string faultOfPoll(std::string_view text) {
    const auto result = readClientMessage(text);
    const auto* fault = std::get_if<Fault>(&result);
    return std::string(fault ? code(fault->code) : "");
}

} // namespace

/// What the messages about the pool and votes carry; those in README.md are read by ClassMessagesTest.
class PollMessagesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void wrongTextsAreRefused_data();
    void wrongTextsAreRefused();
    void theLongestOfEachFits();
    void theLargestPoolIsRead();
};

void PollMessagesTest::wrongTextsAreRefused_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    row("no number", R"({"type": "contribute", "experiment": 44, "counts": [1]})");
    row("no experiment", R"({"type": "contribute", "number": 1, "counts": [1]})");
    row("experiment 1", R"({"type": "contribute", "number": 1, "experiment": 1, "counts": [1]})");
    row("experiment 80", R"({"type": "contribute", "number": 1, "experiment": 80, "counts": [1]})");
    row("negative count", R"({"type": "contribute", "number": 1, "experiment": 44, "counts": [-1]})");
    row("half a plant", R"({"type": "contribute", "number": 1, "experiment": 44, "counts": [0.5]})");
    row("huge count", R"({"type": "contribute", "number": 1, "experiment": 44, "counts": [1000000001]})");
    row("17 counts", R"({"type": "contribute", "number": 1, "experiment": 16, "counts": [)" +
                         QByteArray("1,").repeated(16) + "1]}");
    row("group 41", R"({"type": "contribute", "number": 1, "experiment": 44, "counts": [1], "group": 41})");
    row("an unknown source",
        R"({"type": "contribute", "number": 1, "experiment": 44, "counts": [1], "source": "moon"})");
    row("two lines",
        R"({"type": "contribute", "number": 1, "experiment": 44, "counts": [1], "rule": "a\nb"})");
    row("a null character in a question",
        R"({"type": "ask-vote", "question": "a\u0000b", "options": ["a", "b"]})");
    row("two lines in an option", R"({"type": "ask-vote", "question": "a", "options": ["a", "b\r"]})");
    row("seven options",
        R"({"type": "ask-vote", "question": "a", "options": ["a", "b", "c", "d", "e", "f", "g"]})");
    row("an option of 61 bytes",
        R"({"type": "ask-vote", "question": "a", "options": ["a", ")" + QByteArray(61, 'b') + "\"]}");
    row("round 3", R"({"type": "cast-vote", "vote": 1, "round": 3, "option": 1})");
    row("no round", R"({"type": "cast-vote", "vote": 1, "option": 1})");
    row("option 0", R"({"type": "cast-vote", "vote": 1, "round": 1, "option": 0})");
    row("an unknown stage", R"({"type": "set-vote", "vote": 1, "stage": "won"})");
    row("a billion and one", R"({"type": "roll-vote", "vote": 1, "plants": 1000000001})");
}

void PollMessagesTest::wrongTextsAreRefused() {
    QFETCH(const QByteArray, text);
    QCOMPARE(faultOfPoll(text.toStdString()), std::string("malformed"));
}

void PollMessagesTest::theLongestOfEachFits() {
    static constexpr int large = 0x7fffffff;
    const auto fits = [](const ClientMessage& message) {
        return faultOfPoll(toText(FromClient{large, message})).empty();
    };
    const std::vector<std::int64_t> counts(mostPoolCounts, mostPoolSize);
    // Quotes take two bytes.
    QVERIFY(fits(Contribute{.number = large,
                            .experiment = lastPoolExperiment,
                            .counts = counts,
                            .source = PoolSource::Lesson,
                            .group = mostPoolGroup,
                            .replaces = large,
                            .parents = std::string(40, '"'),
                            .rule = std::string(60, '"')}));
    QVERIFY(fits(AskVote{.question = std::string(200, '"'),
                         .options = std::vector(mostOptions, std::string(60, '"')),
                         .experiment = lastPoolExperiment}));
    QVERIFY(fits(RollVote{.vote = 1'000'000, .plants = mostPoolSize, .counts = counts}));
    QVERIFY(fits(SetPool{lastPoolExperiment, PoolStage::Paused, true, true}));
    QVERIFY(fits(CastVote{1'000'000, 2, mostOptions}));
}

void PollMessagesTest::theLargestPoolIsRead() {
    const std::vector<std::int64_t> counts(mostPoolCounts, 20'000 * mostPoolSize);
    PoolShown pool{.experiment = 16, .contributors = 2000, .counts = counts, .own = counts};
    for (int group = 0; group <= mostPoolGroup; ++group)
        pool.groups.push_back({group, counts});
    const auto read = readHostMessage(toText(FromHost{{}, pool}));
    QVERIFY(std::get<FromHost>(read).message == HostMessage(pool));
}

GENOTYPE_TEST(PollMessagesTest)

#include "poll_messages_test.moc"
