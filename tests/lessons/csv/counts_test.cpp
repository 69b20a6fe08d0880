// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/counts.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace lessons;
using Kind = CsvError::Kind;

namespace {

CsvTable readable(std::string_view text) {
    return std::get<CsvTable>(readCsv(text));
}

CategoryTable categoriesOf(std::string_view text) {
    const auto result = categoriesIn(readable(text));
    const auto* table = std::get_if<CategoryTable>(&result);
    return table == nullptr ? CategoryTable{{"error"}, {-1}} : *table;
}

CsvError errorOf(const std::variant<CategoryTable, CsvError>& result) {
    const auto* error = std::get_if<CsvError>(&result);
    return error == nullptr ? CsvError{Kind::Empty, -1, "was read"} : *error;
}

const CategoryTable peas{{"round", "wrinkled"}, {5474, 1850}};

} // namespace

class CountsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsCountsInAnyLayout() {
        for (const char* text :
             {"round,5474\nwrinkled,1850\n", "shape,count\nround,5474\nwrinkled,1850\n",
              "shape;count\r\nround;5 474\r\nwrinkled;1’850\r\n", "round\t5474\nwrinkled\t1850",
              "round,wrinkled\n5474,1850\n", "shape,\"count\"\n\"round\",\"5474\"\nwrinkled,\"1850\"\n",
              "round,5000\nwrinkled,1850\nround,474\n",
              "shape,count,note\nround,5474,\nwrinkled,1850,tired\n"})
            QVERIFY2(categoriesOf(text) == peas, text);
    }

    void countsObservations() {
        const CategoryTable three{{"purple", "white"}, {2, 1}};
        QVERIFY(categoriesOf("purple\nwhite\npurple\n") == three);
        QVERIFY(categoriesOf("flower\npurple\nwhite\npurple\n") == three);
        QVERIFY(categoriesOf("plant;flower\n1;purple\n2;white\n3;purple\n") == three);
        QVERIFY(categoriesOf("plant;flower\n1;purple\n2;white\n3;\n4;purple\n") == three);
        const auto first = observationsIn(readable("x;1\ny;2\nx;3\n"), 0, false);
        QVERIFY(std::get<CategoryTable>(first) == (CategoryTable{{"x", "y"}, {2, 1}}));
    }

    void tellsLayoutsApart() {
        QCOMPARE(layoutOf(readable("a,1\nb,2\n")), CsvLayout::Counts);
        QCOMPARE(layoutOf(readable("a,b\n1,2\n")), CsvLayout::Wide);
        QCOMPARE(layoutOf(readable("a\nb\na\n")), CsvLayout::Observations);
        QVERIFY(hasHeader(readable("look,n\na,1\n"), CsvLayout::Counts));
        QVERIFY(!hasHeader(readable("b,3\na,1\n"), CsvLayout::Counts));
        QVERIFY(!hasHeader(readable("a\nb\na\n"), CsvLayout::Observations));
    }

    void refusesTablesWithTwoReadings_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("line");
        QTest::addColumn<QByteArray>("detail");
        const auto row = [](const char* name, const char* text, Kind kind, int line, const char* detail) {
            QTest::newRow(name) << QByteArray(text) << static_cast<int>(kind) << line << QByteArray(detail);
        };
        row("a row for each team", "Team;round;wrinkled\nA;5;3\nB;7;2\n", Kind::SeveralCounts, 0, "3");
        row("one team", "Team;round;wrinkled\nA;5;3\n", Kind::SeveralCounts, 0, "3");
        row("a row for each team and trait", "Team;trait;count\nA;round;5\nA;wrinkled;3\nB;round;7\n",
            Kind::CountsElsewhere, 0, "3");
        row("two traits of each plant", "round;green\nround;yellow\nwrinkled;green\nround;green\n",
            Kind::SeveralColumns, 0, "1");
        row("two traits with a header", "shape;colour\nround;green\nround;green\nwrinkled;green\n",
            Kind::SeveralColumns, 0, "1");
        row("numbered plants, two traits",
            "plant;shape;colour\n1;round;green\n2;round;green\n3;wrinkled;green\n", Kind::SeveralColumns, 0,
            "2");
        row("bars", "round|5474\nwrinkled|1850\n", Kind::BarSeparators, 1, "");
        row("bars behind a comma", "round, green|315\nround, yellow|108\n", Kind::BarSeparators, 1, "");
        row("spaces", "round 5474\nwrinkled 1850\n", Kind::SpaceSeparators, 2, "");
        row("spaces below a header", "shape count\nround  5474\nwrinkled  1850\n", Kind::SpaceSeparators, 3,
            "");
        row("spaces in a wide table", "round wrinkled\n5474 1850\n", Kind::SpaceSeparators, 2, "");
        row("a blank count", "round;5474\nwrinkled;\n", Kind::NoCount, 2, "");
        row("a blank count below a header", "shape;count\nround;5474\nwrinkled;\ngreen;7\n", Kind::NoCount, 3,
            "");
        row("a name alone", "shape;count\nround;5474\nwrinkled\n", Kind::NoCount, 3, "");
        row("a blank in a wide table", "round;wrinkled\n5474;\n", Kind::NoCount, 2, "");
        row("a word among counts", "round;5\nwrinkled;many\ngreen;7\n", Kind::NoNumber, 2, "many");
        row("counts without names", "5474\n1850\n", Kind::NumbersAsNames, 1, "");
        row("counts below a header", "count\n5474\n1850\n", Kind::NumbersAsNames, 2, "");
        row("teams without names", "round;wrinkled\n12;3\n7;2\n", Kind::NumbersAsNames, 2, "");
        row("the number of the plant last", "purple;1\nwhite;2\npurple;3\nwhite;4\n", Kind::RowNumbers, 0,
            "2");
        row("a measure between", "plant;height;flower\n1;12;purple\n2;17;white\n", Kind::CountsElsewhere, 0,
            "2");
        row("three decimals", "phenotype;n\nround;74.470\nwrinkled;25.530\n", Kind::TwoMeanings, 2, "74.470");
        row("three decimals, wide", "round;wrinkled\n74,470;25,530\n", Kind::TwoMeanings, 2, "74,470");
        row("percentages", "genotype,share\nRR,25%\nRr,50%\nrr,25%\n", Kind::Percentage, 2, "25%");
        row("percentages alone", "25 %\n50 %\n25 %\n", Kind::Percentage, 1, "25 %");
        row("percentages by name", "look;Anteil\nround;75\nwrinkled;25\n", Kind::NotCounts, 0, "Anteil");
        row("expected counts alone", "look;expected\nround;3\nwrinkled;1\n", Kind::NotCounts, 0, "expected");
        row("a dash for none", "phenotype,count\nround,315\nwrinkled,-\n", Kind::NoNumber, 3, "-");
        row("a dash in the first row", "round,-\nwrinkled,108\n", Kind::NoNumber, 1, "-");
        row("a remark on a count", "round;315*\nwrinkled;108*\n", Kind::NoNumber, 1, "315*");
        row("about so many", "round;~315\nwrinkled;108\n", Kind::NoNumber, 1, "~315");
        row("with a unit", "round;315 plants\nwrinkled;108 plants\n", Kind::NoNumber, 1, "315 plants");
        row("not known", "round;NA\nwrinkled;NA\n", Kind::NoNumber, 1, "NA");
        row("rounded", "round;1e3\nwrinkled;2\n", Kind::Exponent, 1, "1e3");
        row("codes", "round;007\nwrinkled;012\n", Kind::LeadingZeros, 1, "007");
        row("a cut number", "look,count\nround,1,234\nwrinkled,567\n", Kind::BeyondColumns, 2, "234");
        row("cut numbers", "look,count\nround,1,034\nwrinkled,1,567\n", Kind::BeyondColumns, 2, "034");
        row("a wrong sum", "round;315\nwrinkled;108\nTotal;424\n", Kind::TotalDiffers, 3, "Total");
        row("perhaps a sum", "round;315\nwrinkled;108\nErgebnis;423\n", Kind::TotalOrCategory, 3, "Ergebnis");
        row("a sum of observations", "flower\npurple\nwhite\nTotal\n", Kind::TotalObserved, 4, "Total");
        row("no name", "round;315\n;7\nwrinkled;108\n", Kind::MissingName, 2, "");
        row("capitals", "Red;3\nred;5\nwhite;2\n", Kind::CaseVariants, 2, "red");
        row("status as counts", "Anna;1\nBen;0\nCleo;1\nDora;1\n", Kind::OnlyCodes, 0, "2");
        row("status of numbered plants", "plant;ill\n1;0\n2;1\n3;1\n", Kind::NumbersAsNames, 2, "");
        row("a first row of which nobody knows", "purple\nwhite\nwhite\n", Kind::NameOrData, 1, "purple");
        // Names of categories that end like names of columns.
        row("a wild type without a count", "wild type;\nvestigial;14\n", Kind::NoCount, 1, "");
        row("a wild type without a count, in German", "Wildtyp;\nvestigial;14\n", Kind::NoCount, 1, "");
        row("a colour without a count", "white colour;\nred colour;14\n", Kind::NoCount, 1, "");
        row("a wild type first", "Wildtyp\nmutant\nmutant\n", Kind::NameOrData, 1, "Wildtyp");
        row("a recombinant class first", "recombinant class\nparental\nparental\n", Kind::NameOrData, 1,
            "recombinant class");
        row("a dash observed", "wing\nlong\n-\nlong\n", Kind::DashObserved, 3, "-");
        row("counts before names", "315;round\n108;wrinkled\n", Kind::CountsElsewhere, 0, "1");
        row("a title without names of columns", "My peas\nround;315\nwrinkled;108\n", Kind::NoCount, 1, "");
        row("the word count in the place of a name", "look;round\ncount;315\n", Kind::CountsAsName, 2,
            "count");
    }

    void refusesTablesWithTwoReadings() {
        QFETCH(const QByteArray, text);
        QFETCH(const int, kind);
        QFETCH(const int, line);
        QFETCH(const QByteArray, detail);
        const CsvError error = errorOf(categoriesIn(readable(text.toStdString())));
        QCOMPARE(static_cast<int>(error.kind), kind);
        QCOMPARE(error.line, line);
        QCOMPARE(error.detail, detail.toStdString());
    }

    void readsWhatHasOneReading() {
        const auto is = [](const char* text, const CategoryTable& table) {
            return categoriesOf(text) == table;
        };
        const CategoryTable flowers{{"purple", "white"}, {2, 1}};
        QVERIFY(is("plant;flower\nA;purple\nB;purple\nC;white\n", flowers));
        QVERIFY(is("flower;seen by\npurple;Anna\npurple;Ben\nwhite;Cleo\n", flowers));
        QVERIFY(is("flower,comment\npurple,\npurple,\nwhite,\n", flowers));
        QVERIFY(is("1;white\n2;purple\n3;purple\n", {{"white", "purple"}, {1, 2}}));
        QVERIFY(is("type 1\ntype 2\ntype 1\n", {{"type 1", "type 2"}, {2, 1}}));
        QVERIFY(is("6\n4\n6\n4\n6\n", {{"6", "4"}, {3, 2}}));
        QVERIFY(is("peas;pods\n5;12\n6;30\n7;18\n", {{"5", "6", "7"}, {12, 30, 18}}));
        QVERIFY(is("round,315,0.745\nwrinkled,108,0.255\n", {{"round", "wrinkled"}, {315, 108}}));
        QVERIFY(is("look|colour;5\nround;3\n", {{"look|colour", "round"}, {5, 3}}));
    }

    void saysWhatIsLeftOut_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("note");
        const auto row = [](const char* text, const char* note) {
            QTest::newRow(text) << QByteArray(text) << QString::fromUtf8(note);
        };
        for (const char* name : {"Total", "Sum", "Summe", "Gesamt", "insgesamt", "Σ", "n", "N =", "all",
                                 "Total (n)", "TOTAL:", "Grand total"})
            row(("round;5474\nwrinkled;1850\n" + std::string(name) + ";7324\n").c_str(),
                ("Line 3, “" + std::string(name) + "”, is the sum of the others and was left out.").c_str());
        row("Total;7324\nround;5474\nwrinkled;1850\n",
            "Line 1, “Total”, is the sum of the others and was left out.");
        row("round;5474\nwrinkled;1850\n;7324\n", "Line 3 is the sum of the others and was left out.");
        row("round;wrinkled;Total\n5474;1850;7324\n",
            "The column “Total” is the sum of the others and was left out.");
        row("My peas\nshape;count\nround;5474\nwrinkled;1850\n",
            "Line 1, “My peas”, is a title and was left out.");
        row("shape;count\nround;5474\nShape;Count\nwrinkled;1850\n",
            "Line 3 repeats the names of the columns and was left out.");
        row("\"\",shape,count\n1,round,5474\n2,wrinkled,1850\n",
            "Column 1 numbers the rows and is not read.");
        row("shape;expected;count\nround;5493;5474\nwrinkled;1831;1850\n", "Column 2 is not read.");
        row("round;5470\nRound;4\nwrinkled;1850\n",
            "Line 2: “Round” was counted with the same name in other capital letters.");
    }

    void saysWhatIsLeftOut() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, note);
        const TableReport report = reportOn(readable(text.toStdString()));
        QVERIFY(std::holds_alternative<CategoryTable>(report.result));
        QVERIFY(std::get<CategoryTable>(report.result) == peas);
        QStringList notes;
        for (const TableNote& one : report.notes)
            notes << QString::fromStdString(core::english(phrase(one)));
        QVERIFY2(notes.contains(note), qPrintable(notes.join(QLatin1Char('\n'))));
        // Chosen by a person, the same reading gives the same counts.
        QVERIFY(categoriesIn(readable(text.toStdString()), report.reading) == report.result);
    }

    void allelesThatDifferInCapitalsStayApart() {
        QVERIFY(categoriesOf("RR;3\nRr;5\nrr;1\n") == (CategoryTable{{"RR", "Rr", "rr"}, {3, 5, 1}}));
        QVERIFY(categoriesOf("AaBb;3\naabb;5\nAABB;1\n") ==
                (CategoryTable{{"AaBb", "aabb", "AABB"}, {3, 5, 1}}));
        QVERIFY(categoriesOf("M;25\nMN;52\nN;21\n") == (CategoryTable{{"M", "MN", "N"}, {25, 52, 21}}));
    }

    void namesThatLookAlikeAreOne() {
        QVERIFY(categoriesOf("grün;3\ngru\u0308n;5\ngrün\u00a0;1\ngelb;2\n") ==
                (CategoryTable{{"grün", "gelb"}, {9, 2}}));
    }

    void whatIsNotKnownIsNotCounted() {
        const TableReport report = reportOn(readable("flower\npurple\nNA\npurple\nwhite\n"));
        QVERIFY(std::get<CategoryTable>(report.result) == (CategoryTable{{"purple", "white"}, {2, 1}}));
        QVERIFY(std::ranges::any_of(report.notes, [](const TableNote& note) {
            return note.kind == TableNote::Kind::NotObserved && note.number == 1;
        }));
    }

    void aPersonLeavesARowOut() {
        const CsvTable table = readable("round;315\nwrinkled;108\nTotal;424\n");
        TableReading reading = likelyReading(table);
        reading.leftOut = {3};
        QVERIFY(std::get<CategoryTable>(categoriesIn(table, reading)) ==
                (CategoryTable{{"round", "wrinkled"}, {315, 108}}));
    }

    void readsItsOwnExportsAgain() {
        for (const char* text : {"Outcome,Counted (offspring),Expected "
                                 "(offspring),from,to\nround,7,6.125,3,9\nwrinkled,1,2,0,5\n",
                                 "Phänotyp;Gezählt;Erwartet;von;bis\nround;7;6,125;3;9\nwrinkled;1;2;0;5\n"})
            QVERIFY2(categoriesOf(text) == (CategoryTable{{"round", "wrinkled"}, {7, 1}}), text);
    }

    void namesTheLineThatIsWrong() {
        QCOMPARE(errorOf(countsIn(readable("a,1\nb,many\n"))), (CsvError{Kind::NoNumber, 2, "many"}));
        QCOMPARE(errorOf(countsIn(readable("a,1\nb,-2\n"))), (CsvError{Kind::Negative, 2, "-2"}));
        QCOMPARE(errorOf(countsIn(readable("a;1\n\nb;2,5\n"))), (CsvError{Kind::NotWhole, 3, "2,5"}));
        QCOMPARE(errorOf(countsIn(readable("a,1\nb\n"))), (CsvError{Kind::MissingCell, 2, ""}));
        QCOMPARE(errorOf(countsIn(readable("a,1\nb,2000000000000\n"))).kind, Kind::TooManyCounted);
        QCOMPARE(errorOf(countsIn(readable("a,900000000000\nb,900000000000\n"))).kind, Kind::TooManyCounted);
        QCOMPARE(errorOf(wideCountsIn(readable("a,b\n1,x\n"))), (CsvError{Kind::NoNumber, 2, "x"}));
        QCOMPARE(errorOf(wideCountsIn(readable("a,b\n"))).kind, Kind::MissingCell);
        QCOMPARE(errorOf(observationsIn(readable("a\nb\n"), 3, false)),
                 (CsvError{Kind::MissingColumn, 0, "4"}));
        QCOMPARE(errorOf(observationsIn(readable("a\n"), 0, true)).kind, Kind::Empty);
    }

    void refusesMoreCategoriesThanAnyTestHas() {
        std::string text;
        for (int i = 0; i <= static_cast<int>(maxKinds); ++i)
            text += "plant " + std::to_string(i) + '\n';
        QCOMPARE(errorOf(observationsIn(readable(text), 0, false)),
                 (CsvError{Kind::TooManyKinds, static_cast<int>(maxKinds) + 1, std::to_string(maxKinds)}));
    }

    void aTableIsReadAsAPersonHasChosen() {
        const CsvTable teams = readable("Team;round;wrinkled\nA;30;9\nB;28;12\n");
        QVERIFY(std::holds_alternative<CsvError>(categoriesIn(teams)));
        const TableReading wrinkled{CsvLayout::Counts, true, 0, 2, {}, {}};
        QVERIFY(std::get<CategoryTable>(categoriesIn(teams, wrinkled)) ==
                (CategoryTable{{"A", "B"}, {9, 12}}));
        const TableReading observed{CsvLayout::Observations, false, 0, 1, {}, {}};
        QVERIFY(std::get<CategoryTable>(categoriesIn(teams, observed)) ==
                (CategoryTable{{"Team", "A", "B"}, {1, 1, 1}}));
        const TableReading beyond{CsvLayout::Counts, true, 0, 3, {}, {}};
        QCOMPARE(errorOf(categoriesIn(teams, beyond)), (CsvError{Kind::MissingCell, 2, ""}));
    }

    void theLikelyReadingIsThatOfTheTable() {
        for (const char* text : {"purple;705\nwhite;224\n", "colour;n\npurple;705\nwhite;224\n",
                                 "purple;white\n705;224\n", "purple\npurple\nwhite\n"}) {
            const CsvTable table = readable(text);
            QVERIFY2(categoriesIn(table) == categoriesIn(table, likelyReading(table)), text);
        }
    }

    void aPersonCanNameTheSeparator() {
        const std::string bars = "purple|705\nwhite|224\n";
        QVERIFY(std::holds_alternative<CsvError>(categoriesIn(readable(bars))));
        const auto table = std::get<CsvTable>(readCsv(bars, '|'));
        QVERIFY(std::get<CategoryTable>(categoriesIn(table)) ==
                (CategoryTable{{"purple", "white"}, {705, 224}}));
        const auto spaced = std::get<CsvTable>(readCsv("purple   705\nwhite 224\n", ' '));
        QVERIFY(std::get<CategoryTable>(categoriesIn(spaced)) ==
                (CategoryTable{{"purple", "white"}, {705, 224}}));
    }
};

GENOTYPE_TEST(CountsTest)
#include "counts_test.moc"
