// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/help/help.h"

#include "lessons/rulings/rulings.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace lessons;

namespace {

const std::string smallest = R"([[chapter]]
id = "cards"
title = "Cards"

[[chapter.part]]
head = "Tools"
text = "Worth {action-points}."
list = ["One."]
table = "tools"
rows = [["Rake", "rakes"]]
rulings = "house"
)";

const std::string smallestGerman = R"([[chapter]]
id = "cards"
title = "Karten"

[[chapter.part]]
head = "Werkzeuge"
text = "Zählt {action-points}."
list = ["Eins."]
rows = [["Harke", "harkt"]]
)";

const std::string oneRuling = "[[ruling]]\nid = \"tie\"\nkind = \"house\"\npart = \"setup\"\ntext = \"A.\"\n";

std::string with(std::string text, const std::string& part, const std::string& other) {
    const std::size_t at = text.find(part);
    if (at == std::string::npos)
        qFatal("the file does not contain the part");
    return text.replace(at, part.size(), other);
}

template <typename Entry> QString faultOf(const EntriesReading<Entry>& reading) {
    return reading.faults.empty() ? QString()
                                  : QString::fromStdString(core::english(reading.faults.front().what));
}
QString fault(const std::string& part, const std::string& other) {
    return faultOf(readHelp(with(smallest, part, other)));
}
QString germanFault(const std::string& part, const std::string& other) {
    return faultOf(readHelp(with(smallestGerman, part, other), readHelp(smallest).all));
}

} // namespace

/// The files of the help and of the rulings.
class HelpTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAChapterAndItsTranslation() {
        const auto english = readHelp(smallest);
        QCOMPARE(faultOf(english), QString());
        const HelpPart expected{"Tools",
                                {"Worth {action-points}."},
                                {"One."},
                                HelpTable::Tools,
                                {std::array<std::string, 2>{"Rake", "rakes"}},
                                "house"};
        QVERIFY((english.all == std::vector{HelpChapter{"cards", "Cards", {expected}}}));
        const auto german = readHelp(smallestGerman, english.all);
        QCOMPARE(faultOf(german), QString());
        const HelpPart translated{"Werkzeuge",
                                  {"Zählt {action-points}."},
                                  {"Eins."},
                                  HelpTable::Tools,
                                  {std::array<std::string, 2>{"Harke", "harkt"}},
                                  "house"};
        QVERIFY((german.all == std::vector{HelpChapter{"cards", "Karten", {translated}}}));
    }

    void saysWhatIsWrongWithAChapter() {
        QCOMPARE(fault("\"tools\"", "\"hoes\""), QString("“table”: there is no “hoes”."));
        QCOMPARE(fault("\"house\"", "\"garden\""), QString("“rulings”: there is no “garden”."));
        QCOMPARE(fault("{action-points}", "{points}"), QString("“text”: there is no “points”."));
        QCOMPARE(fault("{action-points}", "{action-points"),
                 QString("“text”: there is no “action-points.”."));
        QCOMPARE(fault("[\"Rake\", \"rakes\"]", "[\"Rake\"]"),
                 QString("Each entry of “rows” must be a list of two texts."));
        QCOMPARE(fault("[[\"Rake\", \"rakes\"]]", "\"Rake\""),
                 QString("“rows” must be a list in square brackets."));
        QCOMPARE(fault("head =", "heading ="), QString("A lesson has no “heading” here."));
    }

    void aTranslationHasTheSamePartsTextsAndValues() {
        const QString once("“cards” has a text in one language only.");
        QCOMPARE(germanFault("head = \"Werkzeuge\"\n", ""), once);
        QCOMPARE(germanFault("\"Eins.\"", "\"Eins.\", \"Zwei.\""), once);
        QCOMPARE(germanFault("[\"Harke\", \"harkt\"]", ""), once);
        QCOMPARE(germanFault("{action-points}.", "{action-points}.\\n\\nMehr."), once);
        QCOMPARE(germanFault("\"harkt\"]]", "\"harkt\"]]\n[[chapter.part]]\ntext = \"Mehr.\""), once);
        QCOMPARE(germanFault("{action-points}", "20"),
                 QString("“cards” has other values in braces than in English."));
        QVERIFY(!germanFault("head =", "table = \"tools\"\nhead =").isEmpty());
        QCOMPARE(germanFault("\"cards\"", "\"card\""), QString("The English file has no entry “card”."));
    }

    void readsARulingAndItsTranslation() {
        const auto english = readRulings(oneRuling);
        QCOMPARE(faultOf(english), QString());
        const auto german = readRulings("[[ruling]]\nid = \"tie\"\ntext = \"B.\"\n", english.all);
        QCOMPARE(faultOf(german), QString());
        QVERIFY((german.all == std::vector{Ruling{"tie", Ruling::Kind::House, "setup", "B."}}));
        QCOMPARE(faultOf(readRulings(with(oneRuling, "house", "home"))),
                 QString("“kind”: there is no “home”."));
        QCOMPARE(faultOf(readRulings(with(oneRuling, "setup", "start"))),
                 QString("“part”: there is no “start”."));
        QCOMPARE(faultOf(readRulings("", english.all)), QString("“tie” is missing."));
    }

    void theProgramsFilesAreSound() {
        const auto check = [](const char* folder, const auto& read, const auto& translated) {
            const auto& files = languageFiles(folder);
            QVERIFY(files.size() >= 2);
            const auto english = read(std::ranges::find(files, "en", &LanguageFile::language)->text);
            QCOMPARE(faultOf(english), QString());
            for (const LanguageFile& file : files)
                if (file.language != "en") {
                    const QString fault = faultOf(translated(file.text, english.all));
                    QVERIFY2(fault.isEmpty(), qPrintable(fault));
                }
        };
        check(
            "rulings", [](std::string_view text) { return readRulings(text); },
            [](std::string_view text, const auto& english) { return readRulings(text, english); });
        check(
            "help", [](std::string_view text) { return readHelp(text); },
            [](std::string_view text, const auto& english) { return readHelp(text, english); });
    }

    void everyRulingIsInOneListOfTheHelp() {
        std::vector<std::string> shown;
        for (const HelpChapter& chapter : help("de"))
            for (const HelpPart& part : chapter.parts)
                for (std::string& text : rulingsOf(part.rulings, "de"))
                    shown.push_back(std::move(text));
        std::vector<std::string> all;
        for (const Ruling& ruling : rulings("de"))
            all.push_back(ruling.text);
        std::ranges::sort(shown);
        std::ranges::sort(all);
        QVERIFY(shown == all);
        QVERIFY(all.size() > 60);
    }

    void everyTableOfTheGamesIsInTheHelp() {
        std::vector<HelpTable> shown;
        for (const HelpChapter& chapter : help())
            for (const HelpPart& part : chapter.parts)
                if (part.table != HelpTable::None)
                    shown.push_back(part.table);
        std::ranges::sort(shown);
        QCOMPARE(shown.size(), helpTableNames.size() - 1);
        QVERIFY(std::ranges::adjacent_find(shown) == shown.end());
    }
};

GENOTYPE_TEST(HelpTest)
#include "help_test.moc"
