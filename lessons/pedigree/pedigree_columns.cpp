// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/pedigree/pedigree_columns.h"

#include "engine/core/text.h"
#include "lessons/csv/csv.h"
#include "lessons/csv/names.h"
#include "lessons/pedigree/pedigree_codes.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace lessons::pedigree {

using core::Phrase;

namespace {

constexpr std::size_t roles = 7;
constexpr std::size_t noColumn = static_cast<std::size_t>(-1);

bool isNobody(const std::string& parent) {
    constexpr std::array<std::string_view, 8> marks{"", "0", "na", ".", "-9", "-", "?", "unknown"};
    return std::ranges::find(marks, std::string_view(foldedName(parent))) != marks.end();
}

CsvRow spacedRow(int line, std::string_view text) {
    CsvRow row{line, {}};
    for (;;) {
        text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
        if (text.empty())
            return row;
        const std::size_t stop = std::min(text.find_first_of(" \t"), text.size());
        row.cells.emplace_back(text.substr(0, stop));
        text.remove_prefix(stop);
    }
}

std::map<Role, std::size_t> rolesIn(const CsvRow& header) {
    std::map<Role, std::size_t> places;
    bool hasMid = false;
    bool hasOtherFather = false;
    for (const std::string& cell : header.cells) {
        hasMid = hasMid || nameOfColumn(cell) == "mid";
        const std::string name = nameOfColumn(cell);
        hasOtherFather = hasOtherFather || (name != "fid" && roleOf(name) == Role::Father);
    }
    for (std::size_t i = 0; i < header.cells.size(); ++i) {
        const std::string name = nameOfColumn(header.cells[i]);
        auto role = roleOf(name);
        if (!role)
            continue;
        if (name == "fid" && hasMid && !hasOtherFather)
            role = Role::Father; // beside a mother's id
        // In kinship2, "status" says who is alive, beside "affected".
        if (*role == Role::Status && name == "affected")
            places[*role] = i;
        else
            places.try_emplace(*role, i);
    }
    return places;
}

bool isHeader(const CsvRow& row) {
    const auto places = rolesIn(row);
    return row.cells.size() >= 4 && places.size() >= 4 && places.contains(Role::Id);
}

bool isSixColumns(const CsvRow& row) {
    const auto status = [&](std::string_view cell) { return cell == "0" || cell == "1" || statusIn(cell); };
    return row.cells.size() >= 6 && sexIn(row.cells[4]) && status(row.cells[5]);
}

class ColumnReader {
public:
    std::optional<ColumnsReading> read(std::string_view text);

private:
    void takeHeader();
    void checkWidth();
    std::string cellOf(const CsvRow& row, Role role) const {
        const std::size_t at = m_places[static_cast<std::size_t>(role)];
        return at < row.cells.size() ? row.cells[at] : std::string();
    }
    std::size_t place(Role role) const { return m_places[static_cast<std::size_t>(role)]; }
    void readRow(const CsvRow& row);
    void decideCodes();
    void complain(int line, Phrase what) { m_reading.faults.push_back({line, std::move(what)}); }
    void note(int line, Phrase what) { m_reading.notes.push_back({line, std::move(what)}); }

    ColumnsReading m_reading;
    std::vector<CsvRow> m_rows;
    std::array<std::size_t, roles> m_places{0, 1, 2, 3, 4, 5, noColumn};
    std::string m_statusName;
    bool m_zeroIsUnaffected = false;
    std::string m_family;
};

/// The lines as cells; remarks and empty lines are left out, but not a line of names that begins with #.
std::vector<CsvRow> rowsOf(std::string_view text) {
    std::string kept;
    bool first = true;
    std::string_view firstLine;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const auto begin = line.find_first_not_of(" \t");
        if (begin != std::string_view::npos && line[begin] == '#') {
            const std::string_view names = line.substr(begin + 1);
            line = first && isHeader(spacedRow(1, names)) ? names : std::string_view();
        }
        if (first && line.find_first_not_of(" \t") != std::string_view::npos) {
            first = false;
            firstLine = line;
        }
        kept.append(line).append("\n");
    }
    for (const char separator : {',', ';', '\t'}) {
        if (firstLine.find(separator) == std::string_view::npos)
            continue;
        auto table = readCsv(kept, separator);
        if (auto* cells = std::get_if<CsvTable>(&table)) {
            const std::size_t width = cells->rows.front().cells.size();
            const bool even = std::ranges::all_of(
                cells->rows, [width](const CsvRow& row) { return row.cells.size() == width; });
            if (width >= 3 && (separator != '\t' || even))
                return std::move(cells->rows);
        }
    }
    std::vector<CsvRow> rows;
    int number = 1;
    for (std::string_view rest = kept; !rest.empty(); ++number) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        CsvRow row = spacedRow(number, rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        // A remark behind the columns.
        if (const auto remark =
                std::ranges::find_if(row.cells, [](const auto& c) { return c.starts_with('#'); });
            remark != row.cells.end())
            row.cells.erase(remark, row.cells.end());
        if (!row.cells.empty())
            rows.push_back(std::move(row));
    }
    return rows;
}

void ColumnReader::takeHeader() {
    const auto places = rolesIn(m_rows.front());
    m_places.fill(noColumn);
    for (const auto& [role, column] : places)
        m_places[static_cast<std::size_t>(role)] = column;
    const int line = m_rows.front().line;
    for (const auto& [role, name] : {std::pair{Role::Father, "father"}, std::pair{Role::Mother, "mother"},
                                     std::pair{Role::Sex, "sex"}, std::pair{Role::Status, "affected"}})
        if (place(role) == noColumn)
            complain(line,
                     {ENGINE_TEXT("engine", "This line names no column “%1”. Needed are the columns id, "
                                            "father, mother, sex and affected."),
                      {name}});
    m_statusName = cellOf(m_rows.front(), Role::Status);
    std::string others;
    for (std::size_t i = 0; i < m_rows.front().cells.size(); ++i)
        if (std::ranges::find(m_places, i) == m_places.end())
            others += (others.empty() ? "“" : ", “") + m_rows.front().cells[i] + "”";
    if (!others.empty())
        note(line, {ENGINE_TEXT("engine", "These columns are not read: %1."), {others}});
    m_rows.erase(m_rows.begin());
}

/// Six columns, and behind them pairs of alleles or genotypes of two letters.
void ColumnReader::checkWidth() {
    constexpr std::size_t columns = 6;
    const std::size_t width = m_rows.front().cells.size();
    const auto isAllele = [](const std::string& cell) {
        return cell.size() <= 3 && cell.find_first_not_of("ACGTNIDacgtn0123456789-./|") == std::string::npos;
    };
    bool alleles = true;
    bool pairs = true; // two letters in one cell
    for (const CsvRow& row : m_rows) {
        for (std::size_t i = columns; i < row.cells.size(); ++i) {
            alleles = alleles && isAllele(row.cells[i]);
            pairs = pairs && (row.cells[i].size() == 2 || row.cells[i].size() == 3 || row.cells[i] == "0");
        }
        if (row.cells.size() == width && width >= columns)
            continue;
        complain(row.line,
                 {ENGINE_TEXT("engine", "This line has another number of columns than the first one. "
                                        "Each line needs family, person, father, mother, sex and "
                                        "status; genotypes may follow."),
                  {}});
    }
    if (width <= columns || !m_reading.faults.empty())
        return;
    if (!alleles || (width % 2 != 0 && !pairs))
        complain(
            m_rows.front().line,
            {ENGINE_TEXT("engine", "This file has %1 columns. Family, person, father, mother, sex and "
                                   "status are read; only genotypes may follow. Delete the other columns, "
                                   "or name all columns in a first line."),
             {std::to_string(width)}});
    else
        note(0, {ENGINE_TEXT("engine", "Columns 7 to %1 hold genotypes and are not read."),
                 {std::to_string(width)}});
}

/// What 0 and 1 mean depends on the other codes.
void ColumnReader::decideCodes() {
    int sexZero = 0;
    int statusCode = 0;
    bool hasTwo = false;
    bool hasWords = false;
    bool hasZero = false;
    bool hasOne = false;
    bool sexIsClear = false;
    for (const CsvRow& row : m_rows) {
        const std::string sex = foldedName(cellOf(row, Role::Sex));
        sexIsClear = sexIsClear || sex == "2" || (sex.size() > 0 && sex[0] >= 'a');
        if (sex == "0" && sexZero == 0)
            sexZero = row.line;
        const std::string status = foldedName(cellOf(row, Role::Status));
        hasTwo = hasTwo || status == "2";
        hasZero = hasZero || status == "0";
        hasOne = hasOne || status == "1";
        hasWords = hasWords || (!status.empty() && status[0] >= 'a' && statusIn(status) &&
                                statusIn(status) != Status::Unknown);
        if ((status == "0" || status == "1") && statusCode == 0)
            statusCode = row.line;
    }
    if (sexZero != 0 && !sexIsClear)
        complain(sexZero, {ENGINE_TEXT("engine", "Nobody has the sex 2, so it is not clear whether 0 means "
                                                 "unknown or is a sex. Write male, female or unknown."),
                           {}});
    if (statusCode == 0 || hasTwo)
        return;
    const std::string name = nameOfColumn(m_statusName);
    const bool saysYes = name == "affected" || name == "aff" || name == "betroffen" || name == "krank";
    if (saysYes && hasZero && hasOne && !hasWords) {
        m_zeroIsUnaffected = true;
        note(0, {ENGINE_TEXT("engine", "In the column “%1”, 0 is read as unaffected and 1 as affected."),
                 {m_statusName}});
        return;
    }
    complain(statusCode,
             {ENGINE_TEXT("engine", "Nobody has the status 2, so it is not clear what 0 and 1 mean: 1 is "
                                    "unaffected in files with 1 and 2, and affected in files with 0 and 1. "
                                    "Write affected, unaffected or unknown."),
              {}});
}

void ColumnReader::readRow(const CsvRow& row) {
    const std::string family = cellOf(row, Role::Family);
    if (&row == &m_rows.front())
        m_family = family;
    else if (m_family != family)
        complain(row.line,
                 {ENGINE_TEXT("engine", "A file holds one family: here begins “%1”, above it was “%2”. "
                                        "Keep the lines of one family."),
                  {family, m_family}});
    const std::string twin = foldedName(cellOf(row, Role::Twin));
    if (!isNobody(twin))
        complain(row.line, twinFault());
    Entry entry{row.line, {cellOf(row, Role::Id), Sex::Unknown, Status::Unknown, {}, {}}, {}, {}};
    for (const auto& [role, parent] :
         {std::pair{Role::Father, &entry.father}, std::pair{Role::Mother, &entry.mother}})
        if (const std::string id = cellOf(row, role); !isNobody(id))
            *parent = id;
    const std::string sexCell = cellOf(row, Role::Sex);
    if (const auto sex = sexIn(sexCell))
        entry.person.sex = *sex;
    else
        complain(row.line, {ENGINE_TEXT("engine", "“%1” is not a sex: 1 is male, 2 is female, 0 is unknown."),
                            {sexCell}});
    const std::string statusCell = cellOf(row, Role::Status);
    if (statusCell == "0")
        entry.person.status = m_zeroIsUnaffected ? Status::Unaffected : Status::Unknown;
    else if (statusCell == "1")
        entry.person.status = m_zeroIsUnaffected ? Status::Affected : Status::Unaffected;
    else if (const auto status = statusIn(statusCell))
        entry.person.status = *status;
    else
        complain(
            row.line,
            {ENGINE_TEXT("engine", "“%1” is not a status: 1 is unaffected, 2 is affected, 0 is unknown."),
             {statusCell}});
    m_reading.entries.push_back(std::move(entry));
}

std::optional<ColumnsReading> ColumnReader::read(std::string_view text) {
    m_rows = rowsOf(text);
    if (m_rows.empty())
        return std::nullopt;
    if (isHeader(m_rows.front())) {
        takeHeader();
    } else {
        if (std::ranges::none_of(m_rows, isSixColumns)) {
            if (text.find_first_of(",;") == std::string_view::npos || m_rows.front().cells.size() < 3)
                return std::nullopt;
            complain(m_rows.front().line,
                     {ENGINE_TEXT("engine", "The first line of a file with columns names them: id, father, "
                                            "mother, sex and affected."),
                      {}});
            return std::move(m_reading);
        }
        checkWidth();
    }
    if (!m_reading.faults.empty())
        return std::move(m_reading);
    decideCodes();
    for (const CsvRow& row : m_rows)
        readRow(row);
    return std::move(m_reading);
}

} // namespace

core::Phrase twinFault() {
    return {ENGINE_TEXT("engine",
                        "Twins cannot be described: identical ones have the same genotypes, and count "
                        "as one. Keep one of them, and describe other twins as brothers and sisters."),
            {}};
}

std::optional<ColumnsReading> readColumns(std::string_view text) {
    return ColumnReader().read(text);
}

} // namespace lessons::pedigree
