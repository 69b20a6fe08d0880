// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/any_record.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <set>

namespace {

template <typename G> core::Record<G> begun() {
    core::Record<G> record;
    record.setup.seed = 7;
    record.title = "A table";
    for (int seat = 0; seat < record.setup.players; ++seat)
        record.seats.push_back({"Seat " + std::to_string(seat + 1), "person", seat});
    return record;
}

QString faultOf(const std::variant<games::AnyRecord, games::ReadError>& result) {
    const auto* error = std::get_if<games::ReadError>(&result);
    return error ? QString::fromStdString(english(error->words)) : QString();
}

} // namespace

/// Records of any game; no game's reader accepts those of another.
class AnyRecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsARecordOfEveryGameAsOneOfThatGame() {
        std::set<std::string_view> ids;
        games::Games::forEach([&]<typename G>() {
            const games::AnyRecord record = begun<G>();
            const auto read = games::readAnyRecord(games::toText(record));
            const auto* any = std::get_if<games::AnyRecord>(&read);
            [&] {
                QVERIFY2(any, qPrintable(faultOf(read)));
                QVERIFY(*any == record);
                QVERIFY(games::idOf(*any) == G::id);
                QVERIFY(!english(games::nameOf(*any)).empty());
                QCOMPARE(games::titleOf(*any), std::string("A table"));
            }();
            ids.insert(G::id);
            return false;
        });
        QCOMPARE(ids.size(), games::Games::size);
    }

    void everyGameButGenotypeIsNamedInTheSecondLine() {
        games::Games::forEach([]<typename G>() {
            const std::string text = core::toText(begun<G>());
            const std::string named = "genotype-record 1\ngame " + std::string(G::id) + '\n';
            [&] { QCOMPARE(text.starts_with(named), G::id != "genotype"); }();
            return false;
        });
        const std::string text = core::toText(begun<genotype::Game>());
        QVERIFY(text.starts_with("genotype-record 1\ncatalogue "));
        std::string spelled = text;
        spelled.insert(spelled.find("catalogue"), "game genotype\n");
        QVERIFY(std::holds_alternative<games::AnyRecord>(games::readAnyRecord(spelled)));
    }

    void noReaderTakesTheRecordOfAnotherGame() {
        games::Games::forEach([]<typename Written>() {
            const std::string text = core::toText(begun<Written>());
            games::Games::forEach([&]<typename Reading>() {
                if (Written::id == Reading::id)
                    return false;
                const auto read = core::readRecord<Reading>(text);
                const auto* error = std::get_if<core::ReadError<Reading>>(&read);
                [&] {
                    QVERIFY(error);
                    QVERIFY(error->kind == core::ReadFault::OtherGame);
                    QCOMPARE(error->detail, std::string(Written::recordName));
                }();
                return false;
            });
            return false;
        });
    }

    void aGameThatIsNotKnownIsRefusedByItsName() {
        std::string text = core::toText(begun<genotype::Game>());
        text.insert(text.find("catalogue"), "game chess\n");
        const auto read = games::readAnyRecord(text);
        const auto* error = std::get_if<games::ReadError>(&read);
        QVERIFY(error);
        QVERIFY(error->kind == core::ReadFault::OtherGame);
        QCOMPARE(error->line, 2);
        QVERIFY(faultOf(read).contains(QStringLiteral("chess")));
    }

    void tellsTheGameOnlyOfWhatBeginsAsARecord() {
        QVERIFY(core::gameOfRecord(core::toText(begun<genotype::Game>())) == "");
        QVERIFY(core::gameOfRecord(core::toText(begun<genomewars::Game>())) == "genome-wars");
        for (const char* text : {"", "hello\n", "genotype-record 2\ncatalogue 1\n", "genotype-record 1"})
            QVERIFY2(!core::gameOfRecord(text), text);
    }

    void whatNamesNoGameIsOfTheFirstAndOfNoOther() {
        QCOMPARE(genotype::Game::recordName, std::string_view());
        int unnamed = 0;
        games::Games::forEach([&]<typename G>() {
            unnamed += G::recordName.empty();
            return false;
        });
        QCOMPARE(unnamed, 1);
        const auto read = core::readRecord<genomewars::Game>(
            "genotype-record 1\ncatalogue " + std::to_string(genomewars::Game::catalogueVersion) + "\n");
        const auto* error = std::get_if<core::ReadError<genomewars::Game>>(&read);
        QVERIFY(error);
        QCOMPARE(core::english(core::phrase(*error)), std::string("This is a different kind of game."));
    }

    void takesAnotherTitle() {
        games::AnyRecord record = begun<genotype::Game>();
        games::setTitle(record, "Another");
        QCOMPARE(record.as<genotype::Game>()->title, std::string("Another"));
    }

    void aNameKeepsOnlyWhatANameMayHold() {
        QCOMPARE(core::acceptableName("Al\nina\x7f"), std::string("Alina"));
        const std::string kept = core::acceptableName(std::string(core::maxNameBytes - 1, 'a') + "ä");
        QCOMPARE(kept.size(), core::maxNameBytes - 1);
        QVERIFY(core::isValidName(kept));
    }
};

GENOTYPE_TEST(AnyRecordTest)
#include "any_record_test.moc"
