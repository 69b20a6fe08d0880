// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/challenges/challenge.h"
#include "places.h"
#include "test_registry.h"

#include <QtCore/QFile>
#include <QtTest/QTest>

#include <cmath>

using namespace lessons;
using genotype::Genotype;
using genotype::Parents;
using genotype::Trait;

namespace {

/// Plant 1 needs RR and Ff.
std::string file(const std::string& lines) {
    return "format = 1\n" + lines +
           "\n[title]\nen = \"A title\"\nde = \"Auf Deutsch\"\n[goal]\nen = \"A goal.\"\n";
}

ChallengeBench benchOf(int tiles, const std::string& parents = {}) {
    const auto read = readChallenge(file("tiles = " + std::to_string(tiles) + "\nposition = [\"round 4\", " +
                                         parents + "\"plants 1 1 -\"]"));
    if (!read.challenge)
        qFatal("%s", core::english(read.faults.front().what).c_str());
    return ChallengeBench(*read.challenge);
}

/// 1 − (1 − p)⁵: at least one of five dice.
double oneOfFive(double p) {
    return 1 - std::pow(1 - p, 5);
}

bool near(double one, double other) {
    return std::abs(one - other) < 1e-12;
}

constexpr Parents printed{};
constexpr Parents halfRR{Genotype::HomozygousDominant, Genotype::Heterozygous};
constexpr Parents bothRR{Genotype::HomozygousDominant, Genotype::HomozygousDominant};
constexpr Parents opposite{Genotype::HomozygousDominant, Genotype::HomozygousRecessive};

std::pair<int, std::string> firstFault(const std::string& text) {
    const auto read = readChallenge(text);
    if (read.challenge || read.faults.empty())
        return {-1, {}};
    return {read.faults.front().line, core::english(read.faults.front().what)};
}

} // namespace

class ChallengeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsTextsInALanguageOrElseInEnglish() {
        const std::string text = file("position = [\"round 4\", \"plants 1 1 -\"]");
        QCOMPARE(readChallenge(text, "de").challenge->title, std::string("Auf Deutsch"));
        QCOMPARE(readChallenge(text, "de").challenge->goal, std::string("A goal."));
        QCOMPARE(readChallenge(text, "fr").challenge->title, std::string("A title"));
        QCOMPARE(readChallenge(text).challenge->tiles, 1);
    }

    void theExampleIsWithoutAFault() {
        QFile example(QStringLiteral(GENOTYPE_SOURCE_DIR "/lessons/challenges/peas_for_two.toml"));
        QVERIFY(example.open(QIODevice::ReadOnly));
        const std::string text = example.readAll().toStdString();
        for (const char* language : {"en", "de"}) {
            const auto read = readChallenge(text, language);
            QVERIFY(read.challenge);
            const ChallengeBench bench(*read.challenge);
            QVERIFY(bench.dice(bench.best()) > bench.dice(bench.present()) + 0.1);
        }
    }

    void countsTheDiceThatTheGardenCanExpectToUse() {
        const ChallengeBench bench = benchOf(4);
        Crosses crosses = bench.present();
        QVERIFY(bench.needs(Trait::SeedShape) && bench.needs(Trait::FlowerColour));
        QVERIFY(!bench.needs(Trait::PodColour));
        QVERIFY(near(bench.dice(crosses), oneOfFive(2.0 / 9) + oneOfFive(4.0 / 9)));
        crosses[0] = halfRR;
        QVERIFY(near(bench.dice(crosses), 2 * oneOfFive(4.0 / 9)));
        crosses[0] = bothRR;
        crosses[1] = opposite;
        QVERIFY(near(bench.dice(crosses), 2 * oneOfFive(8.0 / 9)));
        QCOMPARE(bench.tiles(crosses), std::optional(4));
    }

    void findsTheBestForEachNumberOfTiles() {
        QCOMPARE(benchOf(1).best()[0], halfRR);
        QCOMPARE(benchOf(1).best()[1], printed);
        QCOMPARE(benchOf(2).best()[0], bothRR);
        QCOMPARE(benchOf(2).best()[1], printed);
        const ChallengeBench four = benchOf(4);
        QCOMPARE(four.best()[0], bothRR);
        QCOMPARE(four.dice(four.best()), 2 * oneOfFive(8.0 / 9));
    }

    /// Of all choices, tried one by one.
    void noChoiceIsBetterThanTheBest() {
        for (int tiles = 1; tiles <= mostTiles; ++tiles) {
            const ChallengeBench bench = benchOf(tiles, "\"parents rr x Rr\", ");
            const double best = bench.dice(bench.best());
            int tried = 0;
            for (const ReachableCross& seed : bench.crosses(Trait::SeedShape))
                for (const ReachableCross& flower : bench.crosses(Trait::FlowerColour)) {
                    Crosses crosses = bench.present();
                    crosses[0] = seed.parents;
                    crosses[1] = flower.parents;
                    if (!bench.tiles(crosses))
                        continue;
                    ++tried;
                    QVERIFY(bench.dice(crosses) <= best + 1e-12);
                    const int percent = percentOfBest(bench, crosses);
                    QVERIFY(percent >= 0 && percent <= 100);
                    QVERIFY(percent < 100 || near(bench.dice(crosses), best));
                }
            QVERIFY(tried > 3);
            QCOMPARE(percentOfBest(bench, bench.best()), 100);
            QCOMPARE(percentOfBest(bench, bench.present()), 0);
        }
    }

    void refusesMoreTilesThanThereAre() {
        const ChallengeBench bench = benchOf(1);
        Crosses crosses = bench.present();
        crosses[0] = bothRR;
        QVERIFY(!bench.tiles(crosses));
        crosses[0] = {Genotype::Heterozygous, Genotype::HomozygousDominant};
        QCOMPARE(bench.tiles(crosses), std::optional(1));
        crosses[1] = halfRR;
        QVERIFY(!bench.tiles(crosses));
    }

    void readsAGameUpToAMoment() {
        genotype::Record record;
        record.setup = {.players = 2, .seed = 5};
        genotype::State state = genotype::newGame(record.setup);
        for (int i = 0; i < 2; ++i) {
            genotype::ActionList legal;
            genotype::legalActions(state, legal);
            record.actions.push_back(legal[0]);
            genotype::applyLegal(state, legal[0]);
        }
        const auto read =
            readChallenge(file("seat = 2\nmoment = 2\nrecord = '''\n" + genotype::toText(record) + "'''"));
        QVERIFY(read.challenge);
        QCOMPARE(int(read.challenge->seat), 1);
        QVERIFY(read.challenge->record.actions == record.actions);
        // Before anybody has sown, there is nothing to breed for.
        QCOMPARE(firstFault(file("moment = 0\nrecord = '''\n" + genotype::toText(record) + "'''")).second,
                 std::string("No plant in the garden of seat 1 needs a die."));
    }

    /// However the cross sign is written, in whatever order the traits come, and also what is printed.
    void readsParentsAsATeacherWritesThem() {
        const auto read = [](const std::string& parents) {
            return readChallenge(file("position = [\"round 4\", " + parents + "\"plants 1 1 -\"]"))
                .challenge.value()
                .record.setup.position.value()
                .parents;
        };
        const Crosses wanted = read("\"parents RR x Rr\", \"parents FF x ff\", ");
        QVERIFY((wanted[0] == Parents{Genotype::HomozygousDominant, Genotype::Heterozygous}));
        QVERIFY((wanted[1] == Parents{Genotype::HomozygousDominant, Genotype::HomozygousRecessive}));
        QCOMPARE(read("\"parents FF × ff\", \"parents RRxRr\", "), wanted);
        QCOMPARE(read("\"parents RR X Rr\", \"parents FF×ff\", \"parents Gg x Gg\", "), wanted);
        QCOMPARE(read("\"parents Ff x Ff\", "), Crosses{});
    }

    void saysWhatIsNoCross() {
        QCOMPARE(
            firstFault(file("position = [\"round 4\", \"parents RR + Rr\", \"plants 1 1 -\"]")).second,
            std::string("“parents RR + Rr” does not name two parents of one trait: R, F, G or T. Write, for "
                        "example, “parents Rr x RR”."));
    }

    void everyFaultNamesItsLine_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const std::string& text, int line) {
            QTest::newRow(name) << QString::fromStdString(text) << line;
        };
        row("no TOML", "format = 1\ntitle = \n", 2);
        row("another format", "format = 2\nposition = []\n", 1);
        row("an unknown key", file("tyles = 2\nposition = [\"round 4\", \"plants 1 1 -\"]"), 2);
        row("too many tiles", file("tiles = 5\nposition = [\"round 4\", \"plants 1 1 -\"]"), 2);
        row("a bad line", file("position = [\n\"round 4\",\n\"parents RR x\"\n]"), 4);
        row("no cross", file("position = [\n\"round 4\",\n\"parents RR Rr\"\n]"), 4);
        row("a cross of two traits", file("position = [\n\"round 4\",\n\"parents RR x Ff\"\n]"), 4);
        row("parents given twice",
            file("position = [\"round 4\",\n\"parents RR x Rr\",\n\"parents Rr x Rr\",\n\"plants 1 1 -\"]"),
            4);
        row("no round", file("position = [\"parents RR x Rr\"]"), 2);
        row("a wrong order", file("position = [\n\"plants 1 1 -\",\n\"round 4\"]"), 3);
        row("an impossible position", file("position = [\"round 4\", \"plants 1 1 1\"]"), 2);
        row("a bad record", file("record = '''\ngenotype-record 1\nnonsense\n'''"), 4);
        row("a seat that does not play", file("seat = 3\nposition = [\"round 4\", \"plants 1 1 -\"]"), 2);
        row("a moment of no game", file("moment = 3\nposition = [\"round 4\", \"plants 1 1 -\"]"), 2);
        row("neither position nor record", file("tiles = 1"), 1);
        row("no English",
            "format = 1\nposition = [\"round 4\", \"plants 1 1 -\"]\n[title]\nde = \"x\"\n[goal]\nen = "
            "\"x\"\n",
            3);
    }

    void everyFaultNamesItsLine() {
        QFETCH(QString, text);
        QFETCH(int, line);
        const auto [found, what] = firstFault(text.toStdString());
        QVERIFY2(found == line,
                 qPrintable(QStringLiteral("%1: %2").arg(found).arg(QString::fromStdString(what))));
        QVERIFY(!what.empty());
    }
};

GENOTYPE_TEST(ChallengeTest)
#include "challenge_test.moc"
