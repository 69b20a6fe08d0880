// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/reports/report_tables.h"
#include "reports/small_class.h"
#include "test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace lessons;

namespace {

const ReportTexts& english() {
    static const ReportTexts texts = englishReportTexts();
    return texts;
}

/// As a spreadsheet shows it.
std::vector<CsvRow> read(const CsvRows& rows) {
    return std::get<CsvTable>(readCsv(writeCsv(rows))).rows;
}

} // namespace

class ReportTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPupilHasARow() {
        const auto records = small_class::all();
        const auto rows = read(pupilTable(records, classReport(records, english()), english()));
        QCOMPARE(rows.size(), std::size_t{4});
        using Cells = std::vector<std::string>;
        QCOMPARE(Cells(rows[0].cells.begin() + 9, rows[0].cells.end()),
                 (Cells{"Steps done (0–4): Dominance", "Steps done (0–4): school/peas"}));
        QCOMPARE(Cells(rows[1].cells.begin(), rows[1].cells.begin() + 7),
                 (Cells{"Ada", "1", "1", "1", "1", "2", "1"}));
        QCOMPARE(rows[1].cells[8], std::string("1"));
        QCOMPARE(Cells(rows[2].cells.begin() + 9, rows[2].cells.end()), (Cells{"2", "0"}));
        QVERIFY(rows[2].cells[7] == findMisconception("blending")->says);
    }

    void aNameThatASpreadsheetWouldCalculateIsDisarmed() {
        const auto records = small_class::all();
        const std::string table = writeCsv(pupilTable(records, classReport(records, english()), english()));
        QVERIFY(table.find("\n'=Cleo,") != std::string::npos);
        QVERIFY(writeCsv(recordTable(records, english())).find("\n=") == std::string::npos);
    }

    void theLessonsCountTheirPupils() {
        const auto rows = read(lessonTable(classReport(small_class::all(), english()), english()));
        QCOMPARE(rows[1].cells,
                 (std::vector<std::string>{"Dominance", "3", "3", "2", "1", "1", "1", "3", "1"}));
        QCOMPARE(rows[2].cells.front(), std::string("school/peas"));
    }

    void everyMisconceptionOfAQuestionHasACellOfItsOwn() {
        const auto rows = read(questionTable(classReport(small_class::all(), english()), english()));
        QCOMPARE(rows[1].cells.size(), std::size_t{5});
        // Without the marks of genotypes.
        QCOMPARE(rows[1].cells[1],
                 std::string("A pure purple line (FF) is crossed with a pure white one (ff). "
                             "What do all F1 plants look like?"));
        QCOMPARE(rows[1].cells[2], std::string("3"));
        QCOMPARE(rows[2].cells[5], findMisconception("blending")->says);
        QCOMPARE(rows[2].cells[6], std::string("2"));
    }

    void everyAnswerIsInTheRecordInItsOrder() {
        const auto rows = read(recordTable({small_class::ben()}, english()));
        std::vector<std::string> answers;
        for (const CsvRow& row : rows)
            if (row.cells[2] == "answer")
                answers.push_back(row.cells[4] + '|' + row.cells[5] + '|' + row.cells[6] + '|' +
                                  row.cells[7] + '|' + row.cells[9]);
        QCOMPARE(answers.size(), std::size_t{4});
        QCOMPARE(answers[0], std::string("light purple|1|1|wrong|2"));
        QCOMPARE(answers[1], std::string("3/4 purple, 1/4 white|1|2|wrong|2"));
        QCOMPARE(answers[2], std::string("purple|1|3|right|2"));
        QVERIFY(answers[3].ends_with("|3|1|right|0"));
    }

    void nothingThatWasRecordedIsLeftOut() {
        const std::string ada = writeCsv(recordTable({small_class::ada()}, english()));
        for (const char* part : {"step done,Explain", "prediction,Tt × Tt,3 : 1", "rolled,Tt × Tt,151 : 49",
                                 "practice: right in a row,Share of a phenotype,3",
                                 "practice: missed at first,Share of a phenotype,1",
                                 "a misconception was chosen,Share of a phenotype,1"})
            QVERIFY2(ada.find(part) != std::string::npos, part);
        const std::string cleo = writeCsv(recordTable({small_class::cleo()}, english()));
        QVERIFY(cleo.find("school/peas,answer,peas-next,1,1,1,,,0,") != std::string::npos);
    }

    void aTimeStandsBesideItsAnswer() {
        LearningRecord record = small_class::ben();
        auto& times = record.lessons.front().questions.front().times;
        times = {0, 1'000, 86'400'000, 1'795'507'509'250};
        const auto rows = read(recordTable({record}, english()));
        std::vector<std::string> told;
        for (const CsvRow& row : rows)
            if (row.cells[2] == "answer")
                told.push_back(row.cells.at(10));
        QCOMPARE(told, (std::vector<std::string>{"1970-01-01T00:00:00.000Z", "1970-01-01T00:00:01.000Z",
                                                 "1970-01-02T00:00:00.000Z", "2026-11-24T08:05:09.250Z"}));
        // Times that do not fit the answers would stand beside the wrong ones.
        times.pop_back();
        for (const CsvRow& row : read(recordTable({record}, english())))
            QVERIFY(row.cells.back() == "Time" || row.cells.back().find("1970") == std::string::npos);
    }
};

GENOTYPE_TEST(ReportTablesTest)
#include "report_tables_test.moc"
