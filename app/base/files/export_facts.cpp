// SPDX-License-Identifier: GPL-3.0-or-later
#include "export_facts.h"

#include "app/base/text/csv_text.h"

#include <QtCore/QCoreApplication>

namespace app {

namespace {

struct FactWords {
    Q_DECLARE_TR_FUNCTIONS(app::ExportFacts)
};

} // namespace

ExportFacts originFacts(const QDateTime& when) {
    return {{FactWords::tr("Date"), when.toString(QStringLiteral("yyyy-MM-dd HH:mm"))},
            {FactWords::tr("Made with"), QStringLiteral("Genotype Companion " GENOTYPE_VERSION)}};
}

QString factLines(const ExportFacts& facts) {
    std::vector<std::vector<lessons::CsvCell>> rows;
    for (const auto& [name, value] : facts)
        rows.push_back({lessons::CsvCell(std::string(lessons::csvRemark) + name.toStdString()),
                        lessons::CsvCell(value.toStdString())});
    return csvText(rows);
}

QString factCaption(const ExportFacts& facts) {
    QStringList parts;
    for (const auto& [name, value] : facts)
        if (!value.isEmpty())
            parts << FactWords::tr("%1: %2", "name and value of a fact").arg(name, value);
    return parts.join(QStringLiteral(" · "));
}

} // namespace app
