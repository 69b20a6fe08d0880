// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

/// Tables as people and programs write them, together with what they mean. This file knows nothing of the
/// reader: the meaning is chosen first, and then written down in one of many ways.
namespace tests {

/// Categories with their counts, in the order of the table.
using Meaning = std::vector<std::pair<std::string, std::int64_t>>;

struct MadeTable {
    std::string bytes;
    Meaning meaning;
    std::string how; ///< the oddities in it, for a message
    /// Whether everybody would read it in the one way that is meant, so that it must not be refused.
    bool isPlain = true;
    /// Whether it holds no counts at all (percentages, codes), so that it must be refused.
    bool hasNoCounts = false;
};

class TableMaker {
public:
    explicit TableMaker(std::uint64_t seed) : m_random(seed) {}

    MadeTable make() {
        m_made = {};
        chooseMeaning();
        m_separator = pick({",", ";", "\t"});
        m_quotes = odd(8);
        std::vector<std::vector<std::string>> rows;
        const std::uint32_t layout = below(10);
        if (layout < 6)
            rows = countRows();
        else if (layout < 8)
            rows = wideRows();
        else
            rows = observedRows();
        write(rows);
        return m_made;
    }

private:
    std::uint32_t below(std::uint32_t limit) { return m_random.below(limit); }
    /// Once in so many times.
    bool odd(std::uint32_t times) { return below(times) == 0; }
    std::string pick(const std::vector<std::string>& choices) {
        return choices[below(static_cast<std::uint32_t>(choices.size()))];
    }
    void say(const std::string& how) { m_made.how += how + "; "; }
    void strange(const std::string& how) {
        say(how);
        m_made.isPlain = false;
    }

    void chooseMeaning() {
        static const std::vector<std::vector<std::string>> kinds{
            {"round", "wrinkled"},
            {"purple", "white"},
            {"RR", "Rr", "rr"},
            {"round, yellow", "round, green", "wrinkled, yellow", "wrinkled, green"},
            {"rund und gelb", "rund und grün", "kantig und gelb", "kantig und grün"},
            {"M", "MN", "N"},
            {"A", "B", "AB", "0"},
            {"red", "pink", "white"}};
        const auto& names = kinds[below(static_cast<std::uint32_t>(kinds.size()))];
        const std::uint32_t most = pickSize();
        for (const std::string& name : names)
            m_made.meaning.emplace_back(name, 2 + below(most));
        std::int64_t all = 0;
        for (const auto& [name, count] : m_made.meaning)
            all += count;
        // Two ends that equal the rest, or percentages, would have two readings by chance.
        auto& first = m_made.meaning.front().second;
        while (all == 100 || 2 * first == all || 2 * m_made.meaning.back().second == all) {
            ++first;
            ++all;
        }
    }
    std::uint32_t pickSize() {
        switch (below(4)) {
        case 0: return 12;
        case 1: return 400;
        case 2: return 9000;
        default: return 3'000'000;
        }
    }

    static std::string grouped(std::int64_t count, const std::string& mark, std::size_t others = 3) {
        std::string text = std::to_string(count);
        std::string result;
        std::size_t size = 3;
        while (text.size() > size) {
            result = mark + text.substr(text.size() - size) + result;
            text.resize(text.size() - size);
            size = others;
        }
        return text + result;
    }
    static std::string inArabic(std::int64_t count) {
        std::string text;
        for (const char c : std::to_string(count)) {
            text += '\xd9';
            text += static_cast<char>(0xa0 + (c - '0'));
        }
        return text;
    }

    /// How all numbers of one table are written.
    enum class Style {
        Plain,
        Comma,
        Point,
        Apostrophe,
        Curly,
        Space,
        NoBreak,
        Narrow,
        Indian,
        Arabic,
        Zeros,
        CommaZeros,
        Signed,
        Count
    };
    std::string written(std::int64_t count, Style style) {
        const auto mark = [&](const std::string& text) {
            if (count >= 1000 && count < 1'000'000)
                m_made.isPlain = false; // a single mark can be a decimal one
            return grouped(count, text);
        };
        switch (style) {
        case Style::Comma: return mark(",");
        case Style::Point: return mark(".");
        case Style::Apostrophe: return grouped(count, "'");
        case Style::Curly: return grouped(count, "’");
        case Style::Space: return grouped(count, " ");
        case Style::NoBreak: return grouped(count, "\u00a0");
        case Style::Narrow: return grouped(count, "\u202f");
        case Style::Indian:
            if (count >= 1000 && count < 100'000)
                m_made.isPlain = false;
            return grouped(count, ",", 2);
        case Style::Arabic: return inArabic(count);
        case Style::Zeros: return std::to_string(count) + ".0";
        case Style::CommaZeros: return std::to_string(count) + ",00";
        case Style::Signed: return "+" + std::to_string(count);
        default: return std::to_string(count);
        }
    }
    Style pickStyle() {
        if (!odd(2))
            return Style::Plain;
        const auto style = static_cast<Style>(below(static_cast<std::uint32_t>(Style::Count)));
        say("number style " + std::to_string(static_cast<int>(style)));
        return style;
    }

    /// What no count looks like, in the place of one.
    std::string spoilt(std::int64_t count) {
        const std::string number = std::to_string(count);
        const std::string bad = pick({number + "*",
                                      number + " (a)",
                                      "~" + number,
                                      "<" + number,
                                      "n/a",
                                      "NA",
                                      "?",
                                      "-",
                                      "–",
                                      "—",
                                      ".",
                                      "",
                                      number + "?",
                                      number + " ± 3",
                                      "1e3",
                                      "0" + number,
                                      "-" + number,
                                      "(" + number + ")",
                                      number + " plants",
                                      number + "%",
                                      number + " %",
                                      "many",
                                      "null",
                                      "ca. " + number,
                                      ">" + number,
                                      number + ".5",
                                      number + ",25",
                                      "12 34",
                                      number + "a",
                                      "#N/A",
                                      "−" + number,
                                      "1.23E+05",
                                      number + "‰",
                                      number + "†",
                                      "≈" + number});
        m_made.isPlain = false;
        m_made.hasNoCounts = true;
        say("a count as \"" + bad + '"');
        return bad;
    }

    std::vector<std::vector<std::string>> countRows() {
        const Style style = pickStyle();
        std::vector<std::vector<std::string>> rows;
        const bool percent = odd(12);
        const bool spoils = !percent && odd(6);
        const std::size_t spoiltRow = below(static_cast<std::uint32_t>(m_made.meaning.size()));
        std::int64_t all = 0;
        for (const auto& [name, count] : m_made.meaning)
            all += count;
        const std::string share = pick({"percent", "share", "Anteil", "proportion", "%", "Prozent"});
        const int form = static_cast<int>(below(4));
        for (const auto& [name, count] : m_made.meaning) {
            std::string cell = spoils && rows.size() == spoiltRow ? spoilt(count) : written(count, style);
            if (percent)
                cell = shareOf(count, all, form);
            rows.push_back({variantOf(name), cell});
        }
        if (percent) {
            m_made.isPlain = false;
            m_made.hasNoCounts = true;
            say("shares");
        }
        if (!percent && odd(5))
            splitRow(rows, style, spoils);
        const bool header = percent || odd(2);
        if (!percent && odd(3))
            addSum(rows, all, style, spoils);
        if (header)
            rows.insert(rows.begin(),
                        {pick({"phenotype", "Phänotyp", "genotype", "look", ""}),
                         percent ? share : pick({"count", "n", "Anzahl", "observed", "plants"})});
        if (!percent && odd(6))
            addColumn(rows, header, all);
        if (header && odd(8))
            addRowNumbers(rows);
        if (header && odd(6))
            repeatHeader(rows);
        if (odd(10))
            addBlankColumn(rows);
        if (header && odd(8)) {
            rows.insert(rows.begin(), {pick({"My peas", "Class 10b, garden 2", "F2 generation"})});
            say("title");
        }
        return rows;
    }

    /// Two decimals, three decimals, with a sign, or out of 1.
    std::string shareOf(std::int64_t count, std::int64_t all, int form) const {
        const double value = static_cast<double>(count) / static_cast<double>(all);
        char text[40];
        const char* const formats[] = {"%.2f", "%.3f", "%.1f%%", "%.0f %%"};
        std::snprintf(text, sizeof text, form == 0 ? "%.4f" : formats[form], form == 0 ? value : 100 * value);
        return text;
    }

    std::string variantOf(const std::string& name) {
        if (!odd(12))
            return name;
        say("a blank around a name");
        return pick({" " + name, name + " ", name + "\u00a0", name + "\u200b"});
    }

    /// One category in two rows, perhaps with other capitals.
    void splitRow(std::vector<std::vector<std::string>>& rows, Style style, bool spoils) {
        const std::size_t at = below(static_cast<std::uint32_t>(rows.size()));
        auto& [name, count] = m_made.meaning[at];
        if (spoils || count < 4)
            return;
        const std::int64_t part = 1 + below(2);
        std::string again = name;
        if (odd(2) && name.size() > 2) {
            again[0] = static_cast<char>(again[0] - 'a' + 'A');
            strange("other capitals");
        }
        rows[at][1] = written(count - part, style);
        rows.insert(rows.end() - 1, {again, written(part, style)});
        m_made.isPlain = false; // parts can add up to another row
        say("two rows for " + name);
    }

    void addSum(std::vector<std::vector<std::string>>& rows, std::int64_t all, Style style, bool spoils) {
        const std::string name =
            pick({"Total", "total", "TOTAL", "Sum", "Summe", "Gesamt", "insgesamt", "Σ", "n", "N =", "all",
                  "Total (n)", "Total:", "", "Grand total", "Ergebnis", "Summe (n)"});
        const bool wrong = odd(5) && !name.empty();
        say("sum \"" + name + "\"" + (wrong ? " that is wrong" : ""));
        const std::int64_t sum = wrong ? all + 1 : all;
        if (name == "Ergebnis" || name.empty() || spoils)
            m_made.isPlain = false;
        // A wrong sum under a name that may be a category is one, for all that anybody can tell.
        if (wrong && (name == "n" || name == "all" || name == "Ergebnis"))
            return;
        if (wrong)
            strange("refuse");
        if (name == "Ergebnis" && rows.size() < 3)
            return; // two equal halves
        const std::vector<std::string> row{name, written(sum, style)};
        if (odd(4))
            rows.insert(rows.begin(), row);
        else
            rows.push_back(row);
        if (m_made.meaning.size() < 3 && (name == "n" || name == "all" || name.empty()) && rows.size() < 3)
            m_made.isPlain = false;
    }

    void repeatHeader(std::vector<std::vector<std::string>>& rows) {
        say("header again");
        const auto header = rows.front();
        if (header[0].empty())
            m_made.isPlain = false;
        rows.insert(rows.begin() + 2, header);
    }

    void addColumn(std::vector<std::vector<std::string>>& rows, bool header, std::int64_t all) {
        const std::uint32_t which = below(4);
        say("a third column " + std::to_string(which));
        const std::string title = pick({"expected", "percent", "note", "Anteil"});
        for (std::size_t i = 0; i < rows.size(); ++i) {
            std::string cell;
            if (header && i == 0)
                cell = which == 0 ? title : which == 1 ? "expected" : which == 2 ? "note" : "count 2";
            else
                cell = which == 2 ? "seen" : which == 3 ? std::to_string(all / 3 + 1) : "0.25";
            if (which == 3)
                m_made.isPlain = false; // two columns of counts
            rows[i].push_back(cell);
        }
        if (which == 3)
            strange("two counts");
        m_made.isPlain = m_made.isPlain && header;
    }

    void addRowNumbers(std::vector<std::vector<std::string>>& rows) {
        say("row numbers");
        m_made.isPlain = false; // sums and repeated names may break the row of numbers
        const std::string title = pick({"", "id", "#", "no"});
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].insert(rows[i].begin(), i == 0 ? title : std::to_string(i));
    }

    void addBlankColumn(std::vector<std::vector<std::string>>& rows) {
        say("a blank column");
        const std::uint32_t at = below(3);
        for (auto& row : rows)
            row.insert(row.begin() + std::min<std::ptrdiff_t>(at, static_cast<std::ptrdiff_t>(row.size())),
                       "");
    }

    std::vector<std::vector<std::string>> wideRows() {
        const Style style = pickStyle();
        say("wide");
        std::vector<std::vector<std::string>> rows(2);
        std::int64_t all = 0;
        const bool spoils = odd(6);
        const std::size_t spoiltColumn = below(static_cast<std::uint32_t>(m_made.meaning.size()));
        for (const auto& [name, count] : m_made.meaning) {
            rows[0].push_back(name);
            rows[1].push_back(spoils && rows[1].size() == spoiltColumn ? spoilt(count)
                                                                       : written(count, style));
            all += count;
            if (name == "0")
                m_made.isPlain = false; // a number among the names
        }
        if (odd(3)) {
            rows[0].push_back(pick({"Total", "Summe", "n", "Σ"}));
            rows[1].push_back(written(all, style));
            say("sum");
            if (rows[0].size() < 4)
                m_made.isPlain = false;
        }
        return rows;
    }

    std::vector<std::vector<std::string>> observedRows() {
        say("observations");
        std::vector<std::vector<std::string>> rows;
        std::vector<std::string> all;
        // The first of each in the order of the meaning; the others shuffled.
        Meaning few;
        for (auto& [name, count] : m_made.meaning) {
            count = 2 + count % 9;
            few.emplace_back(name, count);
            all.push_back(name);
            if (name.find(',') != std::string::npos && m_separator != ",")
                m_made.isPlain = false; // a comma in the only column separates others
        }
        std::vector<std::string> rest;
        for (const auto& [name, count] : few)
            rest.insert(rest.end(), static_cast<std::size_t>(count - 1), name);
        for (std::size_t i = rest.size(); i > 1; --i)
            std::swap(rest[i - 1], rest[below(static_cast<std::uint32_t>(i))]);
        all.insert(all.end(), rest.begin(), rest.end());
        for (const std::string& name : all)
            rows.push_back({variantOf(name)});
        if (odd(6)) {
            rows.insert(rows.begin() + 1 + below(3), {pick({"NA", "n/a", "?"})});
            say("nothing observed in a row");
        }
        if (odd(8)) {
            rows.push_back({pick({"-", "Total", "25%", "Summe", "—"})});
            strange("no observation at the end");
            m_made.hasNoCounts = true;
        }
        const bool header = odd(2);
        if (odd(3)) {
            say("numbered plants");
            for (std::size_t i = 0; i < rows.size(); ++i)
                rows[i].insert(rows[i].begin(), std::to_string(i + 1));
            if (header)
                rows.insert(rows.begin(), {"plant", "phenotype"});
        } else if (header) {
            rows.insert(rows.begin(), {pick({"phenotype", "Merkmal", "flower", "Blütenfarbe"})});
        }
        return rows;
    }

    std::string cell(const std::string& text) {
        const bool needed = text.find_first_of(m_separator + "\"\n") != std::string::npos;
        if (!needed && !m_quotes)
            return text;
        std::string quoted = "\"";
        for (const char c : text)
            quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
        return quoted + '"';
    }

    void write(const std::vector<std::vector<std::string>>& rows) {
        const std::string end = pick({"\n", "\r\n", "\r"});
        std::string text;
        if (odd(10)) {
            text += "sep=" + m_separator + end;
            say("sep=");
        }
        if (odd(10)) {
            text += "# a remark, with; all" + end;
            say("remark");
        }
        const bool trailing = odd(10) && rows.front().size() > 1;
        for (const auto& row : rows) {
            for (std::size_t i = 0; i < row.size(); ++i)
                text += (i == 0 ? "" : m_separator) + cell(row[i]);
            text += (trailing ? m_separator : "") + end;
        }
        encode(text);
    }

    void encode(const std::string& text) {
        switch (below(6)) {
        case 0:
            say("UTF-8 with a mark");
            m_made.bytes = "\xef\xbb\xbf" + text;
            break;
        case 1:
        case 2: {
            const bool big = odd(2);
            say("UTF-16");
            m_made.bytes = big ? "\xfe\xff" : "\xff\xfe";
            for (std::size_t at = 0; at < text.size();) {
                const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
                unsigned code = byte(at);
                if (code < 0x80)
                    at += 1;
                else if (code < 0xe0)
                    code = (code & 0x1f) << 6 | (byte(at + 1) & 0x3f), at += 2;
                else
                    code = (code & 0x0f) << 12 | (byte(at + 1) & 0x3f) << 6 | (byte(at + 2) & 0x3f), at += 3;
                const char high = static_cast<char>(code >> 8);
                const char low = static_cast<char>(code & 0xff);
                m_made.bytes += big ? high : low;
                m_made.bytes += big ? low : high;
            }
            break;
        }
        default: m_made.bytes = text;
        }
    }

    core::Random m_random;
    MadeTable m_made;
    std::string m_separator;
    bool m_quotes = false;
};

} // namespace tests
