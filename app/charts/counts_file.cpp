// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts_file.h"

#include "app/text/phrases.h"
#include "app/widgets/file_choice.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>

#include <utility>

namespace app {

namespace {

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(app::FilePanel)
};

void take(CountsFile& file, const std::variant<lessons::CategoryTable, lessons::CsvError>& counted) {
    const auto* error = std::get_if<lessons::CsvError>(&counted);
    file.problem = error ? text(lessons::phrase(*error)) : QString();
    file.table = error ? lessons::CategoryTable{} : std::get<lessons::CategoryTable>(counted);
}

void separate(CountsFile& file, std::optional<char> separator) {
    file.rows = {};
    file.reading = {};
    const auto table = lessons::readCsv(file.content, separator);
    if (const auto* error = std::get_if<lessons::CsvError>(&table))
        return take(file, *error);
    file.rows = std::get<lessons::CsvTable>(table);
    file.reading = lessons::likelyReading(file.rows);
    take(file, lessons::categoriesIn(file.rows));
}

} // namespace

QString askForCountsFile(QWidget* parent) {
    return file_choice::open(parent, FileWords::tr("Open table"), QStringLiteral("*.csv *.tsv *.txt"));
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
    file.reading = reading;
    take(file, lessons::categoriesIn(file.rows, reading));
}

} // namespace app
