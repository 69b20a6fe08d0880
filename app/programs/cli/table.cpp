// SPDX-License-Identifier: GPL-3.0-or-later
#include "table.h"

#include "lessons/csv/counts.h"
#include "lessons/csv/names.h"
#include "numbers.h"
#include "output.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cli {

using namespace lessons;
using nlohmann::ordered_json;

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

std::string columnText(const OpenedTable& opened, std::size_t column, const char* what) {
    const std::string name = columnName(opened, column);
    return "column " + std::to_string(column + 1) + (name.empty() ? "" : " “" + name + "”") + ": " + what;
}

std::string textOf(const OpenedTable& opened, const CategoryTable& counted) {
    const TableReading& reading = opened.report.reading;
    std::string text = "columns separated by " + separatorName(opened.cells.separator) + "; " +
                       layoutSentence(reading.layout) + '\n';
    if (reading.layout == CsvLayout::Counts)
        text += columnText(opened, reading.column, "names") + '\n' +
                columnText(opened, reading.countColumn, "counts") + '\n';
    else if (reading.layout == CsvLayout::Observations)
        text += columnText(opened, reading.column, "observations") + '\n';
    for (const TableNote& note : opened.report.notes)
        text += core::english(phrase(note)) + '\n';
    text += '\n';
    std::int64_t all = 0;
    std::size_t width = std::string("in all").size();
    for (const std::string& name : counted.names)
        width = std::max(width, name.size());
    for (std::size_t i = 0; i < counted.names.size(); ++i) {
        text += padded(counted.names[i], width) + "  " + std::to_string(counted.counts[i]) + '\n';
        all += counted.counts[i];
    }
    return text + padded("in all", width) + "  " + std::to_string(all) + '\n';
}

ordered_json jsonOf(const TableOptions& options, const OpenedTable& opened, const CategoryTable& counted) {
    const TableReading& reading = opened.report.reading;
    ordered_json columns = ordered_json::array();
    const auto add = [&](std::size_t column, const char* role) {
        columns.push_back({{"column", column + 1}, {"name", columnName(opened, column)}, {"holds", role}});
    };
    if (reading.layout == CsvLayout::Counts) {
        add(reading.column, "names");
        add(reading.countColumn, "counts");
    } else if (reading.layout == CsvLayout::Observations) {
        add(reading.column, "observations");
    }
    ordered_json categories = ordered_json::array();
    std::int64_t all = 0;
    for (std::size_t i = 0; i < counted.names.size(); ++i) {
        categories.push_back({{"name", counted.names[i]}, {"count", counted.counts[i]}});
        all += counted.counts[i];
    }
    ordered_json notes = ordered_json::array();
    for (const TableNote& note : opened.report.notes)
        notes.push_back({{"kind", idOf(note.kind)},
                         {"line", note.line == 0 ? ordered_json(nullptr) : ordered_json(note.line)},
                         {"what", core::english(phrase(note))}});
    return {{"file", options.file},
            {"separator", std::string(1, opened.cells.separator)},
            {"layout", layoutName(reading.layout)},
            {"columns", columns},
            {"categories", categories},
            {"n", all},
            {"lines_left_out", reading.leftOut},
            {"notes", notes}};
}

} // namespace

CLI::App* addTable(CLI::App& program, TableOptions& options) {
    CLI::App* const command = program.add_subcommand(
        "table", "Print how a table of counts or observations is read (see lessons/csv/README.md)");
    command->add_option("file", options.file, "A table as text: CSV, TSV, a spreadsheet's Unicode text")
        ->required();
    command->add_flag("--json", options.json, "Print one JSON object")->disable_flag_override();
    return command;
}

void table(const TableOptions& options) {
    // One byte more than the limit, so that the reader says what the limit is.
    const OpenedTable opened = openTable(readFile(options.file, maxCsvBytes + 1));
    if (const auto* error = std::get_if<CsvError>(&opened.report.result))
        throw UserError(options.file + (error->line == 0 ? "" : ':' + std::to_string(error->line)) + ": " +
                        core::english(phrase(*error)));
    const auto& counted = std::get<CategoryTable>(opened.report.result);
    print(
        options.json
            ? jsonOf(options, opened, counted).dump(-1, ' ', false, ordered_json::error_handler_t::replace) +
                  '\n'
            : textOf(opened, counted));
}

} // namespace cli
