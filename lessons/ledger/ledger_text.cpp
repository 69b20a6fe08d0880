// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/ledger/ledger_text.h"

#include "engine/core/seal.h"
#include "engine/core/text.h"
#include "lessons/csv/csv.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace lessons {

using genotype::DieFace;
using genotype::Genotype;
using genotype::Trait;
using Kind = LedgerFault::Kind;

namespace {

constexpr std::array<std::string_view, 14> columns{"game", "round",  "roll",    "trait", "left",
                                                   "top",  "first",  "rerolls", "face",  "genotype",
                                                   "rule", "preset", "time",    "check"};
/// Without the checksum: all that an earlier version wrote.
constexpr std::size_t earlierColumns = columns.size() - 1;
constexpr std::array<std::string_view, 5> faces{"I", "II", "III", "IV", "M"};
constexpr std::array<std::string_view, rollRuleCount> rules{"breeding", "omari"};
constexpr std::array<std::string_view, 2> answers{"no", "yes"};
constexpr std::array<std::string_view, genotype::traitCount> traits{"R", "F", "G", "T"};

std::string areaText(const LedgerRow& row) {
    if (row.area() == genotype::PoolArea::DeNovo)
        return std::string(1, genotype::letterOf(row.trait)) + '*';
    return std::string(genotype::notation(row.trait, static_cast<Genotype>(row.area())));
}

/// Reads fields from left to right and remembers the first that it cannot read.
class Fields {
public:
    explicit Fields(const std::vector<std::string>& fields) : m_fields(fields) {}

    const std::string& text() { return m_fields[m_next++]; }
    int number(int least, int most) {
        const std::string& field = text();
        int value = 0;
        const char* const end = field.data() + field.size();
        const auto [stop, error] = std::from_chars(field.data(), end, value);
        if (error != std::errc{} || stop != end || value < least || value > most)
            fail();
        return value;
    }
    template <std::size_t N> std::size_t oneOf(const std::array<std::string_view, N>& names) {
        const auto name = std::find(names.begin(), names.end(), text());
        if (name == names.end()) {
            fail();
            return 0;
        }
        return static_cast<std::size_t>(name - names.begin());
    }
    Genotype genotype(Trait trait) {
        const std::string& field = text();
        for (const Genotype one : genotype::allGenotypes)
            if (genotype::notation(trait, one) == field)
                return one;
        fail();
        return Genotype::Heterozygous;
    }
    /// The column of the first fault; empty if there is none.
    std::string fault() const { return m_fault; }
    void fail() {
        if (m_fault.empty())
            m_fault = columns[m_next - 1];
    }

private:
    const std::vector<std::string>& m_fields;
    std::size_t m_next = 0;
    std::string m_fault;
};

std::string checkOf(std::string_view line) {
    constexpr std::size_t digits = 8;
    const std::string sealed = core::sealed(std::string(line) + '\n'); // "line #digits\n"
    return sealed.substr(sealed.size() - 1 - digits, digits);
}

bool fitsItsCheck(std::string_view line) {
    const auto comma = line.rfind(',');
    return comma != std::string_view::npos && checkOf(line.substr(0, comma)) == line.substr(comma + 1);
}

/// `count`: of the fields.
std::variant<LedgerRow, LedgerFault> readRow(std::string_view line, int number, std::size_t count) {
    const auto fields = cellsOfLine(line);
    if (!fields || fields->size() != count)
        return LedgerFault{number, Kind::NotALine, ""};
    Fields reader(*fields);
    LedgerRow row;
    row.game = reader.text();
    row.round = reader.number(1, 99);
    row.number = static_cast<std::uint16_t>(reader.number(1, 65536) - 1);
    row.trait = genotype::allTraits[reader.oneOf(traits)];
    row.parents.left = reader.genotype(row.trait);
    row.parents.top = reader.genotype(row.trait);
    row.first = static_cast<DieFace>(reader.oneOf(faces));
    row.rerolls = reader.number(0, 255);
    row.face = static_cast<DieFace>(reader.oneOf(faces));
    const std::string area = reader.text();
    if (reader.fault().empty() && area != areaText(row))
        reader.fail();
    row.rule = static_cast<RollRule>(reader.oneOf(rules));
    row.preset = reader.oneOf(answers) == 1;
    row.time = reader.text();
    if (!reader.fault().empty())
        return LedgerFault{number, Kind::NotALine, reader.fault()};
    if (!isPossible(row))
        return LedgerFault{number, Kind::Impossible, ""};
    if (count == columns.size() && !fitsItsCheck(line))
        return LedgerFault{number, Kind::Changed, ""};
    return row;
}

/// Whether two rows record the same result of one die; they may have been written at different times.
bool agree(LedgerRow one, const LedgerRow& other) {
    one.time = other.time;
    one.preset = other.preset;
    return one == other;
}

} // namespace

std::string ledgerHeader() {
    return csvLine({columns.begin(), columns.end()});
}

std::string ledgerLine(const LedgerRow& row) {
    const auto name = [](std::string_view one) { return std::string(one); };
    const auto face = [&name](DieFace one) { return name(faces[static_cast<std::size_t>(one)]); };
    std::string line = csvLine({row.game, std::to_string(row.round), std::to_string(row.number + 1),
                                name(traits[static_cast<std::size_t>(row.trait)]),
                                name(genotype::notation(row.trait, row.parents.left)),
                                name(genotype::notation(row.trait, row.parents.top)), face(row.first),
                                std::to_string(row.rerolls), face(row.face), areaText(row),
                                name(rules[static_cast<std::size_t>(row.rule)]),
                                name(answers[row.preset ? 1 : 0]), row.time});
    line.pop_back(); // the line feed
    return line + ',' + checkOf(line) + '\n';
}

std::string toText(const Ledger& ledger) {
    std::string text = ledgerHeader();
    for (const LedgerRow& row : ledger.rows())
        text += ledgerLine(row);
    return text;
}

LedgerReading readLedger(std::string_view text) {
    LedgerReading reading;
    if (text.empty())
        return reading;
    std::map<std::pair<std::string, std::uint16_t>, std::size_t> places;
    int number = 0;
    while (!text.empty()) {
        ++number;
        const auto end = text.find('\n');
        const bool cutOff = end == std::string_view::npos;
        std::string_view line = text.substr(0, end);
        text.remove_prefix(cutOff ? text.size() : end + 1);
        if (!line.empty() && line.back() == '\r')
            line.remove_suffix(1);
        if (number == 1) {
            const std::string header = std::string(line) + '\n';
            reading.isEarlier = header == csvLine({columns.begin(), columns.begin() + earlierColumns});
            if (!reading.isEarlier && header != ledgerHeader()) {
                reading.faults.push_back({1, Kind::NotALedger, ""});
                return reading;
            }
        } else if (cutOff) {
            reading.faults.push_back({number, Kind::CutOff, ""});
        } else if (!line.empty()) {
            const auto row = readRow(line, number, reading.isEarlier ? earlierColumns : columns.size());
            if (const auto* fault = std::get_if<LedgerFault>(&row)) {
                reading.faults.push_back(*fault);
                continue;
            }
            const LedgerRow& die = std::get<LedgerRow>(row);
            const auto [known, isNew] =
                places.try_emplace({die.game, die.number}, reading.ledger.rows().size());
            if (isNew)
                reading.ledger.add(die);
            else if (!agree(die, reading.ledger.rows()[known->second]))
                reading.faults.push_back({number, Kind::Contradicts, ""});
        }
    }
    return reading;
}

core::Phrase phrase(const LedgerFault& fault) {
    const std::string line = std::to_string(fault.line);
    switch (fault.kind) {
    case Kind::NotALedger:
        return {ENGINE_TEXT("engine",
                            "This file is not a dice ledger: its first line does not name the columns."),
                {}};
    case Kind::NotALine:
        if (fault.detail.empty())
            return {ENGINE_TEXT("engine", "Line %1 of the dice ledger does not have the right columns."),
                    {line}};
        return {ENGINE_TEXT("engine", "Line %1 of the dice ledger cannot be read in the column “%2”."),
                {line, fault.detail}};
    case Kind::Impossible:
        return {ENGINE_TEXT("engine", "Line %1 of the dice ledger describes an impossible roll."), {line}};
    case Kind::Changed:
        return {ENGINE_TEXT("engine", "Line %1 of the dice ledger is not what the program wrote."), {line}};
    case Kind::Contradicts:
        return {
            ENGINE_TEXT("engine", "Line %1 of the dice ledger contradicts an earlier line on the same die."),
            {line}};
    case Kind::CutOff:
        return {ENGINE_TEXT("engine",
                            "Line %1, the last of the dice ledger, was cut off while it was being written."),
                {line}};
    }
    return {};
}

} // namespace lessons
