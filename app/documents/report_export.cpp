// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_export.h"

#include "app/base/files/disk.h"
#include "app/base/files/export_facts.h"
#include "app/base/files/export_file.h"
#include "app/base/text/csv_text.h"
#include "lessons/reports/report_tables.h"
#include "lessons/reports/xapi.h"

#include <QtCore/QDir>

#include <array>
#include <utility>

namespace app {

namespace {

/// By these names a script finds them.
constexpr std::array reportFiles{
    std::pair{ReportFormat::Pupils, "pupils.csv"}, std::pair{ReportFormat::Lessons, "lessons.csv"},
    std::pair{ReportFormat::Questions, "questions.csv"}, std::pair{ReportFormat::Everything, "answers.csv"},
    std::pair{ReportFormat::Xapi, "xapi.json"}};

} // namespace

QString saveReport(ReportFormat format, const QString& path,
                   const std::vector<lessons::LearningRecord>& records, const lessons::ReportTexts& texts) {
    if (format == ReportFormat::Xapi)
        return disk::replace(path, lessons::xapiStatements(records, texts)) ? QString()
                                                                            : ExportFile::failure(path);
    const lessons::ClassReport report = lessons::classReport(records, texts);
    const auto table = [&]() -> lessons::CsvRows {
        switch (format) {
        case ReportFormat::Pupils: return pupilTable(records, report, texts);
        case ReportFormat::Lessons: return lessonTable(report, texts);
        case ReportFormat::Questions: return questionTable(report, texts);
        case ReportFormat::Everything:
        case ReportFormat::Xapi: break;
        }
        return recordTable(records, texts);
    };
    return ExportFile::writeTable(
        path, csvText(table()) + QLatin1Char('\n') + factLines(originFacts(QDateTime::currentDateTime())),
        disk::Readers::Owner);
}

QString saveReports(const QString& folder, const std::vector<lessons::LearningRecord>& records,
                    const lessons::ReportTexts& texts) {
    if (!disk::makeFolder(folder))
        return ExportFile::failure(folder);
    for (const auto& [format, name] : reportFiles)
        if (QString problem = saveReport(format, QDir(folder).filePath(QLatin1String(name)), records, texts);
            !problem.isEmpty())
            return problem;
    return {};
}

} // namespace app
