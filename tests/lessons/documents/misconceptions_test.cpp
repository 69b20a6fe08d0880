// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/documents/misconceptions.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;

class MisconceptionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyLanguageHasTheSameEntriesFromTheSameSources() {
        for (const LanguageFile& file : languageFiles("misconceptions")) {
            const EntriesReading<Misconception> reading = readMisconceptions(file.text);
            QVERIFY2(reading.faults.empty(), std::string(file.language).c_str());
            QCOMPARE(reading.all.size(), misconceptions().size());
            for (std::size_t i = 0; i < reading.all.size(); ++i) {
                QCOMPARE(reading.all[i].id, misconceptions()[i].id);
                QCOMPARE(reading.all[i].source, misconceptions()[i].source);
            }
        }
        QVERIFY(languageFiles("misconceptions").size() >= 2);
    }

    void findsAnEntryInALanguageAndOtherwiseInEnglish() {
        const std::string id = misconceptions().front().id;
        QCOMPARE(findMisconception(id, "de")->id, id);
        QVERIFY(findMisconception(id, "de")->says != findMisconception(id)->says);
        QCOMPARE(findMisconception(id, "xx"), findMisconception(id));
        QCOMPARE(findMisconception("magic"), nullptr);
    }

    void saysWhatIsWrongInACatalogue() {
        const auto faults = [](std::string_view text) { return readMisconceptions(text).faults.size(); };
        const std::string entry =
            "[[misconception]]\nid = \"a\"\nsays = \"A.\"\nfact = \"B.\"\nsource = \"C\"\n";
        QCOMPARE(faults(entry), std::size_t{0});
        QCOMPARE(faults(entry + entry), std::size_t{1});
        QCOMPARE(faults("[[misconception]]\nid = \"a\"\n"), std::size_t{3});
        QCOMPARE(faults("[[mistake]]\n"), std::size_t{1});
        QCOMPARE(faults("id ="), std::size_t{1});
    }
};

GENOTYPE_TEST(MisconceptionsTest)
#include "misconceptions_test.moc"
