// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/csv/csv.h"

#include "engine/core/utf8.h"
#include "lessons/csv/decode.h"
#include "lessons/csv/number.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace lessons {

namespace {

using Kind = CsvError::Kind;

/// How many of the first lines hold each separator outside quotes.
std::map<char, int> linesWithSeparator(std::string_view text) {
    constexpr int mostLines = 200;
    std::map<char, int> lines;
    std::set<char> seen;
    bool inQuotes = false;
    bool isRemark = text.starts_with(csvRemark);
    int read = 0;
    const auto finish = [&] {
        for (const char separator : seen)
            lines[separator] += isRemark ? 0 : 1;
        seen.clear();
        ++read;
    };
    for (std::size_t at = 0; at < text.size() && read < mostLines; ++at) {
        const char c = text[at];
        if (c == '"')
            inQuotes = !inQuotes;
        if (inQuotes)
            continue;
        if (c == '\n') {
            finish();
            isRemark = text.substr(at + 1).starts_with(csvRemark);
        } else if (c == ';' || c == '\t' || c == ',') {
            seen.insert(c);
        }
    }
    finish();
    return lines;
}

/// The separator that the most lines have; since commas may be decimal ones, they come last.
char separatorOf(std::string_view text) {
    const auto lines = linesWithSeparator(text);
    char best = ',';
    int most = 0;
    for (const char separator : {';', '\t', ','})
        if (const auto found = lines.find(separator); found != lines.end() && found->second > most) {
            best = separator;
            most = found->second;
        }
    return best;
}

/// The separator that a spreadsheet names in a first line of its own, "sep=;"; the line itself remains, so
/// that lines keep their numbers, but is blank.
std::optional<char> takeDeclaredSeparator(std::string& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = trimmedCell(std::string_view(text).substr(0, end));
    // A spreadsheet that knows nothing of it may have quoted the line or added empty cells.
    if (line.starts_with('"'))
        line.remove_prefix(1);
    constexpr std::string_view word = "sep=";
    const bool declares = line.size() >= word.size() &&
                          std::equal(word.begin(), word.end(), line.begin(), [](char wanted, char c) {
                              return c == wanted || (c >= 'A' && c <= 'Z' && c + ('a' - 'A') == wanted);
                          });
    if (!declares)
        return std::nullopt;
    const std::string_view rest = line.substr(word.size());
    char separator = rest.empty() ? '\t' : rest.front();
    if (rest.starts_with("\\t"))
        separator = '\t';
    if (rest.find_first_not_of("\"\\t,; \t|", 1) != std::string_view::npos || separator == '"')
        return std::nullopt;
    text.erase(0, end);
    return separator;
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
        return m_spaces == Spaces::Kept ? text : std::string(trimmedCell(text));
    }

    std::string_view m_text;
    char m_separator;
    Spaces m_spaces;
    std::size_t m_at = 0;
    int m_line = 1;
    std::optional<int> m_openQuote; ///< where it began
};

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
    // Beginnings that would make the file look like another program's document.
    const bool isForeign = content.starts_with('<') || content.starts_with('{') || content.starts_with('%');
    const bool plain = !isForeign &&
                       content.find_first_of(std::string("\"\n\r;\t") + separator) == std::string::npos &&
                       trimmedCell(content) == content;
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
    // A first cell "sep=;" would name the separator.
    std::string declared = text;
    const bool isFormula =
        (!text.empty() && std::string_view("=+-@").find(text[0]) != std::string_view::npos) ||
        takeDeclaredSeparator(declared).has_value();
    return asCell(isFormula ? "'" + text : text, separator);
}

} // namespace

std::variant<CsvTable, CsvError> readCsv(std::string_view bytes, std::optional<char> separator) {
    auto decoded = textIn(bytes);
    if (const auto* error = std::get_if<CsvError>(&decoded))
        return *error;
    auto& text = std::get<std::string>(decoded);
    const auto declared = takeDeclaredSeparator(text);
    if (!separator)
        separator = declared ? declared : separatorOf(text);
    return Reader(text, *separator, Spaces::Dropped).read();
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

} // namespace lessons
