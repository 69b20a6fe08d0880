// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/text.h"
#include "lessons/documents/lesson_reader.h"
#include "lessons/documents/misconceptions.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;

/// Files that somebody has damaged while writing: what they are told.
class TomlErrorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void saysInPlainWordsWhatIsMissing_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("character");
        const auto row = [](const char* name, const char* text, int line, const char* words, int character) {
            QTest::newRow(name) << QByteArray(text) << line << QString::fromUtf8(words) << character;
        };
        const char* const quote = "A quotation mark is missing at the end of a text.";
        row("a text that is not closed", "order = 5\ntitle = \"Peas\ntask = \"Cross.\"\n", 2, quote, 14);
        row("at the end of the file", "title = \"Peas", 1, quote, 14);
        row("three marks that are not closed", "title = \"Peas\"\nexplain = \"\"\"\nOne.\n", 3, quote, 6);
        row("a text in single marks", "title = 'Peas\n", 1, quote, 14);
        row("a quotation mark in a text", "title = \"The \"first\" pea\"\n", 1,
            "Something is left over after the value. A quotation mark inside a text needs a backslash before "
            "it: \\\"",
            15);
        row("a backslash", "title = \"C:\\peas\"\n", 1,
            "A backslash changes the meaning of what follows it. To write one in a text, write two.", 13);
        row("no value", "title =\norder = 5\n", 1, "After the equals sign a value is missing.", 8);
        row("no value at the end", "title =", 1, "After the equals sign a value is missing.", 8);
        const char* const unread =
            "A value cannot be read. Texts stand in straight quotation marks (\"); true "
            "and false are written in small letters.";
        row("no quotation marks", "title = Peas\n", 1, unread, 9);
        row("marks of a word processor", "title = “Peas”\n", 1, unread, 9);
        row("True", "right = True\n", 1, unread, 9);
        row("tru", "right = tru\n", 1, unread, 12);
        const char* const number =
            "A number cannot be read: write only digits, and no 0 in front. Texts stand "
            "in straight quotation marks (\").";
        row("a 0 in front", "order = 05\n", 1, number, 11);
        row("a number with its unit", "minutes = 45min\n", 1, number, 13);
        row("no equals sign", "title \"Peas\"\n", 1,
            "After the first word of a line an equals sign is missing. Longer texts stand between three "
            "quotation marks.",
            7);
        row("running text", "explain = \"One.\"\nTwo peas.\n", 2,
            "After the first word of a line an equals sign is missing. Longer texts stand between three "
            "quotation marks.",
            5);
        row("a list that is not closed", "hints = [\"One.\", \"Two.\"\nask = \"Which?\"\n", 2,
            "In a list, a comma between two entries or the bracket ] at its end is missing.", 1);
        row("a list without commas", "hints = [\"One.\" \"Two.\"]\n", 1,
            "In a list, a comma between two entries or the bracket ] at its end is missing.", 17);
        row("an entry left out", "hints = [, \"Two.\"]\n", 1,
            "In a list, an entry before a comma is missing.", 10);
        const char* const heading =
            "A heading such as [teacher] or [[question]] needs as many brackets after "
            "its name as before it.";
        row("a heading that is not closed", "[teacher\naim = \"Count.\"\n", 1, heading, 9);
        row("a heading with one bracket too few", "[[question]\nid = \"q\"\n", 1, heading, 12);
        row("a heading without a name", "[]\n", 1, "Between the brackets of a heading a name is missing.", 2);
        row("words after a heading", "[teacher] Anna\n", 1,
            "After a heading in brackets nothing else may stand in the line.", 11);
        row("a name twice", "title = \"Peas\"\norder = 5\ntitle = \"Beans\"\n", 3,
            "“title” stands here for the second time.", 9);
        row("a heading twice", "[teacher]\naim = \"Count.\"\n[teacher]\n", 3,
            "“teacher” stands here for the second time.", 1);
        row("a list in two pairs of brackets that was a text", "question = \"?\"\n[[question]]\n", 2,
            "“question” stands here for the second time.", 1);
        row("a bullet point", "• title = \"Peas\"\n", 1,
            "A line begins with a name and an equals sign, with a heading in brackets, or with # for a "
            "remark.",
            1);
        row("curly brackets", "teacher = { aim = \"Count.\"\n", 1,
            "In curly brackets, a comma, a value or the bracket } at their end is missing.", 27);
        row("another encoding", "title = \"Bl\xfcten\"\n", 1,
            "The file is not in the encoding UTF-8. Save it in this encoding.", 11);
    }

    void saysInPlainWordsWhatIsMissing() {
        QFETCH(const QByteArray, text);
        QFETCH(const int, line);
        QFETCH(const QString, words);
        QFETCH(const int, character);
        const auto faults = readLesson("peas", text.toStdString()).faults;
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(core::english(faults[0].what)),
                 words + QStringLiteral(" It was noticed at character %1 of the line.").arg(character));
        QCOMPARE(faults[0].line, line);
    }

    /// Whatever the library says, a school never reads it.
    void neverQuotesTheLibrary() {
        const std::string whole = "title = \"Peas\"\n[teacher]\nhints = [\"One.\", 'Two.', 3, 1.5, true]\n"
                                  "when = 2026-01-31T10:00:00\n[[question]]\nid = { a = \"\"\"b\n\"\"\" }\n";
        for (std::size_t at = 0; at < whole.size(); ++at)
            for (const std::string& wrong :
                 {std::string(), std::string("\""), std::string("]"), std::string("="), std::string("\\"),
                  std::string("{"), std::string("\x01")}) {
                std::string text = whole;
                text.replace(at, 1, wrong);
                for (const LessonFault& fault : readLesson("peas", text).faults) {
                    const std::string said = core::english(fault.what);
                    QVERIFY2(said.find("parsing") == std::string::npos &&
                                 said.find("expected") == std::string::npos,
                             said.c_str());
                }
            }
    }

    void aDamagedCatalogueIsToldTheSameWay() {
        const auto reading = readMisconceptions("[[misconception]]\nid = \n");
        QCOMPARE(reading.faults.size(), std::size_t{1});
        QCOMPARE(reading.faults[0].line, 2);
        QVERIFY(
            core::english(reading.faults[0].what).starts_with("After the equals sign a value is missing."));
    }
};

GENOTYPE_TEST(TomlErrorTest)
#include "toml_error_test.moc"
