// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reference/rules.h"

#include "lessons/reference/game_elements.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <set>

using namespace lessons;

namespace {

const std::string smallest = R"([[rule]]
id = "rake"
game = "genotype"
of = "tool rake"
chapter = "Rake"
see = ["coin"]

[[rule]]
id = "coin"
game = "genotype"
chapter = "Coins"
title = "Coins"
text = "They pay."
words = "money"
)";

const std::string smallestGerman = R"([[rule]]
id = "rake"

[[rule]]
id = "coin"
title = "Münzen"
text = "Damit bezahlt man."
)";

std::string with(std::string text, const std::string& part, const std::string& other) {
    const std::size_t at = text.find(part);
    if (at == std::string::npos)
        qFatal("the file does not contain the part");
    return text.replace(at, part.size(), other);
}

QString faultOf(const EntriesReading<RuleEntry>& reading) {
    return reading.faults.empty() ? QString()
                                  : QString::fromStdString(core::english(reading.faults.front().what));
}
QString fault(const std::string& text) {
    return faultOf(readRules(text));
}
QString germanFault(const std::string& text) {
    return faultOf(readRules(text, readRules(smallest).all));
}

} // namespace

class RulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAnEntryAndItsTranslation() {
        const EntriesReading<RuleEntry> english = readRules(smallest);
        QCOMPARE(faultOf(english), QString());
        QCOMPARE(int(english.all.size()), 2);
        QCOMPARE(english.all[0].of, std::string("tool rake"));
        QCOMPARE(english.all[1].words, std::string("money"));
        const EntriesReading<RuleEntry> german = readRules(smallestGerman, english.all);
        QCOMPARE(faultOf(german), QString());
        QCOMPARE(german.all[1].title, std::string("Münzen"));
        QCOMPARE(german.all[0].see, english.all[0].see);
    }

    void saysWhatIsWrongWithAFile() {
        QCOMPARE(fault(with(smallest, "tool rake", "tool hoe")),
                 QString("There is no “tool hoe” in the games."));
        QCOMPARE(fault(with(smallest, "see = [\"coin\"]", "see = [\"gold\"]")),
                 QString("“rake” names “gold”, which does not exist."));
        QCOMPARE(fault(with(smallest, "id = \"coin\"", "id = \"rake\"")),
                 QString("Two entries have the id “rake”."));
        QVERIFY(!fault(with(smallest, "title = \"Coins\"\n", "")).isEmpty());
        QVERIFY(!fault(with(smallest, "text = \"They pay.\"\n", "")).isEmpty());
        QVERIFY(!fault(with(smallest, "chapter = \"Rake\"\n", "chapter = \"Rake\"\ntitle = \"Rake\"\n"))
                     .isEmpty());
    }

    void aTranslationHasTheSameEntries() {
        QCOMPARE(germanFault(with(smallestGerman, "id = \"rake\"", "id = \"hoe\"")),
                 QString("The English file has no entry “hoe”."));
        QCOMPARE(germanFault("[[rule]]\nid = \"rake\"\n"), QString("“coin” is missing."));
        QCOMPARE(germanFault(with(smallestGerman, "id = \"rake\"\n", "id = \"rake\"\ntext = \"Mehr.\"\n")),
                 QString("“rake” has a text in one language only."));
    }

    void theProgramsFilesAreSound() {
        const EntriesReading<RuleEntry> english =
            readRules(std::ranges::find(languageFiles("reference"), "en", &LanguageFile::language)->text);
        QCOMPARE(faultOf(english), QString());
        QVERIFY(languageFiles("reference").size() >= 2);
        for (const LanguageFile& file : languageFiles("reference"))
            if (file.language != "en") {
                const QString fault = faultOf(readRules(file.text, english.all));
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
    }

    void everyCardSpaceAndPhaseHasOneEntry() {
        std::set<std::string> told;
        for (const RuleEntry& entry : rules())
            if (!entry.of.empty())
                QVERIFY2(told.insert(entry.of).second, entry.of.c_str());
        for (const GameElement& element : gameElements())
            QVERIFY2(told.contains(element.id), element.id.c_str());
    }

    void anElementIsFoundByItsId() {
        QCOMPARE(ruleOf("tool rake")->id, std::string("rake"));
        QCOMPARE(ruleOf("tool rake", "de")->id, std::string("rake"));
        QCOMPARE(core::english(findElement("assistant anna")->title), std::string("Sister Anna"));
        QVERIFY(!ruleOf("tool hoe"));
        QVERIFY(!ruleOf(""));
        QVERIFY(!findRule("hoe"));
    }

    void textsAreWholeSentences() {
        for (const LanguageFile& file : languageFiles("reference"))
            for (const RuleEntry& entry : rules(file.language))
                QVERIFY2(entry.text.empty() || entry.text.ends_with('.'), entry.text.c_str());
    }
};

GENOTYPE_TEST(RulesTest)
#include "rules_test.moc"
