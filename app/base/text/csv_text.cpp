// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv_text.h"

#include <QtCore/QLocale>

namespace app {

QString csvText(const std::vector<std::vector<lessons::CsvCell>>& rows) {
    const bool comma = QLocale().decimalPoint() == QLatin1String(",");
    return QString::fromStdString(
        lessons::writeCsv(rows, comma ? lessons::CsvDialect::German : lessons::CsvDialect::International));
}

} // namespace app
