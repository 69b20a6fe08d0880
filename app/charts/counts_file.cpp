// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts_file.h"

#include "app/text/phrases.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QStandardPaths>
#include <QtWidgets/QFileDialog>

namespace app {

namespace {

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(app::FilePanel)
};

} // namespace

QString askForCountsFile(QWidget* parent) {
    return QFileDialog::getOpenFileName(parent, FileWords::tr("Open table"),
                                        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                        QStringLiteral("*.csv *.tsv *.txt"));
}

CountsFile readCountsFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {{}, FileWords::tr("%1 could not be read.").arg(QDir::toNativeSeparators(path))};
    // One byte more than the limit is read, so that readCsv notices a file that is too large.
    const std::string content = file.read(qint64(lessons::maxCsvBytes) + 1).toStdString();
    const auto table = lessons::readCsv(content);
    if (const auto* error = std::get_if<lessons::CsvError>(&table))
        return {{}, text(lessons::phrase(*error))};
    auto counted = lessons::categoriesIn(std::get<lessons::CsvTable>(table));
    if (const auto* error = std::get_if<lessons::CsvError>(&counted))
        return {{}, text(lessons::phrase(*error))};
    return {std::get<lessons::CategoryTable>(std::move(counted)), {}};
}

} // namespace app
