// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/record_text.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

using Kind = ReadFault;

} // namespace

HeaderReader::HeaderReader(std::string_view text, ReadOptions options)
    : m_text(text), m_acceptEdited(options.acceptEdited) {
    if (m_text.size() > maxRecordBytes) {
        m_fault = Fault{.kind = Kind::TooLarge, .detail = {}};
        return;
    }
    if (m_text.substr(0, 3) == "\xef\xbb\xbf") // the byte order mark that some Windows editors write
        m_text.remove_prefix(3);
    if (options.tolerateCutOff)
        m_text = m_text.substr(0, m_text.rfind('\n') + 1);
}

bool HeaderReader::fail(Kind kind, std::string detail) {
    m_fault = Fault{m_line, kind, std::move(detail)};
    return false;
}

bool HeaderReader::nextLine() {
    if (m_text.empty())
        return false;
    if (m_line == maxRecordLines)
        return fail(Kind::TooLarge);
    ++m_line;
    const auto end = m_text.find('\n');
    if (std::min(end, m_text.size()) > maxLineBytes)
        return fail(m_line == 1 ? Kind::NotARecord : Kind::LineTooLong);
    if (end == std::string_view::npos)
        return fail(m_line == 1 && m_text.substr(0, 15) != "genotype-record" ? Kind::NotARecord
                                                                             : Kind::CutOff);
    m_current = m_text.substr(0, end);
    m_text.remove_prefix(end + 1);
    if (!m_current.empty() && m_current.back() == '\r')
        m_current.remove_suffix(1);
    return openSeal();
}

bool HeaderReader::openSeal() {
    if (m_line == 1 && Seal::isOn(m_current))
        m_seal.emplace();
    if (!m_seal)
        return true;
    const auto content = m_seal->checked(m_current);
    if (!content && !m_acceptEdited)
        return fail(Kind::Edited);
    m_current = Seal::removedFrom(m_current);
    return true;
}

bool HeaderReader::nextHeaderLine() {
    while (nextLine())
        if (m_current.empty() || m_current[0] != '#')
            return true;
    if (!m_fault) {
        ++m_line;
        fail(Kind::HeaderCutOff);
    }
    return false;
}

std::optional<std::uint64_t> HeaderReader::field(std::string_view word, std::uint64_t least,
                                                 std::uint64_t most) {
    std::string_view rest = m_current;
    const bool named = takeWord(rest) == word;
    const auto value = named ? plainNumber(rest) : std::nullopt;
    if (value && *value >= least && *value <= most)
        return value;
    std::string wanted(word);
    wanted += ' ';
    if (most == UINT64_MAX)
        wanted += "(a number)";
    else
        wanted.append(std::to_string(least)).append("-").append(std::to_string(most));
    expected(std::move(wanted));
    return {};
}

bool HeaderReader::readForm() {
    if (!nextLine()) {
        if (!m_fault) {
            m_line = 1;
            fail(Kind::NotARecord);
        }
        return false;
    }
    std::string_view rest = m_current;
    if (takeWord(rest) != "genotype-record" || !plainNumber(rest))
        return fail(Kind::NotARecord);
    if (*plainNumber(rest) != recordFormat)
        return fail(Kind::OtherFormat, std::to_string(*plainNumber(rest)));
    return nextHeaderLine();
}

bool HeaderReader::readBeginning(std::string_view id, std::string_view recordName, int catalogueVersion,
                                 std::string& title) {
    if (!readForm())
        return false;
    if (const auto game = gameNamed()) {
        if (*game != id)
            return fail(Kind::OtherGame, excerpt(*game));
        if (!nextHeaderLine())
            return false;
    } else if (!recordName.empty()) {
        return fail(Kind::OtherGame);
    }
    const auto catalogue = field("catalogue", 0, UINT64_MAX);
    if (!catalogue)
        return false;
    if (*catalogue != static_cast<std::uint64_t>(catalogueVersion))
        return fail(Kind::OtherCatalogue, std::to_string(*catalogue));
    if (!nextHeaderLine())
        return false;
    return !lineBegins("title ") || (readQuoted(m_current.substr(6), title) && nextHeaderLine());
}

bool HeaderReader::readSeats(int players, std::vector<SeatInfo>& seats) {
    for (int seat = 1; seat <= players; ++seat) {
        SeatInfo info;
        if (!readSeat(seat, info) || !nextHeaderLine())
            return false;
        seats.push_back(std::move(info));
    }
    return m_current.empty() || expected("an empty line");
}

bool HeaderReader::readNumber(std::string_view word, std::string& number) {
    std::string_view rest = m_current;
    const bool named = takeWord(rest) == word;
    std::string_view first = rest;
    if (named && takeWord(first) == hiddenWord)
        return fail(Kind::DiceHidden);
    if (!named || !isCommitmentNumber(rest))
        return expected(std::string(word) + " (64 hexadecimal digits)");
    number = rest;
    return true;
}

bool HeaderReader::readCommitment(std::optional<DiceCommitment>& sealedDice) {
    if (!lineBegins("commitment "))
        return true;
    DiceCommitment read;
    if (!readNumber("commitment", read.commitment) || !nextHeaderLine())
        return false;
    if (!lineBegins("word "))
        return expected("word \"pea\"");
    if (!readQuoted(m_current.substr(5), read.word))
        return false;
    if (read.word.empty())
        return expected("word \"pea\"");
    if (!nextHeaderLine() || !readNumber("key", read.key) || !nextHeaderLine() ||
        !readNumber("material", read.material) || !nextHeaderLine())
        return false;
    sealedDice = std::move(read);
    return true;
}

bool HeaderReader::readSeat(int seat, SeatInfo& info) {
    std::string_view rest = m_current;
    const bool named = takeWord(rest) == "seat" && plainNumber(takeWord(rest)) == seat;
    const std::string_view kind = takeWord(rest);
    const bool coloured = takeWord(rest) == "colour";
    const auto colour = plainNumber(takeWord(rest));
    if (!named || !isValidKind(kind) || !coloured || !colour || *colour >= maxSeatColours)
        return expected("seat " + std::to_string(seat) + " person colour 0 \"name\"");
    info.kind = kind;
    info.colour = static_cast<int>(*colour);
    return readQuoted(rest, info.name);
}

bool HeaderReader::readQuoted(std::string_view text, std::string& result) {
    if (text.size() < 2 || text.front() != '"' || text.back() != '"')
        return expected("a text in quotation marks");
    text = text.substr(1, text.size() - 2);
    result.clear();
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"')
            return expected("a text in quotation marks");
        if (text[i] == '\\' && (++i == text.size() || (text[i] != '"' && text[i] != '\\')))
            return expected("\\\" or \\\\");
        result += text[i];
    }
    return isValidName(result) || fail(Kind::BadName);
}

std::optional<std::string> gameOfRecord(std::string_view text) {
    HeaderReader lines(text, {.acceptEdited = true}); // faults in the rest are reported when it is read
    if (lines.fault() || !lines.readForm())
        return {};
    return std::string(lines.gameNamed().value_or(""));
}

} // namespace core
