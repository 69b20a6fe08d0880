// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/guide/guide_reader.h"
#include "test_registry.h"

#include "engine/core/text.h"
#include "lessons/documents/entries.h"

#include <QtTest/QTest>

using namespace lessons;

namespace {

/// The smallest guide that is right. Its lines are counted in the tests.
const std::string smallest = R"(title = "Peas"
rounds = 2
seed = 7
bot = "novice"
bot-name = "Barbara"
other = "Fine."
harvested = "Harvested."
watching = "%1 plays."

[[section]]
id = "one"
title = "One"
lesson = "square"
learned = "One thing."
wait = "Wait."
gone = "Gone."
until = "breeding 1"
    [[section.step]]
    text = "Place a marker. Anywhere."
    choice = ["marker"]
    point = ["useful place genes-*", "squares"]
    done = ["place * & event marker-placed"]
    instead = ["place treasury"]
    instead-text = "As you like."
        [[section.step.or]]
        text = "Watch."

[[section]]
id = "two"
title = "Two"
lesson = "square"
learned = "Another thing."
wait = "Wait."
    [[section.step]]
    text = "Read."

[[aside]]
text = "Choose."
choice = ["pick"]
)";

/// The smallest guide with one text replaced by another.
std::string with(const std::string& text, const std::string& other) {
    std::string changed = smallest;
    const std::size_t at = changed.find(text);
    if (at == std::string::npos)
        qFatal("the smallest guide does not contain the text");
    return changed.replace(at, text.size(), other);
}

/// "19: There is …" for the only fault; anything else for none or several.
std::string onlyFault(const std::string& text) {
    const GuideReading reading = readGuide(text);
    if (reading.faults.size() != 1 || reading.guide)
        return std::to_string(reading.faults.size()) + " faults";
    return std::to_string(reading.faults.front().line) + ": " + core::english(reading.faults.front().what);
}

} // namespace

class GuideReaderTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsTheSmallestGuide() {
        const GuideReading reading = readGuide(smallest);
        QVERIFY2(reading.faults.empty(),
                 reading.faults.empty() ? "" : core::english(reading.faults.front().what).c_str());
        const Guide& guide = *reading.guide;
        QCOMPARE(guide.sections.size(), std::size_t{2});
        const GuideStep& step = guide.sections[0].steps[0];
        QCOMPARE(step.views.size(), std::size_t{2});
        QCOMPARE(step.views[0].regions, std::vector<std::string>{"squares"});
        QVERIFY((step.views[0].actions == std::vector<GuidePattern>{{"place genes-*", true}}));
        QVERIFY(step.done[0].action->notation == "place *" && step.done[0].event == "marker-placed");
        QVERIFY(!step.isRead());
        QVERIFY(guide.sections[1].steps[0].isRead());
    }

    void namesTheLineOfWhatIsWrong_data() {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("starts");
        const auto row = [](const char* name, const char* from, const char* to, const char* starts) {
            QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(to)
                                << QString::fromUtf8(starts);
        };
        row("no TOML", "rounds = 2", "rounds =", "2: ");
        row("a key that no guide has", "other =", "rest =", "6: A lesson has no “rest”");
        row("three sentences", "Anywhere.", "Anywhere. Now.", "19: “text” has more than two sentences");
        row("no sentence", "\"Fine.\"", "\"Fine\"", "6: “other” does not end like a sentence");
        row("no such lesson", "\"square\"", "\"circle\"", "13: There is no lesson “circle”");
        row("no such bot", "novice", "nobody", "4: There is no bot “nobody”");
        row("no such choice", "\"marker\"]", "\"trowel\"]", "20: The guide does not know “trowel”");
        row("no such action", "useful place", "useful put", "21: The guide does not know “put”");
        row("no such event", "event marker", "event trowel", "22: The guide does not know “trowel-placed”");
        row("no such phase", "breeding 1", "harvest 1", "17: The guide does not know “harvest”");
        row("no such round", "breeding 1", "breeding 9", "17: A moment is a phase and the number of a round");
        row("no word for another way", "    instead-text = \"As you like.\"\n", "",
            "18: “instead-text” is missing");
        row("nothing to do in a section", "    [[section.step]]\n    text = \"Read.\"\n", "",
            "28: “step” is missing");
        row("a section that never ends", "gone = \"Gone.\"\nuntil = \"breeding 1\"\n", "",
            "10: “until” is missing");
    }
    void namesTheLineOfWhatIsWrong() {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, starts);
        std::string fault = onlyFault(with(from.toStdString(), to.toStdString()));
        if (QByteArray(QTest::currentDataTag()) == "a key that no guide has") {
            // The old key is missing as well.
            const GuideReading reading = readGuide(with(from.toStdString(), to.toStdString()));
            QCOMPARE(reading.faults.size(), std::size_t{2});
            fault = std::to_string(reading.faults[1].line) + ": " + core::english(reading.faults[1].what);
        }
        QVERIFY2(QString::fromStdString(fault).startsWith(starts), fault.c_str());
    }

    void twoSectionsWithOneIdAreRefused() {
        const GuideReading reading = readGuide(with("id = \"two\"", "id = \"one\""));
        QCOMPARE(reading.faults.size(), std::size_t{2});
        QCOMPARE(reading.faults[0].line, 10);
        QCOMPARE(reading.faults[1].line, 28);
    }

    void aTranslationDiffersOnlyInItsTexts() {
        const Guide english = *readGuide(smallest).guide;
        QVERIFY(compareWithEnglish(english, readGuide(with("Place a marker. Anywhere.", "Setze."))).empty());
        const auto faults = [&english](const char* from, const char* to) {
            return compareWithEnglish(english, readGuide(with(from, to)));
        };
        QCOMPARE(faults("seed = 7", "seed = 8").size(), std::size_t{1});
        QCOMPARE(faults("\"squares\"", "\"odds\"").at(0).line, 10);
        QCOMPARE(faults("[\"pick\"]", "[\"purchase\"]").size(), std::size_t{1});
        QCOMPARE(faults("    text = \"Read.\"", "    text = \"Read.\"\n    done = [\"pass\"]").at(0).line,
                 28);
    }

    void everyLanguageHasTheSameGuide() {
        QVERIFY(languageFiles("guide").size() >= 2);
        for (const LanguageFile& file : languageFiles("guide")) {
            const GuideReading reading = readGuide(file.text);
            for (const LessonFault& fault : reading.faults)
                qWarning("%s.toml:%d: %s", std::string(file.language).c_str(), fault.line,
                         core::english(fault.what).c_str());
            QVERIFY(reading.guide.has_value());
            for (const LessonFault& fault : compareWithEnglish(guideIn("en"), reading))
                qWarning("%s.toml:%d: %s", std::string(file.language).c_str(), fault.line,
                         core::english(fault.what).c_str());
            QVERIFY(compareWithEnglish(guideIn("en"), reading).empty());
        }
        QVERIFY(guideIn("de").title != guideIn("en").title);
        QCOMPARE(&guideIn("xx"), &guideIn("en"));
    }

    void theGuideHasAboutEightSectionsOfAFewStepsEach() {
        const Guide& guide = guideIn("en");
        QCOMPARE(guide.sections.size(), std::size_t{8});
        for (const GuideSection& section : guide.sections)
            QVERIFY2(section.steps.size() <= 5, section.id.c_str());
    }

    void sentencesAreCountedByTheirEnds() {
        QCOMPARE(sentencesIn("One. Two! Three?"), 3);
        QCOMPARE(sentencesIn("Auf die 1. Schicht setzen."), 1);
        QCOMPARE(sentencesIn("No end"), 0);
    }
};

GENOTYPE_TEST(GuideReaderTest)
#include "guide_reader_test.moc"
