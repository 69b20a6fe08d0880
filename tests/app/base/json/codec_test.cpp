// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/json/codec.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <map>

using json::Json;
using json::Malformed;
using json::Style;

namespace garden {

struct Bed {
    int row = 1;
    std::vector<std::int64_t> plants{};

    bool operator==(const Bed&) const = default;
};

struct Garden {
    std::string name = "unnamed";
    bool watered = false;
    double share = 0.5;
    std::optional<int> shown{};
    std::vector<Bed> beds{};
    std::map<int, std::string> labels{};
    std::array<int, 2> corner{};

    bool operator==(const Garden&) const = default;
};

template <typename Io> void fields(Io& io, Bed& bed) {
    io.need("row", bed.row, json::Number{1, 9});
    io("plants", bed.plants, json::ListOf<json::Number>{{0, 99}, 4, true});
}

template <typename Io> void fields(Io& io, Garden& garden) {
    io("name", garden.name);
    io("watered", garden.watered);
    io("share", garden.share, json::Decimal{0, 1});
    io("shown", garden.shown);
    io("beds", garden.beds, json::ListOf<json::Row>{{}, 3});
    io("labels", garden.labels);
    io("corner", garden.corner, json::ListOf<json::Clamped>{{0, 9}});
}

Garden full() {
    return {"peas", true, 0.75, 7, {{2, {1, 2}}, {3, {}}}, {{4, "four"}, {-5, ""}}, {8, 9}};
}

Garden stored(const char* text) {
    Garden garden;
    json::Object::read(Json::parse(text), garden, Style::Stored);
    return garden;
}

} // namespace garden

using garden::Garden;

/// One description writes a struct and reads it: strictly in messages, and in stored files so that as little
/// as can be is lost.
class JsonCodecTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsWrittenIsReadBackInEveryStyle() {
        for (const Style style : {Style::Full, Style::Sparse, Style::Stored})
            for (const Garden& one : {garden::full(), Garden()}) {
                Garden again = garden::full();
                json::Object::read(json::Object::write(one, style), again, style);
                QVERIFY(again == one);
            }
    }

    void onlyNullIsLeftOutOfAStoredFile() {
        const Json stored = json::Object::write(Garden(), Style::Stored);
        QVERIFY(!stored.contains("shown"));
        QCOMPARE(stored.size(), std::size_t{6});
        QCOMPARE(json::Object::write(Garden(), Style::Full).size(), std::size_t{7});
    }

    void aStoredFieldThatMakesNoSenseKeepsItsValue() {
        QVERIFY(garden::stored(
                    R"({"name": 3, "watered": "yes", "share": 7, "shown": "x", "beds": {}, "labels": [],
                                   "corner": 1})") == Garden());
        const Garden one = garden::stored(R"({"name": "peas", "share": "many", "corner": [-3, "x", 5]})");
        QCOMPARE(one.name, std::string("peas"));
        QCOMPARE(one.share, 0.5);
        QVERIFY((one.corner == std::array{0, 0}));
        QVERIFY((garden::stored(R"({"corner": [4, 99]})").corner == std::array{4, 9}));
    }

    /// A bed without its row means nothing, and plants that are not all there are none.
    void aStoredEntryThatMeansNothingIsLeftOut() {
        const Garden one = garden::stored(R"({"beds": [[], [0], 3, [2, [1, "x"]], [3, [1]]],
                                              "labels": {"1": "one", "x": "two", "3": 3, "4 ": ""}})");
        QVERIFY((one.beds == std::vector<garden::Bed>{{2, {}}, {3, {1}}}));
        QVERIFY((one.labels == std::map<int, std::string>{{1, "one"}}));
    }

    void aStoredListThatIsTooLongIsCut() {
        QCOMPARE(garden::stored(R"({"beds": [[1], [2], [3], [4], [5]]})").beds.size(), std::size_t{3});
    }

    void aStoredFieldOfALaterVersionStays() {
        const Json now = json::over(Json::parse(R"({"later": [1], "name": "old", "shown": 2})"), Garden());
        QVERIFY(now["later"] == Json::parse("[1]"));
        QVERIFY(now["name"] == "unnamed" && !now.contains("shown"));
    }

    void aMessageIsRefusedForWhatAStoredFileMayHold_data() {
        QTest::addColumn<QByteArray>("field");
        QTest::newRow("another type") << QByteArray(R"("name": 3)");
        QTest::newRow("out of range") << QByteArray(R"("share": 7)");
        QTest::newRow("an entry") << QByteArray(R"("beds": [[0]])");
        QTest::newRow("too many") << QByteArray(R"("beds": [[1], [2], [3], [4]])");
        QTest::newRow("a field that it has not") << QByteArray(R"("later": 1)");
    }

    void aMessageIsRefusedForWhatAStoredFileMayHold() {
        QFETCH(const QByteArray, field);
        const Json message = Json::parse("{" + field.toStdString() + "}");
        Garden one;
        json::Object::read(message, one, Style::Stored);
        QVERIFY_THROWS_EXCEPTION(Malformed, json::Object::read(message, one, Style::Sparse));
        Json whole = json::Object::write(garden::full(), Style::Full);
        whole.update(message);
        QVERIFY_THROWS_EXCEPTION(Malformed, json::Object::read(whole, one, Style::Full));
    }
};

GENOTYPE_TEST(JsonCodecTest)
#include "codec_test.moc"
