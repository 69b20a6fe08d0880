// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts_file.h"

#include "app/base/text/phrases.h"
#include "app/ui/widgets/file_choice.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>

#include <utility>

namespace app {

namespace {

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(app::FilePanel)
};

void take(CountsFile& file, const lessons::TableReport& report) {
    const auto* error = std::get_if<lessons::CsvError>(&report.result);
    file.reading = report.reading;
    file.problem = error ? text(lessons::phrase(*error)) : QString();
    file.table = error ? lessons::CategoryTable{} : std::get<lessons::CategoryTable>(report.result);
    file.notes.clear();
    if (!error)
        for (const lessons::TableNote& note : report.notes)
            file.notes << text(lessons::phrase(note));
}

void separate(CountsFile& file, std::optional<char> separator) {
    lessons::OpenedTable opened = lessons::openTable(file.content, separator);
    file.rows = std::move(opened.cells);
    take(file, opened.report);
}

} // namespace

QString askForCountsFile(QWidget* parent) {
    return file_choice::open(parent, FileWords::tr("Import CSV"), QStringLiteral("*.csv *.tsv *.txt"));
}

CountsFile readCountsFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        CountsFile none;
        none.problem = FileWords::tr("%1 could not be read.").arg(QDir::toNativeSeparators(path));
        return none;
    }
    // One byte more than the limit is read, so that readCsv notices a file that is too large.
    return readCounts(file.read(qint64(lessons::maxCsvBytes) + 1).toStdString());
}

CountsFile readCounts(std::string content) {
    CountsFile read;
    read.content = std::move(content);
    separate(read, std::nullopt);
    return read;
}

void separateAgain(CountsFile& file, char separator) {
    separate(file, separator);
}

void readAgain(CountsFile& file, const lessons::TableReading& reading) {
    take(file, lessons::reportOn(file.rows, reading));
}

} // namespace app
