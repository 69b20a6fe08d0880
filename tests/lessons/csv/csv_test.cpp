// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/csv.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <cmath>
#include <limits>

using namespace lessons;
using Kind = CsvError::Kind;
using Cells = std::vector<std::string>;
using namespace std::string_view_literals;

namespace {

CsvTable tableOf(std::string_view text) {
    auto result = readCsv(text);
    const auto* table = std::get_if<CsvTable>(&result);
    return table == nullptr ? CsvTable{'!', {}} : *table;
}

CsvError errorOf(std::string_view text) {
    const auto result = readCsv(text);
    const auto* error = std::get_if<CsvError>(&result);
    return error == nullptr ? CsvError{Kind::Empty, -1, "was read"} : *error;
}

} // namespace

class CsvTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noCellHasACharacterThatHidesOrTurnsText() {
        QCOMPARE(writeCsv({{std::string("ab\u202ecd\u200b\u0007\u2066"), std::string("=\u200eS")}}),
                 std::string("abcd,'=S\n"));
        QCOMPARE(writeCsv({{std::string("\u202e=1+1")}}), std::string("'=1+1\n")); // a formula behind a mark
    }

    void findsTheSeparator() {
        for (const auto& [text, separator] :
             {std::pair{"a,b\n1,2\n", ','}, std::pair{"a;b\n1;2\n", ';'}, std::pair{"a\tb\n1\t2\n", '\t'},
              std::pair{"3,5;4\n", ';'}, std::pair{"\"a;b\",c\n", ','}, std::pair{"\n\na;b\n", ';'}}) {
            const CsvTable table = tableOf(text);
            QCOMPARE(table.separator, separator);
            QCOMPARE(table.rows[0].cells.size(), std::size_t{2});
        }
        QCOMPARE(tableOf("one column\nonly\n").rows.size(), std::size_t{2});
    }

    void itsOwnTextIsReadAgainWhateverSeparatorACellHolds() {
        for (const CsvDialect dialect : {CsvDialect::International, CsvDialect::German}) {
            const std::string text =
                writeCsv({{std::string("a;b"), std::string("c\td")}, {std::string("e, f"), std::string("g")}},
                         dialect);
            QCOMPARE(tableOf(text).rows.size(), std::size_t{2});
            QCOMPARE(tableOf(text).rows[0].cells, (Cells{"a;b", "c\td"}));
            QCOMPARE(tableOf(text).rows[1].cells, (Cells{"e, f", "g"}));
        }
    }

    void readsQuotedCells() {
        const CsvTable table = tableOf("\"round, green\",\"say \"\"peas\"\"\"\n\"two\nlines\" , 7 \n");
        QCOMPARE(table.rows.size(), std::size_t{2});
        QCOMPARE(table.rows[0].cells, (Cells{"round, green", "say \"peas\""}));
        QCOMPARE(table.rows[1].cells, (Cells{"two\nlines", "7"}));
    }

    void countsLinesOfTheTextNotRows() {
        const CsvTable table = tableOf("a,b\r\n\r\n\"x\ny\",1\r\nz,2");
        QCOMPARE(table.rows.size(), std::size_t{3});
        QCOMPARE(table.rows[1].line, 3);
        QCOMPARE(table.rows[2].line, 5);
        QCOMPARE(table.rows[2].cells, (Cells{"z", "2"}));
    }

    void emptyCellsStayAndEmptyRowsGo() {
        const CsvTable table = tableOf("a,,c\n,,\n,b,\n");
        QCOMPARE(table.rows.size(), std::size_t{2});
        QCOMPARE(table.rows[0].cells, (Cells{"a", "", "c"}));
        QCOMPARE(table.rows[1].cells, (Cells{"", "b", ""}));
    }

    /// As in files that were joined.
    void aByteOrderMarkInTheMiddleIsASpace() {
        const CsvTable table = tableOf("round;5\n\xef\xbb\xbf\n\xef\xbb\xbfwrinkled;\xef\xbb\xbf 7\n");
        QCOMPARE(table.rows.size(), std::size_t{2});
        QCOMPARE(table.rows[1].cells, (Cells{"wrinkled", "7"}));
    }

    void readsUtf8AndLatin1() {
        QCOMPARE(tableOf("\xef\xbb\xbf"
                         "grün;3\n")
                     .rows[0]
                     .cells,
                 (Cells{"grün", "3"}));
        QCOMPARE(tableOf("gr\xfcn;3\n").rows[0].cells, (Cells{"grün", "3"}));
        // Windows puts dashes and quotation marks where Latin-1 has nothing to print.
        QCOMPARE(tableOf("F\xfc\xdf"
                         "e \x96 n;1\x92"
                         "234\n")
                     .rows[0]
                     .cells,
                 (Cells{"Füße – n", "1’234"}));
    }

    void refusesWhatIsNoTable() {
        QCOMPARE(errorOf("").kind, Kind::Empty);
        QCOMPARE(errorOf("\n \n,,\n").kind, Kind::Empty);
        QCOMPARE(errorOf(std::string_view("a\0b", 3)).kind, Kind::NotText);
        QCOMPARE(errorOf(std::string(maxCsvBytes + 1, 'a')).kind, Kind::TooLarge);
        QCOMPARE(errorOf("a,b\nc,\"d\n\n"), (CsvError{Kind::OpenQuote, 2, ""}));
    }

    void everyErrorHasItsSentence() {
        for (int kind = 0; kind <= static_cast<int>(Kind::CountsAsName); ++kind)
            QVERIFY(!core::english(phrase({static_cast<Kind>(kind), 3, "x"})).empty());
        QCOMPARE(
            core::english(phrase({Kind::NoNumber, 3, "many"})),
            std::string("Line 3: a count is expected here, not “many”. Write a whole number alone, and 0 "
                        "where nothing was counted."));
    }

    void readsNumbersAsPeopleWriteThem_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value");
        const auto row = [](const char* text, double value) {
            QTest::newRow(text) << QString::fromUtf8(text) << value;
        };
        row("0", 0);
        row("5474", 5474);
        row(" 12 ", 12);
        row("+7", 7);
        row("-7", -7);
        row("3.5", 3.5);
        row("3,5", 3.5);
        row(".5", 0.5);
        row("1.234.567", 1234567);
        row("12,34,567", 1234567);
        row("1,23,456", 123456);
        row("٣١٥", 315);
        row("\u2009 1\u2009234", 1234);
        row("1’234’567", 1234567);
        row("315.0", 315);
        row("315,00", 315);
        row("−7", -7);
        row("1.234,5", 1234.5);
        row("1,234.5", 1234.5);
        row("1 234", 1234);
        row("1\u202f234", 1234);
        row("12\u00a0345,25", 12345.25);
        row("1'234", 1234);
        row("1e3", 1000);
        row("0,25", 0.25);
        row("0.125", 0.125);
        row("0,125", 0.125);
        row("1234.567", 1234.567);
    }

    void readsNumbersAsPeopleWriteThem() {
        QFETCH(const QString, text);
        QFETCH(const double, value);
        const auto number = numberIn(text.toStdString());
        QVERIFY(number.has_value());
        QCOMPARE(*number, value);
    }

    void saysWhatACellIs_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        const auto row = [](const char* text, CellKind kind) {
            QTest::newRow(text) << QString::fromUtf8(text) << static_cast<int>(kind);
        };
        for (const char* text : {"1.234", "74.470", "1,850", "-1.234"})
            row(text, CellKind::TwoMeanings);
        for (const char* text : {"25%", "25 %", "2,5 %", "٢٥٪", "3‰", "25 percent", "25 Prozent", "% 25"})
            row(text, CellKind::Percentage);
        for (const char* text : {"315*", "~315", "<5", "≥ 5", "315 (a)", "(5)", "315?", "ca. 315", "12 34",
                                 "315.", "n = 423", "315±5", "315†", "3/4"})
            row(text, CellKind::Annotated);
        for (const char* text : {"315 plants", "2n", "315a"})
            row(text, CellKind::Labelled);
        for (const char* text : {"NA", "n/a", "?", ".", "#N/A", "null", "k.A."})
            row(text, CellKind::Missing);
        for (const char* text : {"-", "–", "—", "--"})
            row(text, CellKind::Dash);
        for (const char* text : {"1e3", "1.5E+05", "1,5e6"})
            row(text, CellKind::Exponent);
        for (const char* text : {"007", "00"})
            row(text, CellKind::LeadingZeros);
        for (const char* text : {"Rr", "4-lobed", "2026-05-01", "12:30", "F2", "round"})
            row(text, CellKind::Words);
        row(" \u00a0", CellKind::Blank);
    }

    void saysWhatACellIs() {
        QFETCH(const QString, text);
        QFETCH(const int, kind);
        QCOMPARE(static_cast<int>(readCell(text.toStdString()).kind), kind);
    }

    void readsTheLineThatNamesTheSeparator() {
        for (const char* text :
             {"sep=;\nround, green;5\n", "\"sep=;\"\nround, green;5\n", "SEP=;\r\nround, green;5"}) {
            const CsvTable table = tableOf(text);
            QCOMPARE(table.rows.size(), std::size_t{1});
            QCOMPARE(table.rows[0].cells, (Cells{"round, green", "5"}));
            QCOMPARE(table.rows[0].line, 2);
        }
    }

    void readsWhatSpreadsheetsCallUnicodeText() {
        for (const auto& [bytes, name] : {std::pair{"\xff\xfe"
                                                    "a\0\t\0"
                                                    "5\0"sv,
                                                    "a"},
                                          std::pair{"\xfe\xff\0\xfc\0\t\0"
                                                    "5"sv,
                                                    "ü"},
                                          std::pair{"\xff\xfe\x3c\xd8\x31\xdf\t\0"
                                                    "5\0"sv,
                                                    "🌱"}}) {
            const CsvTable table = tableOf(bytes);
            QCOMPARE(table.rows[0].cells, (Cells{name, "5"}));
        }
        QCOMPARE(errorOf("\xff\xfe"
                         "a\0\x3c\xd8"sv)
                     .kind,
                 Kind::NotText); // half a character
        QCOMPARE(errorOf("\xff\xfe"
                         "a\0"
                         "b"sv)
                     .kind,
                 Kind::NotText);
    }

    void aCarriageReturnEndsALine() {
        const CsvTable table = tableOf("a;1\rb;2\r\rc;3");
        QCOMPARE(table.rows.size(), std::size_t{3});
        QCOMPARE(table.rows[2].line, 4);
    }

    void aDocumentOfAnotherProgramIsNoTable() {
        for (const char* text :
             {"<html><table><tr><td>a</td></tr></table></html>", "{\\rtf1 a}", "%PDF-1.7 a"})
            QCOMPARE(errorOf(text).kind, Kind::NotText);
    }

    void leavesAloneWhatIsNoNumber() {
        for (const char* text : {"", "-", "round", "7 peas", "1.2.3", "1.234", "74.470", "12 34", "inf",
                                 "nan", "0x10", "--1", "1,2.3,4", "1e999", "5%"})
            QVERIFY2(!numberIn(text).has_value(), text);
    }

    /// A cell of 8 MB, on which a quadratic reader would spend minutes: the time limit of the test would end
    /// it.
    void aCellOfSpacesIsReadInOneGo() {
        std::string spaces;
        while (spaces.size() + 2 < maxCsvBytes)
            spaces += "\u00a0";
        QVERIFY(!numberIn(spaces).has_value());
        QVERIFY(tableOf(spaces).rows.empty()); // as empty as any line without a cell
    }

    void writesNumbersAsNumbers() {
        const std::vector<std::vector<CsvCell>> rows{
            {std::string("look"), std::string("count (plants)"), std::string("expected")},
            {std::string("round, green"), std::int64_t{315}, 312.75},
            {std::string("a;b"), std::int64_t{1'000'000'000'000}, 1 / 3.0},
            {std::string("say \"peas\""), std::int64_t{-1}, std::numeric_limits<double>::infinity()}};
        QCOMPARE(writeCsv(rows), std::string("look,count (plants),expected\n"
                                             "\"round, green\",315,312.75\n"
                                             "\"a;b\",1000000000000,0.3333333333333333\n"
                                             "\"say \"\"peas\"\"\",-1,\n"));
        QCOMPARE(writeCsv(rows, CsvDialect::German), std::string("look;count (plants);expected\n"
                                                                 "round, green;315;312,75\n"
                                                                 "\"a;b\";1000000000000;0,3333333333333333\n"
                                                                 "\"say \"\"peas\"\"\";-1;\n"));
    }

    void readsWhatItWrites() {
        const std::vector<std::vector<CsvCell>> rows{
            {std::string(" spaces "), std::string("two\nlines"), std::string("\"")},
            {std::string("x"), 0.1, std::int64_t{7}}};
        for (const CsvDialect dialect : {CsvDialect::International, CsvDialect::German}) {
            const CsvTable table = tableOf(writeCsv(rows, dialect));
            QCOMPARE(table.rows[0].cells[1], std::string("two\nlines"));
            QCOMPARE(table.rows[0].cells[2], std::string("\""));
            QCOMPARE(*numberIn(table.rows[1].cells[1]), 0.1);
        }
    }

    void aLineForProgramsComesBackAsItWas() {
        const std::vector<std::string> cells{"plain", "", " spaces ", "a,b", "say \"so\"", "=1+1", "ä"};
        const std::string line = csvLine(cells);
        QCOMPARE(line, std::string("plain,,\" spaces \",\"a,b\",\"say \"\"so\"\"\",=1+1,ä\n"));
        QVERIFY(cellsOfLine(std::string_view(line).substr(0, line.size() - 1)) == cells);
        // As in older files: spaces without quotes.
        QVERIFY(cellsOfLine(" a , b") == (std::vector<std::string>{" a ", " b"}));
        QVERIFY(cellsOfLine("") == std::vector<std::string>{""});
    }

    void aLineThatGoesOnIsNone() {
        QVERIFY(!cellsOfLine("a,\"b"));
        QVERIFY(!cellsOfLine("a\nb"));
        QVERIFY(!cellsOfLine("a\rb"));
    }

    void noTextBecomesAFormula() {
        QCOMPARE(writeCsv({{std::string("=1+1"), std::string("@x"), std::int64_t{-3}}}),
                 std::string("'=1+1,'@x,-3\n"));
    }

    void remarksDoNotBelongToTheTable() {
        const auto table = std::get<CsvTable>(readCsv("# Source,peas\npurple,705\nwhite,224\n\n# n,929\n"));
        QCOMPARE(table.rows.size(), std::size_t{2});
        QCOMPARE(table.rows[0].line, 2);
        // A name may still begin with the sign.
        QCOMPARE(std::get<CsvTable>(readCsv("#1,705\n#2,224\n")).rows.size(), std::size_t{2});
    }
};

GENOTYPE_TEST(CsvTest)
#include "csv_test.moc"
