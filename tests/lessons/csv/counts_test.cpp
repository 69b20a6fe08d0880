// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/counts.h"
#include "test_registry.h"

#include <QtTest/QTest>

using namespace lessons;
using Kind = CsvError::Kind;

namespace {

CsvTable tableOf(std::string_view text) {
    return std::get<CsvTable>(readCsv(text));
}

CategoryTable categoriesOf(std::string_view text) {
    const auto result = categoriesIn(tableOf(text));
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
              "shape;count\r\nround;5.474\r\nwrinkled;1.850\r\n", "round\t5474\nwrinkled\t1850",
              "round,wrinkled\n5474,1850\n", "shape,\"count\"\n\"round\",\"5,474\"\nwrinkled,\"1,850\"\n",
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
        const auto first = observationsIn(tableOf("x;1\ny;2\nx;3\n"), 0, false);
        QVERIFY(std::get<CategoryTable>(first) == (CategoryTable{{"x", "y"}, {2, 1}}));
    }

    void tellsLayoutsApart() {
        QCOMPARE(layoutOf(tableOf("a,1\nb,2\n")), CsvLayout::Counts);
        QCOMPARE(layoutOf(tableOf("a,b\n1,2\n")), CsvLayout::Wide);
        QCOMPARE(layoutOf(tableOf("a\nb\na\n")), CsvLayout::Observations);
        QVERIFY(hasHeader(tableOf("look,n\na,1\n"), CsvLayout::Counts));
        QVERIFY(!hasHeader(tableOf("b,3\na,1\n"), CsvLayout::Counts));
        QVERIFY(!hasHeader(tableOf("a\nb\na\n"), CsvLayout::Observations));
    }

    void namesTheLineThatIsWrong() {
        QCOMPARE(errorOf(countsIn(tableOf("a,1\nb,many\n"))), (CsvError{Kind::NoNumber, 2, "many"}));
        QCOMPARE(errorOf(countsIn(tableOf("a,1\nb,-2\n"))), (CsvError{Kind::Negative, 2, "-2"}));
        QCOMPARE(errorOf(countsIn(tableOf("a;1\n\nb;2,5\n"))), (CsvError{Kind::NotWhole, 3, "2,5"}));
        QCOMPARE(errorOf(countsIn(tableOf("a,1\nb\n"))), (CsvError{Kind::MissingCell, 2, ""}));
        QCOMPARE(errorOf(countsIn(tableOf("a,1\nb,2000000000000\n"))).kind, Kind::TooManyCounted);
        QCOMPARE(errorOf(countsIn(tableOf("a,900000000000\nb,900000000000\n"))).kind, Kind::TooManyCounted);
        QCOMPARE(errorOf(wideCountsIn(tableOf("a,b\n1,x\n"))), (CsvError{Kind::NoNumber, 2, "x"}));
        QCOMPARE(errorOf(wideCountsIn(tableOf("a,b\n"))).kind, Kind::MissingCell);
        QCOMPARE(errorOf(observationsIn(tableOf("a\nb\n"), 3, false)),
                 (CsvError{Kind::MissingColumn, 0, "4"}));
        QCOMPARE(errorOf(observationsIn(tableOf("a\n"), 0, true)).kind, Kind::Empty);
    }

    void refusesMoreCategoriesThanAnyTestHas() {
        std::string text;
        for (int i = 0; i <= static_cast<int>(maxKinds); ++i)
            text += "plant " + std::to_string(i) + '\n';
        QCOMPARE(errorOf(observationsIn(tableOf(text), 0, false)),
                 (CsvError{Kind::TooManyKinds, static_cast<int>(maxKinds) + 1, std::to_string(maxKinds)}));
    }

    void putsTwoColumnsIntoOneTable() {
        const auto result = crossTableIn(
            tableOf("shape,colour\nround,yellow\nround,green\nwrinkled,yellow\nround,yellow\n,green\n"), 0, 1,
            true);
        const auto& named = std::get<NamedTable>(result);
        QCOMPARE(named.rows, (std::vector<std::string>{"round", "wrinkled"}));
        QCOMPARE(named.columns, (std::vector<std::string>{"yellow", "green"}));
        QCOMPARE(named.table.counts, (std::vector<std::int64_t>{2, 1, 1, 0}));
        QVERIFY(std::holds_alternative<CsvError>(crossTableIn(tableOf("a,b\n"), 0, 2, false)));
    }
};

GENOTYPE_TEST(CountsTest)
#include "counts_test.moc"
