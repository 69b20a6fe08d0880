// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/csv.h"

#include "engine/core/text.h"
#include "engine/core/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <utility>

namespace lessons {

namespace {

using Kind = CsvError::Kind;

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const core::Utf8Character character = core::firstCharacter(text);
        if (!character.valid())
            return false;
        text.remove_prefix(character.bytes);
    }
    return true;
}

std::string fromLatin1(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            result += c;
        } else {
            result += static_cast<char>(0xc0 | byte >> 6);
            result += static_cast<char>(0x80 | (byte & 0x3f));
        }
    }
    return result;
}

/// The separator found outside quotes in the first row that has one.
char separatorOf(std::string_view text) {
    std::array<bool, 128> seen{};
    bool inQuotes = false;
    bool anything = false;
    for (const char c : text) {
        if (c == '"')
            inQuotes = !inQuotes;
        if (!inQuotes && (c == '\n' || c == '\r') && anything)
            break;
        anything = anything || (c != '\n' && c != '\r' && c != ' ');
        if (!inQuotes && static_cast<unsigned char>(c) < seen.size())
            seen[static_cast<std::size_t>(c)] = true;
    }
    for (const char separator : {';', '\t'})
        if (seen[static_cast<std::size_t>(separator)])
            return separator;
    return ',';
}

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";

std::string_view trimmed(std::string_view text) {
    // A byte order mark in the middle, as when files were joined, is a space of no width.
    constexpr std::array<std::string_view, 4> spaces{" ", "\t", "\r", byteOrderMark};
    const auto starts = [&text](std::string_view space) { return text.starts_with(space); };
    const auto ends = [&text](std::string_view space) { return text.ends_with(space); };
    for (auto at = spaces.end(); (at = std::find_if(spaces.begin(), spaces.end(), starts)) != spaces.end();)
        text.remove_prefix(at->size());
    for (auto at = spaces.end(); (at = std::find_if(spaces.begin(), spaces.end(), ends)) != spaces.end();)
        text.remove_suffix(at->size());
    return text;
}

/// What happens to spaces around a cell: people add them for looks, programs only where they matter.
enum class Spaces { Dropped, Kept };

/// Reads cell after cell; quotes may hold separators, line feeds and doubled quotes.
class Reader {
public:
    Reader(std::string_view text, char separator, Spaces spaces)
        : m_text(text), m_separator(separator), m_spaces(spaces) {}

    std::variant<CsvTable, CsvError> read() {
        CsvTable table{m_separator, {}};
        while (m_at < m_text.size()) {
            CsvRow row{m_line, {}};
            row.cells = cells();
            if (m_openQuote)
                return CsvError{Kind::OpenQuote, *m_openQuote, ""};
            take('\r');
            if (take('\n'))
                ++m_line;
            const bool isRemark = row.cells.front().starts_with(csvRemark);
            if (!isRemark && std::any_of(row.cells.begin(), row.cells.end(),
                                         [](const auto& text) { return !text.empty(); }))
                table.rows.push_back(std::move(row));
        }
        if (table.rows.empty())
            return CsvError{Kind::Empty, 0, ""};
        return table;
    }

    /// The cells of the line that begins here; the last is incomplete if a quote is still open.
    std::vector<std::string> cells() {
        std::vector<std::string> row;
        do
            row.push_back(cell());
        while (!m_openQuote && take(m_separator));
        return row;
    }
    bool hasOpenQuote() const { return m_openQuote.has_value(); }
    bool isAtEnd() const { return m_at == m_text.size(); }

private:
    bool take(char c) {
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }
    bool endsCell() const {
        return m_at >= m_text.size() || m_text[m_at] == m_separator || m_text[m_at] == '\n' ||
               m_text[m_at] == '\r';
    }
    std::string cell() {
        while (m_spaces == Spaces::Dropped && m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
        std::string text;
        if (take('"')) {
            const int began = m_line;
            for (;; ++m_at) {
                if (m_at >= m_text.size()) {
                    m_openQuote = began;
                    return text;
                }
                if (m_text[m_at] == '"') {
                    if (m_at + 1 >= m_text.size() || m_text[m_at + 1] != '"')
                        break;
                    ++m_at;
                }
                if (m_text[m_at] == '\n')
                    ++m_line;
                text += m_text[m_at];
            }
            ++m_at; // the closing quote
        }
        while (!endsCell())
            text += m_text[m_at++];
        return m_spaces == Spaces::Kept ? text : std::string(trimmed(text));
    }

    std::string_view m_text;
    char m_separator;
    Spaces m_spaces;
    std::size_t m_at = 0;
    int m_line = 1;
    std::optional<int> m_openQuote; ///< where it began
};

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Whether the text is digits in groups: one to three, then three each, with `mark` between them. A number in
/// thousands never begins with 0, so 0.125 is an eighth.
bool isGrouped(std::string_view text, char mark) {
    if (text.substr(0, 1) == "0")
        return false;
    std::size_t run = 0;
    bool first = true;
    for (const char c : text) {
        if (c == mark) {
            if (run == 0 || run > 3 || (!first && run != 3))
                return false;
            first = false;
            run = 0;
        } else if (isDigit(c)) {
            ++run;
        } else {
            return false;
        }
    }
    return !first && run == 3;
}

/// In bytes; what is longer is prose.
constexpr std::size_t longestNumber = 400;

std::string without(std::string_view text, char mark) {
    std::string result;
    std::copy_if(text.begin(), text.end(), std::back_inserter(result), [mark](char c) { return c != mark; });
    return result;
}

/// Turns the narrow and no-break spaces that spreadsheets put between thousands into plain ones.
std::string withPlainSpaces(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        std::size_t taken = 1;
        char c = text.front();
        for (const std::string_view space : {"\u202f", "\u00a0"})
            if (text.substr(0, space.size()) == space) {
                taken = space.size();
                c = ' ';
            }
        plain += c;
        text.remove_prefix(taken);
    }
    return plain;
}

std::string numberText(double value, char point) {
    if (!std::isfinite(value))
        return "";
    char text[64];
    const auto [end, error] = std::to_chars(text, text + sizeof text, value); // the shortest that reads back
    std::string result(text, end);
    std::replace(result.begin(), result.end(), '.', point);
    return error == std::errc{} ? result : "";
}

/// In quotes where needed: also around what a reader that guesses could take for the separator.
std::string asCell(const std::string& content, char separator) {
    const bool plain = content.find_first_of(std::string("\"\n\r;\t") + separator) == std::string::npos &&
                       trimmed(content) == content;
    if (plain)
        return content;
    std::string quoted = "\"";
    for (const char c : content) {
        quoted += c;
        if (c == '"')
            quoted += '"';
    }
    return quoted + '"';
}

std::string textCell(const std::string& written, char separator) {
    const std::string text = core::withoutHidingCharacters(written, "\n\r\t");
    const bool isFormula = !text.empty() && std::string_view("=+-@").find(text[0]) != std::string_view::npos;
    return asCell(isFormula ? "'" + text : text, separator);
}

} // namespace

std::variant<CsvTable, CsvError> readCsv(std::string_view text, std::optional<char> separator) {
    if (text.size() > maxCsvBytes)
        return CsvError{Kind::TooLarge, 0, ""};
    if (text.find('\0') != std::string_view::npos)
        return CsvError{Kind::NotText, 0, ""};
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    const std::string decoded = isUtf8(text) ? std::string(text) : fromLatin1(text);
    return Reader(decoded, separator.value_or(separatorOf(decoded)), Spaces::Dropped).read();
}

std::optional<double> numberIn(std::string_view cell) {
    cell = trimmed(cell);
    const bool negative = !cell.empty() && cell.front() == '-';
    if (!cell.empty() && (cell.front() == '-' || cell.front() == '+'))
        cell.remove_prefix(1);
    if (cell.empty())
        return std::nullopt;
    if (cell.size() > longestNumber)
        return std::nullopt;
    std::string plain = withPlainSpaces(cell);
    for (const char mark : {' ', '\''})
        if (const auto end = plain.find_first_of(".,");
            isGrouped(std::string_view(plain).substr(0, end), mark))
            plain = without(plain, mark);
    const bool hasPoint = plain.find('.') != std::string::npos;
    const bool hasComma = plain.find(',') != std::string::npos;
    if (hasPoint && hasComma) {
        // The last of the two is the decimal mark.
        const char thousands = plain.rfind('.') > plain.rfind(',') ? ',' : '.';
        const char point = thousands == ',' ? '.' : ',';
        if (!isGrouped(std::string_view(plain).substr(0, plain.find(point)), thousands))
            return std::nullopt;
        plain = without(plain, thousands);
    } else if (isGrouped(plain, '.')) {
        plain = without(plain, '.');
    } else if (isGrouped(plain, ',')) {
        plain = without(plain, ',');
    }
    std::replace(plain.begin(), plain.end(), ',', '.');
    if (!isDigit(plain.front()) && plain.front() != '.')
        return std::nullopt;
    double value = 0;
    const char* const end = plain.data() + plain.size();
    const auto [stop, error] = std::from_chars(plain.data(), end, value);
    if (error != std::errc{} || stop != end || !std::isfinite(value))
        return std::nullopt;
    return negative ? -value : value;
}

std::string writeCsv(const std::vector<std::vector<CsvCell>>& rows, CsvDialect dialect) {
    const char separator = dialect == CsvDialect::German ? ';' : ',';
    const char point = dialect == CsvDialect::German ? ',' : '.';
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0)
                text += separator;
            if (const auto* words = std::get_if<std::string>(&row[i]))
                text += textCell(*words, separator);
            else if (const auto* whole = std::get_if<std::int64_t>(&row[i]))
                text += std::to_string(*whole);
            else
                text += numberText(std::get<double>(row[i]), point);
        }
        text += '\n';
    }
    return text;
}

std::string csvLine(const std::vector<std::string>& cells) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i)
        line.append(i > 0 ? "," : "").append(asCell(cells[i], ','));
    return line + '\n';
}

std::optional<std::vector<std::string>> cellsOfLine(std::string_view line) {
    Reader reader(line, ',', Spaces::Kept);
    auto cells = reader.cells();
    if (reader.hasOpenQuote() || !reader.isAtEnd())
        return std::nullopt;
    return cells;
}

core::Phrase phrase(const CsvError& error) {
    const std::string line = std::to_string(error.line);
    switch (error.kind) {
    case Kind::Empty: return {ENGINE_TEXT("engine", "There is no data in this file."), {}};
    case Kind::TooLarge:
        return {ENGINE_TEXT("engine", "This file is larger than %1 MB, too large for a table of counts."),
                {std::to_string(maxCsvBytes >> 20)}};
    case Kind::NotText:
        return {
            ENGINE_TEXT("engine", "This is not a text file. Save the table as CSV and open the CSV file."),
            {}};
    case Kind::OpenQuote:
        return {ENGINE_TEXT("engine", "Line %1: the quotation mark that opens here is never closed."),
                {line}};
    case Kind::NoNumber:
        return {ENGINE_TEXT("engine", "Line %1: a count is expected here, not “%2”."), {line, error.detail}};
    case Kind::Negative:
        return {ENGINE_TEXT("engine", "Line %1: the count %2 is negative."), {line, error.detail}};
    case Kind::NotWhole:
        return {ENGINE_TEXT("engine", "Line %1: the count %2 is not a whole number."), {line, error.detail}};
    case Kind::TooManyCounted: return {ENGINE_TEXT("engine", "Line %1: the counts are too large."), {line}};
    case Kind::MissingCell: return {ENGINE_TEXT("engine", "Line %1: this row has too few cells."), {line}};
    case Kind::MissingColumn:
        return {ENGINE_TEXT("engine", "There is no column %1 in this table."), {error.detail}};
    case Kind::NoCount:
        return {ENGINE_TEXT("engine", "Line %1 has no count: write 0 where nothing was counted."), {line}};
    case Kind::BarSeparators:
        return {ENGINE_TEXT("engine", "Line %1: separate the columns with commas, semicolons or tabs, "
                                      "not with “|”."),
                {line}};
    case Kind::SpaceSeparators:
        return {ENGINE_TEXT("engine", "Line %1: separate the columns with commas, semicolons or tabs, "
                                      "not with spaces."),
                {line}};
    case Kind::SeveralCounts:
        return {ENGINE_TEXT("engine",
                            "Columns 2 and %1 both hold counts. Keep one column of names and one of "
                            "counts, or a row of names above a single row of counts."),
                {error.detail}};
    case Kind::CountsElsewhere:
        return {ENGINE_TEXT("engine", "Column %1 holds numbers. If they are counts, move them to column 2, "
                                      "beside the names; if not, delete the column."),
                {error.detail}};
    case Kind::SeveralColumns:
        return {ENGINE_TEXT("engine", "Column %1 is not the only one that could be counted. Delete every "
                                      "column but the one you want."),
                {error.detail}};
    case Kind::NumbersAsNames:
        return {ENGINE_TEXT("engine",
                            "Line %1: there is a number where a name is expected. Write the name of "
                            "each category to the left of its count."),
                {line}};
    case Kind::RowNumbers:
        return {
            ENGINE_TEXT("engine",
                        "Column %1 numbers the rows. Delete it, and the names in column 1 will be counted."),
            {error.detail}};
    case Kind::TooManyKinds:
        return {ENGINE_TEXT("engine", "There are more than %1 different categories in this column."),
                {error.detail}};
    }
    return {};
}

} // namespace lessons
