// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/programs/console/numbers.h"
#include "app/programs/console/output.h"
#include "commands.h"
#include "lessons/csv/counts.h"
#include "lessons/csv/names.h"

#include <algorithm>

namespace cli {

using namespace lessons;

namespace {

const char* layoutName(CsvLayout layout) {
    switch (layout) {
    case CsvLayout::Counts: return "counts";
    case CsvLayout::Wide: return "wide";
    case CsvLayout::Observations: break;
    }
    return "observations";
}

const char* layoutSentence(CsvLayout layout) {
    switch (layout) {
    case CsvLayout::Counts: return "a name and a count in each row";
    case CsvLayout::Wide: return "a row of names above a row of counts";
    case CsvLayout::Observations: break;
    }
    return "one observation in each row";
}

std::string separatorName(char separator) {
    switch (separator) {
    case ',': return "commas";
    case ';': return "semicolons";
    case '\t': return "tabs";
    default: return std::string("“") + separator + "”";
    }
}

/// What the first line that is read calls a column; empty if it calls it nothing.
std::string columnName(const OpenedTable& opened, std::size_t column) {
    const TableReading& reading = opened.report.reading;
    if (!reading.header || reading.layout == CsvLayout::Wide)
        return {};
    for (const CsvRow& row : opened.cells.rows)
        if (std::ranges::find(reading.leftOut, row.line) == reading.leftOut.end())
            return column < row.cells.size() ? plainName(row.cells[column]) : std::string();
    return {};
}

/// How a table is read: its columns, its categories with their counts, and what was left out and why; by the
/// same code as the Lab.
Answer readTable(const std::string& file) {
    // One byte more than the limit, so that the reader says what the limit is.
    const OpenedTable opened = openTable(readFile(file, maxCsvBytes + 1));
    if (const auto* error = std::get_if<CsvError>(&opened.report.result))
        throw UserError(file + (error->line == 0 ? "" : ':' + std::to_string(error->line)) + ": " +
                        core::english(phrase(*error)));
    const auto& counted = std::get<CategoryTable>(opened.report.result);
    const TableReading& reading = opened.report.reading;
    Answer answer{"columns separated by " + separatorName(opened.cells.separator) + "; " +
                      layoutSentence(reading.layout) + '\n',
                  {{"file", file},
                   {"separator", std::string(1, opened.cells.separator)},
                   {"layout", layoutName(reading.layout)},
                   {"columns", Json::array()},
                   {"categories", Json::array()}}};
    const auto addColumn = [&](std::size_t column, const char* role) {
        const std::string name = columnName(opened, column);
        answer.text += "column " + std::to_string(column + 1) + (name.empty() ? "" : " “" + name + "”") +
                       ": " + role + '\n';
        answer.json["columns"].push_back({{"column", column + 1}, {"name", name}, {"holds", role}});
    };
    if (reading.layout == CsvLayout::Counts) {
        addColumn(reading.column, "names");
        addColumn(reading.countColumn, "counts");
    } else if (reading.layout == CsvLayout::Observations) {
        addColumn(reading.column, "observations");
    }
    Json notes = Json::array();
    for (const TableNote& note : opened.report.notes) {
        const std::string what = core::english(phrase(note));
        answer.text += what + '\n';
        notes.push_back(
            {{"kind", idOf(note.kind)}, {"line", note.line == 0 ? Json() : Json(note.line)}, {"what", what}});
    }
    answer.text += '\n';
    std::int64_t all = 0;
    std::size_t width = std::string("in all").size();
    for (const std::string& name : counted.names)
        width = std::max(width, name.size());
    for (std::size_t i = 0; i < counted.names.size(); ++i) {
        answer.text += padded(counted.names[i], width) + "  " + std::to_string(counted.counts[i]) + '\n';
        answer.json["categories"].push_back({{"name", counted.names[i]}, {"count", counted.counts[i]}});
        all += counted.counts[i];
    }
    answer.text += padded("in all", width) + "  " + std::to_string(all) + '\n';
    answer.json.update(Json{{"n", all}, {"lines_left_out", reading.leftOut}, {"notes", notes}});
    return answer;
}

} // namespace

Run table(CLI::App& command) {
    const auto file = std::make_shared<std::string>();
    command.add_option("file", *file, "A table as text: CSV, TSV, a spreadsheet's Unicode text")->required();
    return [file] { return readTable(*file); };
}

} // namespace cli
