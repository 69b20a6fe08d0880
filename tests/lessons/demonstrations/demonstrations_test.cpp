// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/demonstrations/demonstrations.h"
#include "lessons/mendel_data.h"
#include "lessons/topics/interaction_experiment.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;

/// What a teacher can show.
class DemonstrationsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLanguageHasTheElevenWithTheSameCrosses() {
        QCOMPARE(demonstrations("en").size(), std::size_t{11});
        QVERIFY(languageFiles("demonstrations").size() >= 2);
        for (const LanguageFile& file : languageFiles("demonstrations")) {
            const auto& all = demonstrations(file.language);
            QCOMPARE(all.size(), std::size_t{11});
            for (std::size_t i = 0; i < all.size(); ++i) {
                QCOMPARE(all[i].id, demonstrations("en")[i].id);
                QVERIFY(all[i].title != demonstrations("en")[i].title || file.language == "en");
            }
        }
    }

    void theirCrossesGiveTheRatiosOfTheirTexts() {
        const auto ratio = [](std::string_view id) {
            for (const Demonstration& one : demonstrations())
                if (one.id == id) { // all but the mutation have a cross
                    const Interaction* together = findInteraction(one.interaction);
                    return broodByPhenotype(
                               Brood(crossOf(one), together ? std::optional(*together) : std::nullopt))
                        .ratioText();
                }
            return std::string();
        };
        QCOMPARE(ratio("three-to-one"), std::string("3 : 1"));
        QCOMPARE(ratio("test-cross"), std::string("1 : 1"));
        QCOMPARE(ratio("dihybrid"), std::string("9 : 3 : 3 : 1"));
        QCOMPARE(ratio("incomplete-dominance"), std::string("1 : 2 : 1"));
        QCOMPARE(ratio("codominance"), std::string("2 : 1 : 1"));
        QCOMPARE(ratio("sex-linkage"), std::string("1 : 1 : 1 : 1"));
        QCOMPARE(ratio("lethal"), std::string("2 : 1"));
        QCOMPARE(ratio("linkage"), std::string("45.5 : 4.5 : 4.5 : 45.5"));
        QCOMPARE(findMendelsCross("f2-seed-shape")->counts, (std::vector<std::int64_t>{5474, 1850}));
    }

    void saysWhatIsWrongWithACross_data() {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* keys, const char* fault) {
            QTest::newRow(keys) << QString(keys) << QString(fault);
        };
        row("cross = \"Rr x Rr\"\n", "");
        row("mutation = \"game-die\"\n", "");
        row("cross = \"Rr x\"\n", "7: Write two parents with x or × between them, such as Rr x rr.");
        row("cross = \"RR x R\"\n", "7: The allele R is on its own: a parent has two alleles of each gene.");
        row("interaction = \"nothing\"\n", "7: “interaction”: there is no “nothing”.");
        row("mendel = \"f3\"\n", "7: “mendel”: there is no “f3”.");
        row("mutation = \"beans\"\n", "7: “mutation”: there is no “beans”.");
        row("cross = \"Rr x Rr\"\ngene = \"eyes\"\n", "8: “gene”: there is no “eyes”.");
        row("cross = \"IAi x IBi\"\ngene = \"flower-incomplete\"\n",
            "8: “flower-incomplete” does not belong to the cross “IAi x IBi”.");
        row("cross = \"Rr x Rr\"\nrecombination = 9\n", "8: “recombination” needs a cross of two genes.");
        row("", "2: “a” needs exactly one of cross, interaction, mendel, mutation.");
        row("cross = \"Rr x Rr\"\nmendel = \"f2-seed-shape\"\n",
            "2: “a” needs exactly one of cross, interaction, mendel, mutation.");
    }

    void saysWhatIsWrongWithACross() {
        QFETCH(const QString, keys);
        QFETCH(const QString, fault);
        const auto reading =
            readDemonstrations("[[demonstration]]\nid = \"a\"\ntitle = \"a\"\nabout = \"a\"\n"
                               "question = \"a\"\nexplain = \"a\"\n" +
                               keys.toStdString());
        QStringList said;
        for (const LessonFault& one : reading.faults)
            said << QStringLiteral("%1: %2").arg(one.line).arg(
                QString::fromStdString(core::english(one.what)));
        QCOMPARE(said.join(QLatin1Char('|')), fault);
    }

    void aTranslationHasTheSameDemonstrations() {
        const auto& english = demonstrations();
        const auto reading =
            readDemonstrations("[[demonstration]]\nid = \"test-cross\"\ntitle = \"a\"\nabout = "
                               "\"a\"\nquestion = \"a\"\nexplain = \"a\"\n",
                               english);
        QCOMPARE(core::english(reading.faults.back().what), "“" + english.back().id + "” is missing.");
        QVERIFY(reading.all.empty());
    }
};

GENOTYPE_TEST(DemonstrationsTest)
#include "demonstrations_test.moc"
